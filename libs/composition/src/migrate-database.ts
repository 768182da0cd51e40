import { createDataSource, migrate } from '@svc/adapters/postgres';
import { migrateQueues } from '@svc/adapters/queue';

/** Brings every table up to date, the queue's own among them. Answers the names of the migrations applied. */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const dataSource = createDataSource({ url: databaseUrl, poolSize: 2, applicationName: 'migrate' });
  await dataSource.initialize();
  try {
    const applied = await migrate(dataSource);
    await migrateQueues(databaseUrl);
    return applied;
  } finally {
    await dataSource.destroy();
  }
}
