import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { Explained } from '../explained.mjs';
import { poll } from './poll.mjs';
import { startOf } from './processes.mjs';

const noticingMs = 2_000; // until an abandoned holder has seen that its own parent is gone
const stoppingMs = 60_000; // until a holder that is stopping has stopped

/**
 * Takes a lock file for this process, for as long as it lives: a lock whose holder is dead counts for nothing.
 * Waits for a holder that is just stopping.
 * @param {string} path of the lock file
 * @param {string} what is locked, to begin a sentence
 * @returns {Promise<{ markStopping(): void, release(): void }>}
 * @throws {Explained} when another process holds it and goes on holding it
 */
export async function takeLock(path, what) {
  const own = { pid: process.pid, started: startOf(process.pid) };
  if (!(await poll(() => tryToTake(path, own), { withinMs: noticingMs }))) {
    const holder = read(path);
    const taken = holder?.stopping && (await poll(() => tryToTake(path, own), { withinMs: stoppingMs }));
    if (!taken) throw inUse(path, what, holder);
  }
  return {
    markStopping: () => replace(path, { ...own, stopping: true }),
    release: () => rmSync(path, { force: true }),
  };
}

function tryToTake(path, own) {
  const draft = `${path}.${own.pid}`;
  writeFileSync(draft, JSON.stringify(own), { mode: 0o600 });
  try {
    removeWhenAbandoned(path);
    linkSync(draft, path); // fails when the lock is there: the one atomic step
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeWhenAbandoned(path) {
  const holder = read(path);
  if (holder === undefined || isAlive(holder)) return;
  const aside = `${path}.${process.pid}.abandoned`;
  try {
    renameSync(path, aside);
  } catch {
    return; // somebody else was quicker
  }
  const renamedLock = read(aside);
  if (renamedLock?.pid !== holder.pid || renamedLock.started !== holder.started) linkSync(aside, path); // it was a new holder's: give it back
  rmSync(aside);
}

const isAlive = ({ pid, started }) => started !== undefined && startOf(pid) === started;

function replace(path, content) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(content), { mode: 0o600 });
  renameSync(draft, path);
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    if (error instanceof SyntaxError) return {}; // half a file: nobody's
    throw error;
  }
}

const inUse = (path, what, holder) =>
  new Explained(
    `${what} is in use by another start (process ${holder?.pid}, ${path}).\nStop that one first, or choose another folder with DATA_DIR=<folder>.`,
  );
