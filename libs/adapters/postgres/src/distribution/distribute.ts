import type { QueryRunner } from 'typeorm';
import { prepareTables, replaceFunctions, stableDefaults } from './prepare-tables';
import { isDistributed, type UnplacedTable, unplacedTables } from './placed-tables';
import { KEYED_WITHOUT_WORKSPACE, placeOf } from './table-places';

/** Result of a run of `distribute`. */
export interface Distribution {
  /** Nodes that hold rows. */
  nodes: number;
  /** Tables that were spread by their workspace, by name; empty where all were already. */
  spread: string[];
  /** Tables that were copied to every node. */
  copied: string[];
  /** Foreign keys that the engine cannot hold, as `table.constraint`; the service deletes what they would. */
  dropped: string[];
}

/** Work that begins: number of tables that move, and of their rows by the estimate of the planner. */
export interface UpcomingMove {
  tables: number;
  rows: number;
}

/**
 * Spreads the tables of workspaces over the nodes of Citus by `workspace_id`, in one transaction: all of it, or nothing. Everybody who
 * reads or writes waits meanwhile. Tables that are at their place already stay as they are. Needs a database without `distributionGap`.
 * @param begins is called before anybody waits, unless everything is at its place
 */
export async function distribute(runner: QueryRunner, begins: (move: UpcomingMove) => void = () => undefined): Promise<Distribution> {
  const tables = await unplacedTables(runner);
  if (tables.length === 0) return inOneTransaction(runner, () => placeTables(runner, []));
  begins({ tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0) });
  return inOneTransaction(runner, async () => {
    await prepareTables(runner);
    const placed = await placeTables(runner, await unplacedTables(runner));
    await replaceFunctions(runner);
    return placed;
  });
}

/**
 * Closes new tables by row-level security and, in a distributed installation, puts those on the nodes that are not there yet: at once, so
 * that no workspace sees rows of another meanwhile.
 * @param close enables row-level security where it is missing
 */
export async function placeNewTables(runner: QueryRunner, close: () => Promise<unknown>): Promise<void> {
  if (!(await isDistributed(runner))) return void (await close());
  await inOneTransaction(runner, async () => {
    await close();
    await stableDefaults(runner);
    await placeTables(runner, await unplacedTables(runner));
  });
}

async function inOneTransaction<Result>(runner: QueryRunner, work: () => Promise<Result>): Promise<Result> {
  await runner.startTransaction();
  try {
    await runner.query(TO_EVERY_NODE);
    const result = await work();
    await runner.commitTransaction();
    return result;
  } catch (error) {
    await runner.rollbackTransaction().catch(() => undefined); // a connection that is gone has rolled back
    throw error;
  }
}

/** Settings of a transaction that changes tables of several nodes. Functions call one another, so none is checked as it is made. */
export const TO_EVERY_NODE = `set local citus.multi_shard_modify_mode to 'sequential'; set local citus.propagate_set_commands to 'local'; set local check_function_bodies to off`;

/** Puts tables at their place, within a transaction with `TO_EVERY_NODE`. Waits for whoever uses them before it moves any. */
export async function placeTables(runner: QueryRunner, tables: readonly UnplacedTable[]): Promise<Distribution> {
  const [copied, spread] = (['reference', 'spread'] as const).map((at) =>
    tables.filter(({ place }) => place === at).map(({ name }) => name),
  ) as [string[], string[]];
  const names = [...copied, ...spread];
  if (names.length > 0) await runner.query(`lock table ${names.join(', ')} in access exclusive mode`);
  const keys = (await runner.query(FOREIGN_KEYS, [names])) as ForeignKey[];
  for (const { table, name } of keys) await runner.query(`alter table ${table} drop constraint ${name}`);
  await keepAppRoleApart(runner, names);
  const triggers = (await runner.query(TRIGGERS, [names])) as { table: string; name: string }[];
  for (const { table, name } of triggers) await runner.query(`alter table ${table} disable trigger ${name}`); // rows that move are not new
  for (const table of copied) await runner.query('select create_reference_table($1)', [table]);
  for (const table of spread) await spreadTable(runner, table);
  for (const { table, name } of triggers) await runner.query(`alter table ${table} enable trigger ${name}`);
  for (const table of names) await runner.query('select truncate_local_data_after_distributing_table($1)', [table]);
  const dropped = [];
  for (const key of keys) if (!(await restored(runner, key))) dropped.push(`${key.table}.${key.name}`);
  await runner.query(SHARE_FUNCTIONS);
  const [{ nodes }] = (await runner.query(NODES)) as [{ nodes: number }];
  return { nodes, spread, copied, dropped };
}

