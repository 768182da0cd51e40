import { RateLimiter, type Grant, type RateLimit } from '@svc/access';
import type { Sql } from '../work/sql';
import { statement } from '../work/statement';

interface GrantRow {
  granted: number;
  remaining: number;
  retry_after_ms: string;
}

/** Token buckets in an unlogged table, by hand, counted by the real clock (D-115); one round trip a question. */
export class PostgresRateLimiter extends RateLimiter {
  constructor(private readonly sql: Sql) {
    super();
  }

  async take(bucket: string, { perMinute, burst }: RateLimit, wanted: number): Promise<Grant> {
    const [row] = await this.sql.query(TAKE, [bucket, perMinute, burst, wanted]);
    return { granted: row!.granted, remaining: row!.remaining, retryAfterMs: Number(row!.retry_after_ms) };
  }

  /** Deletes full buckets, which mean the same as absent ones. Goes through them by their ids, in short statements. */
  async prune(): Promise<number> {
    let pruned = 0;
    for (let after: string | null = ''; after !== null; ) {
      const [batch]: PrunedBatch[] = await this.sql.query(PRUNE, [after, LOOKED_AT]);
      pruned += batch!.gone;
      after = batch!.last;
    }
    return pruned;
  }
}

const TAKE = statement<GrantRow>('access.take_tokens')`select * from take_tokens($1, $2, $3, $4)`;

interface PrunedBatch {
  /** Last id of the batch; null when none was left. */
  last: string | null;
  gone: number;
}

const LOOKED_AT = 1_000;

const PRUNE = statement<PrunedBatch>('access.prune')`
  with looked_at as materialized (select id from rate_bucket where id > $1 order by id limit $2),
       gone as (delete from rate_bucket where id = any (array(select id from looked_at)) and full_at < real_now() returning id)
  select (select max(id) from looked_at) as last, (select count(*) from gone)::int as gone`;
