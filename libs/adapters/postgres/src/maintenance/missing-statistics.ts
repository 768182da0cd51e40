import type { QueryRunner } from 'typeorm';

/** Longest wait for a table, ms: its vacuum, or a change of its definition, may go on for hours. */
const LOCK_TIMEOUT_MS = 2_000;

/** SQL of the columns of which the planner has statistics, those of indexes on expressions among them. */
const STATISTICS = `select tablename, attname, inherited from pg_stats where schemaname = current_schema()`;

/**
 * SQL of tables with pages, of which a column or an expression of an index has no statistics. Counters do not say so: an index
 * build sets \`reltuples\`, and after pg_upgrade \`n_live_tup\` is 0. A partitioned table has statistics of its own, which autovacuum
 * never gathers; those of its partitions come with them.
 */
const LACKING = `
  with statistic as materialized (${STATISTICS}),
  lacking as (
    select c.oid, c.relname, i.inhparent as parent
      from pg_class c left join pg_inherits i on i.inhrelid = c.oid
     where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and pg_has_role(c.relowner, 'usage')
       and exists (
         select 1 from (select c.oid union all select inhrelid from pg_inherits where inhparent = c.oid) as part where pg_relation_size(part.oid) > 0)
       and exists (
         select 1 from (
           select c.relname, attname from pg_attribute
            where attrelid = c.oid and attnum > 0 and not attisdropped and attstattarget is distinct from 0 and attgenerated <> 'v'
            union all
           select x.relname, a.attname from pg_index n join pg_class x on x.oid = n.indexrelid join pg_attribute a on a.attrelid = x.oid
            where n.indrelid = c.oid and c.relkind = 'r' and n.indpred is null and n.indkey[a.attnum - 1] = 0
         ) as expected
          where not exists (
            select 1 from statistic s
             where s.tablename = expected.relname and s.attname = expected.attname and s.inherited = (c.relkind = 'p'))))
  select format('%I', relname) as name from lacking where parent is null or parent not in (select oid from lacking) order by relname`;

/** Tables that lacked statistics of the planner. */
export interface GatheredStatistics {
  /** Names of the tables analyzed. */
  analyzed: string[];
  /** Names of those that another session had locked, or whose analysis failed; workers analyze them later. */
  unanalyzed: string[];
}

/**
 * Analyzes the tables with rows that the planner has no statistics of: after a restore, an upgrade of the server, or a migration
 * that has filled them. Leaves tables of other owners alone, since only owners may analyze. Others read and write meanwhile.
 */
export async function gatherMissingStatistics(runner: QueryRunner): Promise<GatheredStatistics> {
  const tables = (await runner.query(LACKING)) as { name: string }[];
  const gathered: GatheredStatistics = { analyzed: [], unanalyzed: [] };
  const [{ timeout }] = (await runner.query(`select current_setting('lock_timeout') as timeout`)) as [{ timeout: string }];
  await runner.query(`set lock_timeout to ${LOCK_TIMEOUT_MS}`);
  try {
    for (const { name } of tables) gathered[(await isAnalyzed(runner, name)) ? 'analyzed' : 'unanalyzed'].push(name);
  } finally {
    await runner.query(`select set_config('lock_timeout', $1, false)`, [timeout]);
  }
  return gathered;
}

const isAnalyzed = (runner: QueryRunner, name: string): Promise<boolean> =>
  runner.query(`analyze ${name}`).then(
    () => true,
    () => false,
  );
