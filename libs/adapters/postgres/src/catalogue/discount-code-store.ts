import type { DiscountCodeItem, DiscountCodeStore } from '@svc/catalogue';
import type { StoredItem, Which } from '@svc/contracts';
import type { Sql } from '../work/sql';
import { composed } from '../work/statement';
import type { IdGenerator } from '@svc/kernel';
import { idsAt, pathsOf } from '../rows/reference-paths';
import { followCaps } from '../rows/counters';
import { discountCodeDetails } from '../rows/details';
import { readThings, splitRow, storedNow, type ThingRow, ThingRows, type Way, WAYS, withStored } from '../rows/thing-rows';
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

interface Columns {
  code: string;
  position: number;
  details: Omit<DiscountCodeItem, 'code' | 'position' | 'appliesTo'> & { appliesTo: StoredTargets };
}

const TABLE = softTable(discountCodeEntity, 'code');
const OPEN = composed<ThingRow<Columns>, [Way]>('catalogue.open_discount_codes', WAYS, (way) =>
  readThings(TABLE, 't.code, t.position, t.details', way),
);

/** The section `discountCodes` of a workspace's document. */
export class PostgresDiscountCodeStore implements DiscountCodeStore {
  private readonly rows: ThingRows;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly ids: IdGenerator,
  ) {
    this.rows = new ThingRows(sql, workspaceId, TABLE);
  }

  async open(which?: Which): Promise<StoredItem<DiscountCodeItem>[]> {
    const rows = (await this.rows.read(OPEN, which)).map(splitRow);
    const pathsOf = await targetPaths(
      this.sql,
      this.workspaceId,
      rows.map(({ columns }) => columns.details.appliesTo),
    );
    return rows.map(
      ({
        thing,
        columns: {
          code,
          position,
          details: { appliesTo, ...details },
        },
      }) => ({
        thing,
        item: { code, position, ...discountCodeDetails.fill(details), appliesTo: pathsOf(appliesTo) },
        ids: new Map(),
      }),
    );
  }

  async save(
    items: readonly DiscountCodeItem[],
    stored: readonly StoredItem<DiscountCodeItem>[] = [],
  ): Promise<StoredItem<DiscountCodeItem>[]> {
    const changes = withStored(items, stored, ({ code }) => code, this.ids);
    const idsOf = await targetIds(
      this.sql,
      this.workspaceId,
      items.map(({ appliesTo }) => appliesTo),
    );
    const things = await this.rows.write(
      changes.map(({ item: { code, position = 0, appliesTo, ...details }, ids }) => ({
        id: ids.at(''),
        code,
        position,
        details: { ...details, appliesTo: idsOf(appliesTo) },
      })),
    );
    const capped = changes.filter(({ item, before }) => !before || item.maxUses !== before.maxUses);
    await followCaps(
      this.sql,
      this.workspaceId,
      'discount_code',
      capped.map(({ ids }) => ids.at('')),
    );
    await this.rows.note(things.map(({ id }) => id));
    return storedNow(changes, things);
  }

  async remove(codes: readonly string[]): Promise<void> {
    await this.rows.note(await this.rows.remove(codes));
  }
}
