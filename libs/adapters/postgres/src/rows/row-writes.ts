import type { Mode } from '@svc/kernel';
import { type EntitySchema, In, type ObjectLiteral, type QueryDeepPartialEntity, Raw } from 'typeorm';
import type { Sql } from '../work/sql';
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

export interface Purge {
  /** SQL condition of the rows to delete, with its parameters. */
  where: string;
  parameters: readonly unknown[];
  /** Column in whose order rows are deleted, the lowest first. */
  oldest: string;
  most: number;
}

/** Deletes so many rows, the oldest first: by hand, since TypeORM deletes without a limit. Returns their number. */
export async function purgeRows(sql: Sql, entity: EntitySchema, { where, parameters, oldest, most }: Purge): Promise<number> {
  const table = tableOf(entity);
  const columns = Object.values(entity.options.columns) as Column<unknown>[];
  const key = columns.flatMap(({ primary, name }) => (primary ? [name] : [])).join(', ');
  const [, count] = await sql.unchecked<[unknown, number]>(
    `delete from ${table} where (${key}) in (select ${key} from ${table} where ${where} order by ${oldest} limit $${parameters.length + 1})`,
    [...parameters, most],
  );
  return count;
}

/**
 * Returns the changes with null for each undefined field: TypeORM leaves undefined columns alone, and these are to be cleared.
 */
export function cleared<T extends object>(changes: T): T {
  return Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null])) as T;
}

const ROWS_PER_STATEMENT = 1_000;

export interface UpsertTarget {
  /** Has `workspaceId`, `id` and `updatedAt`. */
  entity: EntitySchema;
  /** Fields that are written beside workspace and id. */
  fields: readonly string[];
  /** Select list of what is returned of each row. */
  returning?: string;
}

/**
 * Inserts records, or writes them over the rows of the same id: a statement per 1,000 records, which come as one parameter where TypeORM
 * would need one for each value. A record without one of the fields writes null.
 */
export async function upsert<Returned = { id: string }>(
  sql: Sql,
  workspaceId: string,
  { entity, fields, returning = 'id' }: UpsertTarget,
  records: readonly { id: string }[],
): Promise<Returned[]> {
  const statement = `
    ${insertRecords(entity, { constants: { workspaceId: '$1::uuid' }, fields: ['id', ...fields], from: '$2::jsonb' })}
    on conflict (workspace_id, id) do update set ${overwrite(entity, fields)}, updated_at = clock_timestamp()
    returning ${returning}`;
  const returned: Returned[] = [];
  for (let start = 0; start < records.length; start += ROWS_PER_STATEMENT) {
    const some = JSON.stringify(records.slice(start, start + ROWS_PER_STATEMENT));
    for (const row of await sql.unchecked<Returned[]>(statement, [workspaceId, some])) returned.push(row);
  }
  return returned;
}
