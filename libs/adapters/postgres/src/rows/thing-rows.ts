import type { StoredItem, Thing, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { EntitySchema } from 'typeorm';
import type { Sql } from '../work/sql';
import { composed, type NoRow, type Statement } from '../work/statement';
import { type NotedTable, PostgresChangeLog } from '../sync/change-feed';
import { byId } from './by-key';
import { purgeFormerSlugs } from './former-slugs';
import { NestedIds } from './nested-ids';
import { type ItemRow, rowDifference } from './row-difference';
import { upsert, upserting } from './row-writes';
import { columnOf, folded, tableOf, utc, withoutNulls } from './statements';

/** Table of the things of a section. */
export interface ThingTable {
  entity: EntitySchema;
  knownBy: 'slug' | 'key' | 'code';
  /** Fields that are written beside workspace and id. */
  fields: readonly string[];
  /** The display order. */
  order: string;
  /** Condition on the rows `t` of the section, for a table that two sections share. */
  where?: string;
}

/** Table of parts of things. */
export interface PartTable {
  entity: EntitySchema;
  /** Fields that are written beside workspace and id. */
  fields: readonly string[];
}

const THING_TABLES: [ThingTable][] = [];
const PART_TABLES: [PartTable][] = [];

/** Declares the statements that write and delete things of a table; at the top level of a module. */
export function thingTable(table: ThingTable): ThingTable {
  THING_TABLES.push([table]);
  return table;
}

/** Declares the statements that write and delete parts in a table; at the top level of a module. */
export function partTable<Table extends PartTable>(table: Table): Table {
  PART_TABLES.push([table]);
  return table;
}

/** Way by which things are selected: all, or those of a list. */
export type Way = 'all' | 'ids' | 'identities';
export const WAYS: readonly [Way][] = [['all'], ['ids'], ['identities']];

/** A thing with other columns of its row. */
export type ThingRow<Columns> = Thing & Columns;

const stamps = (row: string) => `${utc(`${row}.created_at`, 3)} as "createdAt", ${utc(`${row}.updated_at`, 6)} as "updatedAt"`;

/** Rows of the things of one section of one workspace, and of their parts; by hand, since a document writes thousands at once. */
export class ThingRows {
  private readonly name: NotedTable;
  private readonly changes: PostgresChangeLog;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly table: ThingTable,
  ) {
    this.name = tableOf(table.entity) as NotedTable;
    this.changes = new PostgresChangeLog(sql, workspaceId);
  }

  /** Returns things in display order. @param opening statement made of `readThings` */
  read<Columns>(opening: (way: Way) => Statement<ThingRow<Columns>>, which?: Which): Promise<ThingRow<Columns>[]> {
    if (!which) return this.sql.query(opening('all'), [this.workspaceId]);
    if ('ids' in which) return this.sql.query(opening('ids'), [this.workspaceId, which.ids]);
    return this.sql.query(opening('identities'), [this.workspaceId, folded(which.identities)]);
  }

  /** Writes these rows of things. Returns the things, in the same order. */
  async write(rows: readonly ItemRow[]): Promise<Thing[]> {
    const { knownBy } = this.table;
    const written = await upsert(this.sql, this.workspaceId, WRITE(this.table), rows);
    const byIds = new Map(written.map((row) => [row.id, row]));
    return rows.map((row) => ({ ...byIds.get(row.id)!, identity: String(row[knownBy]).toLowerCase() }));
  }

  /**
   * Writes the rows of parts that differ. Deleted rows stay where their table is one of soft deletion.
   * @param rowsOf cuts the rows out of an item
   */
  async writeParts<Item>(
    table: PartTable,
    changes: readonly ItemChange<Item>[],
    rowsOf: (item: Item, ids: NestedIds) => readonly ItemRow[],
  ): Promise<void> {
    const differences = changes.map(({ item, before, ids }) => rowDifference(before ? rowsOf(before, ids) : [], rowsOf(item, ids)));
    const gone = differences.flatMap((difference) => difference.gone);
    if (gone.length > 0) await this.sql.execute(REMOVE_PARTS(table), [this.workspaceId, gone]);
    const written = differences.flatMap((difference) => difference.written);
    await upsert(this.sql, this.workspaceId, WRITE_PARTS(table), written);
  }

  /** Notes changed things by their ids, so that storefronts get them again. */
  note(ids: readonly string[]): Promise<void> {
    return this.changes.recordRows(this.name, ids);
  }

  /** Deletes things by their slugs, keys or codes, which are free again. Returns their ids. */
  async remove(identities: readonly string[]): Promise<string[]> {
    const gone = await this.sql.query(REMOVE(this.table), [this.workspaceId, folded(identities)]);
    const ids = gone.map(({ id }) => id);
    if (this.table.knownBy === 'slug') await purgeFormerSlugs(this.sql, { workspaceId: this.workspaceId, table: this.name }, ids);
    return ids;
  }
}

