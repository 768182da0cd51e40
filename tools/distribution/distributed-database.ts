import { randomBytes } from 'node:crypto';
import { createDataSource, settleMigration } from '@svc/adapters/postgres';
import type { DataSource } from 'typeorm';
import { DistributedCluster, makeDistributed } from '../database/distributed-cluster.mjs';
import { folderOfThrowAwayFiles } from '../test/test-folder.mjs';

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

  get second() {
    return this.cluster.nodes[1]!;
  }

  async stop(): Promise<void> {
    await Promise.all(this.sources.map((source) => source.destroy()));
    await this.cluster.stop();
  }
}
