import { chmod, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../database/start-database.mjs';

/**
 * Starts a throw-away PostgreSQL cluster, which ends with this process at the latest, and takes its files with it.
 * @param {{ durable?: boolean, within?: string }} options durable = commits wait for the disk, as they do for a merchant, which tests need
 *   not; within = the folder for its files
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `url` belongs to its superuser
 */
export async function startTestCluster({ durable = false, within = tmpdir() } = {}) {
  const dataDir = await mkdtemp(join(within, 'storefront-test-'));
  await chmod(dataDir, 0o711); // the server's account must be able to enter
  const { url, stop } = await startDatabase({ dataDir, durable, throwAway: true });
  return { url, stop };
}
