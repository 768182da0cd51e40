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
  PostgresUnitOfWork,
  PostgresWorkspaceList,
  bindAccessTx,
  requireSessions,
  settleMigration,
  type Sql,
  slugsInUse,
  TransactionPooling,
  sqlOf,
} from '@svc/adapters/postgres';
import { RenameWorkspace, SLUGS_RESERVED_LATER } from '@svc/access';
import { DomainError, refOf } from '@svc/kernel';
import type { DataSource } from 'typeorm';
import { migrateQueues } from '@svc/adapters/queue';
import { AesSecretBox } from '../secrets/aes-secret-box';
import { UuidV7Generator } from '../secrets/random-sources';
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

/** Refuses a database in which a workspace, other than the one that is about to be renamed, has a slug that the service needs. @throws BadConfiguration */
async function refuseReservedSlugs(sql: Sql, renamed?: string): Promise<void> {
  const slugs = (await slugsInUse(sql, SLUGS_RESERVED_LATER)).filter((slug) => slug.toLowerCase() !== renamed?.toLowerCase());
  if (slugs.length === 0) return;
  throw new BadConfiguration(
    slugs.map(
      (slug) =>
        `A workspace has the slug ${slug}, under which the service serves pages of its own from this release on. Nothing was changed. Give it another one: npm run migrate -- --rename-workspace ${slug} <new slug>. Links and addresses with /${slug}/ end then: tickets, orders, checkouts and pages that were sent or embedded.`,
    ),
  );
}

/** Renames a workspace. @throws BadConfiguration where there is none, and where another one has the slug */
async function renameWorkspace(sql: Sql, { from, to }: WorkspaceRenaming): Promise<void> {
  const ids = new UuidV7Generator();
  const unitOfWork = new PostgresUnitOfWork(sql, (work) => bindAccessTx(work, ids));
  try {
    const by = { requestId: refOf('req', ids.next()) };
    await new RenameWorkspace(unitOfWork, new PostgresWorkspaceList(sql)).execute({ workspace: from, slug: to, by });
  } catch (error) {
    if (error instanceof DomainError) throw new BadConfiguration([`--rename-workspace ${from} ${to}: ${error.message}`]);
    throw error;
  }
}

/** Returns the reason of a failed connection. One to a name with several addresses has an empty message and one error for each. */
function reasonOf(error: unknown): string {
  const { message, errors } = error as { message: string; errors?: Error[] };
  return message || errors?.map((each) => each.message).join('; ') || String(error);
}

/** Another slug for a workspace. */
export interface WorkspaceRenaming {
  /** Its slug. */
  from: string;
  to: string;
}

/** Wishes of whoever runs a migration, beside the migration itself. */
export interface MigrationOptions {
  /** Accepts a key in spite of values that it cannot open. */
  adopts?: boolean;
  /** Retires the keys that are no longer named. */
  retires?: boolean;
  /** Gives a workspace another slug. */
  rename?: WorkspaceRenaming;
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
 * StartRefused when the database does not respond or distributing was broken off, and BadConfiguration for such a key, for a
 * database that cannot be distributed, and for a slug of a workspace that is reserved or cannot be given.
 */
export async function migrateDatabase(
  { production, databaseUrl, secretKeys, warnings }: MigrationConfig,
  { adopts = false, retires = false, rename, distribution }: MigrationOptions = {},
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
    await refuseReservedSlugs(sql, rename?.from);
    const migrated = await migrate(dataSource, distribution).catch(refuseDistribution);
    const ofKey = early ?? (await check());
    await migrateQueues(databaseUrl, settleMigration);
    const bound = await sql.transaction((work) => bindSecrets(work, (sealed, context) => box.bind(sealed, context)));
    const keys = new AddressKeys(box);
    await keys.renew(sql);
    await sql.transaction((work) => keepOptOuts(work, keys));
    if (rename) await renameWorkspace(sql, rename);
    return { ...migrated, ...bound, warnings: [...warnings, ...ofKey] };
  } finally {
    await dataSource.destroy();
  }
}
