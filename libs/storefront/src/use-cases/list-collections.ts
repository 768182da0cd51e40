import { presentCollectionSummary, type PublicCollectionSummary } from '../domain/collection.view';
import type { StoreProfile } from '../domain/store-profile';
import type { CollectionReader } from '../ports/catalogue-readers';

/** `GET /store/collections`: all of them, in display order (D-32). */
export class ListCollections {
  constructor(private readonly collections: CollectionReader) {}

  async execute({ store }: { store: StoreProfile }): Promise<PublicCollectionSummary[]> {
    const sources = await this.collections.list(store.workspaceId);
    return sources.map(presentCollectionSummary);
  }
}
