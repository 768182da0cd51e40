import { takeTokens, type BucketState, type Grant, type RateLimit } from '../domain/rate-limit';
import { RateLimiter } from '../ports/rate-limiter';

interface StoredBucket {
  state: BucketState;
  fullAt: number;
}

/** Buckets that several limiters of a test may share, as processes share a database. */
export type SharedBuckets = Map<string, StoredBucket>;

export class InMemoryRateLimiter extends RateLimiter {
  /** Number of queries so far. */
  queries = 0;

  constructor(
    private readonly now: () => number,
    private readonly buckets: SharedBuckets = new Map(),
  ) {
    super();
  }

  async take(bucket: string, limit: RateLimit, wanted: number): Promise<Grant> {
    this.queries += 1;
    const { state, grant } = takeTokens(this.buckets.get(bucket)?.state, limit, wanted, this.now());
    this.buckets.set(bucket, { state, fullAt: state.at + ((limit.burst - state.tokens) * 60_000) / limit.perMinute });
    return grant;
  }

  async prune(): Promise<number> {
    const full = [...this.buckets].filter(([, { fullAt }]) => fullAt < this.now());
    for (const [id] of full) this.buckets.delete(id);
    return full.length;
  }
}
