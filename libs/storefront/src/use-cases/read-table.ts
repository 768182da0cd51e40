import { NotFound } from '@svc/kernel';
import { presentTable, type PublicTable } from '../domain/content.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ContentReader } from '../ports/content-reader';

/** `GET /store/tables/{slug}` (§4.1). */
export class ReadTable {
  constructor(private readonly content: ContentReader) {}

  /** @throws NotFound when no such table is published */
  async execute({ store, slug }: { store: StoreProfile; slug: string }): Promise<PublicTable> {
    const table = await this.content.table(store.workspaceId, slug);
    if (!table) throw new NotFound('table');
    return presentTable(table);
  }
}
