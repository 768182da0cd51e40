import { NotFound } from '@svc/kernel';
import { presentCatalog, type PublicCatalog } from '../domain/content.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ContentReader } from '../ports/content-reader';

/** `GET /store/catalogs/{slug}` (§4.1). */
export class ReadCatalog {
  constructor(private readonly content: ContentReader) {}

  /** @throws NotFound when no such media catalog is published */
  async execute({ store, slug }: { store: StoreProfile; slug: string }): Promise<PublicCatalog> {
    const catalog = await this.content.catalog(store.workspaceId, slug);
    if (!catalog) throw new NotFound('catalog');
    return presentCatalog(catalog);
  }
}
