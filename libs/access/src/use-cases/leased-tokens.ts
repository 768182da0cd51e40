import type { DomainError } from '@svc/kernel';
import { type Bucket, failureBuckets, isLoopback, type RateLimitStatus, statusOfBucket } from '../domain/rate-limit';
import type { AccessLog } from '../ports/key-directory';
import type { RateLimiter } from '../ports/rate-limiter';
import { RateLimited } from '../domain/decide-admission';

/** How long a leased slice, a refusal or a broken backend is believed, ms. */
const VALID_MS = 1_000;
/** A process leases at most this share of a bucket's burst ahead. */
const SLICE = 0.05;
const MOST_LEASES = 50_000;

/** Whether a token was to be had. */
export type Spent =
  | { granted: true; status: RateLimitStatus | undefined }
  | { granted: false; status: RateLimitStatus; retryAfterMs: number };

/** This process's part of one bucket. */
interface Lease {
  tokens: number;
  /** Whole tokens left in the shared bucket when it was last asked. */
  shared: number;
  validUntil: number;
  /** When the next token comes, if the bucket was found empty; 0 otherwise. */
  refusedUntil: number;
  /** Requests that wait for the question to the bucket that is about to be asked. */
  waiting: number;
  asking?: Promise<void>;
}

/**
 * Takes tokens of shared buckets with few questions to them: a small slice is leased ahead and given out from
 * memory, requests that wait share one question, and an empty bucket is not asked again before it can have a token.
 * When the backend fails, requests pass.
 */
export class LeasedTokens {
  private readonly leases = new Map<string, Lease>();
  private brokenUntil = 0;

  constructor(
    private readonly limiter: RateLimiter,
    private readonly log: AccessLog,
  ) {}

  /** Takes one token; answers at once when memory suffices. `now` in ms. */
  take(bucket: Bucket, now: number): Spent | Promise<Spent> {
    const lease = this.leases.get(bucket.id);
    const spent = lease && spend(lease, bucket, now);
    if (spent) return spent;
    if (now < this.brokenUntil) return { granted: true, status: undefined };
    return this.askAndTake(bucket, now);
  }

  /**
   * Takes a token of each bucket in their order; answers how the closest one stands, undefined without one. At once when memory
   * suffices. A refusal gives back what it has taken: it uses up no other limit (D-141).
   * @throws RateLimited, at once or by rejection
   */
  takeAll(buckets: readonly Bucket[], now: number): RateLimitStatus | undefined | Promise<RateLimitStatus | undefined> {
    return this.takeFrom(0, buckets, now);
  }

  private takeFrom(at: number, buckets: readonly Bucket[], now: number, told?: RateLimitStatus): ReturnType<LeasedTokens['takeAll']> {
    const bucket = buckets[at];
    if (!bucket) return told;
    const goOn = (spent: Spent) => {
      if (!spent.granted) {
        for (const before of buckets.slice(0, at)) this.giveBack(before);
        throw new RateLimited(spent.retryAfterMs, spent.status, bucket.what, bucket.of);
      }
      return this.takeFrom(at + 1, buckets, now, bucket.closest ? (spent.status ?? told) : (told ?? spent.status));
    };
    const spent = this.take(bucket, now);
    return spent instanceof Promise ? spent.then(goOn) : goOn(spent);
  }

  /** To this process's part of the bucket, from which the next request takes it. */
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
      this.log.warn('The rate limiter does not answer; requests pass unlimited for a second.', error);
      this.brokenUntil = now + VALID_MS;
    }
  }

  private leaseOf(id: string): Lease {
    const known = this.leases.get(id);
    if (known) return known;
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
  /** In development the own machine may fail as often as it likes (decisions 3.9). */
  exemptLoopback: boolean;
}

/** Counts failed authentications per address, and answers 429 instead of 401 once there were too many. */
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
