import { randomBytes } from 'node:crypto';
import { Client } from 'pg';

const INSUFFICIENT_PRIVILEGE = '42501';
const OBJECT_IN_USE = '55006';
const IS_VACUUMED: readonly (string | undefined)[] = [INSUFFICIENT_PRIVILEGE, OBJECT_IN_USE];
const MOST_TRIES = 8;

export interface TestDatabase {
  /** Connection string of a migrated, empty database of its own. */
  url: string;
  /** Closes its connections and removes it. */
  drop(): Promise<void>;
}

/**
 * Clones the migrated template, which the global set-up of the integration suites creates.
 * @throws Error outside of those suites
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `${fromSetUp('TEST_DATABASE_PREFIX')}_${randomBytes(6).toString('hex')}`;
  const nodes = [fromSetUp('TEST_DATABASE_URL'), ...otherNodes()];
  const owner = otherNodes().length > 0 ? ' owner storefront' : '';
  for (const node of nodes) await asAdmin(`create database ${name} template ${fromSetUp('TEST_TEMPLATE_DATABASE')}${owner}`, node);

  const url = new URL(fromSetUp('TEST_DATABASE_URL'));
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropEverywhere(name) };
}

/** Addresses of the further nodes of a distributed cluster. */
const otherNodes = (): string[] => (process.env['TEST_OTHER_NODES'] ?? '').split(' ').filter(Boolean);

async function dropEverywhere(name: string): Promise<void> {
  for (const url of [fromSetUp('TEST_DATABASE_URL'), ...otherNodes()]) await dropDatabase(name, url);
}

/**
 * Drops a database. A role that is not a superuser may not end an automatic vacuum in a large database. PostgreSQL itself ends it for a
 * drop without force, but gives up after five seconds; a vacuum of many index entries may take longer.
 */
async function dropDatabase(name: string, url: string): Promise<void> {
  const drop = (how: string) =>
    asAdmin(`drop database if exists ${name} ${how}`, url).then(
      () => undefined,
      (error: Error & { code?: string }) => error,
    );
  let failure = await drop('with (force)');
  for (let tries = 0; failure && IS_VACUUMED.includes(failure.code) && tries < MOST_TRIES; tries += 1) failure = await drop('');
  if (failure) throw failure;
}

/** Returns the address of a node of a distributed cluster as its superuser: no other role ends what Citus itself does in a database. */
function asSuperuser(url: string): string {
  const address = new URL(url);
  address.username = 'postgres';
  return address.href;
}

async function asAdmin(statement: string, url = fromSetUp('TEST_DATABASE_URL')): Promise<void> {
  const client = new Client({ connectionString: otherNodes().length > 0 ? asSuperuser(url) : url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

function fromSetUp(name: string): string {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: only *.int-spec.ts and *.e2e-spec.ts, run by their jest configuration, have a database.`);
  return value;
}
