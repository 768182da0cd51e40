import type { Change, ChangeKind, ChangeLog } from '@svc/kernel';
import type { EntityManager } from 'typeorm';

/** Tables whose rows are things of their own, and what kind of thing. */
const KIND_OF = {
  product: 'product', collection: 'collection', event: 'event', form: 'form', data_table: 'table', media_catalog: 'catalog', folder: 'folder',
  note: 'note', delivery_zone: 'delivery_zone', discount_code: 'code', promoter_code: 'code',
} as const satisfies Record<string, ChangeKind>;
export type NotedTable = keyof typeof KIND_OF;

/** Notes changes in the queue `sync_dirty`, by hand. Two transactions that change one thing note it twice, so that neither waits for the other. */
export class PostgresChangeLog implements ChangeLog {
  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
  ) {}

  async record(changes: readonly Change[]): Promise<void> {
    if (changes.length === 0) return;
    await this.manager.query(
      `insert into sync_dirty (workspace_id, kind, id, noted_at)
       select $1, kind, id, (select clock_timestamp()) from unnest($2::text[], $3::uuid[]) as noted (kind, id)`,
      [this.workspaceId, changes.map(({ kind }) => kind), changes.map(({ id }) => id)],
    );
  }

  /** Notes rows of a table, by id. */
  recordRows(table: NotedTable, ids: readonly string[]): Promise<void> {
    return this.record(ids.map((id) => ({ kind: KIND_OF[table], id })));
  }
}
