import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { eventually, TcpProxy, type RunningProcess, OwnRedis } from '@svc/testing';
import { Client } from 'pg';
import { startOrdinaryCluster, type OrdinaryCluster } from '../../database/ordinary-cluster.mjs';
import { parentOf } from '../../database/processes.mjs';
import { mountSmallDisk } from '../../database/small-disk.mjs';
import { startTestCluster } from '../../test/test-cluster.mjs';
import { root } from '../../testing/command';
import { Crowd } from './crowd';
import type { Later, FaultSetup } from './scenario';

const BACK_MS = 120_000;
const FAR_MS = 250;
/** Queues in PostgreSQL take more connections than a new cluster has. */
const ROOMY = { max_connections: '200' };
/** A new cluster with this schema takes some 120. */
const DISK_MB = 400;

/** `NODE_OPTIONS` of a process that loads these files of this folder first. */
export const loading = (...names: readonly string[]): string =>
  ['--max-old-space-size=1024', ...names.map((name) => `--require ${join(__dirname, `${name}.cjs`)}`)].join(' ');

/** On an embedded PostgreSQL of its own, which ends at once, as by a crash, and is started again by its supervisor. */
export async function onRestartedDatabase(later: Later): Promise<FaultSetup> {
  const cluster = await startTestCluster({ durable: true });
  later(() => cluster.stop());
  await migrate(cluster.url);
  return {
    reachBy: () => cluster.url,
    databaseUrl: cluster.url,
    begin: async () => void process.kill(await postmasterOf(cluster.url), 'SIGQUIT'),
    end: () => answers(cluster.url),
  };
}

/** On an embedded PostgreSQL that is reached through a network which does `begin` and `end`. */
export async function behindNetwork(
  later: Later,
  begin: (network: TcpProxy) => void,
  end: (network: TcpProxy) => void,
  env?: Record<string, string>,
): Promise<FaultSetup> {
  const network = await TcpProxy.start();
  later(() => network.stop());
  return {
    env,
    reachBy: (url) => network.leadTo(url),
    begin: async () => begin(network),
    end: async () => end(network),
  };
}

/** On a primary with a streaming standby, which is promoted when the primary is killed, and reached at the same address from then on. */
export async function onPrimaryWithStandby(later: Later, { isSynchronous }: { isSynchronous: boolean }): Promise<FaultSetup> {
  const primary = await startOrdinaryCluster({ settings: ROOMY });
  later(() => primary.remove());
  const network = await TcpProxy.start();
  later(() => network.stop());
  const url = network.leadTo(primary.url);
  await migrate(url);
  const standby = await primary.standby(ROOMY);
  later(() => standby.remove());
  if (isSynchronous) await makeSynchronous(primary, standby);
  else await moveAway(standby, primary, later);
  return {
    reachBy: () => url,
    databaseUrl: url,
    begin: () => primary.kill(),
    end: async () => {
      await standby.promote();
      network.leadTo(standby.url);
    },
  };
}

/** On a server whose connections are taken by others: those that the service has are ended, and no more are to be had. */
export async function amongCrowd(later: Later): Promise<FaultSetup> {
  const cluster = await startOrdinaryCluster({ settings: ROOMY });
  later(() => cluster.remove());
  await migrate(cluster.url);
  const crowd = new Crowd(cluster);
  later(() => crowd.go());
  return {
    reachBy: () => cluster.url,
    databaseUrl: cluster.url,
    begin: () => crowd.come(),
    end: () => crowd.go(),
  };
}

/** On a disk that is filled to the last byte, and freed. A PostgreSQL that has ended by it is started again by its supervisor, which is played here. */
export async function onSmallDisk(later: Later): Promise<FaultSetup> {
  const disk = await mountSmallDisk(DISK_MB);
  later(() => disk.remove());
  const cluster = await startOrdinaryCluster({ within: disk.folder, settings: { ...ROOMY, max_wal_size: '64MB', min_wal_size: '32MB' } });
  later(() => cluster.remove());
  await migrate(cluster.url);
  return {
    reachBy: () => cluster.url,
    databaseUrl: cluster.url,
    begin: () => disk.fill(),
    end: async () => {
      await disk.free();
      if (
        await queryOnce(cluster.url, 'select 1').then(
          () => false,
          () => true,
        )
      ) {
        await cluster.kill();
        await cluster.start();
      }
    },
  };
}

/** With queues and rate limits in a Redis, reached through a network. */
export async function withRedis(
  later: Later,
  begin: (redis: OwnRedis, network: TcpProxy) => Promise<void>,
  end: (redis: OwnRedis, network: TcpProxy) => Promise<void>,
  env: Record<string, string> = {},
): Promise<FaultSetup> {
  const redis = await OwnRedis.start();
  later(() => redis.kill('SIGTERM'));
  const network = await TcpProxy.start();
  later(() => network.stop());
  return {
    env: { REDIS_URL: network.leadTo(redis.url), ...env },
    begin: () => begin(redis, network),
    end: () => end(redis, network),
  };
}

/** With two apis, one of which has a clock that jumps 10 minutes ahead, and back. */
export async function withShiftedClock(): Promise<FaultSetup> {
  let shifted: RunningProcess;
  const jump = async () => void process.kill(shifted.pid, 'SIGUSR2');
  return {
    apis: 2,
    prepare: async (service) => {
      await service.processes[1]!.stop();
      shifted = await service.startApi(service.urls[1]!, { NODE_OPTIONS: loading('plain-stacks', 'shifted-clock') });
    },
    begin: jump,
    end: jump,
  };
}

/** Brings the schema of an empty database up to date, as the operator does. */
async function migrate(databaseUrl: string): Promise<void> {
  const env = { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, SECRET_KEY: randomBytes(32).toString('base64') };
  await promisify(execFile)(process.execPath, ['dist/api/migrate.cjs'], { cwd: root, env });
}

/** Has the standby follow its primary over a network that takes a quarter of a second, as to another continent. */
async function moveAway(standby: OrdinaryCluster, primary: OrdinaryCluster, later: Later): Promise<void> {
  const network = await TcpProxy.start();
  later(() => network.stop());
  network.delay(FAR_MS);
  const { hostname, port, username, password } = new URL(network.leadTo(primary.url));
  await primary.query(`alter role ${username} replication`);
  await standby.query(`alter system set primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'`);
  await standby.query('select pg_reload_conf()');
  await eventually(
    'the standby follows from afar',
    async () => (await primary.query(`select from pg_stat_replication where client_addr is not null and state = 'streaming'`)).length === 1,
  );
}

async function makeSynchronous(primary: OrdinaryCluster, standby: OrdinaryCluster): Promise<void> {
  await primary.query(`alter system set synchronous_standby_names = '${standby.name}'`);
  await primary.query('select pg_reload_conf()');
  await eventually(
    'commits wait for the standby',
    async () => (await primary.query(`select from pg_stat_replication where sync_state = 'sync'`)).length === 1,
  );
}

async function answers(url: string): Promise<void> {
  await eventually(
    'PostgreSQL answers',
    () =>
      queryOnce(url, 'select 1').then(
        () => true,
        () => false,
      ),
    BACK_MS,
  );
}

async function postmasterOf(url: string): Promise<number> {
  const [{ pid }] = await queryOnce<[{ pid: number }]>(url, `select pid from pg_stat_activity where backend_type = 'checkpointer'`);
  return parentOf(pid)!;
}

async function queryOnce<Rows>(url: string, sql: string): Promise<Rows> {
  const client = new Client({ connectionString: url });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return (await client.query(sql)).rows as Rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}
