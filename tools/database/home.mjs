import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, chownSync, existsSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Explained } from '../explained.mjs';
import { commonFolder } from './places.mjs';
import { serverAccount } from './account.mjs';

/**
 * @typedef {object} Home where a database lives
 * @property {string} folder everything below belongs to the server's account and is closed to others
 * @property {string} cluster PostgreSQL's own data directory
 * @property {string} socket the folder of its Unix socket
 * @property {{ uid: number, gid: number } | undefined} account the server's, when it is not ours
 */

/**
 * Finds or makes the home of a DATA_DIR's database: `DATA_DIR/database`. Where the server's account may not enter that
 * (a clone below a closed home directory, started by root) or the file system cannot close a folder, it is a folder
 * outside, which `DATA_DIR/database.json` points to.
 * @param {string} dataDir absolute
 * @returns {Home}
 * @throws {Explained} when there is no place that can hold a database
 */
export function databaseHome(dataDir) {
  const inside = join(dataDir, 'database');
  const pointer = join(dataDir, 'database.json');
  if (existsSync(pointer)) return outsideHome(pointer);

  const account = serverAccount(inside);
  if (canHold(inside, account)) return home(inside, account);
  removeEmpty(inside);

  const outside = makeOutsideFolder(dataDir);
  if (outside === undefined || !canHold(outside, account)) {
    throw new Explained(
      `Neither ${dataDir} nor any usual place can hold a database. Choose a folder on an ordinary local disk with DATA_DIR=<folder>.`,
    );
  }
  writeFileSync(pointer, `${JSON.stringify({ database: outside, why: `PostgreSQL's account cannot use ${inside}` }, null, 2)}\n`);
  return home(outside, account);
}

function outsideHome(pointer) {
  const { database } = JSON.parse(readFileSync(pointer, 'utf8'));
  if (!existsSync(database)) {
    throw new Explained(
      `The database was kept in ${database}, which is gone. Bring it back, or remove ${pointer} to begin with an empty one.`,
    );
  }
  return home(database, serverAccount(database));
}

function removeEmpty(folder) {
  try {
    rmdirSync(folder);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw new Explained(
      `The database in ${folder} cannot be used from here (${error.code}): it belongs to another account, or its account may no longer enter the folders above it. Mend that, or choose another folder with DATA_DIR=<folder>.`,
    );
  }
}

/** A name that is free even where an earlier DATA_DIR of the same path has left its database behind. */
function makeOutsideFolder(dataDir) {
  const common = commonFolder();
  return common && mkdtempSync(join(common, `database-${hash(dataDir)}-`));
}

function home(folder, account) {
  return { folder, account, cluster: join(folder, 'cluster'), socket: socketFolder(folder, account) };
}

/** Socket paths may have 103 bytes on macOS and 107 on Linux; a home deeper than that has its socket below /tmp. */
function socketFolder(folder, account) {
  const inside = join(folder, 'socket');
  const socket = Buffer.byteLength(join(inside, '.s.PGSQL.5432.lock')) <= 103 ? inside : `/tmp/storefront-database-${hash(folder)}`;
  if (!makePrivate(socket, account)) throw new Explained(`${socket} is needed for PostgreSQL's socket, but belongs to somebody else.`);
  return socket;
}

/** Tried out by the account itself, so that every kind of permission counts. */
function canHold(folder, account) {
  if (!makePrivate(folder, account)) return false;
  const { status } = spawnSync('/bin/sh', ['-c', 'cd "$0" && : > writable && rm writable', folder], {
    ...account,
    cwd: '/',
    stdio: 'ignore',
  });
  return status === 0;
}

/** @returns {boolean} whether the folder is there, belongs to the account (or us), and is closed to all others */
function makePrivate(folder, account) {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new Explained(`${folder} cannot be made (${error.code}). Choose another folder with DATA_DIR=<folder>.`);
  }
  const uid = account?.uid ?? process.getuid();
  const before = lstatSync(folder);
  if (!before.isDirectory() || (before.uid !== uid && before.uid !== process.getuid())) return false;
  if (account) chownSync(folder, account.uid, account.gid);
  chmodSync(folder, 0o700);
  const after = lstatSync(folder);
  return after.uid === uid && (after.mode & 0o077) === 0;
}

export const hash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);
