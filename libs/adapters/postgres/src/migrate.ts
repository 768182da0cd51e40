import type { DataSource } from 'typeorm';
import { applyFunctions, missingFunctions } from './sql-functions';

const MIGRATION_LOCK = 7_305_001;

export interface Migrated {
  /** Names of the migrations applied. */
  applied: string[];
  /** Names of the SQL functions replaced. */
  functions: string[];
}

/**
 * Brings the schema up to date, then its functions (ADR 0047), and puts tables that are new under row-level security: under an
 * advisory lock, so that several starts at once do it once.
 */
export async function migrate(dataSource: DataSource): Promise<Migrated> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const applied = await dataSource.runMigrations();
      const functions = await applyFunctions(runner, applied.length > 0);
      await runner.query('select raise_wall()');
      return { applied: applied.map(({ name }) => name), functions };
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.release();
  }
}

/** What of this build the database has not got, in a sentence; undefined when every migration and every function of it has been applied. */
export async function schemaGap(dataSource: DataSource): Promise<string | undefined> {
  const [table] = await dataSource.query<{ present: boolean }[]>(`select to_regclass('migration') is not null as present`);
  if (!table?.present || (await dataSource.showMigrations())) return 'The database schema is behind this build.';
  const missing = await missingFunctions(dataSource);
  return missing.length > 0 ? `The SQL functions of the database are behind this build (${missing.join(', ')}).` : undefined;
}