async function spreadTable(runner: QueryRunner, table: string): Promise<void> {
  const columns = KEYED_WITHOUT_WORKSPACE[table];
  if (columns !== undefined) {
    const [{ key }] = (await runner.query(PRIMARY_KEY, [table])) as [{ key: string }];
    await runner.query(`alter table ${table} drop constraint ${key}, add constraint ${key} primary key (workspace_id, ${columns})`);
  }
  await runner.query(`select create_distributed_table($1, 'workspace_id', colocate_with => $2)`, [table, await companion(runner)]);
}

/**
 * Has the policy for everybody not hold for svc_app, where row-level security holds a table or a partition. Citus makes each policy of a
 * shard a permissive one, so that any of them shows a row, also of a table that is on every node.
 */
async function keepAppRoleApart(runner: QueryRunner, tables: readonly string[]): Promise<void> {
  const open = (await runner.query(OPEN_POLICIES, [tables])) as { table: string }[];
  for (const { table } of open) await runner.query(`alter policy every_row on ${table} using (current_user <> 'svc_app')`);
}

/** Returns a table with whose rows those of the same workspace are to lie; `default` for the first. */
async function companion(runner: QueryRunner): Promise<string> {
  const [first] = (await runner.query(SPREAD_ALREADY)) as { name: string }[];
  return first?.name ?? 'default';
}

interface ForeignKey {
  table: string;
  name: string;
  /** Table that it refers to. */
  of: string;
  definition: string;
  /** True if it clears some of its columns when the other row goes, which Citus takes for all of them. */
  isImpossible: boolean;
}

/** Adds a foreign key again, where the engine can hold it. */
async function restored(runner: QueryRunner, { table, name, of, definition, isImpossible }: ForeignKey): Promise<boolean> {
  if (isImpossible || (placeOf(table) === 'reference' && placeOf(of) === 'spread')) return false;
  await runner.query(`alter table ${table} add constraint ${name} ${definition}`);
  return true;
}

const SPREAD_ALREADY = `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by 1 limit 1`;

const PRIMARY_KEY = `select conname as key from pg_constraint where conrelid = $1::regclass and contype = 'p'`;

/** Policies for everybody of the tables $1 and of their partitions. */
const OPEN_POLICIES = `
  select polrelid::regclass::text as table
    from unnest($1::text[]) as moved (name) cross join pg_partition_tree(moved.name::regclass) tree
    join pg_policy on polrelid = tree.relid and polname = 'every_row'
   union
  select polrelid::regclass::text from pg_policy where polrelid::regclass::text = any ($1) and polname = 'every_row'
   order by 1`;

/** Triggers of the tables $1 that fire; those of a partitioned table lead those of its partitions. */
const TRIGGERS = `
  select tgrelid::regclass::text as table, quote_ident(tgname) as name
    from pg_trigger
   where tgrelid::regclass::text = any ($1) and not tgisinternal and tgenabled = 'O'
   order by 1, 2`;

/** Foreign keys from the tables $1, and to them from tables that stay as they are. */
const FOREIGN_KEYS = `
  select conrelid::regclass::text as table, quote_ident(conname) as name, confrelid::regclass::text as of, pg_get_constraintdef(c.oid) as definition,
         coalesce(cardinality(confdelsetcols), 0) > 0 as "isImpossible"
    from pg_constraint c
    join pg_class own on own.oid = conrelid
   where contype = 'f' and conparentid = 0 and own.relnamespace = 'public'::regnamespace
     and (conrelid::regclass::text = any ($1) or confrelid::regclass::text = any ($1))
   order by 1, 2`;

const NODES = `select count(*)::int as nodes from pg_dist_node where noderole = 'primary' and shouldhaveshards and isactive`;

/** Gives the nodes the functions that triggers and policies call, whatever was made before the nodes joined. */
const SHARE_FUNCTIONS = `
  select create_distributed_function(p.oid::regprocedure)
    from pg_proc p
   where pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     and not exists (select 1 from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)`;
