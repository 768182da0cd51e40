import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { asSuperuser, makeDistributed } from '../database/distributed-cluster.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const postgres = join(root, 'libs/adapters/postgres');
const script = join(root, 'tools/test/migrate-template.ts');
const lockKey = 7_305_900;

/**
 * Makes the migrated database which the tests clone, unless the cluster already has the one of these very migrations and functions.
 * Safe to call from several runs at once.
 * @param {string} adminUrl of a role that may create databases
 * @param {string[]} [others] the same of the further nodes, if the cluster is distributed
 * @returns {Promise<string>} its name
 */
export async function ensureTemplate(adminUrl, others = []) {
  const name = `template_${await schemaHash()}`;
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (rowCount === 0) await make(name, [adminUrl, ...others]);
    return name;
  } finally {
    await client.end();
  }
}

/** Migrates under another name first, so that a template exists only when it is whole. */
async function make(name, urls) {
  const unfinished = `${name}_unfinished`;
  const isDistributed = urls.length > 1;
  const onEach = async (statement) => {
    for (const url of urls) await run(isDistributed ? asSuperuser(url) : url, statement);
  };
  await onEach(`drop database if exists ${unfinished} with (force)`);
  await onEach(`create database ${unfinished}${isDistributed ? ' owner storefront' : ''}`);
  if (isDistributed) await makeDistributed(unfinished, urls);
  const url = new URL(urls[0]);
  url.pathname = `/${unfinished}`;
  await migrate(url.href, isDistributed);
  // Citus stays connected to each database, and none that is in use can be renamed or cloned.
  if (isDistributed) await onEach(`alter database ${unfinished} allow_connections false`);
  if (isDistributed) await onEach(`select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${unfinished}'`);
  await onEach(`alter database ${unfinished} rename to ${name}`);
}

async function run(url, statement) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** In a process of its own: the migrations are TypeScript, and their connections must be gone before the rename. */
function migrate(url, isDistributed) {
  return promisify(execFile)(process.execPath, ['--require', '@swc-node/register', script], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: url, DISTRIBUTED: isDistributed ? 'yes' : '', TS_NODE_PROJECT: join(root, 'tsconfig.base.json') },
  });
}

async function schemaHash() {
  const folders = [join(postgres, 'src/migrations'), join(postgres, 'src/distribution'), join(postgres, 'sql')];
  const files = await Promise.all(folders.map(async (folder) => (await readdir(folder)).sort().map((file) => join(folder, file))));
  const hash = createHash('sha256');
  for (const file of [script, join(postgres, 'src/maintenance/migrate.ts'), ...files.flat().filter((file) => !file.endsWith('spec.ts'))])
    hash.update(relative(root, file)).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
