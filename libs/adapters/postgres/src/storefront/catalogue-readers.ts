import {
  CollectionReader,
  type CollectionSource,
  DeliveryZoneReader,
  type DeliveryZoneSource,
  type LineLook,
  LineLooks,
  ProductReader,
  ProductSlotsReader,
  type ProductSlotsSource,
  type ProductSource,
  type ProductSummarySource,
  StockReader,
  type VariantStockSource,
} from '@svc/storefront';
import { IsNull } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import {
  COLLECTION_SOURCE,
  DISPLAY_ORDER,
  LINKED_PRODUCTS,
  LINKING_GROUPS,
  PREORDER_LEFT,
  PRODUCT,
  PRODUCT_SUMMARY,
  SHOWN,
  summaryOf,
  TAKEN_AT,
  VARIANT_LEFT,
} from './sources-sql';
import { MicroBatchers } from '../work/micro-batcher';
import { PAGES_AT_ONCE, readChangedProducts, type WantedPage } from './changed-products';
import { deliveryZoneEntity } from '../catalogue/catalogue.entities';
import { byId, lookup, THIS_WORKSPACE } from '../rows/by-key';
import { deliveryZoneDetails, productDetails, ticketTypeDetails, variantDetails } from '../rows/details';
import { utc, withoutNulls } from '../rows/statements';
import { eventDays, placeRules } from '../ticketing/ticket-reader';

/** Reads products and packages; by hand, with their parts, counters and the feed of their changes. */
export class PostgresProductReader extends ProductReader {
  private readonly pages = new MicroBatchers((wanted: readonly WantedPage[]) => readChangedProducts(this.sql, wanted), PAGES_AT_ONCE);

  constructor(private readonly sql: Sql) {
    super();
  }

  async list(workspaceId: string): Promise<ProductSummarySource[]> {
    const sources = await this.sql.query(ALL_PRODUCTS, [workspaceId]);
    return sources.map(({ source }) => summaryOf(source));
  }

  /** Returns changed products; concurrent requests for pages are read together. */
  changedSince(workspaceId: string, since: string, limit: number): Promise<ProductSummarySource[]> {
    return this.pages.add(workspaceId, { workspaceId, since, limit });
  }

  async find(workspaceId: string, slug: string): Promise<ProductSource | undefined> {
    const [row] = await this.sql.prepared(FIND, [workspaceId, slug]);
    return row?.source;
  }

  async withIds(workspaceId: string, ids: readonly string[]): Promise<ProductSource[]> {
    const rows = await this.sql.query(WITH_IDS, [workspaceId, ids]);
    return rows.map(({ source }) => source);
  }

  async shelf(workspaceId: string): Promise<{ products: ProductSummarySource[]; packages: ProductSource[] }> {
    const rows = await this.sql.query(SHELF, [workspaceId]);
    return { products: rows.map(({ summary }) => summaryOf(summary)), packages: rows.flatMap(({ whole }) => whole ?? []) };
  }
}

const ALL_PRODUCTS = statement<{ source: ProductSummarySource }>('storefront.products')`
  select ${PRODUCT_SUMMARY} as source from product p where p.workspace_id = $1 and ${SHOWN} order by ${DISPLAY_ORDER}`;

const WITH_IDS = statement<{ source: ProductSource }>('storefront.products_with_ids')`
  select ${PRODUCT} as source
   from unnest($2::uuid[]) with ordinality as wanted (id, ordinal)
        cross join ${lookup('product', `workspace_id = ${THIS_WORKSPACE} and id = wanted.id`)} p
        where ${SHOWN}
        order by wanted.ordinal`;

const SHELF = statement<{ summary: ProductSummarySource; whole: ProductSource | null }>('storefront.shelf')`
  select ${PRODUCT_SUMMARY} as summary, case when p.is_package then ${PRODUCT} end as whole
  from product p where p.workspace_id = $1 and ${SHOWN} order by ${DISPLAY_ORDER}`;

/** Its planning takes about as long as its work (ADR 0055). */
const FIND = statement<{ source: ProductSource }>('product')`
  select ${PRODUCT} as source from product p where p.workspace_id = $1 and ${SHOWN} and p.identity = lower($2)`;

/** Reads the facts of a product's slots; by hand, with its bookings. */
export class PostgresProductSlotsReader extends ProductSlotsReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async find(workspaceId: string, slug: string): Promise<ProductSlotsSource | undefined> {
    const [slots] = await this.sql.query(SLOTS, [workspaceId, slug]);
    return slots;
  }
}

const SLOTS = statement<ProductSlotsSource>('storefront.slots')`
  select p.is_package as "isPackage",
        coalesce((select d.business_hours from storefront_document d where d.workspace_id = p.workspace_id), '[]') as "businessHours",
        (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object(
                  'id', v.id, 'durationMinutes', v.details->'durationMinutes', 'availability', v.details->'availability', 'takenAt', ${TAKEN_AT}
                )) order by v.position), '[]')
           from variant v
          where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null and ${variantDetails.text('v', 'schedulingType')} = 'slots') as variants
   from product p
  where p.workspace_id = $1 and ${SHOWN} and p.identity = lower($2)`;

