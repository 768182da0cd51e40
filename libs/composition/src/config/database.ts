import {
  AddressKeys,
  bindSecrets,
  type BoundSecrets,
  CannotDistribute,
  createDataSource,
  DistributionFailed,
  type DistributionRequest,
  keepOptOuts,
  knownSecretKeys,
  type DatabaseOptions,
  migrate,
  type Migrated,
  requireSessions,
  settleMigration,
  TransactionPooling,
  sqlOf,
} from '@svc/adapters/postgres';
import type { DataSource } from 'typeorm';
import { migrateQueues } from '@svc/adapters/queue';
import { AesSecretBox } from '../secrets/aes-secret-box';
import type { MigrationConfig } from './config';
import { checkSecretKey } from './secret-key-check';
import { BadConfiguration, StartRefused } from './refusals';

/**
 * Connects to the database. Throws StartRefused when it does not respond, and BadConfiguration behind a pooler that does not pool by
 * session.
 */
export async function connectDatabase({ production, ...options }: DatabaseOptions & { production: boolean }): Promise<DataSource> {
  const dataSource = createDataSource(options);
  try {
    await dataSource.initialize();
    await requireSessions(dataSource);
    return dataSource;
  } catch (error) {
    if (dataSource.isInitialized) await dataSource.destroy();
    if (error instanceof TransactionPooling) throw new BadConfiguration([error.message]);
    throw new StartRefused(
      `The database does not answer: ${reasonOf(error)}. Check DATABASE_URL${production ? '' : ', or leave it out and use npm start'}.`,
    );
  }
}

/** Turns what distributing says into a refusal. */
function refuseDistribution(error: unknown): never {
  if (error instanceof CannotDistribute) throw new BadConfiguration([error.message]);
  if (error instanceof DistributionFailed) throw new StartRefused(error.message);
  throw error;
}

/** Returns the reason of a failed connection. One to a name with several addresses has an empty message and one error for each. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as { message: string; errors?: Error[] };
  return message || errors?.map((each) => each.message).join('; ') || String(error);
}

/** Wishes of whoever runs a migration, beside the migration itself. */
export interface MigrationOptions {
  /** Accepts a key in spite of values that it cannot open. */
  adopts?: boolean;
  /** Retires the keys that are no longer named. */
  retires?: boolean;
  /** Spreads the tables over the nodes of Citus. */
  distribution?: DistributionRequest;
}

/** Result of a migration, with warnings. */
export interface MigrationReport extends BoundSecrets, Migrated {
  warnings: readonly string[];
}

/**
 * Brings every table up to date, including the queue's own, and binds earlier sealed values to their context. Returns the applied migrations
 * and the bound values. A key that the database does not know is refused before anything is changed, unless it is adopted. Throws
 * StartRefused when the database does not respond or distributing was broken off, and BadConfiguration for such a key and for a database that
 * cannot be distributed.
 */
export async function migrateDatabase(
  { production, databaseUrl, secretKeys, warnings }: MigrationConfig,
  { adopts = false, retires = false, distribution }: MigrationOptions = {},
): Promise<MigrationReport> {
  const dataSource = await connectDatabase({
    production,
    url: databaseUrl,
    poolSize: 2,
    applicationName: 'migrate',
    settle: settleMigration,
  });
  const sql = sqlOf(dataSource);
  const box = new AesSecretBox(secretKeys);
  const check = () => checkSecretKey(sql, { secretKeys, production, adopts, retires, mayBeFirst: true });
  try {
    const early = (await knownSecretKeys(sql)) && (await check());
    const migrated = await migrate(dataSource, distribution).catch(refuseDistribution);
    const ofKey = early ?? (await check());
    await migrateQueues(databaseUrl, settleMigration);
    const bound = await sql.transaction((work) => bindSecrets(work, (sealed, context) => box.bind(sealed, context)));
    const keys = new AddressKeys(box);
    await keys.renew(sql);
    await sql.transaction((work) => keepOptOuts(work, keys));
    return { ...migrated, ...bound, warnings: [...warnings, ...ofKey] };
  } finally {
    await dataSource.destroy();
  }
}
