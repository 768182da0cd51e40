import type { DataSource } from 'typeorm';

const MIGRATION_LOCK = 7_305_001;

/** Brings the schema up to date, and raises the wall around tables that are new, under an advisory lock, so that several starts at once do it once. Answers the names applied. */
export async function migrate(dataSource: DataSource): Promise<string[]> {
  const runner = dataSource.createQueryRunner();
  try {
    await runner.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      const applied = await dataSource.runMigrations();
      await runner.query('select raise_wall()');
      return applied.map(({ name }) => name);
    } finally {
      await runner.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    }
  } finally {
    await runner.release();
  }
}

/** Whether every migration known to this build has been applied. */
export async function schemaIsCurrent(dataSource: DataSource): Promise<boolean> {
  const [table] = await dataSource.query<{ present: boolean }[]>(`select to_regclass('migration') is not null as present`);
  if (!table?.present) return false;
  return !(await dataSource.showMigrations());
}
