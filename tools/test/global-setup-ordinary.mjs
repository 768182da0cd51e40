import { startOrdinaryCluster } from '../database/ordinary-cluster.mjs';
import setUp from './global-setup.mjs';

/**
 * The set-up of tests against the PostgreSQL that is installed on this machine: its defaults, the collation and the time zone
 * of somewhere else, and a role that owns its databases and is no superuser.
 */
export default async function setUpOrdinary() {
  const cluster = await startOrdinaryCluster({ icuLocale: 'en-US', timezone: 'America/New_York' });
  process.env.TEST_DATABASE_URL = cluster.url;
  await setUp();
  globalThis.startedForTests.push({ stop: () => cluster.remove() });
}
