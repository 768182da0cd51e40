import type { DiscountCodeItem } from '@svc/catalogue';
import type { Sql } from '../work/sql';
import { idsAt, pathsOf } from '../rows/reference-paths';
import { followCaps } from '../rows/counters';
import { discountCodeDetails } from '../rows/details';
import type { ItemChange } from '../rows/thing-rows';
import { opening, ThingStore } from '../rows/thing-store';
import { discountCodeEntity } from './catalogue.entities';
import { softTable } from './soft-table';

type Targets = DiscountCodeItem['appliesTo'];

/** The goods that a discount code applies to, as stored; everything when all lists are empty. */
export interface StoredTargets {
  eventIds: string[];
  ticketTypeIds: string[];
  productIds: string[];
}

/** Returns a translation of paths into ids for all targets of these codes. */
export async function targetIds(sql: Sql, workspaceId: string, targets: readonly Targets[]): Promise<(of: Targets) => StoredTargets> {
  const ids = await idsAt(sql, workspaceId, {
    event: targets.flatMap(({ eventRefs }) => eventRefs),
    ticketType: targets.flatMap(({ ticketTypeRefs }) => ticketTypeRefs),
    product: targets.flatMap(({ productRefs }) => productRefs),
  });
  return ({ eventRefs, ticketTypeRefs, productRefs }) => ({
    eventIds: translated(eventRefs, ids.event),
    ticketTypeIds: translated(ticketTypeRefs, ids.ticketType),
    productIds: translated(productRefs, ids.product),
  });
}

/** Returns a translation of ids back into paths. */
export async function targetPaths(
  sql: Sql,
  workspaceId: string,
  targets: readonly StoredTargets[],
): Promise<(of: StoredTargets) => Targets> {
  const paths = await pathsOf(sql, workspaceId, {
    event: targets.flatMap(({ eventIds }) => eventIds),
    ticketType: targets.flatMap(({ ticketTypeIds }) => ticketTypeIds),
    product: targets.flatMap(({ productIds }) => productIds),
  });
  return ({ eventIds, ticketTypeIds, productIds }) => ({
    eventRefs: translated(eventIds, paths.event),
    ticketTypeRefs: translated(ticketTypeIds, paths.ticketType),
    productRefs: translated(productIds, paths.product),
  });
}

function translated(names: readonly string[], translations: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => translations.get(name) ?? []);
}

interface Columns {
  code: string;
  position: number;
  details: Omit<DiscountCodeItem, 'code' | 'position' | 'appliesTo'> & { appliesTo: StoredTargets };
  uses: number | null;
  usesHeld: number | null;
}

const TABLE = softTable(discountCodeEntity, 'code');
/** Count of the uses of a code, in its counter; null for none. */
const counted = (column: 'sold' | 'held') =>
  `(select nullif(c.${column}, 0) from counter c where c.workspace_id = t.workspace_id and c.kind = 'discount_code' and c.subject_id = t.id)`;
const OPEN = opening<Columns>(
  'catalogue.open_discount_codes',
  TABLE,
  `t.code, t.position, t.details, ${counted('sold')} as uses, ${counted('held')} as "usesHeld"`,
);

/** The section `discountCodes` of a workspace's document. */
export class PostgresDiscountCodeStore extends ThingStore<DiscountCodeItem, Columns> {
  protected readonly table = TABLE;
  protected readonly opening = OPEN;

  protected async itemsOf(rows: readonly Columns[]) {
    const pathsOf = await targetPaths(
      this.sql,
      this.workspaceId,
      rows.map(({ details }) => details.appliesTo),
    );
    return rows.map(({ code, position, details: { appliesTo, ...details }, uses, usesHeld }) => ({
      item: { code, position, ...discountCodeDetails.fill(details), appliesTo: pathsOf(appliesTo) },
      ids: new Map(),
      ...((uses || usesHeld) && { state: { '': { ...(uses && { uses }), ...(usesHeld && { usesHeld }) } } }),
    }));
  }

  protected async rowsOf(changes: readonly ItemChange<DiscountCodeItem>[]) {
    const idsOf = await targetIds(
      this.sql,
      this.workspaceId,
      changes.map(({ item }) => item.appliesTo),
    );
    return changes.map(({ item: { code, position = 0, appliesTo, ...details }, ids }) => ({
      id: ids.at(''),
      code,
      position,
      details: { ...details, appliesTo: idsOf(appliesTo) },
    }));
  }

  protected override async writeRest(changes: readonly ItemChange<DiscountCodeItem>[]): Promise<void> {
    const capped = changes.filter(({ item, before }) => !before || item.maxUses !== before.maxUses);
    await followCaps(
      this.sql,
      this.workspaceId,
      'discount_code',
      capped.map(({ ids }) => ids.at('')),
    );
  }
}
