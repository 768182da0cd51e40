import { closeSync, fstatSync, openSync, readSync, renameSync, statSync } from 'node:fs';

const largest = 50 << 20;
const linesAtOnce = 20;

/** Opens a log to append to; one that has become large is put aside first, as `.1`. */
export function openLog(path) {
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > largest) renameSync(path, `${path}.1`);
  return openSync(path, 'a+', 0o600);
}

/** Reads what a log gets from now on. */
export class LogReader {
  #path;
  #position;

  constructor(path) {
    this.#path = path;
    this.#position = statSync(path).size;
  }

  /** @returns {string[]} the lines since the last call */
  read() {
    const fd = openSync(this.#path, 'r');
    try {
      const buffer = Buffer.alloc(Math.max(0, fstatSync(fd).size - this.#position));
      readSync(fd, buffer, 0, buffer.length, this.#position);
      this.#position += buffer.length;
      return buffer
        .toString()
        .split('\n')
        .filter((line) => line !== '');
    } finally {
      closeSync(fd);
    }
  }

  /** The lines since the last call that are worth a look at the terminal, shortened when they are many. */
  readTroubles() {
    const troubles = this.read().map(troubleOf).filter(Boolean);
    if (troubles.length <= linesAtOnce) return troubles;
    return [...troubles.slice(0, linesAtOnce), `… and ${troubles.length - linesAtOnce} more lines in ${this.#path}`];
  }
}

/** The apps log JSON lines, of which errors are shown; what is not JSON comes from Node itself, as a crash does. */
function troubleOf(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    return ['error', 'fatal'].includes(level) ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return line;
  }
}
