import type { Sql } from '../work/sql';
import { ANALYZE, statement } from '../work/statement';

/** Rows that do no harm, however they are read; the server's own default as well (`autovacuum_analyze_threshold`). */
const FEW_ROWS = 50;

/** Pages of a table that do no harm either. */
const FEW_PAGES = 2;

/**
 * SQL of tables with more than twice the rows that the planner knows of, partitioned ones among them. Kept statements were planned
 * for those: for an empty table every index costs the same, so that a check of a foreign key may read a whole workspace. The server
 * looks once a minute, and never at a partitioned table.
 */
const GROWN = `
  select c.relname as name
    from pg_class c left join pg_inherits i on i.inhparent = c.oid and c.relkind = 'p' join pg_stat_user_tables s on s.relid = coalesce(i.inhrelid, c.oid)
   where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and pg_has_role(c.relowner, 'usage')
   group by c.oid having sum(s.n_live_tup) > $1 + 2 * greatest(c.reltuples, 0)`;

/**
 * SQL of tables with pages, but without any statistics, as pg_upgrade and a restore leave them. Counters do not say so: pg_upgrade
 * sets them to 0, and an index build notes the rows. A table that was found empty when it was analyzed has pages, but no statistics
 * either.
 */
const UNKNOWN = `
  select s.relname as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r' and pg_has_role(c.relowner, 'usage')
     and (greatest(s.last_analyze, s.last_autoanalyze) is null or s.n_mod_since_analyze > $1)
     and (s.n_live_tup > $1 or pg_relation_size(c.oid) > $2 * current_setting('block_size')::integer)
     and not exists (select 1 from pg_stats known where known.schemaname = s.schemaname and known.tablename = s.relname)`;

/**
 * Analyzes tables that have outgrown their statistics, or have none, so that their statements are planned again (ADR 0053); runs
 * as the owner of the tables.
 */
export class StatisticsKeeper {
  constructor(private readonly sql: Sql) {}

  /** Returns the number of analyzed tables; those that another session is vacuuming are left to it. */
  async execute(): Promise<number> {
    const tables = await this.sql.query(TO_ANALYZE, [FEW_ROWS, FEW_PAGES]);
    const analyses: PromiseSettledResult<unknown>[] = [];
    for (const { name } of tables) analyses.push(...(await Promise.allSettled([this.sql.execute(ANALYZE(name))])));
    const failed = analyses.find((analysis) => analysis.status === 'rejected');
    if (failed) throw failed.reason;
    return tables.length;
  }
}

const TO_ANALYZE = statement<{ name: string }>('maintenance.to_analyze')`${GROWN} union ${UNKNOWN} order by name`;
