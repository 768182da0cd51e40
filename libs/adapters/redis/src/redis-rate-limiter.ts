import { type Grant, type RateLimit, RateLimiter } from '@svc/access';
import { openClient, type RedisAddress } from '@svc/adapters/redis-client';
import type { RealClock } from '@svc/kernel';
import type { Cluster, Redis } from 'ioredis';

/** The rule of takeTokens (libs/access) as one atomic script. KEYS: the bucket; ARGV: tokens a minute, burst, wanted, now in ms. */
export const TAKE_TOKENS = `
  local per_minute, burst, wanted, now = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
  local known = redis.call('HMGET', KEYS[1], 'tokens', 'at')
  local filled, at = burst, now
  if known[1] then
    at = math.max(now, tonumber(known[2]))
    filled = math.min(burst, tonumber(known[1]) + (at - tonumber(known[2])) * per_minute / 60000)
  end
  local granted = math.min(wanted, math.floor(filled + 1e-6))
  local tokens = math.max(0, filled - granted)
  redis.call('HSET', KEYS[1], 'tokens', string.format('%.17g', tokens), 'at', string.format('%.0f', at))
  redis.call('PEXPIRE', KEYS[1], string.format('%.0f', math.ceil((burst - tokens) * 60000 / per_minute) + 1000))
  local retry = 0
  if granted == 0 then retry = math.ceil((1 - tokens) * 60000 / per_minute - 1e-6) end
  return { granted, math.floor(tokens + 1e-6), retry }
`;

const KEY_PREFIX = 'svc:rate:';
/** Time limit of a command, so that no request waits for a Redis that is gone, ms. */
const COMMAND_TIMEOUT_MS = 500;
/** In a cluster: most tries of a command, and none of them before it is connected, so that requests do not wait either. */
const IN_CLUSTER = { maxRedirections: 4, enableOfflineQueue: false };

export interface RedisOptions {
  address: RedisAddress;
  /** Called when the connection is lost; it reconnects by itself. */
  onError(error: Error): void;
}

type WithTakeTokens = (Redis | Cluster) & {
  takeTokens(key: string, perMinute: number, burst: number, wanted: number, now: number): Promise<[number, number, number]>;
};

/** Token buckets on Redis, counted by the real clock; one script a question. Full buckets expire by themselves. */
export class RedisRateLimiter extends RateLimiter {
  private readonly redis: WithTakeTokens;

  constructor(
    { address, onError }: RedisOptions,
    private readonly clock: RealClock,
  ) {
    super();
    const settings = { commandTimeout: COMMAND_TIMEOUT_MS, disconnectTimeout: COMMAND_TIMEOUT_MS, maxRetriesPerRequest: 0 };
    const redis = openClient(address, settings, IN_CLUSTER);
    redis.defineCommand('takeTokens', { lua: TAKE_TOKENS, numberOfKeys: 1 });
    this.redis = redis as WithTakeTokens;
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
