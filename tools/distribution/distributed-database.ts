import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { createDataSource, settleMigration } from '@svc/adapters/postgres';
import { Client } from 'pg';
import type { DataSource } from 'typeorm';
import { asSuperuser, DistributedCluster, makeDistributed } from '../database/distributed-cluster.mjs';
import { folderOfThrowAwayFiles } from '../test/test-folder.mjs';
import { root } from '../testing/command';

/** A database on two servers with Citus, without any table at first. */
export class DistributedDatabase {
  private readonly sources: DataSource[] = [];

  private constructor(
    readonly cluster: DistributedCluster,
    readonly name: string,
  ) {}

  /** Starts the servers, and makes the database. */
  static async start(): Promise<DistributedDatabase> {
    const cluster = await DistributedCluster.start({ within: folderOfThrowAwayFiles() });
    const database = new DistributedDatabase(cluster, `distributed_${randomBytes(4).toString('hex')}`);
    for (const node of cluster.nodes) await node.query(`create database ${database.name} owner storefront`);
    await makeDistributed(database.name, [cluster.url, ...cluster.others]);
    return database;
  }

  /** Address of the coordinator, as the owner of the tables. */
  get url(): string {
    const address = new URL(this.cluster.url);
    address.pathname = `/${this.name}`;
    return address.href;
  }

  /** Returns a data source that migrates, open until the end. */
  async connect(): Promise<DataSource> {
    const options = { url: this.url, poolSize: 2, applicationName: 'migrate', settle: settleMigration };
    const source = await createDataSource(options).initialize();
    this.sources.push(source);
    return source;
  }

  /** Ends every statement that the second node works on for the coordinator. */
  async cutSecondNode(): Promise<void> {
    await this.second.query(
      `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${this.name}' and backend_type = 'client backend'`,
    );
  }

  /** Has the second node refuse writes, or take them again. */
  async setReadOnly(isReadOnly: boolean): Promise<void> {
    const database = `alter database ${this.name}`;
    await this.second.query(`set default_transaction_read_only to off; ${database} set default_transaction_read_only to ${isReadOnly}`);
    await this.cutSecondNode(); // the coordinator keeps connections, with the settings of their beginning
  }

  /** Ends the index build of any node that waits for somebody. Returns how many there were. */
  async cancelWaitingBuild(): Promise<number> {
    let ended = 0;
    for (const node of this.cluster.nodes) {
      const builds = await node.query(
        `select pg_cancel_backend(pid) from pg_stat_activity where datname = '${this.name}' and query ilike 'create index concurrently%' and wait_event_type = 'Lock'`,
      );
      ended += builds.length;
    }
    return ended;
  }

  /** Returns the number of the node that has the rows of a workspace: 0 is the coordinator. */
  async nodeOf(workspaceId: string): Promise<number> {
    const [row] = await this.query(
      `select nodeport from pg_dist_placement join pg_dist_node using (groupid)
        where shardid = get_shard_id_for_distribution_column('workspace_anchor', '${workspaceId}'::uuid)`,
    );
    return this.cluster.nodes.findIndex(({ port }) => port === row!['nodeport']);
  }

  /** Returns whether the coordinator reaches every node. */
  async isWhole(): Promise<boolean> {
    const [row] = await this.query(`select bool_and(success) as "isWhole" from run_command_on_all_nodes('select 1')`);
    return row!['isWhole'] === true;
  }

  /** Migrates it by the built command, and spreads its tables. */
  async distribute(): Promise<void> {
    const env = { PATH: process.env['PATH'], DATABASE_URL: this.url, SECRET_KEY: randomBytes(32).toString('base64') };
    await promisify(execFile)(process.execPath, ['dist/api/migrate.cjs', '--distribute'], { cwd: root, env });
  }

  /** Has Citus look every second for transactions that a node has prepared, and nobody has ended. */
  async recoverSoon(): Promise<void> {
    for (const node of this.cluster.nodes) {
      await node.query(`alter system set citus.recover_2pc_interval to '1s'`);
      await node.query('select pg_reload_conf()');
    }
  }

  /** Has commits of the coordinator wait for a standby that there is not, when they are written and other nodes have prepared theirs; or no longer. */
  async holdCommits(isHeld: boolean): Promise<void> {
    const [coordinator] = this.cluster.nodes;
    await coordinator!.query(`alter system set synchronous_standby_names to '${isHeld ? 'nobody' : ''}'`);
    await coordinator!.query('select pg_reload_conf()');
  }

  /** Returns the number of transactions that a node has prepared, and nobody has ended. */
  async prepared(node = this.second): Promise<number> {
    const [row] = await node.query(`select count(*)::int as count from pg_prepared_xacts where database = '${this.name}'`);
    return Number(row!['count']);
  }

  get second() {
    return this.cluster.nodes[1]!;
  }

  /** Returns the rows of a statement to the database, as the superuser of a node, by default of the coordinator. */
  async query(sql: string, { url } = this.cluster.nodes[0]!): Promise<Record<string, unknown>[]> {
    const client = new Client({ connectionString: asSuperuser(url, this.name) });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Record<string, unknown>>(sql)).rows;
    } finally {
      await client.end().catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.sources.map((source) => source.destroy()));
    await this.cluster.stop();
  }
}
