import {
  bindSecrets,
  type BoundSecrets,
  createDataSource,
  type DatabaseOptions,
  migrate,
  type Migrated,
  requireSessions,
  settleMigration,
  TransactionPooling,
} from '@svc/adapters/postgres';
import type { DataSource } from 'typeorm';
import { migrateQueues } from '@svc/adapters/queue';
import { AesSecretBox } from '../secrets/aes-secret-box';
import type { MigrationConfig } from './config';
import { BadConfiguration, StartRefused } from './refusals';

/** Connects to the database. Throws StartRefused when it does not answer, and BadConfiguration when a pooler is between that does not lend by the session. */
export async function connectDatabase({ production, ...options }: DatabaseOptions & { production: boolean }): Promise<DataSource> {
  const dataSource = createDataSource(options);
  try {
    await dataSource.initialize();
    await requireSessions(dataSource);
    return dataSource;
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    if (error instanceof TransactionPooling) throw new BadConfiguration([error.message]);
    throw new StartRefused(`The database does not answer: ${reasonOf(error)}. Check DATABASE_URL${production ? '' : ', or leave it out and use npm start'}.`);
  }
}

/** A refused connection to a name with several addresses has an empty message and one error for each. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as { message: string; errors?: Error[] };
  return message || errors?.map((each) => each.message).join('; ') || String(error);
}

/**
 * Brings every table up to date, the queue's own among them, and binds what was sealed before to its place. Answers what
 * was applied, and what was bound. Throws StartRefused when the database does not answer.
 */
export async function migrateDatabase({ production, databaseUrl, secretKeys }: MigrationConfig): Promise<BoundSecrets & Migrated> {
  const dataSource = await connectDatabase({ production, url: databaseUrl, poolSize: 2, applicationName: 'migrate', settle: settleMigration });
  const box = new AesSecretBox(secretKeys);
  try {
    const migrated = await migrate(dataSource);
    await migrateQueues(databaseUrl, settleMigration);
    return { ...migrated, ...(await dataSource.transaction((manager) => bindSecrets(manager, (sealed, place) => box.bind(sealed, place)))) };
  } finally {
    await dataSource.destroy();
  }
}
