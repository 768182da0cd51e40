import { once } from 'node:events';
import { openClient, type RedisAddress } from '@svc/adapters/redis-client';
import type { Cluster, Redis } from 'ioredis';
import { redisQueues } from './queue-state';
import { prefixOf } from './redis-queues';

/** The one key that probes write; it expires by itself. In a cluster each queue has one, with its hash tag. */
const PROBE_KEY = 'svc:queue:probe';
const EXPIRES_SECONDS = 60;
const COMMAND_TIMEOUT_MS = 1_500;
/** In a cluster: a probe fails before its time limit, in the words of the node. */
const IN_CLUSTER = { maxRedirections: 6, enableOfflineQueue: false, enableReadyCheck: false };

/** Probe of Redis by a write, since a full or read-only Redis answers reads (ADR 0141 r5). Its connection is opened with the first one. */
export class RedisProbe {
  private redis?: Redis | Cluster;

  constructor(private readonly address: RedisAddress) {}

  /**
   * Writes one small key over itself, in a cluster one on the node of each queue. Rejects with the words of Redis when it refuses.
   */
  async write(queues: readonly string[]): Promise<void> {
    const redis = await this.connected();
    const keys = this.address.kind === 'cluster' ? queues.map((queue) => `${PROBE_KEY}:{${queue}}`) : [PROBE_KEY];
    await Promise.all(keys.map((key) => redis.set(key, '1', 'EX', EXPIRES_SECONDS)));
  }

  /** Reads the state of queues, over the connection of the probe. */
  async state(queues: readonly string[]): ReturnType<typeof redisQueues> {
    return redisQueues(await this.connected(), queues, (queue) => prefixOf(this.address, queue));
  }

  close(): void {
    this.redis?.disconnect();
  }

  /** Returns the client, of a cluster once it is connected: its commands have no time limit before. */
  private async connected(): Promise<Redis | Cluster> {
    this.redis ??= this.open();
    if (this.redis.isCluster && this.redis.status !== 'ready') await ready(this.redis);
    return this.redis;
  }

  private open(): Redis | Cluster {
    const redis = openClient(this.address, { commandTimeout: COMMAND_TIMEOUT_MS, maxRetriesPerRequest: 0 }, IN_CLUSTER);
    return redis.on('error', () => undefined); // The probe rejects, and the queues' own connections report it.
  }
}

/** Waits until a cluster is connected. Rejects at the time limit. */
async function ready(redis: Redis | Cluster): Promise<void> {
  const signal = AbortSignal.timeout(COMMAND_TIMEOUT_MS);
  await once(redis, 'ready', { signal }).catch((error: Error) => {
    throw signal.aborted ? new Error('No node of the Redis Cluster answers.') : error;
  });
}
