import type { QueryRunner } from 'typeorm';
import { placeTables, TO_EVERY_NODE } from './distribute';
import { unplacedTables } from './placed-tables';
import { splitStatements, withoutComments } from './split-statements';
import { placeOf } from './table-places';

/** A new table, but none that becomes a partition, which goes where its table is. */
const CREATES_TABLE = /^\s*create\s+(?:unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?(?:public\.)?"?(\w+)"?(?!\s+partition\s+of)\b/i;

/** Returns whether a statement creates a table that belongs on the nodes. */
export function createsTableOfNodes(statement: string): boolean {
  const code = withoutComments(statement);
  const name = CREATES_TABLE.exec(code)?.[1];
  if (name === undefined) return false;
  return placeOf(name) === 'reference' || (placeOf(name) === 'spread' && /\bworkspace_id\b/.test(code));
}

/**
 * Runs migrations in a distributed installation. Sends each statement alone, since Citus sends the text of some to the nodes as it came. Puts
 * each table on the nodes as soon as it is created, so that later statements fill it there. Citus refuses a new table that refers to one on
 * the nodes: it is created as a table of the coordinator, and its foreign keys are added again once it is on the nodes. The migrations have
 * to use this very runner.
 */
export async function migrateOnNodes<Result>(runner: QueryRunner, migrations: () => Promise<Result>): Promise<Result> {
  const original = runner.query;
  const query = original.bind(runner) as (text: string, parameters?: unknown[], isStructured?: boolean) => Promise<unknown>;
  const place = async () => {
    runner.query = original;
    try {
      await placeTables(runner, await unplacedTables(runner));
    } finally {
      runner.query = placing;
    }
  };
  const placing = (async (text: string, parameters?: unknown[], isStructured?: boolean) => {
    const statements = parameters?.length ? [text] : splitStatements(text);
    let result: unknown;
    for (const statement of statements) {
      const isNew = createsTableOfNodes(statement);
      if (isNew) await query(`${TO_EVERY_NODE}; set local citus.enable_ddl_propagation to off`);
      result = await query(statement, parameters, isStructured);
      if (isNew) await query('set local citus.enable_ddl_propagation to on');
      if (isNew) await place();
    }
    return result;
  }) as QueryRunner['query'];
  runner.query = placing;
  try {
    return await migrations();
  } finally {
    runner.query = original;
  }
}
