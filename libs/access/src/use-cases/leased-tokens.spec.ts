import type { Bucket } from '../domain/rate-limit';
import { InMemoryRateLimiter, type SharedBuckets } from '../testing/in-memory-rate-limiter';
import { RecordingAccessLog } from '../testing/recording-access-log';
import { LeasedTokens } from './leased-tokens';

const big: Bucket = { id: 'big', limit: { perMinute: 6_000, burst: 100 }, exact: false };
const small: Bucket = { id: 'small', limit: { perMinute: 60, burst: 10 }, exact: false };
const exact: Bucket = { id: 'exact', limit: { perMinute: 60, burst: 100 }, exact: true };

function aProcess(buckets: SharedBuckets = new Map(), time = { now: 0 }) {
  const limiter = new InMemoryRateLimiter(() => time.now, buckets);
  const log = new RecordingAccessLog();
  return { limiter, log, time, tokens: new LeasedTokens(limiter, log) };
}

async function takeMany(tokens: LeasedTokens, bucket: Bucket, times: number, now = 0): Promise<number> {
  let granted = 0;
  for (let i = 0; i < times; i += 1) if ((await tokens.take(bucket, now)).granted) granted += 1;
  return granted;
}

describe('leased tokens', () => {
  it('[decisions 3.9] are leased a twentieth of the burst at a time and then spent at once', async () => {
    const { tokens, limiter } = aProcess();
    const first = tokens.take(big, 0);
    expect(first).toBeInstanceOf(Promise);
    expect(await first).toEqual({ granted: true, status: { limit: 100, remaining: 99, resetSeconds: 1 } });

    expect([0, 0, 0, 0].map(() => tokens.take(big, 0)).every((spent) => !(spent instanceof Promise) && spent.granted)).toBe(true);
    expect(limiter.queries).toBe(1);
    expect(tokens.take(big, 0)).toBeInstanceOf(Promise);
  });

  it('[decisions 3.9] are taken one by one of a small or exact bucket', async () => {
    const { tokens, limiter } = aProcess();
    await takeMany(tokens, small, 4);
    await takeMany(tokens, exact, 4);

    expect(limiter.queries).toBe(8);
  });

  it('[decisions 3.9] come to exactly the burst in one process', async () => {
    const { tokens } = aProcess();
    expect(await takeMany(tokens, big, 150)).toBe(100);
  });

  it('[decisions 3.9] come to exactly the burst in two processes together', async () => {
    const buckets: SharedBuckets = new Map();
    const [one, two] = [aProcess(buckets), aProcess(buckets)];
    const granted = await Promise.all([takeMany(one.tokens, big, 90), takeMany(two.tokens, big, 90)]);

    expect(granted[0]! + granted[1]!).toBe(100);
  });

  it('are queried once for many concurrent requests', async () => {
    const { tokens, limiter } = aProcess();
    const spent = await Promise.all(Array.from({ length: 130 }, () => tokens.take(exact, 0)));

    expect(spent.filter(({ granted }) => granted)).toHaveLength(100);
    expect(limiter.queries).toBe(2);
  });

  it('[decisions 3.9] are refused with the time to the next one, from memory, until that time', async () => {
    const { tokens, limiter, time } = aProcess();
    await takeMany(tokens, small, 10);
    expect(await tokens.take(small, 0)).toEqual({
      granted: false,
      status: { limit: 10, remaining: 0, resetSeconds: 10 },
      retryAfterMs: 1_000,
    });
    const { queries } = limiter;
    expect(tokens.take(small, 400)).toMatchObject({ granted: false, retryAfterMs: 600 });
    expect(limiter.queries).toBe(queries);

    time.now = 1_000;
    expect(await tokens.take(small, 1_000)).toMatchObject({ granted: true });
  });

  it('expire when they are not used within a second', async () => {
    const { tokens, limiter, time } = aProcess();
    await tokens.take(big, 0);
    time.now = 1_000;
    await tokens.take(big, 1_000);

    expect(limiter.queries).toBe(2);
  });

  it('[decisions 3.9] let all requests pass while the backend fails', async () => {
    const { tokens, limiter, log } = aProcess();
    limiter.take = () => Promise.reject(new Error('down'));

    expect(await tokens.take(small, 0)).toEqual({ granted: true, status: undefined });
    expect(tokens.take(big, 999)).toEqual({ granted: true, status: undefined });
    expect(log.warnings).toHaveLength(1);
    await tokens.take(big, 1_000);
    expect(log.warnings).toHaveLength(2);
  });
});
