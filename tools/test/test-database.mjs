import { startOrdinaryCluster } from '../database/ordinary-cluster.mjs';
import { startTestCluster } from './test-cluster.mjs';

/**
 * Starts a throw-away PostgreSQL for tests: the `embedded` one that npm brings, or the `ordinary` one that is installed on this machine: its
 * defaults, the collation and the time zone of somewhere else, and a role that owns its databases and is no superuser (ADR 0052).
 * @param {string} [which] `embedded` unless told
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `stop` also removes its files
 */
export async function startTestDatabase(which = 'embedded') {
  if (which === 'embedded') return startTestCluster();
  const cluster = await startOrdinaryCluster({ icuLocale: 'en-US', timezone: 'America/New_York' });
  return { url: cluster.url, stop: () => cluster.remove() };
}
