const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const WINDOW_MS = 5 * MINUTE;
const LEAST_ATTEMPTS = 10;
const FAILED_SHARE = 0.7;
const FIRST_PAUSE_MS = 30 * SECOND;
const LONGEST_PAUSE_MS = 15 * MINUTE;

/**
 * Spares a failing destination requests, and this service the waiting. After 70 % failures of at least ten attempts within
 * five minutes nothing is tried for 30 s, doubling up to 15 min. Then one attempt is the probe that decides. Absent while a
 * destination is healthy.
 */
export interface CircuitBreaker {
  /** Start of the counting window, at its first failure; UTC, ms since the epoch. */
  since: number;
  attempts: number;
  failures: number;
  /** Pauses so far; from one on, the next attempt after the pause is a probe. */
  trips: number;
  /** End of the pause, ms since the epoch; nothing is tried before it. */
  pausedUntil?: number;
}

/** Returns the breaker after attempts of which `failures` failed. */
export function afterAttempts(
  breaker: CircuitBreaker | undefined,
  { attempts, failures, now }: { attempts: number; failures: number; now: number },
): CircuitBreaker | undefined {
  if (attempts === 0) return breaker;
  if (breaker && breaker.trips > 0) return afterProbe(breaker, attempts > failures, now);
  const open = breaker && now - breaker.since < WINDOW_MS ? breaker : undefined;
  if (!open && failures === 0) return undefined;
  const { since, attempts: before, failures: failedBefore } = open ?? { since: now, attempts: 0, failures: 0 };
  const counted = { since, attempts: before + attempts, failures: failedBefore + failures, trips: 0 };
  return isTooMuch(counted) ? tripped(counted, now) : counted;
}

function isTooMuch({ attempts, failures }: CircuitBreaker): boolean {
  return attempts >= LEAST_ATTEMPTS && failures / attempts >= FAILED_SHARE;
}

/** Returns the number of attempts that may be in flight: all, none during a pause, one while a probe is to decide. */
export function permitted(breaker: CircuitBreaker | undefined, most: number, now: number): number {
  if (!breaker || breaker.trips === 0) return most;
  return now < (breaker.pausedUntil ?? 0) ? 0 : 1;
}

/** Ignores attempts that were in flight when the pause began, since the breaker knows of them; a success closes it. */
function afterProbe(breaker: CircuitBreaker, succeeded: boolean, now: number): CircuitBreaker | undefined {
  if (succeeded) return undefined;
  return now < (breaker.pausedUntil ?? 0) ? breaker : tripped(breaker, now);
}

function tripped(breaker: CircuitBreaker, now: number): CircuitBreaker {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** breaker.trips, LONGEST_PAUSE_MS);
  return { ...breaker, trips: breaker.trips + 1, pausedUntil: now + pause };
}
