import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../explained.mjs';

/**
 * Makes a data directory with its folder of logs. Others may pass through it (the database server's account must), but
 * not look around in it.
 * @returns {string} its real path
 * @throws {Explained} when it cannot be written
 */
export function makeDataDir(path) {
  try {
    mkdirSync(path, { recursive: true, mode: 0o711 });
    mkdirSync(join(path, 'logs'), { recursive: true, mode: 0o700 });
    return realpathSync(path);
  } catch (error) {
    throw new Explained(`The data directory ${path} cannot be written (${error.code}). Choose another with DATA_DIR=<folder>.`);
  }
}
