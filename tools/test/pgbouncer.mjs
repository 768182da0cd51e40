import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isMain } from '../explained.mjs';

/** @returns {string | undefined} the program of pgbouncer; undefined = it is not installed. Debian puts it where the PATH of ordinary users does not lead. */
export function pgBouncer() {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders
    .map((folder) => join(folder, 'pgbouncer'))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

// Nx asks this file, so that results with skipped tests are not reused once there is one.
if (isMain(import.meta)) console.log(pgBouncer() ? 'pgbouncer' : 'no pgbouncer');
