import type { Mode } from '@svc/kernel';
import { type EntitySchema, In, type ObjectLiteral, type QueryDeepPartialEntity, Raw } from 'typeorm';
import type { Sql } from '../work/sql';
import type { Statement } from '../work/statement';
import { hasMode } from './by-key';
import { insertRecords, overwrite, tableOf } from './statements';
import type { Column } from './table';

/** Condition for rows that are found by their id alone. */
export const ANY_MODE = In(['live', 'test'] as const);

/** Condition on the mode of rows that another column finds, as `hasMode`. */
export const ofMode = (mode: Mode) => Raw<Mode>((column) => hasMode(column, ':mode'), { mode });

/** Inserts a row, unless a unique index has the same one already. Returns whether it did. */
export async function insertUnlessThere<Row extends ObjectLiteral>(
  sql: Sql,
  entity: EntitySchema<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> {
  const { raw } = await sql.repository(entity).createQueryBuilder().insert().into(entity).values(row).orIgnore().returning('1').execute();
  return (raw as unknown[]).length > 0;
}

/** Writes a row over the one of the same key. Returns whether there was one. */
export async function putRow<Row extends ObjectLiteral>(
  sql: Sql,
  entity: EntitySchema<Row>,
  row: QueryDeepPartialEntity<Row>,
): Promise<boolean> {
  const columns = Object.values(entity.options.columns) as Column<unknown>[];
  const [key, rest] = [true, undefined].map((primary) => columns.filter((column) => column.primary === primary).map(({ name }) => name!));
  const { raw } = await sql
    .repository(entity)
    .createQueryBuilder()
    .insert()
    .into(entity)
    .values(row)
    .orUpdate(rest!, key)
    .returning('xmax <> 0 as was_there')
    .execute();
  return (raw as { was_there: boolean }[])[0]!.was_there;
}

/**
 * Returns a statement that deletes so many rows, the oldest first: by hand, since TypeORM deletes without a limit.
 * @param where condition of the rows
 * @param oldest column in whose order they are deleted, the lowest first
 * @param most parameter of their greatest number
 */
export function purging(entity: EntitySchema, where: string, oldest: string, most = '$2'): string {
  const table = tableOf(entity);
  const columns = Object.values(entity.options.columns) as Column<unknown>[];
  const key = columns.flatMap(({ primary, name }) => (primary ? [name] : [])).join(', ');
  return `delete from ${table} where (${key}) in (select ${key} from ${table} where ${where} order by ${oldest} limit ${most})`;
}

/**
 * Returns the changes with null for each undefined field: TypeORM leaves undefined columns alone, and these are to be cleared.
 */
export function cleared<T extends object>(changes: T): T {
  return Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null])) as T;
}

const ROWS_PER_STATEMENT = 1_000;

/**
 * Returns a statement that inserts records, or writes them over the rows of the same id. A record without one of the fields writes null.
 * @param entity has `workspaceId`, `id` and `updatedAt`
 * @param fields those that are written beside workspace and id
 */
export const upserting = (entity: EntitySchema, fields: readonly string[]) => `
  ${insertRecords(entity, { constants: { workspaceId: '$1::uuid' }, fields: ['id', ...fields], from: '$2::jsonb' })}
  on conflict (workspace_id, id) do update set ${overwrite(entity, fields)}, updated_at = excluded.updated_at`;

/**
 * Runs a statement for records: once per 1,000, which come as one parameter where TypeORM would need one for each value. Returns what it
 * returns of their rows.
 */
export async function upsert<Returned extends { id: string }>(
  sql: Sql,
  workspaceId: string,
  statement: Statement<Returned>,
  records: readonly { id: string }[],
): Promise<Returned[]> {
  const returned: Returned[] = [];
  for (let start = 0; start < records.length; start += ROWS_PER_STATEMENT) {
    const some = JSON.stringify(records.slice(start, start + ROWS_PER_STATEMENT));
    for (const row of await sql.query(statement, [workspaceId, some])) returned.push(row);
  }
  return returned;
}
