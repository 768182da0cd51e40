import type { IdGenerator } from '@svc/kernel';
import type { EntitySchema } from 'typeorm';
import type { Sql } from '../work/sql';
import { BY_POSITION } from '../rows/display-order';
import { purgeFormerSlugs } from '../rows/former-slugs';
import { upsert } from '../rows/row-writes';
import { fieldsOf, folded, selectList, tableOf } from '../rows/statements';
import { type NotedTable, PostgresChangeLog } from '../sync/change-feed';

/**
 * Rows of one workspace with a case-insensitive slug, key or code, deleted softly (ADR 0009 r1); by hand, since a document
 * writes thousands at once.
 */
export class SoftRows<Stored extends { id: string }> {
  private readonly table: NotedTable;
  private readonly fields: readonly string[];
  private readonly changes: PostgresChangeLog;

  constructor(
    private readonly sql: Sql,
    private readonly workspaceId: string,
    private readonly entity: EntitySchema,
    private readonly knownBy: 'slug' | 'key' | 'code',
  ) {
    this.changes = new PostgresChangeLog(sql, workspaceId);
    this.table = tableOf(entity) as NotedTable;
    this.fields = fieldsOf(entity, 'workspaceId', 'id');
  }

  /** Returns rows of `identities`, or all, that are not deleted, in display order. */
  load(identities?: readonly string[]): Promise<Stored[]> {
    return this.sql.unchecked<Stored[]>(
      `select ${selectList(this.entity, { fields: ['id', ...this.fields] })} from ${this.table}
        where workspace_id = $1 and deleted_at is null ${identities ? `and lower(${this.knownBy}) = any($2)` : ''} order by ${BY_POSITION}`,
      [this.workspaceId, ...(identities ? [folded(identities)] : [])],
    );
  }

  async save(records: readonly Stored[]): Promise<void> {
    const ids = await upsert(this.sql, this.workspaceId, { entity: this.entity, fields: this.fields, knownBy: 'id' }, records);
    await this.changes.recordRows(this.table, ids);
  }

  async remove(identities: readonly string[]): Promise<void> {
    const [gone] = await this.sql.unchecked<[{ id: string }[], number]>(
      `update ${this.table} set deleted_at = service_now(), updated_at = clock_timestamp()
        where workspace_id = $1 and lower(${this.knownBy}) = any($2) and deleted_at is null
       returning id`,
      [this.workspaceId, folded(identities)],
    );
    const ids = gone.map(({ id }) => id);
    if (this.knownBy === 'slug') await purgeFormerSlugs(this.sql, { workspaceId: this.workspaceId, table: this.table }, ids);
    await this.changes.recordRows(this.table, ids);
  }

  /** Returns ids by slug, key or code: existing rows keep theirs, the others get a new one. */
  async idsFor(identities: readonly string[], ids: IdGenerator): Promise<(identity: string) => string> {
    const rows = await this.sql.unchecked<{ identity: string; id: string }[]>(
      `select lower(${this.knownBy}) as identity, id from ${this.table} where workspace_id = $1 and lower(${this.knownBy}) = any($2) and deleted_at is null`,
      [this.workspaceId, folded(identities)],
    );
    const existing = new Map(rows.map(({ identity, id }) => [identity, id]));
    return (identity) => existing.get(identity.toLowerCase()) ?? ids.next();
  }
}
