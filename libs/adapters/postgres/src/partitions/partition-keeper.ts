import { type RealClock, uuidTime } from '@svc/kernel';
import type { DataSource, QueryRunner } from 'typeorm';
import {
  type Bounds,
  holds,
  isExpired,
  type Partition,
  PARTITIONED_TABLES,
  type PartitionedTable,
  partitionName,
  spanOf,
  spansFrom,
} from './partitioned-tables';

const DAY_MS = 86_400_000;
/** Limit of waiting for locks: work on a table waits behind a change of its partitions, so that must be short. */
const LOCK_TIMEOUT = `set local lock_timeout = '2s'`;
/** Citus changes the partitions of its nodes one after the other in a transaction, or refuses the second change. */
const ONE_BY_ONE = `select set_config('citus.multi_shard_modify_mode', 'sequential', true) where to_regclass('pg_catalog.pg_dist_partition') is not null`;

interface Queryable {
  query(sql: string, parameters: unknown[]): Promise<unknown>;
}

/** Makes partitions ahead of their time and drops expired ones (ADR 0058); for all workspaces, as the owner of the tables. */
export class PartitionKeeper {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: RealClock,
    private readonly tables: readonly PartitionedTable[] = PARTITIONED_TABLES,
  ) {}

  /**
   * Returns the number of partitions made and dropped. Rejects when another session holds a table for longer than 2 s; the
   * next run does the rest.
   */
  async execute(): Promise<number> {
    const now = this.clock.now();
    const runner = this.dataSource.createQueryRunner();
    let changed = 0;
    try {
      for (const table of this.tables) changed += (await makeAhead(runner, table, now)) + (await dropExpired(runner, table, now));
      return changed;
    } finally {
      await runner.release();
    }
  }
}

/** Makes the partitions of the present and the next weeks or days, and those for rows in the default partition that had none. */
export async function makeAhead(runner: QueryRunner, table: PartitionedTable, now: Date): Promise<number> {
  const there = await partitionsOf(runner, table.name);
  const wanted = new Map([...spansFrom(table, now), ...(await straySpans(runner, table, now))].map((span) => [span.from, span]));
  const lacking = [...wanted.values()].filter((span) => !there.some((partition) => holds(partition, span)));
  for (const span of lacking) await inShortTransaction(runner, () => makePartition(runner, table, span));
  return lacking.length;
}

async function dropExpired(runner: QueryRunner, table: PartitionedTable, now: Date): Promise<number> {
  const expired = (await partitionsOf(runner, table.name)).filter((partition) => isExpired(table, partition, now));
  for (const { name } of expired) {
    await inShortTransaction(runner, async () => {
      await runner.query(`alter table ${table.name} detach partition ${name}`);
      await runner.query(`drop table ${name}`);
    });
  }
  return expired.length;
}

/** Returns the partitions of a table but for its default one. */
export async function partitionsOf(on: Queryable, table: string): Promise<Partition[]> {
  return (await on.query(
    `select part.oid::regclass::text as name, coalesce(substring(bound from $$FROM \\('([^']*)'$$), '') as from, coalesce(substring(bound from $$TO \\('([^']*)'$$), '') as to
       from pg_inherits join pg_class part on part.oid = inhrelid cross join pg_get_expr(relpartbound, part.oid) bound
      where inhparent = $1::regclass and bound <> 'DEFAULT'
      order by 2`,
    [table],
  )) as Partition[];
}

/** Returns the weeks or days, past ones that are still kept and the next ones, of which the default partition has rows. */
async function straySpans(runner: QueryRunner, table: PartitionedTable, now: Date): Promise<Bounds[]> {
  const spans: Bounds[] = [];
  const { to: end } = spansFrom(table, now).at(-1)!;
  for (let from = spanOf(table, now.getTime() - table.keepDays * DAY_MS).from; ; from = spans.at(-1)!.to) {
    const [row] = (await runner.query(
      `select ${table.key} as id from ${table.name}_default where ${table.key} >= $1 and ${table.key} < $2 order by 1 limit 1`,
      [from, end],
    )) as { id: string }[];
    if (!row) return spans;
    spans.push(spanOf(table, uuidTime(row.id)));
  }
}

/**
 * Makes a partition without an index of its own yet: attaching makes those of the table. Rows of its time in the default
 * partition move into it.
 */
async function makePartition(runner: QueryRunner, table: PartitionedTable, span: Bounds): Promise<void> {
  const name = partitionName(table, span);
  const isOfSpan = `${table.key} >= '${span.from}' and ${table.key} < '${span.to}'`;
  await runner.query(`create table ${name} (like ${table.name} including defaults including constraints)`);
  await runner.query(`lock table ${table.name}_default in access exclusive mode`);
  await runner.query(
    `with moved as (delete from ${table.name}_default where ${isOfSpan} returning *) insert into ${name} select * from moved`,
  );
  await runner.query(`alter table ${table.name} attach partition ${name} for values from ('${span.from}') to ('${span.to}')`);
  await runner.query('select enable_row_security()');
}

async function inShortTransaction(runner: QueryRunner, work: () => Promise<void>): Promise<void> {
  await runner.startTransaction();
  try {
    await runner.query(LOCK_TIMEOUT);
    await runner.query(ONE_BY_ONE);
    await work();
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
