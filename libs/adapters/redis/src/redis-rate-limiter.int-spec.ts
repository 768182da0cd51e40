import { rateLimiterContract } from '@svc/access/testing';
import { parseRedisAddress } from '@svc/adapters/redis-client';
import type { RealClock } from '@svc/kernel';
import { describeWithRedis, eventually, OwnRedisCluster } from '@svc/testing';
import { Redis } from 'ioredis';
import { RedisRateLimiter } from './redis-rate-limiter';

const slow = { perMinute: 1, burst: 5 };
const REAL = { now: () => new Date() };

describeWithRedis('the rate limiter on Redis', (url) => {
  const onError = () => undefined;
  const address = { kind: 'single', url } as const;

  rateLimiterContract(async () => {
    let now = Date.UTC(2026, 2, 1);
    const clock = { now: () => new Date(now) };
    const admin = new Redis(url);
    await admin.flushdb();
    const [limiter, other] = [new RedisRateLimiter({ address, onError }, clock), new RedisRateLimiter({ address, onError }, clock)];
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
    const limiter = new RedisRateLimiter({ address, onError }, { now: () => new Date() });
    await limiter.take('expiring', slow, 3);

    expect(Math.round((await admin.pttl('svc:rate:expiring')) / 60_000)).toBe(3);
    limiter.close();
    await admin.quit();
  });
});

describeWithRedis('[ADR 0168 r4] the rate limiter on a Redis Cluster', () => {
  let cluster: OwnRedisCluster;
  beforeAll(async () => {
    cluster = await OwnRedisCluster.start({ settings: ['--cluster-require-full-coverage', 'no'] });
  });
  afterAll(() => cluster.stop());

  async function open(clock: RealClock): Promise<RedisRateLimiter> {
    const limiter = new RedisRateLimiter({ address: parseRedisAddress(cluster.url), onError: () => undefined }, clock);
    await eventually('the limiter is connected', () => answers(limiter, 'connected'));
    return limiter;
  }

  rateLimiterContract(async () => {
    let now = Date.UTC(2026, 2, 1);
    const clock = { now: () => new Date(now) };
    await cluster.empty();
    const [limiter, other] = [await open(clock), await open(clock)];
    return {
      limiter,
      other,
      advance: async (seconds) => void (now += seconds * 1_000),
      close: async () => {
        limiter.close();
        other.close();
      },
    };
  });

  it('goes on for the buckets of the other nodes while one is away, fails soon for its own, and counts them once it is back', async () => {
    const limiter = await open(REAL);
    const owners = new Map<number, string>();
    for (let index = 0; owners.size < 3; index += 1) owners.set(await cluster.ownerOf(`svc:rate:bucket-${index}`), `bucket-${index}`);
    await cluster.kill(1);
    await expect(limiter.take(owners.get(1)!, slow, 1)).rejects.toThrow();
    await eventually('the others are counted', async () => (await answers(limiter, owners.get(0)!)) && answers(limiter, owners.get(2)!));
    await expect(limiter.take(owners.get(1)!, slow, 1)).rejects.toThrow();
    await cluster.startAgain(1);
    await eventually('all are counted', () => answers(limiter, owners.get(1)!));
    limiter.close();
  });
});

function answers(limiter: RedisRateLimiter, bucket: string): Promise<boolean> {
  return limiter.take(bucket, slow, 1).then(
    () => true,
    () => false,
  );
}

describe('the rate limiter without its Redis', () => {
  it.each([
    ['a server', 'redis://127.0.0.1:1'],
    ['a cluster', 'redis://127.0.0.1:1,redis://127.0.0.1:2'],
    ['Sentinels', 'redis+sentinel://127.0.0.1:1/tickets'],
  ])('fails soon instead of keeping requests waiting: %s', async (_, urls) => {
    const errors: Error[] = [];
    const limiter = new RedisRateLimiter({ address: parseRedisAddress(urls), onError: (error) => errors.push(error) }, REAL);
    await expect(limiter.take('any', slow, 1)).rejects.toThrow();
    await eventually('the lost connection is reported', () => errors.length > 0);
    limiter.close();
  });
});
