import { setTimeout as pause } from 'node:timers/promises';
import { type DataSource, type Migration, MigrationExecutor, type QueryRunner } from 'typeorm';
import { anchored } from '../distribution/anchored';
import { distribute, type Distribution, placeNewTables, TO_EVERY_NODE, type UpcomingMove } from '../distribution/distribute';
import { CannotDistribute, distributionGap } from '../distribution/distribution-gap';
import { DistributionFailed } from '../distribution/distribution-failure';
import { migrateOnNodes } from '../distribution/migrate-on-nodes';
import { isDistributed, placedTables, unplacedTables } from '../distribution/placed-tables';
import { makeAhead } from '../partitions/partition-keeper';
import { PARTITIONED_TABLES } from '../partitions/partitioned-tables';
import { readyForPartitions } from '../partitions/ready-for-partitions';
import { gatherMissingStatistics, type GatheredStatistics } from './missing-statistics';
import { readyColumns } from './ready-columns';
import { readyIndexes } from './ready-indexes';
import { replaceIndexes } from './replaced-indexes';
import { sqlFunctions } from './sql-functions';

const HASHES = JSON.stringify(sqlFunctions.map(({ name, hash }) => ({ name, hash })));

/**
 * Gives the database the functions of this build, and notes their hashes. A function may call one that is made after it:
 * bodies are checked when they run. Replaces all of them when one differs, or when `always`. Returns the names of those that
 * differed.
 */
