import { RateLimited } from '../errors/by-code';
import { StorefrontError } from '../errors/storefront-error';

/**
 * Rule for retries of an operation. `never`: a code costs money, a guess is counted. `refused`: only after a rate limit,
 * which refuses a request before it is processed. `always`: the operation reads, or is idempotent.
 */
export type Repeatable = 'never' | 'refused' | 'always';

const FIRST_PAUSE_MS = 500;

export interface FailedAttempt {
  error: unknown;
  /** Number of the attempt, from 1. */
  attempt: number;
  maxRetries: number;
  maxRetryWaitMs: number;
  /** Longest total wait for rate limits, beside the retries of other failures, and the wait so far; ms. */
  maxLimitWaitMs: number;
  limitWaitedMs: number;
  repeatable: Repeatable;
  /** Random number from 0 to 1. */
  chance: number;
}

/**
 * Returns the pause before the next attempt in milliseconds, or undefined when there is none. The pause doubles each time, half of
 * it is random, so that clients that failed together do not retry together; `Retry-After` takes precedence. Requests that a
 * rate limit refused were not processed: they are retried until `maxLimitWaitMs` is used up.
 */
export function nextPause({ error, attempt, maxRetries, repeatable, chance, ...waits }: FailedAttempt): number | undefined {
  if (maxRetries === 0 || !(error instanceof StorefrontError) || !error.retryable) return undefined;
  const isLimit = error instanceof RateLimited;
  if (repeatable === 'never' || (repeatable === 'refused' && !isLimit)) return undefined;
  const backoff = Math.min(waits.maxRetryWaitMs, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  const pause = error.retryAfterSeconds === undefined ? backoff * (0.5 + chance / 2) : error.retryAfterSeconds * 1000;
  if (isLimit && pause > 0 && waits.limitWaitedMs + pause <= waits.maxLimitWaitMs) return pause;
  return attempt <= maxRetries && pause <= waits.maxRetryWaitMs ? pause : undefined;
}
