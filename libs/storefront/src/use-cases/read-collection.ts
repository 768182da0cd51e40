import { NotFound } from '@svc/kernel';
import { presentCollectionSummary, type PublicCollectionDetail } from '../domain/collection.view';
import type { Moment } from '../domain/moment';
import { presentProductSummary } from '../domain/product-summary.view';
import type { StoreProfile } from '../domain/store-profile';
import type { CollectionReader } from '../ports/catalogue-readers';

/** `GET /store/collections/{slug}` (§2.5). */
export class ReadCollection {
  constructor(private readonly collections: CollectionReader) {}

  /** @throws NotFound when no such collection is published */
  async execute({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicCollectionDetail> {
    const found = await this.collections.find(store.workspaceId, slug);
    if (!found) throw new NotFound('collection');
    return {
      collection: presentCollectionSummary(found.collection),
      products: found.products.map((source) => presentProductSummary(source, store, now)),
    };
  }
}
