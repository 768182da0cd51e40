import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { eventually, TcpProxy, type RunningProcess } from '@svc/testing';
import { Client } from 'pg';
import { startOrdinaryCluster, type OrdinaryCluster } from '../../database/ordinary-cluster.mjs';
import { parentOf } from '../../database/processes.mjs';
import { mountSmallDisk } from '../../database/small-disk.mjs';
import { startTestCluster } from '../../test/test-cluster.mjs';
import { root } from '../../testing/command';
import { OwnRedis } from '../own-redis';
import { Crowd } from './crowd';
import type { Place } from './scenario';

const BACK_MS = 120_000;
/** Queues in PostgreSQL take more connections than a new cluster has. */
const ROOMY = { max_connections: '200' };
/** A new cluster with this schema takes some 120. */
const DISK_MB = 400;

/** On an embedded PostgreSQL of its own, which ends at once, as by a crash, and is started again by its supervisor. */
export async function onRestartedDatabase(): Promise<Place> {
  const cluster = await startTestCluster({ durable: true });
  migrate(cluster.url);
  return {
    reachBy: () => cluster.url,
    databaseUrl: cluster.url,
    begin: async () => void process.kill(await postmasterOf(cluster.url), 'SIGQUIT'),
    end: () => answers(cluster.url),
    remove: () => cluster.stop(),
  };
}

/** On an embedded PostgreSQL that is reached through a network which does `begin` and `end`. */
export async function behindNetwork(begin: (network: TcpProxy) => void, end: (network: TcpProxy) => void, env?: Record<string, string>): Promise<Place> {
  const network = await TcpProxy.start();
  return {
    env,
    reachBy: (url) => network.leadTo(url),
    begin: async () => begin(network),
    end: async () => end(network),
    remove: () => network.stop(),
  };
}

/** On a primary with a streaming standby, which is promoted when the primary is killed, and reached at the same address from then on. */
export async function onPrimaryWithStandby({ isSynchronous }: { isSynchronous: boolean }): Promise<Place> {
  const primary = await startOrdinaryCluster({ settings: ROOMY });
  const clusters = [primary];
  const network = await TcpProxy.start();
  const url = network.leadTo(primary.url);
  migrate(url);
  const standby = await primary.standby(ROOMY);
  clusters.push(standby);
  if (isSynchronous) await makeSynchronous(primary, standby);
  return {
    reachBy: () => url,
    databaseUrl: url,
    begin: () => primary.kill(),
    end: async () => {
      await standby.promote();
      network.leadTo(standby.url);
    },
    remove: async () => {
      await network.stop();
      await Promise.all(clusters.map((cluster) => cluster.remove()));
    },
  };
}

/** On a server whose connections are taken by others: those that the service has are ended, and no more are to be had. */
export async function amongCrowd(): Promise<Place> {
  const cluster = await startOrdinaryCluster({ settings: ROOMY });
  migrate(cluster.url);
  const crowd = new Crowd(cluster.url);
  return {
    reachBy: () => cluster.url,
    databaseUrl: cluster.url,
    begin: async () => {
      await cluster.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = 'storefront' and pid <> pg_backend_pid()`);
      await crowd.come();
    },
    end: () => crowd.go(),
    remove: () => cluster.remove(),
  };
}

/** On a disk that is filled to the last byte, and freed. A PostgreSQL that has ended by it is started again by its supervisor, which is played here. */
export async function onSmallDisk(): Promise<Place> {
  const disk = await mountSmallDisk(DISK_MB);
  const cluster = await startOrdinaryCluster({ within: disk.folder, settings: { ...ROOMY, max_wal_size: '64MB', min_wal_size: '32MB' } });
  migrate(cluster.url);
  return {
    reachBy: () => cluster.url,
    databaseUrl: cluster.url,
    begin: () => disk.fill(),
    end: async () => {
      await disk.free();
      if (await asked(cluster.url, 'select 1').then(() => false, () => true)) {
        await cluster.kill();
        await cluster.start();
      }
    },
    remove: async () => {
      await cluster.remove();
      await disk.remove();
    },
  };
}

/** With queues and rate limits in a Redis, reached through a network. */
export async function withRedis(begin: (redis: OwnRedis, network: TcpProxy) => Promise<void>, end: (redis: OwnRedis, network: TcpProxy) => Promise<void>): Promise<Place> {
  const [redis, network] = await Promise.all([OwnRedis.start(), TcpProxy.start()]);
  return {
    env: { REDIS_URL: network.leadTo(redis.url) },
    begin: () => begin(redis, network),
    end: () => end(redis, network),
    remove: async () => {
      await network.stop();
      await redis.kill('SIGTERM');
    },
  };
}

/** With two apis, one of which has a clock that jumps 10 minutes ahead, and back. */
export async function withShiftedClock(): Promise<Place> {
  let shifted: RunningProcess;
  const jump = async () => void process.kill(shifted.pid, 'SIGUSR2');
  return {
    apis: 2,
    prepare: async (service) => {
      await service.processes[1]!.stop();
      shifted = await service.startApi(service.urls[1]!, { NODE_OPTIONS: `--max-old-space-size=1024 --require ${join(__dirname, 'shifted-clock.cjs')}` });
    },
    begin: jump,
    end: jump,
    remove: async () => undefined,
  };
}

/** Brings the schema of an empty database up to date, as the operator does. */
export function migrate(databaseUrl: string): void {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, SECRET_KEY: randomBytes(32).toString('base64') };
  const { status, stderr } = spawnSync(process.execPath, ['dist/api/migrate.cjs'], { cwd: root, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

async function makeSynchronous(primary: OrdinaryCluster, standby: OrdinaryCluster): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '${standby.name}'`);
  await primary.query('select pg_reload_conf()');
  await eventually('commits wait for the standby', async () => (await primary.query(`select from pg_stat_replication where sync_state = 'sync'`)).length === 1);
}

async function answers(url: string): Promise<void> {
  await eventually('PostgreSQL answers', () => asked(url, 'select 1').then(() => true, () => false), BACK_MS);
}

async function postmasterOf(url: string): Promise<number> {
  const [{ pid }] = await asked<[{ pid: number }]>(url, `select pid from pg_stat_activity where backend_type = 'checkpointer'`);
  return parentOf(pid)!;
}

async function asked<Rows>(url: string, sql: string): Promise<Rows> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows as Rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
