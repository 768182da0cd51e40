import type { RateLimiter } from '../ports/rate-limiter';

/** Two limiters on the same buckets, as two processes have, and a clock for both. */
export interface RateLimiterSetting {
  limiter: RateLimiter;
  other: RateLimiter;
  advance(seconds: number): Promise<void>;
  close(): Promise<void>;
}

/** Tests the contract of every `RateLimiter`. Rates of one token a minute and more keep real time out of the results. */
export function rateLimiterContract(open: () => Promise<RateLimiterSetting>): void {
  const slow = { perMinute: 1, burst: 5 };
  let setting: RateLimiterSetting;

  beforeAll(async () => {
    setting = await open();
  });
  afterAll(() => setting.close());

  it('grants the wanted tokens of a full bucket and reports the remaining ones', async () => {
    const grant = await setting.limiter.take('full', slow, 2);

    expect(grant).toEqual({ granted: 2, remaining: 3, retryAfterMs: 0 });
  });

  it('grants the available tokens when more are wanted', async () => {
    const grant = await setting.limiter.take('greedy', slow, 9);

    expect(grant).toEqual({ granted: 5, remaining: 0, retryAfterMs: 0 });
  });

  it('[decisions 3.9] counts two processes in one bucket', async () => {
    await setting.limiter.take('shared', slow, 3);
    const second = await setting.other.take('shared', slow, 3);
    const third = await setting.limiter.take('shared', slow, 1);

    expect([second.granted, third.granted]).toEqual([2, 0]);
  });

  it('grants no token twice under concurrent requests', async () => {
    const limiters = [setting.limiter, setting.other];
    const grants = await Promise.all(Array.from({ length: 20 }, (_, i) => limiters[i % 2]!.take('race', slow, 1)));

    expect(grants.filter(({ granted }) => granted === 1)).toHaveLength(5);
  });

  it('keeps buckets apart', async () => {
    await setting.limiter.take('mine', slow, 5);

    expect((await setting.limiter.take('yours', slow, 5)).granted).toBe(5);
  });

  it('refuses until the very moment that it stated, and refills evenly after it', async () => {
    await setting.limiter.take('refill', slow, 5);
    const refused = await setting.limiter.take('refill', slow, 1);
    expect(refused).toMatchObject({ granted: 0, remaining: 0 });
    expect(Math.round(refused.retryAfterMs / 30_000)).toBe(2);

    await setting.advance(30);
    expect((await setting.limiter.take('refill', slow, 1)).granted).toBe(0);
    await setting.advance(30);
    expect((await setting.limiter.take('refill', slow, 5)).granted).toBe(1);
  });

  it('never holds more than the burst', async () => {
    await setting.limiter.take('overflow', slow, 5);
    await setting.advance(24 * 3_600);

    expect((await setting.limiter.take('overflow', slow, 50)).granted).toBe(5);
  });

  it('applies a limit that was lowered since', async () => {
    await setting.limiter.take('lowered', slow, 1);

    expect((await setting.limiter.take('lowered', { perMinute: 1, burst: 2 }, 5)).granted).toBe(2);
  });

  it('deletes no bucket in use when pruned', async () => {
    await setting.limiter.take('pruned', slow, 5);
    await setting.advance(60);
    await setting.limiter.prune();

    expect((await setting.limiter.take('pruned', slow, 5)).granted).toBe(1);
  });
}
