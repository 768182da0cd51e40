import type { StoredItem, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { composed, statement } from '../work/statement';
import { followCaps } from '../rows/counters';
import { offerDetails, offeredDetails } from '../rows/details';
import { BY_POSITION } from '../rows/display-order';
import { fieldsOf } from '../rows/statements';
import {
  type ItemChange,
  readThings,
  splitRow,
  storedNow,
  type ThingTable,
  thingTable,
  type ThingRow,
  ThingRows,
  type Way,
  WAYS,
  withStored,
} from '../rows/thing-rows';
import { noteProducts } from '../sync/change-feed';
import { productEntity } from './catalogue.entities';
import { type AddonLinks, idsOfLinks, type Offer, openStockCounters, pathsOfLinks, REVIEWS, VARIANTS } from './offer';
import {
  idsOfParts,
  type OfferRow,
  productRow,
  restoreOffer,
  reviewRows,
  type VariantList,
  variantRows,
  withPresentStock,
} from './store-offer';

const PRODUCTS: ThingTable = {
  entity: productEntity,
  knownBy: 'slug',
  fields: fieldsOf(productEntity, 'workspaceId', 'id'),
  order: BY_POSITION,
};
const TABLES = {
  products: thingTable({ ...PRODUCTS, where: 'not t.is_package' }),
  packages: thingTable({ ...PRODUCTS, where: 't.is_package' }),
};

/**
 * Stock of variant `v`. A join would let the planner, without statistics of freshly written rows, read all counters for each
 * variant.
 */
const STOCK = `
  (select stock.capacity - stock.sold from counter stock
    where stock.workspace_id = v.workspace_id and stock.kind = 'variant' and stock.subject_id = v.id)`;

const REVIEW = `
  jsonb_strip_nulls(jsonb_build_object('id', r.id, 'key', r.key, 'author', r.author, 'rating', r.rating, 'text', r.text, 'date', r.date))`;

const COLUMNS = `
  t.slug, t.name, t.published, t.position, ${offerDetails('t')} as details,
  (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'key', v.key, 'name', v.name, 'prices', v.prices,
            'details', ${offeredDetails('v', 't')} || jsonb_build_object('stock', ${STOCK})) order by v.position), '[]')
     from variant v
    where v.workspace_id = t.workspace_id and v.product_id = t.id and v.deleted_at is null) as variants,
  (select coalesce(jsonb_agg(${REVIEW} order by r.position), '[]')
     from product_review r where r.workspace_id = t.workspace_id and r.product_id = t.id) as reviews`;

const OPEN = {
  products: composed<ThingRow<OfferRow>, [Way]>('catalogue.open_products', WAYS, (way) => readThings(TABLES.products, COLUMNS, way)),
  packages: composed<ThingRow<OfferRow>, [Way]>('catalogue.open_packages', WAYS, (way) => readThings(TABLES.packages, COLUMNS, way)),
};

/**
 * The tables that products and packages share, of which each sees its own rows; by hand since an offer is read with all its
 * parts. Bound to a transaction and a workspace.
 */
export class OfferTable {
  private readonly rows: ThingRows;
  private readonly list: VariantList;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
    private readonly section: keyof typeof TABLES,
  ) {
    this.rows = new ThingRows(sql, workspaceId, TABLES[section]);
    this.list = section === 'products' ? 'variants' : 'options';
  }

  /** Returns offers in display order; stock is the present one, not the one once written. */
  async open(which?: Which): Promise<StoredItem<Offer>[]> {
    const rows = (await this.rows.read(OPEN[this.section], which)).map(splitRow);
    const links = await pathsOfLinks(
      this.sql,
      this.workspaceId,
      rows.flatMap(({ columns }) => columns.details.addonGroups),
    );
    return rows.map(({ thing, columns }) => ({ thing, item: restoreOffer(columns, links), ids: idsOfParts(columns, this.list) }));
  }

  /** Writes offers; nested parts that are missing now are deleted. */
  async save(offers: readonly Offer[], stored: readonly StoredItem<Offer>[]): Promise<StoredItem<Offer>[]> {
    const changes = withStored(offers, stored, ({ slug }) => slug, this.ids).map((change) => ({
      ...change,
      item: withPresentStock(change.item, change.before),
    }));
    const links = await this.links(changes);
    const things = await this.rows.write(changes.map(({ item, ids }) => productRow(item, this.list, ids, links)));
    await this.rows.writeParts(VARIANTS, changes, (offer, ids) => variantRows(offer, this.list, ids));
    await this.rows.writeParts(REVIEWS, changes, reviewRows);
    await this.setCounters(changes);
    await noteProducts(
      this.sql,
      this.workspaceId,
      things.map(({ id }) => id),
    );
    return storedNow(changes, things);
  }

  /** Deletes softly: orders stay readable, the slug is free again (ADR 0009 r1). */
  async remove(slugs: readonly string[]): Promise<void> {
    const ids = await this.rows.remove(slugs);
    await this.sql.execute(REMOVE_VARIANTS, [this.workspaceId, ids]);
    await noteProducts(this.sql, this.workspaceId, ids);
  }

  /** Opens the counters of new variants, and sets the caps of orders in advance that are new or another. */
  private async setCounters(changes: readonly ItemChange<Offer>[]): Promise<void> {
    const added = changes.flatMap(({ item, before, ids }) => {
      const earlier = new Set(before?.variants.map(({ key }) => key));
      return item.variants.filter(({ key }) => !earlier.has(key)).map(({ key }) => ids.at(`${this.list}/${key}`));
    });
    await openStockCounters(this.sql, this.workspaceId, added);
    const capped = changes.filter(({ item, before }) => !before || item.preorderLimit !== before.preorderLimit);
    await followCaps(
      this.sql,
      this.workspaceId,
      'preorder',
      capped.map(({ ids }) => ids.at('')),
    );
  }

  /** Returns the ids that add-ons link to: of the offers being written, else of stored ones. */
  private async links(written: readonly ItemChange<Offer>[]): Promise<AddonLinks> {
    const stored = await idsOfLinks(
      this.sql,
      this.workspaceId,
      written.flatMap(({ item }) => item.addonGroups),
    );
    if (this.list === 'options') return stored;
    return {
      product: new Map([...stored.product, ...written.map(({ item, ids }) => [item.slug, ids.at('')] as const)]),
      variant: new Map([
        ...stored.variant,
        ...written.flatMap(({ item, ids }) => item.variants.map(({ key }) => [`${item.slug}/${key}`, ids.at(`variants/${key}`)] as const)),
      ]),
    };
  }
}

const REMOVE_VARIANTS = statement('catalogue.remove_variants')`
  update variant set deleted_at = service_now() where workspace_id = $1 and product_id = any($2) and deleted_at is null`;
