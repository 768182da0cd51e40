import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDatabase } from '../database/start-database.mjs';

/**
 * Starts a throw-away PostgreSQL cluster, which ends with this process at the latest.
 * @param {{ durable?: boolean }} options durable = commits wait for the disk, as they do for a merchant; tests need not
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `url` belongs to its superuser; `stop` also removes its files
 */
export async function startTestCluster({ durable = false } = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'storefront-test-'));
  await chmod(dataDir, 0o711); // the server's account must be able to enter
  const database = await startDatabase({ dataDir, durable });
  return {
    url: database.url,
    async stop() {
      await database.stop();
      const elsewhere = await readFile(join(dataDir, 'database.json'), 'utf8').then(
        (pointer) => [JSON.parse(pointer).database],
        () => [],
      );
      await Promise.all([dataDir, ...elsewhere].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}
