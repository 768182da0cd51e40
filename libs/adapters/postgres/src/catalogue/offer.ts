import type { AddonGroupItem, OptionGroupItem, ReviewItem } from '@svc/catalogue';
import type { PriceEntry } from '@svc/contracts';
import type { Sql } from '../work/sql';
import { idsAt, pathsOf } from '../rows/reference-paths';
import { upsert, type UpsertTarget } from '../rows/row-writes';
import { type CapField, followCaps } from '../rows/counters';
import { fieldsOf } from '../rows/statements';
import { productReviewEntity, variantEntity } from './catalogue.entities';
import type { OfferRecords } from './store-offer';

/** A variant or package option: fields with columns, and the rest as written. */
export interface OfferVariant<Details> {
  key: string;
  name: string;
  prices: PriceEntry[];
  /** `size/large`: option and value of the same offer. */
  optionValueRefs: string[];
  details: Details;
}

/** Products and packages as the tables that they share have them; `Details` is stored as written. */
export interface Offer<Details, VariantDetails> {
  slug: string;
  name: string;
  published: boolean;
  position?: number;
  options: OptionGroupItem[];
  addonGroups: AddonGroupItem[];
  reviews: ReviewItem[];
  variants: OfferVariant<VariantDetails>[];
  details: Details;
}

/** Option groups and add-ons as stored within `product.details`: with ids, and ids for references. */
export type StoredOption = Omit<OptionGroupItem, 'values'> & { id: string; values: (OptionGroupItem['values'][number] & { id: string })[] };
type AddonOption = AddonGroupItem['options'][number];
export type StoredAddonOption = Omit<AddonOption, 'linkedProductRef' | 'linkedVariantRef'> & {
  id: string;
  linkedProductId?: string;
  linkedVariantId?: string;
};
export type StoredAddonGroup = Omit<AddonGroupItem, 'variantRef' | 'options'> & {
  id: string;
  variantId?: string;
  options: StoredAddonOption[];
};

/** Path → id or id → path of the products and variants that add-ons are linked to. */
export interface AddonLinks {
  products: ReadonlyMap<string, string>;
  variants: ReadonlyMap<string, string>;
}

/** Returns the ids of everything that these add-ons are linked to, as far as it is stored. */
export async function idsOfLinks(sql: Sql, workspaceId: string, groups: readonly AddonGroupItem[]): Promise<AddonLinks> {
  const options = groups.flatMap((group) => group.options);
  return {
    products: await idsAt(
      sql,
      workspaceId,
      'product',
      options.flatMap(({ linkedProductRef }) => linkedProductRef ?? []),
    ),
    variants: await idsAt(
      sql,
      workspaceId,
      'variant',
      options.flatMap(({ linkedVariantRef }) => linkedVariantRef ?? []),
    ),
  };
}

/** Returns the paths of everything that these stored add-ons are linked to. */
export async function pathsOfLinks(sql: Sql, workspaceId: string, groups: readonly StoredAddonGroup[]): Promise<AddonLinks> {
  const options = groups.flatMap((group) => group.options);
  return {
    products: await pathsOf(
      sql,
      workspaceId,
      'product',
      options.flatMap(({ linkedProductId }) => linkedProductId ?? []),
    ),
    variants: await pathsOf(
      sql,
      workspaceId,
      'variant',
      options.flatMap(({ linkedVariantId }) => linkedVariantId ?? []),
    ),
  };
}

const part = (entity: UpsertTarget['entity']) => ({
  entity,
  fields: fieldsOf(entity, 'workspaceId', 'id'),
  knownBy: 'id',
  onlyChanges: true,
});
/** The stock in its details opens the counter of a new variant; later ones repeat what selling has left. */
const VARIANT: UpsertTarget = { ...part(variantEntity), uncompared: { details: 'stock' } };
const REVIEW: UpsertTarget = part(productReviewEntity);

const PREORDER_LIMIT: CapField = { kind: 'preorder', table: 'product', field: 'preorderLimit' };

/**
 * Writes, by hand for thousands at once, the variants of these offers that changed, with their counters; missing variants are
 * deleted softly.
 */
export async function replaceVariants(sql: Sql, workspaceId: string, records: readonly OfferRecords[]): Promise<void> {
  const productIds = idsOf(records.map(({ product }) => product));
  const variants = records.flatMap((record) => record.variants);
  await sql.unchecked(
    `update variant set deleted_at = service_now()
      where workspace_id = $1 and product_id = any($2) and not id = any($3) and deleted_at is null`,
    [workspaceId, productIds, idsOf(variants)],
  );
  await upsert(sql, workspaceId, VARIANT, variants);
  await openStockCounters(sql, workspaceId, productIds);
  await followCaps(sql, workspaceId, PREORDER_LIMIT, productIds);
}

/** Writes the reviews of these offers that changed; missing ones are deleted. */
export async function replaceReviews(sql: Sql, workspaceId: string, records: readonly OfferRecords[]): Promise<void> {
  const reviews = records.flatMap((record) => record.reviews);
  await sql.unchecked(`delete from product_review where workspace_id = $1 and product_id = any($2) and not id = any($3)`, [
    workspaceId,
    idsOf(records.map(({ product }) => product)),
    idsOf(reviews),
  ]);
  await upsert(sql, workspaceId, REVIEW, reviews);
}

/** Opens counters: a new variant's starts with the stock written; an existing one's stays as selling has moved it. */
async function openStockCounters(sql: Sql, workspaceId: string, productIds: readonly string[]): Promise<void> {
  await sql.unchecked(
    `insert into counter (workspace_id, kind, subject_id, capacity)
     select workspace_id, 'variant', id, (details->>'stock')::integer
       from variant where workspace_id = $1 and product_id = any($2) and deleted_at is null
     on conflict do nothing`,
    [workspaceId, productIds],
  );
}

function idsOf(records: readonly { id: string }[]): string[] {
  return records.map(({ id }) => id);
}
