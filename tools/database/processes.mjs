import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { poll } from './poll.mjs';

const isLinux = process.platform === 'linux';

/**
 * When a process was started, in the platform's own words: a pid and this together name a process for good.
 * @param {number} pid
 * @returns {string | undefined} undefined = there is no such process, or only its zombie
 */
export function startOf(pid) {
  const [state, started] = isLinux ? linuxStatus(pid) : psStatus(pid);
  return state === undefined || /^[ZX]/.test(state) ? undefined : started;
}

function linuxStatus(pid) {
  const stat = readOrEmpty(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return stat === '' ? [] : [fields[0], fields[19]];
}

function psStatus(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { encoding: 'utf8' });
  const [state, ...started] = stdout.trim().split(/\s+/);
  return state === '' ? [] : [state, started.join(' ')];
}

/** @returns {number | undefined} the parent of a process */
export function parentOf(pid) {
  const text = isLinux
    ? readOrEmpty(`/proc/${pid}/stat`)
        .replace(/^.*\) \S /s, '')
        .split(' ')[0]
    : spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], { encoding: 'utf8' }).stdout;
  return Number(text) || undefined;
}

/**
 * The running processes whose command line holds one of the texts; zombies have none.
 * (Command lines, since they can be read even where a container forbids to look further into another user's process.)
 * @param {...string} texts
 * @returns {number[]} pids
 */
export function processesNaming(...texts) {
  return commandLines()
    .filter(({ pid, command }) => pid !== process.pid && texts.some((text) => command.includes(text)))
    .map(({ pid }) => pid);
}

/**
 * Ends the running processes whose command line holds one of the texts: asks with the first signal, then uses force.
 * @param {string[]} texts
 * @param {{ ask: NodeJS.Signals, withinMs: number }} limit `withinMs` is for each of the two
 * @returns {Promise<number[]>} pids of those that would not end
 */
export async function endProcessesNaming(texts, { ask, withinMs }) {
  const running = () => processesNaming(...texts);
  for (const signal of [ask, 'SIGKILL']) {
    running().forEach((pid) => killQuietly(pid, signal));
    await poll(() => running().length === 0, { withinMs });
  }
  return running();
}

function killQuietly(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch {
    // it has ended by itself
  }
}

function commandLines() {
  if (isLinux) {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map((pid) => ({ pid: Number(pid), command: readOrEmpty(`/proc/${pid}/cmdline`).replaceAll('\0', ' ') }));
  }
  const { stdout } = spawnSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8', maxBuffer: 64 << 20 });
  return stdout.split('\n').flatMap((line) => {
    const [, pid, command] = /^\s*(\d+) (.*)$/.exec(line) ?? [];
    return pid ? [{ pid: Number(pid), command }] : [];
  });
}

function readOrEmpty(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return ''; // the process has ended meanwhile
  }
}
