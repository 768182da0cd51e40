import { bindSecrets, migrate, settleConnection, type BoundSecrets, type Migrated } from '@svc/adapters/postgres';
import { migrateQueues } from '@svc/adapters/queue';
import { AesSecretBox } from './aes-secret-box';
import type { MigrationConfig } from './config';
import { connectDatabase } from './connect-database';

/**
 * Brings every table up to date, the queue's own among them, and binds what was sealed before to its place. Answers what
 * was applied, and what was bound. Throws StartRefused when the database does not answer.
 */
export async function migrateDatabase({ databaseUrl, secretKeys }: MigrationConfig): Promise<BoundSecrets & Migrated> {
  const dataSource = await connectDatabase({ url: databaseUrl, poolSize: 2, applicationName: 'migrate' });
  const box = new AesSecretBox(secretKeys);
  try {
    const migrated = await migrate(dataSource);
    await migrateQueues(databaseUrl, settleConnection);
    return { ...migrated, ...(await dataSource.transaction((manager) => bindSecrets(manager, (sealed, place) => box.bind(sealed, place)))) };
  } finally {
    await dataSource.destroy();
  }
}
