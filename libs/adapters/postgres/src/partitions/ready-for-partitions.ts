import type { QueryRunner } from 'typeorm';
import { PARTITIONED_TABLES, spanOf } from './partitioned-tables';

const DAY_MS = 86_400_000;

/**
 * Proves, before a migration makes a table the first partition of one, that no row lies beyond it: by a constraint that is
 * checked while others read and write. Attaching the table then reads none of its rows under a lock. Skips a table that does
 * not exist yet, is partitioned already, or has rows beyond; the migration moves those rows.
 */
export async function readyForPartitions(runner: QueryRunner, now: Date): Promise<void> {
  for (const partitioned of PARTITIONED_TABLES) {
    const { name, key } = partitioned;
    const { to: until } = spanOf(partitioned, now.getTime() + DAY_MS);
    const [table] = (await runner.query(`select 1 from pg_class where oid = to_regclass($1) and relkind = 'r'`, [name])) as object[];
    if (!table || (await hasRowsBeyond(runner, name, key, until))) continue;
    await runner.query(`alter table ${name} drop constraint if exists ${name}_until`);
    await runner.query(`alter table ${name} add constraint ${name}_until check (${key} < '${until}') not valid`);
    await withoutTimeout(runner, `alter table ${name} validate constraint ${name}_until`);
  }
}

async function hasRowsBeyond(runner: QueryRunner, table: string, key: string, until: string): Promise<boolean> {
  const rows = await withoutTimeout(runner, `select 1 from ${table} where ${key} >= '${until}' limit 1`);
  return rows.length > 0;
}

async function withoutTimeout(runner: QueryRunner, statement: string): Promise<object[]> {
  await runner.startTransaction();
  try {
    await runner.query('set local statement_timeout = 0');
    const rows = (await runner.query(statement)) as object[];
    await runner.commitTransaction();
    return rows;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
