import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmdirSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const mebibyte = Buffer.alloc(1024 * 1024);

/** Returns true when this account may mount file systems: tried in a mount namespace of its own, which ends with the try. */
export function canMount() {
  return spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt'], { stdio: 'ignore' }).status === 0;
}

/** A disk in memory that is small enough to be filled. It goes with `remove()`, or with this process, however that ends. */
export class SmallDisk {
  #guard;
  #ballast;

  constructor(folder) {
    this.folder = folder;
    this.#ballast = join(folder, 'ballast');
    this.#guard = spawn('/bin/sh', ['-c', 'read -r _; until umount "$0"; do sleep 0.1; done; rmdir "$0"', folder], {
      detached: true,
      cwd: '/',
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    this.#guard.unref();
    this.#guard.stdin.unref();
  }

  /** Writes until nothing more is taken. */
  async fill() {
    const file = await open(this.#ballast, 'w');
    try {
      for (let size = mebibyte.length; size >= 512; ) {
        const isTaken = await file.write(mebibyte, 0, size).then(
          () => true,
          () => false,
        );
        if (!isTaken) size /= 2;
      }
    } finally {
      await file.close();
    }
  }

  /** Takes back what `fill` has written. */
  async free() {
    await rm(this.#ballast, { force: true });
  }

  /** Unmounts the disk. Processes that use it have to have ended. */
  async remove() {
    const gone = once(this.#guard, 'exit');
    this.#guard.stdin.end();
    await gone;
  }
}

/** @param {number} megabytes how much it takes @returns {Promise<SmallDisk>} which everybody may write to */
export async function mountSmallDisk(megabytes) {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'));
  try {
    await promisify(execFile)('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  } catch (error) {
    rmdirSync(folder);
    throw error;
  }
  chmodSync(folder, 0o777);
  return new SmallDisk(folder);
}
