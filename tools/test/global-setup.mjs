import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { pgBouncer } from './pgbouncer.mjs';
import { ensureTemplate } from './template-database.mjs';
import { startTestDatabase } from './test-database.mjs';
import { folderOfThrowAwayFiles } from './test-folder.mjs';
import { startTestRedis } from './test-redis.mjs';

/**
 * Before the first test that needs real services: a PostgreSQL cluster (the one of TEST_DATABASE_URL, else a throw-away
 * one, TEST_DATABASE says which) holding the migrated template database, and Redis and pgbouncer where they are. The tests find them in the environment;
 * see `createTestDatabase`, `describeWithRedis` and `describeWithPgBouncer`.
 */
export default async function setUp() {
  const started = (globalThis.startedForTests = []);
  try {
    if (!process.env.TEST_DATABASE_URL) {
      const { url, others = [] } = await keep(started, startTestDatabase(process.env.TEST_DATABASE));
      Object.assign(process.env, { TEST_DATABASE_URL: url, TEST_OTHER_NODES: others.join(' ') });
    }
    process.env.TEST_TEMPLATE_DATABASE = await ensureTemplate(process.env.TEST_DATABASE_URL, otherNodes());
    process.env.TEST_DATABASE_PREFIX = `test_${randomBytes(6).toString('hex')}`;
    process.env.TEST_DATA_ROOT = await mkdtemp(join(folderOfThrowAwayFiles(), 'storefront-test-data-'));
    process.env.TEST_PGBOUNCER = pgBouncer() ?? '';
    process.env.TEST_REDIS_URL = (await keep(started, startTestRedis()))?.url ?? '';
  } catch (error) {
    await Promise.all(started.map((service) => service.stop()));
    throw error;
  }
  for (const name of ['DATABASE_URL', 'REDIS_URL']) delete process.env[name]; // no test may touch what a developer works with
}

const otherNodes = () => (process.env.TEST_OTHER_NODES ?? '').split(' ').filter(Boolean);

async function keep(started, starting) {
  const service = await starting;
  if (service) started.push(service);
  return service;
}
