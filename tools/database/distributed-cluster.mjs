import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { installedBinaries } from './installed-binaries.mjs';
import { startOrdinaryCluster } from './ordinary-cluster.mjs';

const NODES = 2;
const SETTINGS = {
  shared_preload_libraries: 'citus',
  max_connections: '600',
  max_prepared_transactions: '600',
  max_worker_processes: '128', // Citus has one for each database
  wal_level: 'logical', // by which shards move
  'citus.enable_unsafe_triggers': 'on',
  'citus.allow_nested_distributed_execution': 'on',
  'citus.shard_count': '4',
  'citus.show_shards_for_app_name_prefixes': '',
};

/** Returns whether the PostgreSQL that is installed on this machine has Citus. */
export function hasCitus() {
  const binaries = installedBinaries();
  if (!binaries) return false;
  const folder = execFileSync(join(binaries, 'pg_config'), ['--sharedir'], { encoding: 'utf8' }).trim();
  return existsSync(join(folder, 'extension/citus.control'));
}

/**
 * Two throw-away servers of the PostgreSQL that is installed here, with Citus. The first is the coordinator, and holds rows as the second does.
 * Databases for tests are made by `makeDistributed`.
 */
export class DistributedCluster {
  /** @param {import('./ordinary-cluster.mjs').OrdinaryCluster[]} nodes the coordinator first */
  constructor(nodes) {
    this.nodes = nodes;
  }

  /** @param {{ within?: string }} options the folder for the files @returns {Promise<DistributedCluster>} */
  static async start({ within } = {}) {
    const nodes = [];
    try {
      for (let node = 0; node < NODES; node += 1)
        nodes.push(await startOrdinaryCluster({ within, settings: { ...SETTINGS }, trusts: true }));
      for (const node of nodes) await node.query('create role svc_app login; grant svc_app to storefront with admin option');
      return new DistributedCluster(nodes);
    } catch (error) {
      await Promise.all(nodes.map((node) => node.remove()));
      throw error;
    }
  }

  /** Address of the coordinator. */
  get url() {
    return this.nodes[0].url;
  }

  /** Addresses of the other nodes. */
  get others() {
    return this.nodes.slice(1).map(({ url }) => url);
  }

  async stop() {
    await Promise.all(this.nodes.map((node) => node.remove()));
  }
}

/**
 * Gives a database of this name on each node Citus, and makes them one distributed database without tables.
 * @param {string} name
 * @param {string[]} urls the nodes, the coordinator first
 */
export async function makeDistributed(name, urls) {
  const ports = urls.map((url) => Number(new URL(url).port));
  for (const url of urls) await run(asSuperuser(url, name), ['create extension citus']);
  await run(asSuperuser(urls[0], name), [
    `select citus_set_coordinator_host('127.0.0.1', ${ports[0]})`,
    ...ports.slice(1).map((port) => `select citus_add_node('127.0.0.1', ${port})`),
    `select citus_set_node_property('127.0.0.1', ${ports[0]}, 'shouldhaveshards', true)`,
  ]);
}

/** Address of a node as its superuser, whom every node trusts. @param {string} url @param {string} [database] @returns {string} */
export function asSuperuser(url, database) {
  const address = new URL(url);
  address.username = 'postgres';
  if (database) address.pathname = `/${database}`;
  return address.href;
}

async function run(url, statements) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
