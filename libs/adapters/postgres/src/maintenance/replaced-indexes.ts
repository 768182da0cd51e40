import type { QueryRunner } from 'typeorm';
import { CONSTRAINTS, INDEXES_BY_COLUMN, indexState, REPLACED, type ReplacedIndex } from '../migrations/1763700008600-indexes-by-column';

/**
 * Replaces indexes of tables that exist before the migration that asks for them, while others read and write: the new one is built
 * beside the old one and then takes its name, and the constraint, which is never missing. Goes on where an interrupted start has left off. Needs a runner without a transaction.
 */
export async function replaceIndexes(runner: QueryRunner): Promise<void> {
  const [{ statement, lock }] = (await runner.query(
    `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`,
  )) as [{ statement: string; lock: string }];
  await setTimeouts(runner, '0', '0');
  try {
    for (const index of INDEXES_BY_COLUMN) await replace(runner, index);
  } finally {
    await setTimeouts(runner, statement, lock);
  }
}

async function replace(runner: QueryRunner, { name, table, definition }: ReplacedIndex): Promise<void> {
  const next = `next_${name}`;
  const { isReplaced, isThere, isUnique, isConstraint } = await indexState(runner, name);
  const built = await validityOf(runner, next);
  if (isReplaced || (!isThere && !built)) return;
  if (built === 'invalid') await runner.query(`drop index concurrently if exists ${next}`); // a node may lack it
  if (built !== 'valid') await runner.query(`create ${isUnique ? 'unique index' : 'index'} concurrently ${next} on ${table} ${definition}`);
  await runner.query(`comment on index ${next} is '${REPLACED}'`);
  if (CONSTRAINTS.includes(name)) {
    const dropped = isConstraint ? `drop constraint ${name}, ` : '';
    await runner.query(`alter table ${table} ${dropped}add constraint ${name} unique using index ${next}`);
    return;
  }
  if (isThere) await runner.query(`drop index concurrently ${name}`);
  await runner.query(`alter index ${next} rename to ${name}`);
}

/** An interrupted build leaves an invalid index. */
async function validityOf(runner: QueryRunner, name: string): Promise<'valid' | 'invalid' | undefined> {
  const [index] = (await runner.query('select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)', [name])) as {
    isValid: boolean;
  }[];
  return index && (index.isValid ? 'valid' : 'invalid');
}

async function setTimeouts(runner: QueryRunner, statement: string, lock: string): Promise<void> {
  await runner.query(`select set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false)`, [statement, lock]);
}
