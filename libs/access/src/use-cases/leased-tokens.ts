import type { DomainError } from '@svc/kernel';
import { type Bucket, failureBuckets, isLoopback, type RateLimitStatus, statusOfBucket } from '../domain/rate-limit';
import type { AccessLog } from '../ports/key-directory';
import type { RateLimiter } from '../ports/rate-limiter';
import { RateLimited } from '../domain/decide-admission';

/** Validity of a leased slice, a refusal or a backend failure, ms. */
const VALID_MS = 1_000;
/** Most of a bucket's burst that a process leases ahead, as a share. */
const SLICE = 0.05;
const MOST_LEASES = 50_000;

/** Result of taking a token. */
export type Spent =
  | { granted: true; status: RateLimitStatus | undefined }
  | { granted: false; status: RateLimitStatus; retryAfterMs: number };

/** This process's part of one bucket. */
interface Lease {
  tokens: number;
  /** Whole tokens left in the shared bucket at the latest query. */
  shared: number;
  validUntil: number;
  /** Time of the next token, if the bucket was found empty; 0 otherwise. */
  refusedUntil: number;
  /** Requests that wait for the next query to the bucket. */
  waiting: number;
  asking?: Promise<void>;
}

/**
 * Takes tokens of shared buckets with few queries: a small slice is leased ahead and spent from memory, waiting requests share one query,
 * and an empty bucket is not queried again before it can have a token. When the backend fails, requests pass.
 */
export class LeasedTokens {
  private readonly leases = new Map<string, Lease>();
  private brokenUntil = 0;

  constructor(
    private readonly limiter: RateLimiter,
    private readonly log: AccessLog,
  ) {}

  /** Takes one token; returns at once when memory suffices. `now` in ms. */
  take(bucket: Bucket, now: number): Spent | Promise<Spent> {
    const lease = this.leases.get(bucket.id);
    const spent = lease && spend(lease, bucket, now);
    if (spent) return spent;
    if (now < this.brokenUntil) return { granted: true, status: undefined };
    return this.askAndTake(bucket, now);
  }

  /**
   * Takes a token of each bucket in their order; returns the status of the closest one, undefined without one. At once when memory
   * suffices. A refusal returns the tokens taken before: it uses up no other limit (D-141).
   * @throws RateLimited, at once or by rejection
   */
  takeAll(buckets: readonly Bucket[], now: number): RateLimitStatus | undefined | Promise<RateLimitStatus | undefined> {
    return this.takeFrom(0, buckets, now);
  }

  private takeFrom(at: number, buckets: readonly Bucket[], now: number, status?: RateLimitStatus): ReturnType<LeasedTokens['takeAll']> {
    const bucket = buckets[at];
    if (!bucket) return status;
    const goOn = (spent: Spent) => {
      if (!spent.granted) {
        for (const before of buckets.slice(0, at)) this.giveBack(before);
        throw new RateLimited(spent.retryAfterMs, spent.status, bucket.what, bucket.of);
      }
      return this.takeFrom(at + 1, buckets, now, bucket.closest ? (spent.status ?? status) : (status ?? spent.status));
    };
    const spent = this.take(bucket, now);
    return spent instanceof Promise ? spent.then(goOn) : goOn(spent);
  }

  /** Returns a token to this process's part of the bucket, for the next request. */
  private giveBack({ id }: Bucket): void {
    const lease = this.leases.get(id);
    if (lease) lease.tokens += 1;
  }

  private async askAndTake(bucket: Bucket, now: number): Promise<Spent> {
    const lease = this.leaseOf(bucket.id);
    lease.waiting += 1;
    lease.asking ??= this.ask(bucket, lease, now).finally(() => (lease.asking = undefined));
    await lease.asking;
    return this.take(bucket, now);
  }

  /** Waits one turn first, so that every request of that turn is counted in. */
  private async ask(bucket: Bucket, lease: Lease, now: number): Promise<void> {
    await Promise.resolve();
    const ahead = bucket.exact ? 0 : Math.floor(bucket.limit.burst * SLICE);
    const wanted = Math.min(Math.max(lease.waiting, ahead), bucket.limit.burst);
    lease.waiting = 0;
    try {
      const grant = await this.limiter.take(bucket.id, bucket.limit, wanted);
      lease.tokens = grant.granted;
      lease.shared = grant.remaining;
      lease.refusedUntil = grant.granted > 0 ? 0 : now + grant.retryAfterMs;
      lease.validUntil = now + VALID_MS;
    } catch (error) {
      this.log.warn('The rate limiter failed; requests pass unlimited for a second.', error);
      this.brokenUntil = now + VALID_MS;
    }
  }

  private leaseOf(id: string): Lease {
    const existing = this.leases.get(id);
    if (existing) return existing;
    if (this.leases.size >= MOST_LEASES) this.leases.clear();
    const lease: Lease = { tokens: 0, shared: 0, validUntil: 0, refusedUntil: 0, waiting: 0 };
    this.leases.set(id, lease);
    return lease;
  }
}

function spend(lease: Lease, { limit }: Bucket, now: number): Spent | undefined {
  if (now >= lease.validUntil) return undefined;
  if (lease.tokens > 0) {
    lease.tokens -= 1;
    return { granted: true, status: statusOfBucket(limit, lease.tokens + lease.shared) };
  }
  if (now >= lease.refusedUntil) return undefined;
  return { granted: false, status: statusOfBucket(limit, 0), retryAfterMs: lease.refusedUntil - now };
}

export interface ThrottleRules {
  /** RATE_LIMIT_SCALE. */
  scale: number;
  /** In development the own machine may fail any number of times (decisions 3.9). */
  exemptLoopback: boolean;
}

/** Counts failed authentications per address, and responds 429 instead of 401 beyond the limit. */
export class FailedAuthentications {
  constructor(
    private readonly tokens: LeasedTokens,
    private readonly rules: ThrottleRules,
  ) {}

  /** Throws `refusal`, or RateLimited when the address has failed too often. */
  async refuse(refusal: DomainError, clientIp: string, now: Date): Promise<never> {
    const isExempt = this.rules.exemptLoopback && isLoopback(clientIp);
    if (!isExempt) await this.tokens.takeAll(failureBuckets(clientIp, this.rules.scale), now.getTime());
    throw refusal;
  }
}
