import { Redis } from 'ioredis';
import { redisQueues } from './queue-state';
import { redisConnection } from './redis-connection';

/** The one key that probes write; it expires by itself. */
const PROBE_KEY = 'svc:queue:probe';
const EXPIRES_SECONDS = 60;
const COMMAND_TIMEOUT_MS = 1_500;

/** Probe of Redis by a write, since a full or read-only Redis answers reads (ADR 0141 r5). Its connection is opened with the first one. */
export class RedisProbe {
  private redis?: Redis;

  constructor(private readonly url: string) {}

  /** Writes one small key over itself. Rejects with the words of Redis when it refuses. */
  async write(): Promise<void> {
    await this.connection().set(PROBE_KEY, '1', 'EX', EXPIRES_SECONDS);
  }

  /** Reads the state of queues, over the connection of the probe. */
  state(queues: readonly string[]): ReturnType<typeof redisQueues> {
    return redisQueues(this.connection(), queues);
  }

  close(): void {
    this.redis?.disconnect();
  }

  private connection(): Redis {
    this.redis ??= this.open();
    return this.redis;
  }

  private open(): Redis {
    const { url, ...options } = redisConnection(this.url);
    const redis = new Redis(url, { ...options, commandTimeout: COMMAND_TIMEOUT_MS, maxRetriesPerRequest: 0 });
    return redis.on('error', () => undefined); // The probe rejects, and the queues' own connections report it.
  }
}
