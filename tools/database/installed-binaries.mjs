import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Explained, isMain } from '../explained.mjs';

const debian = '/usr/lib/postgresql';
const needed = ['initdb', 'postgres', 'pg_basebackup'];

/**
 * The folder of the PostgreSQL programs that are installed on this machine: the one that `pg_config` names, else the newest
 * of Debian's.
 * @returns {string | undefined} undefined = there is no server here
 */
export function installedBinaries() {
  return [configured(), ...ofDebian()].find((folder) => folder && needed.every((program) => runs(join(folder, program))));
}

/**
 * @returns {string} the same
 * @throws {Explained} when there is no server here
 */
export function requireInstalledBinaries() {
  const folder = installedBinaries();
  if (folder === undefined)
    throw new Explained('There is no PostgreSQL server on this machine. Install one, for example: apt-get install postgresql');
  return folder;
}

function configured() {
  const { status, stdout } = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}

function ofDebian() {
  try {
    const versions = readdirSync(debian).map(Number).filter(Boolean);
    return versions.sort((one, other) => other - one).map((version) => `${debian}/${version}/bin`);
  } catch {
    return [];
  }
}

function runs(program) {
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

// Nx asks this file, so that results with skipped tests are not reused once there is a server, and not for another version.
if (isMain({ url: import.meta.url })) console.log(installedBinaries() ?? 'no PostgreSQL');
