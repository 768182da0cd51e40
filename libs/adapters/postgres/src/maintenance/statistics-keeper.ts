import type { DataSource } from 'typeorm';

/** Rows that do no harm, however they are read; the server's own default as well (`autovacuum_analyze_threshold`). */
const FEW_ROWS = 50;

/**
 * SQL of tables with more than twice the rows that the planner knows of. Kept statements were planned for those: for an empty
 * table every index costs the same, so that a check of a foreign key may read a whole workspace. The server looks once a
 * minute.
 */
const GROWN = `
  select s.relname as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where s.schemaname = current_schema and c.relkind = 'r' and s.n_live_tup > $1 + 2 * greatest(c.reltuples, 0)
   order by s.relname`;

/**
 * Analyzes tables that have outgrown their statistics, so that their statements are planned again (ADR 0053); runs as the
 * owner of the tables.
 */
export class StatisticsKeeper {
  constructor(private readonly dataSource: DataSource) {}

  /** Returns the number of analyzed tables; those that another session is vacuuming are left to it. */
  async execute(): Promise<number> {
    const grown = await this.dataSource.query<{ name: string }[]>(GROWN, [FEW_ROWS]);
    for (const { name } of grown) await this.dataSource.query(`analyze (skip_locked) "${name}"`);
    return grown.length;
  }
}
