import { type Dependencies, NotFound } from '@svc/kernel';
import { presentCollectionSummary, type PublicCollectionDetail, type PublicCollectionSummary } from '../domain/collection.view';
import { presentDeliveryZone, type DeliveryZone } from '../domain/delivery-zone.view';
import type { Moment } from '../domain/moment';
import { presentProductSummary, type PublicProductSummary } from '../domain/product-summary.view';
import { presentProduct, type PublicProduct } from '../domain/product.view';
import { countedIn } from '../domain/product-source';
import type { StoreProfile } from '../domain/store-profile';
import type { CollectionReader, DeliveryZoneReader, ProductReader } from '../ports/catalogue-readers';

export interface ListProductsQuery {
  store: StoreProfile;
  now: Moment;
  dependsOn?: Dependencies;
  /** UTC with six fractional digits. */
  updatedSince?: string;
  /** Page size of a delta; the full list has no pages (D-27). */
  limit: number;
}

/** One thing of a store by its slug. */
interface ThingQuery {
  store: StoreProfile;
  slug: string;
  now: Moment;
  dependsOn?: Dependencies;
}

/**
 * Reads products and collections (§4.1). Summaries show only sold-out states, which are changes of the product (D-27); a single product
 * shows its stock.
 */
export class ReadProducts {
  constructor(
    private readonly products: ProductReader,
    private readonly collectionReader: CollectionReader,
  ) {}

  /** `GET /store/products`: the whole list in display order, or the products changed since a moment, oldest change first (§4.1 r2). */
  async list({ store, now, dependsOn, updatedSince, limit }: ListProductsQuery): Promise<PublicProductSummary[]> {
    const { workspaceId } = store;
    dependsOn?.add({ kinds: ['product'] });
    const sources = await (updatedSince === undefined
      ? this.products.list(workspaceId)
      : this.products.changedSince(workspaceId, updatedSince, limit));
    return sources.map((source) => presentProductSummary(source, store, now));
  }

  /**
   * `GET /store/products/{slug}`; a package is read here, too (decisions 3.16 packages).
   * @throws NotFound when no such product is published
   */
  async find({ store, slug, now, dependsOn }: ThingQuery): Promise<PublicProduct> {
    const source = await this.products.find(store.workspaceId, slug);
    if (!source) throw new NotFound('product');
    dependsOn?.add({ ids: countedIn(source) });
    return presentProduct(source, store, now);
  }

  /** `GET /store/collections`: all of them, in display order (D-32). */
  async collections({ store, dependsOn }: Omit<ThingQuery, 'slug' | 'now'>): Promise<PublicCollectionSummary[]> {
    dependsOn?.add({ kinds: ['collection', 'product'] });
    const sources = await this.collectionReader.list(store.workspaceId);
    return sources.map(presentCollectionSummary);
  }

  /**
   * `GET /store/collections/{slug}` (§2.5).
   * @throws NotFound when no such collection is published
   */
  async collection({ store, slug, now, dependsOn }: ThingQuery): Promise<PublicCollectionDetail> {
    const stored = await this.collectionReader.find(store.workspaceId, slug);
    if (!stored) throw new NotFound('collection');
    dependsOn?.add({ ids: [stored.collection.id], kinds: ['product'] });
    return {
      collection: presentCollectionSummary(stored.collection),
      products: stored.products.map((source) => presentProductSummary(source, store, now)),
    };
  }
}

/** `GET /store/delivery-zones`: all that can be charged in an accepted currency, in display order (decisions 3.5 DeliveryZone). */
export class ListDeliveryZones {
  constructor(private readonly zones: DeliveryZoneReader) {}

  async execute({ store, dependsOn }: Omit<ThingQuery, 'slug' | 'now'>): Promise<DeliveryZone[]> {
    dependsOn?.add({ kinds: ['delivery_zone'] });
    const sources = await this.zones.list(store.workspaceId);
    return sources.flatMap((source, sort) => presentDeliveryZone(source, sort, store) ?? []);
  }
}
