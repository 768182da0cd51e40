import { RateLimited } from '../errors/by-code';
import { StorefrontError } from '../errors/storefront-error';

/**
 * How often an operation may be sent: `never` again (a code costs money, a guess is counted); again where it was certainly
 * `refused` before anything was done; or `always`, since it reads, or does the same thing twice as once.
 */
export type Repeatable = 'never' | 'refused' | 'always';

const FIRST_PAUSE_MS = 500;

export interface FailedAttempt {
  error: unknown;
  /** From 1. */
  attempt: number;
  maxRetries: number;
  maxRetryWaitMs: number;
  /** How long in all a limit is waited out, beyond the attempts that there are for any failure, and how long it has been; ms. */
  maxLimitWaitMs: number;
  limitWaitedMs: number;
  repeatable: Repeatable;
  /** From 0 to 1. */
  chance: number;
}

/**
 * After how many milliseconds the next attempt may go, or undefined when there is none. The pause doubles each time, half of
 * it by chance, so that clients that failed together do not come back together; `Retry-After` stands above that. What a limit has
 * refused was not begun: where a client waits limits out, it goes again as long as its patience lasts.
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
