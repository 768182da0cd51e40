import { migrate, settleConnection } from '@svc/adapters/postgres';
import { migrateQueues } from '@svc/adapters/queue';
import { connectDatabase } from './connect-database';

/**
 * Brings every table up to date, the queue's own among them. Answers the names of the migrations applied.
 * Throws StartRefused when the database does not answer.
 */
export async function migrateDatabase(databaseUrl: string): Promise<string[]> {
  const dataSource = await connectDatabase({ url: databaseUrl, poolSize: 2, applicationName: 'migrate' });
  try {
    const applied = await migrate(dataSource);
    await migrateQueues(databaseUrl, settleConnection);
    return applied;
  } finally {
    await dataSource.destroy();
  }
}
