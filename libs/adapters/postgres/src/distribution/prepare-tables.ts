import type { QueryRunner } from 'typeorm';
import { sqlFunctions } from '../maintenance/sql-functions';
import { ANCHOR, anchored } from './anchored';
import { placeOf } from './table-places';

/**
 * Gives tables what inserts need to run on the node of their workspace (ADR 0169 r9): the row of each workspace in `ANCHOR`, and defaults
 * that are not volatile. Repeating it changes nothing.
 */
export async function prepareTables(runner: QueryRunner): Promise<void> {
  await runner.query(MAKE_ANCHOR);
  await runner.query(NUMBER_CHANGES);
  await stableDefaults(runner);
}

/** Gives columns of tables that are spread the moment of a change by a function that is not volatile. */
export async function stableDefaults(runner: QueryRunner): Promise<void> {
  for (const { table, column } of (await runner.query(VOLATILE_DEFAULTS)) as VolatileDefault[])
    if (placeOf(table) === 'spread') await runner.query(`alter table ${table} alter ${column} set default real_now()`);
}

/** Replaces functions that insert rows from no table by their form for several nodes. */
export async function replaceFunctions(runner: QueryRunner): Promise<void> {
  for (const { text } of sqlFunctions) if (anchored(text) !== text) await runner.query(anchored(text));
}

interface VolatileDefault {
  table: string;
  column: string;
}

const MAKE_ANCHOR = `
  create table if not exists ${ANCHOR} (workspace_id uuid primary key references workspace on delete cascade);
  insert into ${ANCHOR} (workspace_id) select id from workspace on conflict do nothing;
  create or replace trigger anchor after insert on workspace for each row execute function anchor_workspace();
  select enable_row_security()`;

const NUMBER_CHANGES = `
  alter table sync_dirty alter seq drop identity if exists;
  create or replace trigger number before insert on sync_dirty for each row execute function number_change()`;

const VOLATILE_DEFAULTS = `
  select relname as table, attname as column
    from pg_attrdef
    join pg_class c on c.oid = adrelid and relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
    join pg_attribute a on attrelid = adrelid and attnum = adnum
   where pg_get_expr(adbin, adrelid) = 'clock_timestamp()'`;
