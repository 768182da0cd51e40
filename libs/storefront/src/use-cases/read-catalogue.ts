import { NotFound } from '@svc/kernel';
import { presentCollectionSummary, type PublicCollectionDetail, type PublicCollectionSummary } from '../domain/collection.view';
import { presentDeliveryZone, type DeliveryZone } from '../domain/delivery-zone.view';
import type { Moment } from '../domain/moment';
import { presentProductSummary, type PublicProductSummary } from '../domain/product-summary.view';
import { presentProduct, type PublicProduct } from '../domain/product.view';
import type { StoreProfile } from '../domain/store-profile';
import type { CollectionReader, DeliveryZoneReader, ProductReader } from '../ports/catalogue-readers';

export interface ListProductsQuery {
  store: StoreProfile;
  now: Moment;
  /** UTC with six fractional digits. */
  updatedSince?: string;
  /** Of a delta; the full list is unpaged (D-27). */
  limit: number;
}

/** The reads of products and collections (§4.1). */
export class ReadProducts {
  constructor(
    private readonly products: ProductReader,
    private readonly collectionReader: CollectionReader,
  ) {}

  /** `GET /store/products`: the whole list in display order, or what changed since a moment, oldest change first (§4.1 r2). */
  async list({ store, now, updatedSince, limit }: ListProductsQuery): Promise<PublicProductSummary[]> {
    const { workspaceId } = store;
    const sources = await (updatedSince === undefined ? this.products.list(workspaceId) : this.products.changedSince(workspaceId, updatedSince, limit));
    return sources.map((source) => presentProductSummary(source, store, now));
  }

  /**
   * `GET /store/products/{slug}`; a package is read here, too (decisions 3.16).
   * @throws NotFound when no such product is published
   */
  async find({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicProduct> {
    const source = await this.products.find(store.workspaceId, slug);
    if (!source) throw new NotFound('product');
    return presentProduct(source, store, now);
  }

  /** `GET /store/collections`: all of them, in display order (D-32). */
  async collections({ store }: { store: StoreProfile }): Promise<PublicCollectionSummary[]> {
    const sources = await this.collectionReader.list(store.workspaceId);
    return sources.map(presentCollectionSummary);
  }

  /**
   * `GET /store/collections/{slug}` (§2.5).
   * @throws NotFound when no such collection is published
   */
  async collection({ store, slug, now }: { store: StoreProfile; slug: string; now: Moment }): Promise<PublicCollectionDetail> {
    const found = await this.collectionReader.find(store.workspaceId, slug);
    if (!found) throw new NotFound('collection');
    return {
      collection: presentCollectionSummary(found.collection),
      products: found.products.map((source) => presentProductSummary(source, store, now)),
    };
  }
}

/** `GET /store/delivery-zones`: all that can be charged in an accepted currency, in display order (decisions 3.5). */
export class ListDeliveryZones {
  constructor(private readonly zones: DeliveryZoneReader) {}

  async execute({ store }: { store: StoreProfile }): Promise<DeliveryZone[]> {
    const sources = await this.zones.list(store.workspaceId);
    return sources.flatMap((source, sort) => presentDeliveryZone(source, sort, store) ?? []);
  }
}
