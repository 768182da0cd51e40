import type { IdGenerator } from '@svc/kernel';
import type { EntityManager } from 'typeorm';
import { type Columns, selectList, upsert } from '../bulk';
import { folded } from '../folded';

/** Rows of one workspace that are known by a slug, key or code, whatever its case, and deleted softly (mechanisms 2.13). */
export class SoftRows<Stored extends { id: string }> {
  private readonly columns: Columns;

  constructor(
    private readonly manager: EntityManager,
    private readonly workspaceId: string,
    private readonly table: string,
    private readonly knownBy: 'slug' | 'key' | 'code',
    columns: Columns = {},
  ) {
    this.columns = { [knownBy]: `${knownBy} text`, position: 'position integer', ...columns, details: 'details jsonb' };
  }

  /** All that are not deleted, in display order. */
  load(): Promise<Stored[]> {
    return this.manager.query<Stored[]>(
      `select id, ${selectList(this.columns)} from ${this.table} where workspace_id = $1 and deleted_at is null order by position, id`,
      [this.workspaceId],
    );
  }

  save(records: readonly Stored[]): Promise<void> {
    return upsert(this.manager, this.workspaceId, { table: this.table, columns: this.columns, knownBy: 'id' }, records);
  }

  async remove(identities: readonly string[]): Promise<void> {
    await this.manager.query(
      `update ${this.table} set deleted_at = service_now(), updated_at = service_now()
        where workspace_id = $1 and lower(${this.knownBy}) = any($2) and deleted_at is null`,
      [this.workspaceId, folded(identities)],
    );
  }

  /** Ids by slug, key or code: those that are there keep theirs, the others get a new one. */
  async idsFor(identities: readonly string[], ids: IdGenerator): Promise<(identity: string) => string> {
    const rows = await this.manager.query<{ identity: string; id: string }[]>(
      `select lower(${this.knownBy}) as identity, id from ${this.table} where workspace_id = $1 and lower(${this.knownBy}) = any($2) and deleted_at is null`,
      [this.workspaceId, folded(identities)],
    );
    const known = new Map(rows.map(({ identity, id }) => [identity, id]));
    return (identity) => known.get(identity.toLowerCase()) ?? ids.next();
  }
}
