import type { QueryRunner } from 'typeorm';
import { distributionGap } from './distribution-gap';
import { prepareTables, replaceFunctions } from './prepare-tables';
import { KEYED_WITHOUT_WORKSPACE, placeOf, type TablePlace } from './table-places';

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

/**
 * Spreads the tables of workspaces over the nodes of Citus by `workspace_id`, in one transaction: all of it, or nothing. Everybody who
 * reads or writes waits meanwhile. Tables that are distributed already stay as they are.
 * @throws Error in a sentence that says what is missing
 */
export async function distribute(runner: QueryRunner): Promise<Distribution> {
  const gap = await distributionGap(runner);
  if (gap) throw new Error(gap);
  await runner.startTransaction();
  try {
    await runner.query(`set local citus.multi_shard_modify_mode to 'sequential'; set local citus.propagate_set_commands to 'local'`);
    await runner.query('set local check_function_bodies to off'); // they call one another
    const done = await distributeTables(runner);
    await runner.commitTransaction();
    return done;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}

async function distributeTables(runner: QueryRunner): Promise<Distribution> {
  await prepareTables(runner);
  const tables = await undistributed(runner);
  const [copied, spread] = (['reference', 'spread'] as TablePlace[]).map((place) => tables.filter((table) => placeOf(table) === place));
  const keys = (await runner.query(FOREIGN_KEYS, [[...copied!, ...spread!]])) as ForeignKey[];
  for (const { table, name } of keys) await runner.query(`alter table ${table} drop constraint ${name}`);
  for (const table of [...copied!, ...spread!]) await keepAppRoleApart(runner, table);
  for (const table of copied!) await runner.query('select create_reference_table($1)', [table]);
  for (const table of spread!) await spreadTable(runner, table);
  const dropped = [];
  for (const key of keys) if (!(await restored(runner, key))) dropped.push(`${key.table}.${key.name}`);
  await shareFunctions(runner);
  await replaceFunctions(runner);
  const [{ nodes }] = (await runner.query(NODES)) as [{ nodes: number }];
  return { nodes, spread: spread!, copied: copied!, dropped };
}

async function spreadTable(runner: QueryRunner, table: string): Promise<void> {
  if (KEYED_WITHOUT_WORKSPACE.includes(table)) {
    const [{ key }] = (await runner.query(PRIMARY_KEY, [table])) as [{ key: string }];
    await runner.query(`alter table ${table} drop constraint ${key}, add constraint ${key} primary key (workspace_id, id)`);
  }
  await runner.query(`select create_distributed_table($1, 'workspace_id', colocate_with => $2)`, [table, await companion(runner)]);
}

/**
 * Has the policy for everybody not hold for svc_app, where row-level security holds a table. Citus makes each policy of a shard a permissive
 * one, so that any of them shows a row, also of a table that is on every node.
 */
async function keepAppRoleApart(runner: QueryRunner, table: string): Promise<void> {
  const policies = (await runner.query(`select 1 from pg_policy where polrelid = $1::regclass and polname = 'every_row'`, [
    table,
  ])) as object[];
  if (policies.length === 0) return;
  await runner.query(`drop policy every_row on ${table}; create policy every_row on ${table} using (current_user <> 'svc_app')`);
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

/** Gives the nodes the functions that triggers and policies call, whatever was made before the nodes joined. */
async function shareFunctions(runner: QueryRunner): Promise<void> {
  await runner.query(SHARE_FUNCTIONS);
}

/** Returns the tables that are not distributed yet, by name. */
async function undistributed(runner: QueryRunner): Promise<string[]> {
  return ((await runner.query(UNDISTRIBUTED)) as { name: string }[]).map(({ name }) => name);
}

const UNDISTRIBUTED = `
  select relname as name from pg_class
   where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
     and not exists (select 1 from pg_dist_partition where logicalrelid = pg_class.oid and (partmethod = 'h' or repmodel = 't'))
     and not exists (select 1 from pg_depend d where d.objid = pg_class.oid and d.deptype = 'e')
   order by 1`;

const SPREAD_ALREADY = `select logicalrelid::text as name from pg_dist_partition where partmethod = 'h' order by 1 limit 1`;

const PRIMARY_KEY = `select conname as key from pg_constraint where conrelid = $1::regclass and contype = 'p'`;

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

const SHARE_FUNCTIONS = `
  select create_distributed_function(p.oid::regprocedure)
    from pg_proc p
   where pronamespace = 'public'::regnamespace and not exists (select 1 from pg_depend d where d.objid = p.oid and d.deptype = 'e')
     and not exists (select 1 from pg_dist_object o where o.classid = 'pg_proc'::regclass and o.objid = p.oid)`;
