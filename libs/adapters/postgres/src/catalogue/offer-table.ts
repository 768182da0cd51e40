import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { BY_POSITION } from '../rows/display-order';
import { purgeFormerSlugs } from '../rows/former-slugs';
import { upsert, type UpsertTarget } from '../rows/row-writes';
import { offerDetails, offeredDetails } from '../rows/details';
import { fieldsOf, folded } from '../rows/statements';
import { NestedIds } from '../rows/nested-ids';
import { noteLinkingProducts, PostgresChangeLog } from '../sync/change-feed';
import {
  type AddonLinks,
  idsOfLinks,
  type Offer,
  pathsOfLinks,
  replaceReviews,
  replaceVariants,
  type StoredAddonGroup,
  type StoredOption,
} from './offer';
import { productEntity } from './catalogue.entities';
import { idsInDetails, type OfferRow, restoreOffer, storeOffer } from './store-offer';

/** Offers in memory as records at a time. */
const OFFERS_AT_ONCE = 1_000;

const PRODUCT: UpsertTarget = { entity: productEntity, fields: fieldsOf(productEntity, 'workspaceId', 'id'), knownBy: 'id' };

/**
 * Stock of variant `v`. A join would let the planner, without statistics of freshly written rows, read all counters for each
 * variant.
 */
const STOCK = `
  (select stock.capacity - stock.sold from counter stock
    where stock.workspace_id = v.workspace_id and stock.kind = 'variant' and stock.subject_id = v.id)`;

interface StoredIds {
  slug: string;
  id: string;
  options: StoredOption[];
  addon_groups: StoredAddonGroup[];
  nested: [string, string][];
}

/**
 * The tables that products and packages share, of which each sees its own rows; by hand since an offer is read with all its
 * parts. Bound to a transaction and a workspace.
 */
export class OfferTable<Details extends object, VariantDetails extends object> {
  private readonly changes: PostgresChangeLog;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
    private readonly isPackage: boolean,
  ) {
    this.changes = new PostgresChangeLog(sql, workspaceId);
  }

  /** Returns offers in display order, those of `slugs` or all; stock is the present one, not the one once written. */
  async load(slugs?: readonly string[]): Promise<Offer<Details, VariantDetails>[]> {
    const rows = await this.sql.unchecked<OfferRow<Details, VariantDetails>[]>(
      `select p.slug, p.name, p.published, p.position, ${offerDetails('p')} as details,
              (select coalesce(jsonb_agg(jsonb_build_object('id', v.id, 'key', v.key, 'name', v.name, 'prices', v.prices,
                        'details', ${offeredDetails('v', 'p')} || jsonb_build_object('stock', ${STOCK})) order by v.position), '[]')
                 from variant v
                where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null) as variants,
              (select coalesce(jsonb_agg(jsonb_strip_nulls(jsonb_build_object('key', r.key, 'author', r.author, 'rating', r.rating, 'text', r.text, 'date', r.date)) order by r.position), '[]')
                 from product_review r where r.workspace_id = p.workspace_id and r.product_id = p.id) as reviews
         from product p
        where p.workspace_id = $1 and p.is_package = $2 and p.deleted_at is null ${slugs ? 'and p.identity = any($3)' : ''}
        order by ${BY_POSITION}`,
      [this.workspaceId, this.isPackage, ...(slugs ? [slugs.map((slug) => slug.toLowerCase())] : [])],
    );
    const links = await pathsOfLinks(
      this.sql,
      this.workspaceId,
      rows.flatMap(({ details }) => details.addonGroups),
    );
    return rows.map((row) => restoreOffer(row, links));
  }

  /** Writes offers whole; nested parts that are missing now are deleted. */
  async save(offers: readonly Offer<Details, VariantDetails>[]): Promise<void> {
    const stored = await this.storedIds(offers.map(({ slug }) => slug));
    const written = offers.map((offer) => ({ offer, ids: stored.get(offer.slug) ?? new NestedIds(this.ids) }));
    const links = await this.links(written);
    for (let start = 0; start < written.length; start += OFFERS_AT_ONCE) {
      const records = written.slice(start, start + OFFERS_AT_ONCE).map(({ offer, ids }) => storeOffer(offer, this.isPackage, ids, links));
      await upsert(
        this.sql,
        this.workspaceId,
        PRODUCT,
        records.map(({ product }) => product),
      );
      await replaceVariants(this.sql, this.workspaceId, records);
      await replaceReviews(this.sql, this.workspaceId, records);
      const ids = records.map(({ product }) => product.id);
      await this.changes.recordRows('product', ids);
      await noteLinkingProducts(this.sql, this.workspaceId, ids);
    }
  }

  /** Deletes softly: orders stay readable, the slug is free again (ADR 0009 r1). */
  async remove(slugs: readonly string[]): Promise<void> {
    const gone = await this.sql.unchecked<{ id: string }[]>(
      `with gone as (
         update product set deleted_at = service_now(), updated_at = clock_timestamp()
          where workspace_id = $1 and is_package = $2 and identity = any($3) and deleted_at is null
         returning id),
       their_variants as (
         update variant v set deleted_at = service_now()
           from gone where v.workspace_id = $1 and v.product_id = gone.id and v.deleted_at is null)
       select id from gone`,
      [this.workspaceId, this.isPackage, folded(slugs)],
    );
    const ids = gone.map(({ id }) => id);
    await purgeFormerSlugs(this.sql, { workspaceId: this.workspaceId, table: 'product' }, ids);
    await this.changes.recordRows('product', ids);
    await noteLinkingProducts(this.sql, this.workspaceId, ids);
  }

  private async storedIds(slugs: readonly string[]): Promise<Map<string, NestedIds>> {
    const rows = await this.sql.unchecked<StoredIds[]>(
      `select p.identity as slug, p.id, p.details->'options' as options, p.details->'addonGroups' as addon_groups,
              (select coalesce(jsonb_agg(jsonb_build_array(part.path, part.id)), '[]')
                 from (select 'variants/' || v.key as path, v.id from variant v
                        where v.workspace_id = p.workspace_id and v.product_id = p.id and v.deleted_at is null
                       union all
                       select 'reviews/' || r.key, r.id from product_review r
                        where r.workspace_id = p.workspace_id and r.product_id = p.id) as part) as nested
         from product p
        where p.workspace_id = $1 and p.is_package = $2 and p.identity = any($3) and p.deleted_at is null`,
      [this.workspaceId, this.isPackage, slugs],
    );
    return new Map(
      rows.map(({ slug, id, options, addon_groups, nested }) => [
        slug,
        new NestedIds(this.ids, [['', id], ...nested, ...idsInDetails(options, addon_groups)]),
      ]),
    );
  }

  /** Returns the ids that add-ons link to: of the offers being written, else of stored ones. */
  private async links(written: readonly { offer: Offer<Details, VariantDetails>; ids: NestedIds }[]): Promise<AddonLinks> {
    const stored = await idsOfLinks(
      this.sql,
      this.workspaceId,
      written.flatMap(({ offer }) => offer.addonGroups),
    );
    if (this.isPackage) return stored;
    return {
      products: new Map([...stored.products, ...written.map(({ offer, ids }) => [offer.slug, ids.at('')] as const)]),
      variants: new Map([
        ...stored.variants,
        ...written.flatMap(({ offer, ids }) =>
          offer.variants.map(({ key }) => [`${offer.slug}/${key}`, ids.at(`variants/${key}`)] as const),
        ),
      ]),
    };
  }
}
