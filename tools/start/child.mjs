import { spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { endProcessesNaming } from '../database/processes.mjs';
import { LogReader, openLog } from '../log-file.mjs';

const EXIT_CONFIG = 78;
const closingMs = 15_000;
const followEveryMs = 500;

/** Argument that names the parent of a child in the process list; the apps do not read it. */
const mark = (dataDir) => `--started-for=${dataDir}`;

/**
 * Starts one of our programs as a child process. It is in a session of its own (a Ctrl-C at the terminal is for us, who
 * stop the children in order) and ends by itself when its IPC channel breaks. Its output goes to a log file; once it has
 * said by its first message that it is ready, errors in it are shown.
 * @param {object} program
 * @param {string} program.script
 * @param {NodeJS.ProcessEnv} program.env
 * @param {string} program.dataDir
 * @param {string} program.logFile
 * @param {(line: string) => void} program.show
 * @returns {{ ready: Promise<void>, exited: Promise<{ code: number | null, why: string, lastWords: string, hopeless: boolean }>, stop(): Promise<void> }}
 *   `lastWords` are the errors it has logged since its start, or since those shown; `hopeless`: its configuration is wrong
 */
export function startChild({ script, env, dataDir, logFile, show }) {
  const fd = openLog(logFile);
  const log = new LogReader(logFile);
  const child = spawn(process.execPath, [script, mark(dataDir)], { env, detached: true, stdio: ['ignore', fd, fd, 'ipc'] });
  closeSync(fd);

  let follower;
  const ready = new Promise((resolve) => child.once('message', resolve)).then(() => {
    log.read();
    follower = setInterval(() => log.readTroubles().forEach(show), followEveryMs);
  });
  const exited = new Promise((resolve) => {
    child.once('exit', (code, signal) => {
      clearInterval(follower);
      resolve({ code, why: signal ?? `exit code ${code}`, lastWords: log.readTroubles().join('\n'), hopeless: code === EXIT_CONFIG });
    });
  });
  return {
    ready,
    exited,
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), closingMs);
      await exited;
      clearTimeout(timer);
    },
  };
}

/** Ends the children of an earlier start that was killed, should they still be there. The caller holds the lock of the DATA_DIR. */
export const endLeftoverChildren = (dataDir) => endProcessesNaming([mark(dataDir)], { ask: 'SIGTERM', withinMs: closingMs });
