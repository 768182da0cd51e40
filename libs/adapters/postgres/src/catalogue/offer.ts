import type { AddonGroupItem, OptionGroupItem, ReviewItem } from '@svc/catalogue';
import type { PriceEntry } from '@svc/contracts';
import type { EntitySchema } from 'typeorm';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';
import { byId } from '../rows/by-key';
import { idsAt, pathsOf } from '../rows/reference-paths';
import { fieldsOf } from '../rows/statements';
import { type PartTable, partTable } from '../rows/thing-rows';
import { productReviewEntity, variantEntity } from './catalogue.entities';

/** A variant or package option: fields with columns, and others, which are its details. */
export interface OfferVariant {
  key: string;
  name: string;
  prices: PriceEntry[];
  /** `size/large`: option and value of the same offer. */
  optionValueRefs: string[];
  /** Stock, which opens the counter of a new variant; existing ones keep what selling has left. */
  stock?: number | null;
  [detail: string]: unknown;
}

/** Products and packages as the tables that they share have them: fields with columns, and others, which are their details. */
export interface Offer {
  slug: string;
  name: string;
  published: boolean;
  position?: number;
  options: OptionGroupItem[];
  addonGroups: AddonGroupItem[];
  reviews: ReviewItem[];
  variants: OfferVariant[];
  preorderLimit?: number;
  [detail: string]: unknown;
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
export type AddonLinks = Readonly<Record<'product' | 'variant', ReadonlyMap<string, string>>>;

/** Returns the ids of everything that these add-ons are linked to, as far as it is stored. */
export function idsOfLinks(sql: Sql, workspaceId: string, groups: readonly AddonGroupItem[]): Promise<AddonLinks> {
  const options = groups.flatMap((group) => group.options);
  return idsAt(sql, workspaceId, {
    product: options.flatMap(({ linkedProductRef }) => linkedProductRef ?? []),
    variant: options.flatMap(({ linkedVariantRef }) => linkedVariantRef ?? []),
  });
}

/** Returns the paths of everything that these stored add-ons are linked to. */
export function pathsOfLinks(sql: Sql, workspaceId: string, groups: readonly StoredAddonGroup[]): Promise<AddonLinks> {
  const options = groups.flatMap((group) => group.options);
  return pathsOf(sql, workspaceId, {
    product: options.flatMap(({ linkedProductId }) => linkedProductId ?? []),
    variant: options.flatMap(({ linkedVariantId }) => linkedVariantId ?? []),
  });
}

const part = (entity: EntitySchema): PartTable => partTable({ entity, fields: fieldsOf(entity, 'workspaceId', 'id') });
export const VARIANTS = part(variantEntity);
export const REVIEWS = part(productReviewEntity);

/** Opens the counters of new variants with the stock written. */
export async function openStockCounters(sql: Sql, workspaceId: string, variantIds: readonly string[]): Promise<void> {
  if (variantIds.length === 0) return;
  await sql.execute(OPEN_STOCK_COUNTERS, [workspaceId, variantIds]);
}

const OPEN_STOCK_COUNTERS = statement('catalogue.open_stock_counters')`
  insert into counter (workspace_id, kind, subject_id, capacity)
  select v.workspace_id, 'variant', v.id, (v.details->>'stock')::integer from ${byId('variant', 'v', '$2::uuid[]')}
  on conflict do nothing`;
