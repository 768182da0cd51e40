import type { EntitySchema } from 'typeorm';
import type { Sql } from '../work/sql';
import { BY_POSITION_AND_CREATION } from '../rows/display-order';
import { purgeFormerSlugs } from '../rows/former-slugs';
import { upsert } from '../rows/row-writes';
import { fieldsOf, folded, selectList, tableOf, withoutNulls } from '../rows/statements';
import { type NotedTable, PostgresChangeLog } from '../sync/change-feed';

/** Rows of one workspace in a table with case-insensitive slugs (D-4); by hand, since a document writes thousands at once. */
export class SluggedRows {
  private readonly changes: PostgresChangeLog;
  private readonly table: NotedTable;
  private readonly fields: readonly string[];

  /** @param workedOut computed fields, written beside those of the items */
  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly entity: EntitySchema,
    private readonly workedOut: readonly string[] = [],
  ) {
    this.table = tableOf(entity) as NotedTable;
    this.fields = fieldsOf(entity, 'workspaceId', 'id');
    this.changes = new PostgresChangeLog(sql, workspaceId);
  }

  /** Returns rows in display order, those of `slugs` or all, as `T` without its absent fields. */
  async load<T>(slugs?: readonly string[]): Promise<T[]> {
    const rows = await this.sql.unchecked<object[]>(
      `select ${selectList(this.entity, { fields: ['id', ...this.fields] })} from ${this.table}
        where workspace_id = $1 ${slugs ? 'and lower(slug) = any($2)' : ''} order by ${BY_POSITION_AND_CREATION}`,
      [this.workspaceId, ...(slugs ? [folded(slugs)] : [])],
    );
    return rows.map((row) => withoutNulls<T>(row));
  }

  async save<T extends { id: string; slug: string }>(records: readonly T[]): Promise<void> {
    const ids = await upsert(
      this.sql,
      this.workspaceId,
      { entity: this.entity, fields: [...this.fields, ...this.workedOut], knownBy: 'lower(slug)' },
      records,
    );
    await this.changes.recordRows(this.table, ids);
  }

  async remove(slugs: readonly string[]): Promise<void> {
    const [gone] = await this.sql.unchecked<[{ id: string }[], number]>(
      `delete from ${this.table} where workspace_id = $1 and lower(slug) = any($2) returning id`,
      [this.workspaceId, folded(slugs)],
    );
    const ids = gone.map(({ id }) => id);
    await purgeFormerSlugs(this.sql, { workspaceId: this.workspaceId, table: this.table }, ids);
    await this.changes.recordRows(this.table, ids);
  }

  /** Returns ids of existing rows by lower-case slug. */
  async ids(slugs: readonly string[]): Promise<Map<string, string>> {
    const rows = await this.sql.unchecked<{ id: string; slug: string }[]>(
      `select id, lower(slug) as slug from ${this.table} where workspace_id = $1 and lower(slug) = any($2)`,
      [this.workspaceId, folded(slugs)],
    );
    return new Map(rows.map(({ id, slug }) => [slug, id]));
  }

  /** Returns ids of the keyed things in a jsonb column: lower-case slug → key → id. */
  async keyedIds(column: string, slugs: readonly string[]): Promise<Map<string, Map<string, string>>> {
    const rows = await this.sql.unchecked<{ slug: string; things: { key: string; id: string }[] }[]>(
      `select lower(slug) as slug, ${column} as things from ${this.table} where workspace_id = $1 and lower(slug) = any($2)`,
      [this.workspaceId, folded(slugs)],
    );
    return new Map(rows.map(({ slug, things }) => [slug, new Map(things.map(({ key, id }) => [key, id]))]));
  }
}
