import { fork } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, realpathSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Explained } from '../explained.mjs';

const supervisor = fileURLToPath(new URL('./supervisor.mjs', import.meta.url));
const largestLog = 10 << 20;

/**
 * Starts the embedded PostgreSQL of a data directory, in a process of its own that stops it when this one goes away.
 * @param {object} options
 * @param {string} options.dataDir made when it is not there; its log is `logs/postgres.log` in it
 * @param {boolean} [options.durable] false = faster, and lost in a power cut: for tests
 * @returns {Promise<{ url: string, pid: number, exited: Promise<void>, stop(): Promise<void> }>} `url` is a connection
 *   string that stays the same at the next start; `pid` is the supervisor's, and `exited` its end, for whatever reason
 * @throws {Explained} when there is no PostgreSQL for this machine, the data directory is in use, or the server does not start
 */
export async function startDatabase({ dataDir, durable = true }) {
  const folder = makeDataDir(dataDir);
  const log = openLog(join(folder, 'logs', 'postgres.log'));
  const child = fork(supervisor, [JSON.stringify({ dataDir: folder, durable })], {
    detached: true, // a Ctrl-C at the terminal is for the program that started us: it stops the database last
    stdio: ['ignore', log.fd, log.fd, 'ipc'],
    execArgv: [],
  });
  closeSync(log.fd);

  const exited = new Promise((resolve) => child.once('exit', resolve));
  const answer = await Promise.race([new Promise((resolve) => child.once('message', resolve)), exited.then(() => ({ failed: 'The database process was killed.' }))]);
  if (answer.failed !== undefined) throw new Explained(answer.failed + lastWords(log));

  return {
    url: answer.ready,
    pid: child.pid,
    exited: exited.then(() => undefined),
    async stop() {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
}

function makeDataDir(dataDir) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o711 });
    mkdirSync(join(dataDir, 'logs'), { recursive: true, mode: 0o700 });
    return realpathSync(dataDir);
  } catch (error) {
    throw new Explained(`The data directory ${dataDir} cannot be written (${error.code}). Choose another with DATA_DIR=<folder>.`);
  }
}

function openLog(path) {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largestLog) renameSync(path, `${path}.1`);
  const fd = openSync(path, 'a', 0o600);
  return { fd, path, from: statSync(path).size };
}

/** What the failed start has written to the log. */
function lastWords({ path, from }) {
  const lines = readFileSync(path).subarray(from).toString().trim().split('\n').slice(-12);
  if (lines[0] === '') return '';
  return `\nThe end of its log (${path}):\n${lines.map((line) => `  ${line}`).join('\n')}\nMend what it names, or set DATABASE_URL to a PostgreSQL 15 or newer.`;
}
