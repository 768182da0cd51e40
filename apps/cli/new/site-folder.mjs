import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { notUsable } from '../document-file.mjs';
import { Failed } from '../errors.mjs';

/** Exit code of an interrupted command. */
const INTERRUPTED = 130;

/** A folder that is there as a whole or not at all: it is filled beside its place, under a hidden name, and then renamed. */
export class SiteFolder {
  #folder;
  #signal;

  constructor(folder, path, signal) {
    this.#folder = folder;
    /** Path of the files until they are put in place. */
    this.path = path;
    this.#signal = signal;
  }

  /**
   * @param {string} folder absolute path
   * @param {AbortSignal} signal of an interruption
   * @throws {Failed} when something is there already, or nothing can be written there
   */
  static async begin(folder, signal) {
    await requireRoom(folder);
    const draft = join(dirname(folder), `.${basename(folder)}-${process.pid}`);
    await mkdir(draft).catch((error) => notUsable(dirname(folder), error));
    return new SiteFolder(folder, draft, signal);
  }

  /**
   * Does the work that fills the folder and puts it in place. A failure or an interruption removes what was written.
   * @param {() => Promise<T>} work
   * @returns {Promise<T>}
   * @throws {Failed} when it was interrupted, or a file cannot be written
   * @template T
   */
  async finish(work) {
    try {
      return await work();
    } catch (error) {
      if (this.#signal.aborted) throw interrupted();
      if (error.syscall) notUsable(error.path ?? this.#folder, error);
      throw error;
    } finally {
      await rm(this.path, { recursive: true, force: true });
    }
  }

  /** Gives the folder its name. @throws {Failed} when it was interrupted, or something else has that name by now */
  async putInPlace() {
    if (this.#signal.aborted) throw interrupted();
    await rmdir(this.#folder).catch(() => undefined);
    await rename(this.path, this.#folder).catch((error) => {
      if (['ENOTEMPTY', 'EEXIST', 'ENOTDIR'].includes(error.code)) throw taken(this.#folder);
      throw error;
    });
  }
}

/** Refuses what would be overwritten; an empty folder may be there. */
async function requireRoom(folder) {
  const entry = await lstat(folder).catch((error) => (error.code === 'ENOENT' ? undefined : notUsable(folder, error)));
  if (!entry) return;
  const isEmpty = entry.isDirectory() && (await readdir(folder).catch((error) => notUsable(folder, error))).length === 0;
  if (!isEmpty) throw taken(folder);
}

const interrupted = () => new Failed('INTERRUPTED', 'Interrupted: nothing was made.', INTERRUPTED);
const taken = (folder) => new Failed('EXISTS', `${folder} exists already: choose another name, or remove it first.`);
