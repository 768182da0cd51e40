import { In, type EntityManager, type EntitySchema, type ObjectLiteral, type QueryDeepPartialEntity } from 'typeorm';
import { tableOf } from './columns-sql';
import type { Column } from './table';

/** Of things that are found by their id alone. */
export const ANY_MODE = In(['live', 'test'] as const);

/** Inserts a row, unless there is one already that a unique index knows as the same. Answers whether it did. */
export async function insertUnlessThere<Row extends ObjectLiteral>(manager: EntityManager, entity: EntitySchema<Row>, row: QueryDeepPartialEntity<Row>): Promise<boolean> {
  const { raw } = await manager.createQueryBuilder().insert().into(entity).values(row).orIgnore().returning('1').execute();
  return (raw as unknown[]).length > 0;
}

/** Writes a row over the one of the same key. Answers whether there was one. */
export async function putRow<Row extends ObjectLiteral>(manager: EntityManager, entity: EntitySchema<Row>, row: QueryDeepPartialEntity<Row>): Promise<boolean> {
  const columns = Object.values(entity.options.columns) as Column<unknown>[];
  const [key, rest] = [true, undefined].map((primary) => columns.filter((column) => column.primary === primary).map(({ name }) => name!));
  const { raw } = await manager.createQueryBuilder().insert().into(entity).values(row).orUpdate(rest!, key).returning('xmax <> 0 as was_there').execute();
  return (raw as { was_there: boolean }[])[0]!.was_there;
}

export interface Purge {
  /** SQL of the rows that go; its parameters. */
  where: string;
  parameters: readonly unknown[];
  /** The column by which the oldest are told. */
  oldest: string;
  most: number;
}

/** Deletes so many rows, the oldest first: by hand, since TypeORM deletes without a limit. Answers how many went. */
export async function purgeRows(on: Pick<EntityManager, 'query'>, entity: EntitySchema, { where, parameters, oldest, most }: Purge): Promise<number> {
  const table = tableOf(entity);
  const columns = Object.values(entity.options.columns) as Column<unknown>[];
  const key = columns.flatMap(({ primary, name }) => (primary ? [name] : [])).join(', ');
  const [, count] = await on.query<[unknown, number]>(
    `delete from ${table} where (${key}) in (select ${key} from ${table} where ${where} order by ${oldest} limit $${parameters.length + 1})`,
    [...parameters, most],
  );
  return count;
}

/** What an update writes: TypeORM leaves alone what is undefined, where what is absent is to be cleared. */
export function cleared<T extends object>(changes: T): T {
  return Object.fromEntries(Object.entries(changes).map(([field, value]) => [field, value ?? null])) as T;
}
