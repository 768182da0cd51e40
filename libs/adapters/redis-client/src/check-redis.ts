import { Redis, type RedisOptions } from 'ioredis';
import { askClusterNode, askSentinel, clusterFault, type DataNodeAnswer, sentinelFault } from './judge-servers';
import { connectionOf } from './open-client';
import {
  asCluster,
  AddressFault,
  nameOf,
  type ClusterAddress,
  type RedisAddress,
  type RedisNode,
  type SentinelAddress,
} from './redis-address';
import { RedisRefused } from './redis-refused';

/** Time limit of a connection and of a command, ms. */
const ANSWER_TIMEOUT_MS = 2_000;

/**
 * Asks the servers of an address what they are, and returns the address by which clients reach them: a single node of a cluster leads into that
 * cluster. Servers that do not answer are left out, since a process starts without Redis. Throws RedisRefused where what they answer does not
 * fit the address.
 */
export async function checkRedis(address: RedisAddress): Promise<RedisAddress> {
  if (address.kind === 'sentinel') return checkSentinels(address);
  if (address.kind === 'cluster') return checkCluster(address);
  const mode = await modeOf(new Redis(withoutDatabase(address.url), CHECKING)).catch(() => undefined);
  if (mode === 'sentinel')
    throw new RedisRefused('REDIS_URL leads to a Sentinel, which holds no queues: write redis+sentinel://host:26379,host:26379/mymaster.');
  if (mode !== 'cluster') return address;
  try {
    return await checkCluster(asCluster(address));
  } catch (error) {
    throw error instanceof AddressFault ? new RedisRefused(`REDIS_URL leads to a node of a Redis Cluster: it ${error.message}.`) : error;
  }
}

async function checkCluster(address: ClusterAddress): Promise<ClusterAddress> {
  const answers = await Promise.all(
    address.nodes.map((node) => within(node, connectionOf(address), (redis) => askClusterNode(nameOf(node), redis))),
  );
  refuse(clusterFault(answers.filter((answer) => answer !== undefined)));
  return address;
}

async function checkSentinels(address: SentinelAddress): Promise<SentinelAddress> {
  const { sentinels, name, login, sentinelLogin, isEncrypted } = address;
  const answers = await Promise.all(
    sentinels.map((node) =>
      within(node, connectionOf({ login: sentinelLogin, isEncrypted }), (redis) => askSentinel(nameOf(node), redis, name)),
    ),
  );
  const heard = answers.filter((answer) => answer !== undefined);
  const primaries = new Map(heard.flatMap(({ primary }) => (primary ? [[nameOf(primary), primary]] : [])));
  const roles = await Promise.all(
    [...primaries].map(async ([at, node]) => within(node, connectionOf({ login, isEncrypted }), (redis) => roleOf(at, redis))),
  );
  refuse(
    sentinelFault(
      name,
      heard,
      roles.filter((role) => role !== undefined),
    ),
  );
  return address;
}

function refuse(fault: string | undefined): void {
  if (fault !== undefined) throw new RedisRefused(fault);
}

const CHECKING: RedisOptions = {
  lazyConnect: true,
  connectTimeout: ANSWER_TIMEOUT_MS,
  commandTimeout: ANSWER_TIMEOUT_MS,
  retryStrategy: () => null,
  maxRetriesPerRequest: 0,
  enableReadyCheck: false,
};

/** Asks one server; undefined when it cannot be reached. */
async function within<T>({ host, port }: RedisNode, options: RedisOptions, ask: (redis: Redis) => Promise<T>): Promise<T | undefined> {
  const redis = new Redis(port, host, { ...CHECKING, ...options }).on('error', () => undefined);
  try {
    return await ask(redis);
  } catch {
    return undefined;
  } finally {
    redis.disconnect();
  }
}

async function modeOf(redis: Redis): Promise<string | undefined> {
  redis.on('error', () => undefined);
  try {
    return /^redis_mode:(\w+)/m.exec(await redis.info('server'))?.[1];
  } finally {
    redis.disconnect();
  }
}

/** Asks a data node for its role; `refusal` are its words when it refuses the login. */
async function roleOf(at: string, redis: Redis): Promise<DataNodeAnswer> {
  try {
    const [role] = (await redis.call('ROLE')) as [string];
    return { at, role };
  } catch (error) {
    return { at, refusal: (error as Error).message };
  }
}

/** Returns the address without its database, which a Sentinel and a cluster would refuse before they say what they are. */
function withoutDatabase(url: string): string {
  const bare = new URL(url);
  bare.pathname = '';
  bare.searchParams.delete('db');
  return bare.href;
}