const WRITE = composed<Pick<Thing, 'id' | 'createdAt' | 'updatedAt'>, [ThingTable]>(
  'rows.write_things',
  THING_TABLES,
  ({ entity, fields }) => {
    return `${upserting(entity, fields)} returning id, ${stamps(tableOf(entity))}`;
  },
);

const WRITE_PARTS = composed<{ id: string }, [PartTable]>('rows.write_parts', PART_TABLES, ({ entity, fields }) => {
  return `${upserting(entity, fields)} returning id`;
});

const REMOVE_PARTS = composed<NoRow, [PartTable]>('rows.remove_parts', PART_TABLES, ({ entity }) => {
  const remove = isSoft(entity) ? `update ${tableOf(entity)} set deleted_at = service_now()` : `delete from ${tableOf(entity)}`;
  return `${remove} where workspace_id = $1 and id = any($2)`;
});

const REMOVE = composed<{ id: string }, [ThingTable]>('rows.remove_things', THING_TABLES, (table) => {
  const name = tableOf(table.entity);
  const remove = isSoft(table.entity)
    ? `update ${name} t set deleted_at = service_now(), updated_at = real_now()`
    : `delete from ${name} t`;
  return `${remove} where t.workspace_id = $1 and ${isNamed(table)} ${isThere(table)} returning t.id`;
});

const isNamed = ({ entity, knownBy }: ThingTable) => `lower(t.${columnOf(entity, knownBy)}) = any($2)`;

function isThere({ entity, where }: ThingTable): string {
  return `${isSoft(entity) ? 'and t.deleted_at is null' : ''} ${where ? `and ${where}` : ''}`;
}

/**
 * Returns a statement that reads things in display order, with these columns of their rows `t`.
 * @param filter SQL condition of their rows, after others; those that are not deleted by default
 */
export function readThings(table: ThingTable, columns: string, way: Way, filter = isThere(table)): string {
  const name = tableOf(table.entity);
  return `
    select t.id, lower(t.${columnOf(table.entity, table.knownBy)}) as identity, ${stamps('t')}, ${columns}
      from ${way === 'ids' ? byId(name, 't', '$2::uuid[]') : `${name} t`}
     where t.workspace_id = $1 ${filter} ${way === 'identities' ? `and ${isNamed(table)}` : ''} order by ${table.order}`;
}

/** A new or changed item with its former form, if any, and the ids of its parts. */
export interface ItemChange<Item> {
  item: Item;
  before?: Item;
  ids: NestedIds;
  state?: StoredItem<Item>['state'];
}

/** Returns each item with its stored form, if it has one, and the ids of its parts. */
export function withStored<Item>(
  items: readonly Item[],
  stored: readonly StoredItem<Item>[],
  identityOf: (item: Item) => string,
  ids: IdGenerator,
): ItemChange<Item>[] {
  const byIdentity = new Map(stored.map((each) => [each.thing.identity, each]));
  return items.map((item) => {
    const before = byIdentity.get(identityOf(item).toLowerCase());
    return { item, before: before?.item, state: before?.state, ids: new NestedIds(ids, before && [['', before.thing.id], ...before.ids]) };
  });
}

/** Returns the items as they are stored after a change. */
export function storedNow<Item>(changes: readonly ItemChange<Item>[], things: readonly Thing[]): StoredItem<Item>[] {
  return changes.map(({ item, ids, state }, index) => ({ thing: things[index]!, item, ids: ids.nested, ...(state && { state }) }));
}

/** Splits a row into its thing and its other columns, without nulls. */
export function splitRow<Columns>({ id, identity, createdAt, updatedAt, ...columns }: ThingRow<Columns>): {
  thing: Thing;
  columns: Columns;
} {
  return { thing: { id, identity, createdAt, updatedAt }, columns: withoutNulls<Columns>(columns) };
}

/** Returns the ids of members of a list by their paths. */
export function idsIn(list: string, members: readonly { key: string; id: string }[]): ReadonlyMap<string, string> {
  return new Map(members.map(({ key, id }) => [`${list}/${key}`, id]));
}

/** Returns whether a deleted row stays, for its orders (ADR 0009 r1). */
function isSoft(entity: EntitySchema): boolean {
  return 'deletedAt' in entity.options.columns;
}
