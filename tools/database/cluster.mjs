import { spawn } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../explained.mjs';
import { hash } from './home.mjs';
import { poll } from './poll.mjs';
import { endProcessesNaming } from './processes.mjs';

const user = 'storefront';
const database = 'storefront';
const startingMs = 180_000; // crash recovery may have much to replay
const stoppingMs = 30_000;

/** The server's whole environment, so that nothing of the caller's steers it; its messages are English everywhere. */
const environment = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

/**
 * The connection string of a home's database; it stays the same from start to start.
 * @param {import('./home.mjs').Home} home
 * @returns {string}
 */
export const urlOf = ({ socket }) => `postgresql://${user}@localhost:5432/${database}?host=${encodeURIComponent(socket)}`;

/**
 * Makes the database files unless they are there. Whole or not at all: a start that is killed meanwhile leaves nothing
 * that a later one would take for a database.
 */
export async function createCluster({ cluster, account }, initdb, { durable }) {
  if (existsSync(cluster)) return;
  const unfinished = `${cluster}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const making = run(
    initdb,
    [
      ...['-D', unfinished, '-U', user, '--auth=trust', '--encoding=UTF8', '--no-instructions'],
      ...['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'],
      ...(durable ? [] : ['--no-sync']),
    ],
    account,
  );
  if ((await making.exited) !== 0) throw new Explained('PostgreSQL could not make its database files.');
  renameSync(unfinished, cluster);
}

/**
 * Starts the server on a Unix socket that only its own account (and root) can reach; there is no TCP port.
 * @param {import('./home.mjs').Home} home
 * @param {string} postgres path of the program
 * @param {{ durable: boolean }} options durable = what is committed survives a power cut; for tests it need not
 * @returns {{ pid: number, kill(signal: string): void, exited: Promise<number | string> }} the exit code or signal
 */
export function startServer({ cluster, socket, account }, postgres, { durable }) {
  const settings = {
    listen_addresses: '',
    unix_socket_directories: socket,
    unix_socket_permissions: '0700',
    port: '5432',
    cluster_name: clusterName(cluster),
    max_connections: durable ? '200' : '600', // test files run side by side, several processes each
    client_connection_check_interval: '2s', // a killed process's statements end with it, and let go of what they have locked
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  };
  return run(postgres, ['-D', cluster, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])], account);
}

/**
 * Waits until the server answers, and makes the database in it unless it is there.
 * @throws {Explained} when the server ends, or does not answer within three minutes
 */
export async function waitUntilReady(home, server) {
  const { default: pg } = await import('pg');
  let ended = false;
  void server.exited.then(() => (ended = true));
  const ready = await poll(() => ended || answers(pg, home), { withinMs: startingMs });
  if (ended || !ready) throw new Explained('PostgreSQL did not start.');
}

async function answers(pg, { socket }) {
  const client = new pg.Client({ host: socket, port: 5432, user, database: 'postgres' });
  client.on('error', () => {}); // a server that ends while we are connected is seen by its exit
  try {
    await client.connect();
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/**
 * Ends processes that an earlier, killed start has left running on these files, and removes its lock files: their pid
 * may by now be a zombie's or another program's, which PostgreSQL would take for a running server.
 * The caller holds the lock of the DATA_DIR, so that nothing found here has an owner.
 */
export async function endLeftovers({ cluster, socket }) {
  const texts = [`-D ${cluster}`, `postgres: ${clusterName(cluster)}: `];
  const remaining = await endProcessesNaming(texts, { ask: 'SIGINT', withinMs: stoppingMs });
  if (remaining.length > 0) throw new Explained(`A PostgreSQL of an earlier start cannot be ended: processes ${remaining.join(', ')}.`);
  const locks = [join(cluster, 'postmaster.pid'), join(socket, '.s.PGSQL.5432'), join(socket, '.s.PGSQL.5432.lock')];
  for (const file of locks) rmSync(file, { force: true });
}

/** Ends a server in order (open transactions are rolled back), or by force when that takes too long. */
export async function stopServer(server) {
  server.kill('SIGINT');
  const timer = setTimeout(() => server.kill('SIGQUIT'), stoppingMs);
  await server.exited;
  clearTimeout(timer);
}

/** Seen in the command line of each of a server's processes, even after the first of them has been killed. */
const clusterName = (cluster) => `storefront-${hash(cluster)}`;

function run(program, args, account) {
  const child = spawn(program, args, { ...account, cwd: '/', env: environment, stdio: ['ignore', 'inherit', 'inherit'] });
  const exited = new Promise((resolve) => {
    child.once('error', (error) => resolve(error.code));
    child.once('exit', (code, signal) => resolve(code ?? signal));
  });
  return { pid: child.pid, kill: (signal) => child.kill(signal), exited };
}
