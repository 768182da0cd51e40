import type { StoredItem, Thing, Which } from '@svc/contracts';
import type { IdGenerator } from '@svc/kernel';
import type { EntitySchema } from 'typeorm';
import type { Sql } from '../work/sql';
import { type NotedTable, PostgresChangeLog } from '../sync/change-feed';
import { byId } from './by-key';
import { purgeFormerSlugs } from './former-slugs';
import { NestedIds } from './nested-ids';
import { type ItemRow, rowDifference } from './row-difference';
import { upsert } from './row-writes';
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

/** A thing with other columns of its row. */
export type ThingRow<Columns> = Thing & Columns;

const stamps = (row: string) => `${utc(`${row}.created_at`, 3)} as "createdAt", ${utc(`${row}.updated_at`, 6)} as "updatedAt"`;

/** Rows of the things of one section of one workspace, and of their parts; by hand, since a document writes thousands at once. */
export class ThingRows {
  private readonly name: NotedTable;
  private readonly identity: string;
  /** True where a deleted row stays, for its orders (ADR 0009 r1). */
  private readonly isSoft: boolean;
  private readonly changes: PostgresChangeLog;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly table: ThingTable,
  ) {
    this.name = tableOf(table.entity) as NotedTable;
    this.identity = columnOf(table.entity, table.knownBy);
    this.isSoft = isSoft(table.entity);
    this.changes = new PostgresChangeLog(sql, workspaceId);
  }

  /** Returns things in display order, with these columns of their rows `t`. */
  read<Columns>(columns: string, which?: Which): Promise<ThingRow<Columns>[]> {
    const { order } = this.table;
    const [from, condition, named] = this.selection(which);
    return this.sql.unchecked<ThingRow<Columns>[]>(
      `select t.id, lower(t.${this.identity}) as identity, ${stamps('t')}, ${columns}
         from ${from} where t.workspace_id = $1 ${this.isThere('t')} ${condition} order by ${order}`,
      [this.workspaceId, ...named],
    );
  }

  /** Writes these rows of things. Returns the things, in the same order. */
  async write(rows: readonly ItemRow[]): Promise<Thing[]> {
    const { entity, fields, knownBy } = this.table;
    const written = await upsert<Pick<Thing, 'id' | 'createdAt' | 'updatedAt'>>(
      this.sql,
      this.workspaceId,
      { entity, fields, returning: `id, ${stamps(this.name)}` },
      rows,
    );
    const byIds = new Map(written.map((row) => [row.id, row]));
    return rows.map((row) => ({ ...byIds.get(row.id)!, identity: String(row[knownBy]).toLowerCase() }));
  }

  /**
   * Writes the rows of parts that differ. Deleted rows stay where their table is one of soft deletion.
   * @param rowsOf cuts the rows out of an item
   */
  async writeParts<Item>(
    { entity, fields }: PartTable,
    changes: readonly ItemChange<Item>[],
    rowsOf: (item: Item, ids: NestedIds) => readonly ItemRow[],
  ): Promise<void> {
    const differences = changes.map(({ item, before, ids }) => rowDifference(before ? rowsOf(before, ids) : [], rowsOf(item, ids)));
    const gone = differences.flatMap((difference) => difference.gone);
    if (gone.length > 0) {
      const remove = isSoft(entity) ? `update ${tableOf(entity)} set deleted_at = service_now()` : `delete from ${tableOf(entity)}`;
      await this.sql.unchecked(`${remove} where workspace_id = $1 and id = any($2)`, [this.workspaceId, gone]);
    }
    const written = differences.flatMap((difference) => difference.written);
    await upsert(this.sql, this.workspaceId, { entity, fields }, written);
  }

  /** Notes changed things by their ids, so that storefronts get them again. */
  note(ids: readonly string[]): Promise<void> {
    return this.changes.recordRows(this.name, ids);
  }

  /** Deletes things by their slugs, keys or codes, which are free again. Returns their ids. */
  async remove(identities: readonly string[]): Promise<string[]> {
    const remove = this.isSoft
      ? `update ${this.name} t set deleted_at = service_now(), updated_at = clock_timestamp()`
      : `delete from ${this.name} t`;
    const [gone] = await this.sql.unchecked<[{ id: string }[], number]>(
      `${remove} where t.workspace_id = $1 and lower(t.${this.identity}) = any($2) ${this.isThere('t')} returning t.id`,
      [this.workspaceId, folded(identities)],
    );
    const ids = gone.map(({ id }) => id);
    if (this.table.knownBy === 'slug') await purgeFormerSlugs(this.sql, { workspaceId: this.workspaceId, table: this.name }, ids);
    return ids;
  }

  private isThere(row: string): string {
    return `${this.isSoft ? `and ${row}.deleted_at is null` : ''} ${this.table.where ? `and ${this.table.where}` : ''}`;
  }

  private selection(which?: Which): [from: string, condition: string, named: readonly unknown[]] {
    if (!which) return [`${this.name} t`, '', []];
    if ('ids' in which) return [byId(this.name, 't', '$2::uuid[]'), '', [which.ids]];
    return [`${this.name} t`, `and lower(t.${this.identity}) = any($2)`, [folded(which.identities)]];
  }
}

/** A new or changed item with its former form, if any, and the ids of its parts. */
export interface ItemChange<Item> {
  item: Item;
  before?: Item;
  ids: NestedIds;
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
    return { item, before: before?.item, ids: new NestedIds(ids, before && [['', before.thing.id], ...before.ids]) };
  });
}

/** Returns the items as they are stored after a change. */
export function storedNow<Item>(changes: readonly ItemChange<Item>[], things: readonly Thing[]): StoredItem<Item>[] {
  return changes.map(({ item, ids }, index) => ({ thing: things[index]!, item, ids: ids.nested }));
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

function isSoft(entity: EntitySchema): boolean {
  return 'deletedAt' in entity.options.columns;
}
