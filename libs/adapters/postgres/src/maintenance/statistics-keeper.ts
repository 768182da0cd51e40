import type { DataSource } from 'typeorm';

/** As few rows do no harm, however they are read; the server's own default as well (`autovacuum_analyze_threshold`). */
const FEW_ROWS = 50;

/**
 * Tables with more than twice the rows of which the planner knows. A statement that is kept was planned for those: for an empty table
 * every index costs the same, so that a check of a foreign key may read a whole workspace. The server looks once a minute.
 */
const GROWN = `
  select s.relname as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
   where s.schemaname = current_schema and c.relkind = 'r' and s.n_live_tup > $1 + 2 * greatest(c.reltuples, 0)
   order by s.relname`;

/** Tells the planner of tables that have outgrown what it knows, so that plans are made anew (ADR 0053); by who owns the tables. */
export class StatisticsKeeper {
  constructor(private readonly dataSource: DataSource) {}

  /** Answers how many tables were looked at; those that somebody else is vacuuming are left to them. */
  async execute(): Promise<number> {
    const grown = await this.dataSource.query<{ name: string }[]>(GROWN, [FEW_ROWS]);
    for (const { name } of grown) await this.dataSource.query(`analyze (skip_locked) "${name}"`);
    return grown.length;
  }
}
