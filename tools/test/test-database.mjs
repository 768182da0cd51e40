import { DistributedCluster } from '../database/distributed-cluster.mjs';
import { startOrdinaryCluster } from '../database/ordinary-cluster.mjs';
import { folderOfThrowAwayFiles } from './test-folder.mjs';
import { startTestCluster } from './test-cluster.mjs';

/**
 * Starts a throw-away PostgreSQL for tests: the `embedded` one that npm brings, or the `ordinary` one that is installed on this machine: its
 * defaults but for the number of connections, the collation and the time zone of somewhere else, and a role that owns its databases and is not a superuser (ADR 0052). Where there is room, its files are in memory: it waits for each commit as ever, and no test for a disk.
 * The `distributed` one is two of the installed servers with Citus.
 * @param {string} [which] `embedded` by default
 * @returns {Promise<{ url: string, others?: string[], stop(): Promise<void> }>} `others`: addresses of further nodes; `stop` also removes its files
 */
export async function startTestDatabase(which = 'embedded') {
  if (which === 'embedded') return startTestCluster({ within: folderOfThrowAwayFiles() });
  if (which === 'distributed') return DistributedCluster.start({ within: folderOfThrowAwayFiles() });
  const cluster = await startOrdinaryCluster({
    icuLocale: 'en-US',
    timezone: 'America/New_York',
    settings: { max_connections: '600' }, // test files run side by side, several processes each
    within: folderOfThrowAwayFiles(),
  });
  return { url: cluster.url, stop: () => cluster.remove() };
}
