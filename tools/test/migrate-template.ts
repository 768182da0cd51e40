import { createDataSource, migrate, settleMigration } from '@svc/adapters/postgres';
import { migrateQueues } from '@svc/adapters/queue';

/** Brings the database of `DATABASE_URL` up to the newest migration, with the tables of the queues. */
async function migrateTemplate(): Promise<void> {
  const url = process.env.DATABASE_URL ?? '';
  const dataSource = await createDataSource({ url, poolSize: 2, applicationName: 'template', settle: settleMigration }).initialize();
  await migrate(dataSource, process.env.DISTRIBUTED ? { begins: () => undefined } : undefined);
  await dataSource.destroy();
  await migrateQueues(url, settleMigration);
}

void migrateTemplate();
