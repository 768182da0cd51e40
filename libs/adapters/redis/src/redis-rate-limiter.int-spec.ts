import { rateLimiterContract } from '@svc/access/testing';
import { describeWithRedis } from '@svc/testing';
import { Redis } from 'ioredis';
import { RedisRateLimiter } from './redis-rate-limiter';

const slow = { perMinute: 1, burst: 5 };

describeWithRedis('the rate limiter on Redis', (url) => {
  const onError = () => undefined;

  rateLimiterContract(async () => {
    let now = Date.UTC(2026, 2, 1);
    const clock = { now: () => new Date(now) };
    const admin = new Redis(url);
    await admin.flushdb();
    const [limiter, other] = [new RedisRateLimiter({ url, onError }, clock), new RedisRateLimiter({ url, onError }, clock)];
    return {
      limiter,
      other,
      advance: async (seconds) => void (now += seconds * 1_000),
      close: async () => {
        limiter.close();
        other.close();
        await admin.quit();
      },
    };
  });

  it('lets a bucket expire when it is full again', async () => {
    const admin = new Redis(url);
    const limiter = new RedisRateLimiter({ url, onError }, { now: () => new Date() });
    await limiter.take('expiring', slow, 3);

    expect(Math.round((await admin.pttl('svc:rate:expiring')) / 60_000)).toBe(3);
    limiter.close();
    await admin.quit();
  });
});

describe('the rate limiter without its Redis', () => {
  it('fails soon instead of keeping requests waiting', async () => {
    const errors: Error[] = [];
    const limiter = new RedisRateLimiter({ url: 'redis://127.0.0.1:1', onError: (error) => errors.push(error) }, { now: () => new Date() });

    await expect(limiter.take('any', slow, 1)).rejects.toThrow();
    expect(errors).not.toHaveLength(0);
    limiter.close();
  });
});
