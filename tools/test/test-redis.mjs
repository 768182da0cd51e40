import { spawn } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { createServer, connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { once } from 'node:events';
import { isMain } from '../explained.mjs';
import { poll } from '../database/poll.mjs';

/**
 * The Redis that tests may use: the one of REDIS_URL, else a private one when `redis-server` is installed.
 * @returns {Promise<{ url: string, stop(): Promise<void> } | undefined>} undefined = there is none on this machine
 */
export async function startTestRedis() {
  if (process.env.REDIS_URL) return { url: process.env.REDIS_URL, stop: async () => {} };
  const program = redisServer();
  if (!program) return undefined;

  const port = await freePort();
  const server = spawn(program, ['--bind', '127.0.0.1', '--port', String(port), '--save', '', '--appendonly', 'no'], {
    stdio: 'ignore',
    cwd: '/',
  });
  const end = () => server.kill();
  process.once('exit', end);
  if (!(await poll(() => accepts(port), { withinMs: 10_000 }))) throw new Error(`${program} does not answer on port ${port}.`);
  return {
    url: `redis://127.0.0.1:${port}`,
    async stop() {
      process.removeListener('exit', end);
      const exited = once(server, 'exit');
      server.kill();
      await exited;
    },
  };
}

function redisServer() {
  const candidates = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'redis-server'));
  return candidates.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

function accepts(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

// Nx asks this file, so that results with skipped tests are not reused once there is a Redis.
if (isMain(import.meta)) console.log(process.env.REDIS_URL || redisServer() ? 'redis' : 'no redis');
