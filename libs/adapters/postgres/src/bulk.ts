import type { EntityManager, EntitySchema } from 'typeorm';
import { columnOf, insertRecords, overwrite, tableOf } from './rows/columns-sql';

const ROWS_PER_STATEMENT = 1_000;

export interface UpsertTarget {
  /** Has `workspaceId`, `id` and `updatedAt`. */
  entity: EntitySchema;
  /** What is written beside workspace and id. */
  fields: readonly string[];
  /** What a row is known by, besides the workspace: the columns or expressions of a unique index. */
  knownBy: string;
  /** Leaves rows alone that would not change, with their `updated_at`. */
  onlyChanges?: boolean;
}

/**
 * Inserts records, or writes them over the rows they are known by, whose ids stay: a statement per 1,000 records, which come
 * as one parameter where TypeORM would need one for each value. A record without one of the fields writes null.
 * Answers the ids of the rows written.
 */
export async function upsert(manager: EntityManager, workspaceId: string, target: UpsertTarget, records: readonly { id: string }[]): Promise<string[]> {
  const sql = upsertSql(target);
  const ids: string[] = [];
  for (let start = 0; start < records.length; start += ROWS_PER_STATEMENT) {
    const rows = await manager.query<{ id: string }[]>(sql, [workspaceId, JSON.stringify(records.slice(start, start + ROWS_PER_STATEMENT))]);
    for (const { id } of rows) ids.push(id);
  }
  return ids;
}

function upsertSql({ entity, fields, knownBy, onlyChanges }: UpsertTarget): string {
  const written = fields.map((field) => columnOf(entity, field));
  const old = written.map((name) => `${tableOf(entity)}.${name}`).join(', ');
  const offered = written.map((name) => `excluded.${name}`).join(', ');
  return `
    ${insertRecords(entity, { given: { workspaceId: '$1::uuid' }, fields: ['id', ...fields], from: '$2::jsonb' })}
    on conflict (workspace_id, ${knownBy}) do update
      set ${overwrite(entity, fields)}, updated_at = clock_timestamp()
      ${onlyChanges ? `where (${old}) is distinct from (${offered})` : ''}
    returning id`;
}
