import type { Grant, RateLimit } from '../domain/rate-limit';

/** Token buckets that all processes share (decisions 3.9). */
export abstract class RateLimiter {
  /** Takes up to `wanted` whole tokens of a bucket in one atomic step. */
  abstract take(bucket: string, limit: RateLimit, wanted: number): Promise<Grant>;

  /** Deletes buckets that have long been full. Returns the number. */
  abstract prune(): Promise<number>;
}
