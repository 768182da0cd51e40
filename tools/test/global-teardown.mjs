import { rm } from 'node:fs/promises';
import pg from 'pg';
import { asSuperuser } from '../database/distributed-cluster.mjs';

/** After the last test: nothing of this run stays behind, neither a server nor a database that a failed test forgot. */
export default async function tearDown() {
  await globalThis.jestWorkerState?.stop(); // of files that ran in this very process; those of other Jest workers have ended with them
  const nodes = [process.env.TEST_DATABASE_URL, ...(process.env.TEST_OTHER_NODES ?? '').split(' ').filter(Boolean)];
  for (const url of nodes) await dropDatabases(nodes.length > 1 ? asSuperuser(url) : url, process.env.TEST_DATABASE_PREFIX);
  await Promise.all(globalThis.startedForTests.map((service) => service.stop()));
  await rm(process.env.TEST_DATA_ROOT, { recursive: true, force: true });
}

async function dropDatabases(adminUrl, prefix) {
  const client = new pg.Client({ connectionString: adminUrl });
  await client.connect();
  const { rows } = await client.query('select datname from pg_database where starts_with(datname, $1)', [prefix]);
  for (const { datname } of rows) await client.query(`drop database if exists ${datname} with (force)`);
  await client.end();
}
