import type { DiscountCodeItem, DiscountCodeStore } from '@svc/catalogue';
import type { IdGenerator } from '@svc/kernel';
import type { Sql } from '../work/sql';
import { idsAt, pathsOf } from '../rows/reference-paths';
import { type CapField, followCaps } from '../rows/counters';
import { discountCodeDetails } from '../rows/details';
import { discountCodeEntity } from './catalogue.entities';
import { SoftRows } from './soft-rows';

type Targets = DiscountCodeItem['appliesTo'];

/** The goods that a discount code applies to, as stored; everything when all lists are empty. */
export interface StoredTargets {
  eventIds: string[];
  ticketTypeIds: string[];
  productIds: string[];
}

/** Returns a translation of paths into ids for all targets of these codes. */
export async function targetIds(sql: Sql, workspaceId: string, targets: readonly Targets[]): Promise<(of: Targets) => StoredTargets> {
  const events = await idsAt(
    sql,
    workspaceId,
    'event',
    targets.flatMap(({ eventRefs }) => eventRefs),
  );
  const ticketTypes = await idsAt(
    sql,
    workspaceId,
    'ticketType',
    targets.flatMap(({ ticketTypeRefs }) => ticketTypeRefs),
  );
  const products = await idsAt(
    sql,
    workspaceId,
    'product',
    targets.flatMap(({ productRefs }) => productRefs),
  );
  return ({ eventRefs, ticketTypeRefs, productRefs }) => ({
    eventIds: translated(eventRefs, events),
    ticketTypeIds: translated(ticketTypeRefs, ticketTypes),
    productIds: translated(productRefs, products),
  });
}

/** Returns a translation of ids back into paths. */
export async function targetPaths(
  sql: Sql,
  workspaceId: string,
  targets: readonly StoredTargets[],
): Promise<(of: StoredTargets) => Targets> {
  const events = await pathsOf(
    sql,
    workspaceId,
    'event',
    targets.flatMap(({ eventIds }) => eventIds),
  );
  const ticketTypes = await pathsOf(
    sql,
    workspaceId,
    'ticketType',
    targets.flatMap(({ ticketTypeIds }) => ticketTypeIds),
  );
  const products = await pathsOf(
    sql,
    workspaceId,
    'product',
    targets.flatMap(({ productIds }) => productIds),
  );
  return ({ eventIds, ticketTypeIds, productIds }) => ({
    eventRefs: translated(eventIds, events),
    ticketTypeRefs: translated(ticketTypeIds, ticketTypes),
    productRefs: translated(productIds, products),
  });
}

function translated(names: readonly string[], translations: ReadonlyMap<string, string>): string[] {
  return names.flatMap((name) => translations.get(name) ?? []);
}

interface CodeRecord {
  id: string;
  code: string;
  position: number;
  details: Omit<DiscountCodeItem, 'code' | 'position' | 'appliesTo'> & { appliesTo: StoredTargets };
}

const MAX_USES: CapField = { kind: 'discount_code', table: 'discount_code', field: 'maxUses' };

/** The section `discountCodes` of a workspace's document. */
export class PostgresDiscountCodeStore implements DiscountCodeStore {
  private readonly rows: SoftRows<CodeRecord>;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new SoftRows(sql, workspaceId, discountCodeEntity, 'code');
  }

  async load(codes?: readonly string[]): Promise<DiscountCodeItem[]> {
    const records = await this.rows.load(codes);
    const pathsOf = await targetPaths(
      this.sql,
      this.workspaceId,
      records.map(({ details }) => details.appliesTo),
    );
    return records.map(({ code, position, details: { appliesTo, ...details } }) => ({
      code,
      position,
      ...discountCodeDetails.fill(details),
      appliesTo: pathsOf(appliesTo),
    }));
  }

  async save(items: readonly DiscountCodeItem[]): Promise<void> {
    const idOf = await this.rows.idsFor(
      items.map(({ code }) => code),
      this.ids,
    );
    const idsOf = await targetIds(
      this.sql,
      this.workspaceId,
      items.map(({ appliesTo }) => appliesTo),
    );
    const records = items.map(({ code, position = 0, appliesTo, ...details }) => ({
      id: idOf(code),
      code,
      position,
      details: { ...details, appliesTo: idsOf(appliesTo) },
    }));
    await this.rows.save(records);
    await followCaps(
      this.sql,
      this.workspaceId,
      MAX_USES,
      records.map(({ id }) => id),
    );
  }

  remove(codes: readonly string[]): Promise<void> {
    return this.rows.remove(codes);
  }
}
