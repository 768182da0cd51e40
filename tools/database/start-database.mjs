import { fork } from 'node:child_process';
import { closeSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Explained } from '../explained.mjs';
import { LogReader, openLog } from '../log-file.mjs';
import { endLeftovers } from './cluster.mjs';
import { makeDataDir } from './data-dir.mjs';
import { databaseHome } from './home.mjs';

const supervisor = fileURLToPath(new URL('./supervisor.mjs', import.meta.url));

/**
 * Starts the embedded PostgreSQL of a data directory, in a process of its own that stops it when this one goes away.
 * @param {object} options
 * @param {string} options.dataDir made when it does not exist; its log is `logs/postgres.log` in it
 * @param {boolean} [options.durable] false = faster, and lost in a power cut: for tests
 * @param {boolean} [options.throwAway] true = the data directory is removed when the database ends, however this process went away
 * @returns {Promise<{ url: string, pid: number, exited: Promise<{ why: string }>, stop(): Promise<void> }>} `url` is a connection
 *   string that stays the same at the next start; `pid` is the supervisor's, and `exited` its end, for any reason
 * @throws {Explained} when there is no PostgreSQL for this machine, the data directory is in use, or the server does not start
 */
export async function startDatabase({ dataDir, durable = true, throwAway = false }) {
  const folder = makeDataDir(dataDir);
  const logFile = join(folder, 'logs', 'postgres.log');
  const fd = openLog(logFile);
  const log = new LogReader(logFile);
  const child = fork(supervisor, [JSON.stringify({ dataDir: folder, durable, throwAway })], {
    detached: true, // a Ctrl-C at the terminal is for the program that started us: it stops the database last
    stdio: ['ignore', fd, fd, 'ipc'],
    execArgv: [],
  });
  closeSync(fd);

  const exited = new Promise((resolve) =>
    child.once('exit', (code, signal) => resolve({ why: signal ?? `exit code ${code}`, killed: signal !== null })),
  );
  const answered = new Promise((resolve) => child.once('message', resolve));
  const answer = await Promise.race([answered, exited.then(() => ({ failed: 'The database process was killed.' }))]);
  if (answer.failed !== undefined) throw new Explained(answer.failed + lastWords(folder, logFile, log));

  return {
    url: answer.ready,
    pid: child.pid,
    exited,
    async stop() {
      if (child.connected) child.disconnect();
      const { killed } = await exited;
      if (killed) await endLeftovers(databaseHome(folder));
    },
  };
}

/** Returns the log lines of the failed start. */
function lastWords(folder, logFile, log) {
  const lines = log.read().slice(-12);
  if (lines.length === 0) return '';
  return `\nThe end of its log (${logFile}):\n${lines.map((line) => `  ${line}`).join('\n')}\nMend what it names, or delete ${folder} to start over without its data, or set DATABASE_URL to a PostgreSQL 15 or newer.`;
}
