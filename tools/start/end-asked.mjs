import { parentOf, processesNaming } from '../database/processes.mjs';

const doubledWithinMs = 500; // npm passes on the Ctrl-C that the terminal has given to both of us
const parentEveryMs = 1_000;

/**
 * Waits until this program is asked to end: by Ctrl-C, a signal, or the end of the npm that runs it.
 * A second Ctrl-C ends the process at once; what it has started notices that, and ends too.
 * @returns {Promise<void>}
 */
export function endAsked() {
  return new Promise((resolve) => {
    let askedAt;
    const ask = () => {
      askedAt ??= performance.now();
      if (performance.now() - askedAt > doubledWithinMs) process.exit(130);
      resolve();
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, ask);
    if (process.env.npm_lifecycle_event) askWhenOrphaned(ask);
  });
}

/** A killed npm cannot pass anything on. Between npm and us there may be the shell that it has given our command to. */
function askWhenOrphaned(ask) {
  const shell = processesNaming(`-c ${process.env.npm_lifecycle_script}`).find((pid) => pid === process.ppid);
  const npm = () => (process.ppid === shell ? parentOf(shell) : process.ppid);
  const before = npm();
  const watch = setInterval(() => {
    if ((shell === undefined || process.ppid === shell) && npm() === before) return;
    clearInterval(watch);
    ask();
  }, parentEveryMs);
  watch.unref();
}
