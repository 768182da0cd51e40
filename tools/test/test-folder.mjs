import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Files in memory, which Linux has. */
const MEMORY = '/dev/shm';
const NEEDED_BYTES = 6 * 1024 ** 3;

/**
 * The folder for files of a throw-away database: in memory where there is room, so that no test waits for a disk that something else uses;
 * else the folder of temporary files.
 * @returns {string}
 */
export function folderOfThrowAwayFiles() {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
}
