import { InMemoryRateLimiter, type SharedBuckets } from './in-memory-rate-limiter';
import { rateLimiterContract } from './rate-limiter.contract';

describe('the in-memory rate limiter', () => {
  rateLimiterContract(async () => {
    let now = 0;
    const buckets: SharedBuckets = new Map();
    return {
      limiter: new InMemoryRateLimiter(() => now, buckets),
      other: new InMemoryRateLimiter(() => now, buckets),
      advance: async (seconds) => void (now += seconds * 1_000),
      close: async () => undefined,
    };
  });
});
