import { randomBytes } from 'node:crypto';
import { ensureTemplate } from './template-database.mjs';
import { startTestCluster } from './test-cluster.mjs';

/**
 * Before the first integration test: a PostgreSQL cluster (the one of TEST_DATABASE_URL, else a throw-away one)
 * holding the migrated template database. The tests find them in the environment; see `createTestDatabase`.
 */
export default async function setUp() {
  const cluster = process.env.TEST_DATABASE_URL ? undefined : await startTestCluster();
  globalThis.ownTestCluster = cluster;
  process.env.TEST_DATABASE_URL ??= cluster.url;
  process.env.TEST_TEMPLATE_DATABASE = await ensureTemplate(process.env.TEST_DATABASE_URL);
  process.env.TEST_DATABASE_PREFIX = `test_${randomBytes(6).toString('hex')}`;
}
