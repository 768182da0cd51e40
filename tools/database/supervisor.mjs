/**
 * The process that holds PostgreSQL: it starts the server, starts it again when it dies, and stops it when its own parent
 * goes away, however that happens. Made by `startDatabase`, to which it sends `{ ready: url }` or `{ failed: why }`.
 * Its output, and the server's, is the log file.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Explained, explain } from '../explained.mjs';
import { postgresBinaries } from './binaries.mjs';
import { createCluster, endLeftovers, startServer, stopServer, urlOf, waitUntilReady } from './cluster.mjs';
import { databaseHome } from './home.mjs';
import { takeLock } from './lock.mjs';

const { dataDir, durable, throwAway } = JSON.parse(process.argv[2]);
const steadyMs = 10_000; // a server that lived that long was well
const quickDeathsAllowed = 5;

let lock;
let home;
let server;
let stopping = false;

for (const event of ['disconnect', 'SIGINT', 'SIGTERM', 'SIGHUP']) process.once(event, () => stop(0));
try {
  await superviseDatabase();
} catch (error) {
  if (!stopping) {
    await notifyParent({ failed: explain(error) });
    await stop(1);
  }
}

async function superviseDatabase() {
  lock = await takeLock(join(dataDir, 'database.lock'), 'The database of this DATA_DIR');
  home = databaseHome(dataDir);
  const binaries = await postgresBinaries(home.account);
  await endLeftovers(home);
  await createCluster(home, binaries.initdb, { durable });

  for (let quickDeaths = 0; quickDeaths < quickDeathsAllowed; ) {
    const started = performance.now();
    server = startServer(home, binaries.postgres, { durable });
    await waitUntilReady(home, server);
    await notifyParent({ ready: urlOf(home) });

    const end = await server.exited;
    if (stopping) return;
    console.error(`PostgreSQL has ended unexpectedly (${end}).`);
    quickDeaths = performance.now() - started < steadyMs ? quickDeaths + 1 : 0;
    await pause(100 * 2 ** quickDeaths);
    await endLeftovers(home);
  }
  throw new Explained(`PostgreSQL has ended ${quickDeathsAllowed} times in a row.`);
}

async function notifyParent(message) {
  if (process.connected) await new Promise((sent) => process.send(message, sent));
}

async function stop(exitCode) {
  if (stopping) return;
  stopping = true;
  lock?.markStopping();
  if (server) await stopServer(server);
  else if (home) await endLeftovers(home); // what is still being made ready
  lock?.release();
  if (throwAway && exitCode === 0) removeFiles();
  process.exit(exitCode);
}

function removeFiles() {
  for (const folder of [home.folder, dataDir]) rmSync(folder, { recursive: true, force: true });
}
