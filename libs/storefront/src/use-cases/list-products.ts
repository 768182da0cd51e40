import type { Moment } from '../domain/moment';
import { presentProductSummary, type PublicProductSummary } from '../domain/product-summary.view';
import type { StoreProfile } from '../domain/store-profile';
import type { ProductReader } from '../ports/catalogue-readers';

export interface ListProductsQuery {
  store: StoreProfile;
  now: Moment;
  /** UTC with six fractional digits. */
  updatedSince?: string;
  /** Of a delta; the full list is unpaged (D-27). */
  limit: number;
}

/** `GET /store/products`: the whole list in display order, or what changed since a moment, oldest change first (§4.1 r2). */
export class ListProducts {
  constructor(private readonly products: ProductReader) {}

  async execute({ store, now, updatedSince, limit }: ListProductsQuery): Promise<PublicProductSummary[]> {
    const sources =
      updatedSince === undefined
        ? await this.products.list(store.workspaceId)
        : await this.products.changedSince(store.workspaceId, updatedSince, limit);
    return sources.map((source) => presentProductSummary(source, store, now));
  }
}