interface Found {
  collection: CollectionSource;
  products: ProductSummarySource[];
}

const PRODUCTS = `
  (select coalesce(json_agg(${PRODUCT_SUMMARY} order by m.position), '[]')
     from collection_product m join product p on p.workspace_id = m.workspace_id and p.id = m.product_id and ${SHOWN}
    where m.workspace_id = collection.workspace_id and m.collection_id = collection.id)`;

/** Reads collections; by hand, each with its products in one statement. */
export class PostgresCollectionReader extends CollectionReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async list(workspaceId: string): Promise<CollectionSource[]> {
    const rows = await this.sql.query(COLLECTION_LIST, [workspaceId]);
    return rows.map(({ source }) => source);
  }

  async find(workspaceId: string, slug: string): Promise<Found | undefined> {
    const [row] = await this.sql.query(COLLECTION_BY_SLUG, [workspaceId, slug]);
    return row && { ...row, products: row.products.map(summaryOf) };
  }
}

const COLLECTION_LIST = statement<{ source: CollectionSource }>('storefront.collection_list')`
  select ${COLLECTION_SOURCE} as source from collection
  where workspace_id = $1 and published and deleted_at is null
  order by position, id`;

const COLLECTION_BY_SLUG = statement<Found>('storefront.collection_by_slug')`
  select ${COLLECTION_SOURCE} as collection, ${PRODUCTS} as products from collection
  where workspace_id = $1 and published and deleted_at is null and identity = lower($2)`;

/** Reads delivery zones. */
export class PostgresDeliveryZoneReader extends DeliveryZoneReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async list(workspaceId: string): Promise<DeliveryZoneSource[]> {
    const zones = await this.sql.repository(deliveryZoneEntity).find({
      where: { workspaceId, deletedAt: IsNull() },
      order: { position: 'asc', id: 'asc' },
    });
    return zones.map(({ id, details }) => ({ ...deliveryZoneDetails.fill(details as Omit<DeliveryZoneSource, 'id'>), id }));
  }
}

/** Reads stock from the counters, by hand. */
export class PostgresStockReader extends StockReader {
  constructor(private readonly sql: Sql) {
    super();
  }

  async of(workspaceId: string, variantIds: readonly string[]): Promise<VariantStockSource[]> {
    const rows = await this.sql.query(STOCK, [workspaceId, variantIds]);
    return rows.map(({ linked, addonGroups, ...stock }) => ({ ...stock, ...(linked && { linked, addonGroups }) }));
  }
}

const STOCK = statement<VariantStockSource>('storefront.stock')`
  select v.id, p.is_package as "isPackage", ${variantDetails.text('v', 'pricingMode')} as "pricingMode", ${VARIANT_LEFT} as remaining,
        ${productDetails.flag('p', 'preorderable')} as preorderable, ${PREORDER_LEFT} as "preorderLeft",
        ${LINKED_PRODUCTS} as linked, ${LINKING_GROUPS} as "addonGroups"
   from ${byId('variant', 'v', '$2::uuid[]')}
  cross join ${lookup('product', `workspace_id = ${THIS_WORKSPACE} and id = v.product_id`)} p
  where v.deleted_at is null and ${SHOWN}
  order by v.id`;

/** Reads the looks of lines, from the catalogue as it is now; by hand, for all lines at once. */
export class PostgresLineLooks extends LineLooks {
  constructor(private readonly sql: Sql) {
    super();
  }

  async read(workspaceId: string, ids: readonly string[]): Promise<ReadonlyMap<string, LineLook>> {
    const rows = await this.sql.query(LOOKS, [workspaceId, ids]);
    return new Map(rows.map(({ id, ...look }) => [id, withoutNulls<LineLook>(look)]));
  }
}

/** Returns SQL of the first picture that is not of a film. */
export const firstPicture = (media: string) =>
  `(select url from jsonb_array_elements_text(${media}) with ordinality as each (url, ordinal) where url !~* '\\.(mp4|webm|mov|m4v)(\\?|$)' order by ordinal limit 1)`;

const LOOKS = statement<LineLook & { id: string }>('storefront.looks')`
  select p.id, coalesce(p.details ->> 'coverUrl', ${firstPicture(`p.details -> 'media'`)}) as "imageUrl", null::jsonb as prices, null::jsonb as event, null::uuid[] as "validDayIds"
    from ${byId('product', 'p', '$2::uuid[]')}
  union all
  select v.id, ${firstPicture(`v.details -> 'media'`)}, v.prices, null, null
    from ${byId('variant', 'v', '$2::uuid[]')}
  union all
  select e.id, e.details ->> 'coverUrl', null, jsonb_strip_nulls(jsonb_build_object(
           'title', e.title, 'startAt', ${utc('e.start_at', 3)}, 'endAt', ${utc('e.end_at', 3)}, 'timezone', e.details -> 'timezone',
           'location', e.details -> 'location', ${placeRules}, 'days', (${eventDays}))), null
    from ${byId('event', 'e', '$2::uuid[]')}
  union all
  select t.id, t.details ->> 'imageUrl', ${ticketTypeDetails.field('t', 'prices')}, null, t.valid_day_ids
    from ${byId('ticket_type', 't', '$2::uuid[]')}`;
