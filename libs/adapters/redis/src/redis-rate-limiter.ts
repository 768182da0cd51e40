import { RateLimiter, type Grant, type RateLimit } from '@svc/access';
import type { RealClock } from '@svc/kernel';
import { Redis } from 'ioredis';
import { TAKE_TOKENS } from './take-tokens.lua';

const KEY_PREFIX = 'svc:rate:';
/** A question that takes longer fails, so that no request waits for a Redis that is gone, ms. */
const PATIENCE_MS = 500;

export interface RedisOptions {
  /** `redis://…` or `rediss://…` */
  url: string;
  /** Told when the connection is lost; it is made again by itself. */
  onError(error: Error): void;
}

type WithTakeTokens = Redis & {
  takeTokens(key: string, perMinute: number, burst: number, wanted: number, now: number): Promise<[number, number, number]>;
};

/** Token buckets on Redis, counted by the real clock; one script a question. Full buckets expire by themselves. */
export class RedisRateLimiter extends RateLimiter {
  private readonly redis: WithTakeTokens;

  constructor(
    { url, onError }: RedisOptions,
    private readonly clock: RealClock,
  ) {
    super();
    this.redis = new Redis(url, {
      commandTimeout: PATIENCE_MS,
      disconnectTimeout: PATIENCE_MS,
      maxRetriesPerRequest: 0,
      scripts: { takeTokens: { lua: TAKE_TOKENS, numberOfKeys: 1 } },
    }) as WithTakeTokens;
    this.redis.on('error', onError);
  }

  async take(bucket: string, { perMinute, burst }: RateLimit, wanted: number): Promise<Grant> {
    const [granted, remaining, retryAfterMs] = await this.redis.takeTokens(
      KEY_PREFIX + bucket,
      perMinute,
      burst,
      wanted,
      this.clock.now().getTime(),
    );
    return { granted, remaining, retryAfterMs };
  }

  async prune(): Promise<number> {
    return 0;
  }

  close(): void {
    this.redis.disconnect();
  }
}
