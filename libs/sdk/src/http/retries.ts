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
  repeatable: Repeatable;
  /** From 0 to 1. */
  chance: number;
}

/**
 * After how many milliseconds the next attempt may go, or undefined when there is none. The pause doubles each time, half of
 * it by chance, so that clients that failed together do not come back together; `Retry-After` stands above that.
 */
export function nextPause({ error, attempt, maxRetries, maxRetryWaitMs, repeatable, chance }: FailedAttempt): number | undefined {
  if (attempt > maxRetries || !(error instanceof StorefrontError) || !error.retryable) return undefined;
  if (repeatable === 'never' || (repeatable === 'refused' && !(error instanceof RateLimited))) return undefined;
  const backoff = Math.min(maxRetryWaitMs, FIRST_PAUSE_MS * 2 ** (attempt - 1));
  const pause = error.retryAfterSeconds === undefined ? backoff * (0.5 + chance / 2) : error.retryAfterSeconds * 1000;
  return pause <= maxRetryWaitMs ? pause : undefined;
}
