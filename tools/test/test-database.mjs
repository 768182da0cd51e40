import { existsSync, statfsSync } from 'node:fs';
import { startOrdinaryCluster } from '../database/ordinary-cluster.mjs';
import { startTestCluster } from './test-cluster.mjs';

/** Files in memory, which Linux has. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 6 * 1024 ** 3;

/**
 * Starts a throw-away PostgreSQL for tests: the `embedded` one that npm brings, or the `ordinary` one that is installed on this machine: its
 * defaults but for the number of connections, the collation and the time zone of somewhere else, and a role that owns its databases and is not a superuser (ADR 0052). Where there is room, its files are in memory: it waits for each commit as ever, and no test for a disk.
 * @param {string} [which] `embedded` by default
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `stop` also removes its files
 */
export async function startTestDatabase(which = 'embedded') {
  if (which === 'embedded') return startTestCluster();
  const cluster = await startOrdinaryCluster({
    icuLocale: 'en-US',
    timezone: 'America/New_York',
    settings: { max_connections: '600' }, // test files run side by side, several processes each
    ...(hasRoomInMemory() && { within: MEMORY }),
  });
  return { url: cluster.url, stop: () => cluster.remove() };
}

function hasRoomInMemory() {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES;
}
