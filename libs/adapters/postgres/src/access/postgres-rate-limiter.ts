import { RateLimiter, type Grant, type RateLimit } from '@svc/access';
import type { DataSource } from 'typeorm';

interface GrantRow {
  granted: number;
  remaining: number;
  retry_after_ms: string;
}

/** Token buckets in an unlogged table, by hand, counted by the real clock (D-115); one round trip a question. */
export class PostgresRateLimiter extends RateLimiter {
  constructor(private readonly dataSource: DataSource) {
    super();
  }

  async take(bucket: string, { perMinute, burst }: RateLimit, wanted: number): Promise<Grant> {
    const [row] = await this.dataSource.query<GrantRow[]>('select * from take_tokens($1, $2, $3, $4)', [bucket, perMinute, burst, wanted]);
    return { granted: row!.granted, remaining: row!.remaining, retryAfterMs: Number(row!.retry_after_ms) };
  }

  /** A bucket that is full again says nothing that an absent one does not. */
  async prune(): Promise<number> {
    const [, count] = await this.dataSource.query<[unknown, number]>('delete from rate_bucket where full_at < clock_timestamp()');
    return count;
  }
}