export async function applyFunctions(runner: QueryRunner, always: boolean): Promise<string[]> {
  const differing = namesOf(await runner.query(OTHER_NOW, [HASHES]));
  if (differing.length === 0 && !always) return [];
  await runner.startTransaction();
  try {
    const isOnNodes = await isDistributed(runner);
    await runner.query(isOnNodes ? TO_EVERY_NODE : 'set local check_function_bodies = off');
    await runner.query(sqlFunctions.map(({ text }) => (isOnNodes ? anchored(text) : text)).join('\n'));
    await runner.query(NOTE, [HASHES]);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
  return differing;
}

/**
 * Returns the functions of this build that the database has never had, or that an earlier build, migrated again, has replaced.
 */
export async function missingFunctions(dataSource: DataSource): Promise<string[]> {
  return namesOf(await dataSource.query(NEVER_HAD, [HASHES]));
}

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

const OF_BUILD = `jsonb_to_recordset($1) as build (name text, hash text)`;

const OTHER_NOW = `select name from ${OF_BUILD} where not exists (select 1 from sql_function known where known.name = build.name and known.hash = build.hash) order by 1`;

/**
 * SQL of functions that the database never had. One that a later build has replaced is no gap: a process goes on beside the
 * schema of the release after its own.
 */
const NEVER_HAD = `
  select name from ${OF_BUILD}
   where not exists (select 1 from sql_function known where known.name = build.name and (known.hash = build.hash or build.hash = any (known.superseded)))
   order by 1`;

/** SQL that notes functions; a text that returns has superseded those that came after it. */
const NOTE = `
  insert into sql_function as known (name, hash)
  select name, hash from ${OF_BUILD}
  on conflict (name) do update
     set hash = excluded.hash,
         superseded = case when excluded.hash = any (known.superseded) then known.superseded[: array_position(known.superseded, excluded.hash) - 1]
                           else known.superseded || known.hash end
   where known.hash <> excluded.hash`;

const MIGRATION_LOCK = 7_305_001;
/** Time between two attempts to get the lock, ms. */
const LOCK_RETRY_MS = 200;

/** Changes of a migration to the schema. */
interface SchemaChanges {
  /** Names of the migrations applied. */
  applied: string[];
  /** Names of the SQL functions replaced. */
  functions: string[];
  /** Names of new tables that were put on the nodes of a distributed installation. */
  placed: string[];
}

export interface Migrated extends SchemaChanges, GatheredStatistics {
  /** Result of distributing, where that was asked for. */
  distribution?: Distribution;
}

/** Wish to distribute an installation. */
export interface DistributionRequest {
  /** Called before tables move and everybody has to wait; not where all are at their place. */
  begins: (move: UpcomingMove) => void;
}

/**
 * Brings the schema up to date, then its functions (ADR 0047), puts new tables under row-level security and makes the
 * partitions of the next month (ADR 0058): under an advisory lock, so that several starts at once do it once. Distributes the
 * installation where that is asked for. Then analyzes tables without statistics of the planner, for which no other migration waits.
 * @throws CannotDistribute before anything is changed, and DistributionFailed after the schema is up to date
 */
export async function migrate(dataSource: DataSource, distribution?: DistributionRequest): Promise<Migrated> {
  const runner = dataSource.createQueryRunner();
  try {
    await requireUnicode(runner);
    if (distribution) await requireNodes(runner);
    const changed = await inTurn(runner, async () => {
      const changes = await bringUpToDate(dataSource, runner);
      return distribution ? { ...changes, distribution: await distributeNow(runner, distribution) } : changes;
    });
    return { ...changed, ...(await gatherMissingStatistics(runner)) };
  } finally {
    await runner.release();
  }
}

/** Throws for a database in another encoding than UTF-8, in which searches cannot fold letters (ADR 0154). */
async function requireUnicode(runner: QueryRunner): Promise<void> {
  const [{ encoding, name }] = (await runner.query(
    `select current_setting('server_encoding') as encoding, current_database() as name`,
  )) as [{ encoding: string; name: string }];
  if (encoding === 'UTF8') return;
  throw new Error(
    `The database ${name} is encoded in ${encoding}; the service needs UTF8. Make one with: createdb --encoding=UTF8 --template=template0 <name>, and restore a dump of ${name} into it.`,
  );
}

async function requireNodes(runner: QueryRunner): Promise<void> {
  const gap = await distributionGap(runner);
  if (gap) throw new CannotDistribute(gap);
}

async function distributeNow(runner: QueryRunner, { begins }: DistributionRequest): Promise<Distribution> {
  await requireNodes(runner); // another migration may have come between, or a node be gone
  try {
    return await distribute(runner, begins);
  } catch (error) {
    throw new DistributionFailed(error);
  }
}

async function bringUpToDate(dataSource: DataSource, runner: QueryRunner): Promise<SchemaChanges> {
  const now = await timeOf(runner);
  const before = (await isDistributed(runner)) ? await placedTables(runner) : undefined;
  await readyForPartitions(runner, now);
  await readyColumns(runner);
  await readyIndexes(runner);
  await replaceIndexes(runner);
  const applied = before ? await migrateOnNodes(runner, () => runMigrations(dataSource, runner)) : await dataSource.runMigrations();
  const functions = await applyFunctions(runner, applied.length > 0);
  await placeNewTables(runner, () => runner.query('select enable_row_security()'));
  for (const table of PARTITIONED_TABLES) await makeAhead(runner, table, now);
  const placed = before ? (await placedTables(runner)).filter((table) => !before.includes(table)) : [];
  return { applied: applied.map(({ name }) => name), functions, placed };
}

/** Runs what is pending by this very runner, as `DataSource.runMigrations` does by one of its own. */
function runMigrations(dataSource: DataSource, runner: QueryRunner): Promise<Migration[]> {
  const executor = new MigrationExecutor(dataSource, runner);
  executor.transaction = 'all';
  return executor.executePendingMigrations();
}

/**
 * Does work after a migration that is under way, however long that takes. Asks for the lock again and again: a statement that
 * waits for it has a snapshot, and an index that the other migration builds concurrently would wait for that.
 */
async function inTurn<T>(runner: QueryRunner, work: () => Promise<T>): Promise<T> {
  while (!(await isLocked(runner))) await pause(LOCK_RETRY_MS);
  try {
    return await work();
  } finally {
    await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
  }
}

async function isLocked(runner: QueryRunner): Promise<boolean> {
  const [{ isOurs }] = (await runner.query('select pg_try_advisory_lock($1) as "isOurs"', [MIGRATION_LOCK])) as [{ isOurs: boolean }];
  return isOurs;
}

async function timeOf(runner: QueryRunner): Promise<Date> {
  const [{ now }] = (await runner.query('select clock_timestamp() as now')) as [{ now: Date }];
  return now;
}

/**
 * Returns a sentence about the migrations and functions of this build that the database lacks, or about tables of a distributed one that are
 * on one node alone; undefined when it has all of them at their place.
 */
export async function schemaGap(dataSource: DataSource): Promise<string | undefined> {
  const [table] = await dataSource.query<{ present: boolean; hasCitus: boolean }[]>(
    `select to_regclass('migration') is not null as present, to_regclass('pg_catalog.pg_dist_partition') is not null as "hasCitus"`,
  );
  if (!table?.present || (await dataSource.showMigrations())) return 'The database schema is behind this build.';
  const missing = await missingFunctions(dataSource);
  if (missing.length > 0) return `The SQL functions of the database are behind this build (${missing.join(', ')}).`;
  if (!table.hasCitus || !(await isDistributed(dataSource))) return undefined;
  const unplaced = (await unplacedTables(dataSource)).map(({ name }) => name);
  return unplaced.length > 0 ? `Tables of the distributed database are on one node alone (${unplaced.join(', ')}).` : undefined;
}
