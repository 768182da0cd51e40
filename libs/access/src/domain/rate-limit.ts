/** A token bucket: it holds `burst` tokens at most and gains `perMinute` of them, evenly. */
export interface RateLimit {
  perMinute: number;
  burst: number;
}

/** A bucket between two requests. */
export interface BucketState {
  tokens: number;
  /** When `tokens` was true, ms. */
  at: number;
}

/** What a bucket gave. */
export interface Grant {
  /** Tokens taken, between 0 and what was asked. */
  granted: number;
  /** Whole tokens left. */
  remaining: number;
  /** Time until the next whole token; 0 when something was granted. */
  retryAfterMs: number;
}

/** Keeps rounding errors of the refill from withholding a token that is due. */
const TOLERANCE = 1e-6;

/** Refills a bucket up to `now` (ms) and takes up to `wanted` whole tokens. An unknown bucket is full (decisions 3.9). */
export function takeTokens(
  state: BucketState | undefined,
  limit: RateLimit,
  wanted: number,
  now: number,
): { state: BucketState; grant: Grant } {
  const at = Math.max(now, state?.at ?? now);
  const gained = state ? ((at - state.at) * limit.perMinute) / 60_000 : limit.burst;
  const filled = Math.min(limit.burst, (state?.tokens ?? 0) + gained);
  const granted = Math.min(wanted, Math.floor(filled + TOLERANCE));
  const tokens = Math.max(0, filled - granted);
  return {
    state: { tokens, at },
    grant: {
      granted,
      remaining: Math.floor(tokens + TOLERANCE),
      retryAfterMs: granted > 0 ? 0 : Math.ceil(((1 - tokens) * 60_000) / limit.perMinute - TOLERANCE),
    },
  };
}

/** What `RateLimit-*` headers tell: the burst, whole tokens left, and seconds until the bucket is full. */
export interface RateLimitStatus {
  limit: number;
  remaining: number;
  resetSeconds: number;
}

export function statusOfBucket(limit: RateLimit, remaining: number): RateLimitStatus {
  return {
    limit: limit.burst,
    remaining,
    resetSeconds: Math.max(0, Math.ceil(((limit.burst - remaining) * 60) / limit.perMinute)),
  };
}
