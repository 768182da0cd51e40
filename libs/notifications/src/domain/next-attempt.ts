const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** How long to wait after the first failed attempt, the second, …; 8 attempts in about 7 h. */
const WAITS_MS = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 4 * HOUR_MS] as const;

/** When a message is tried again after so many failed attempts; undefined when it is given up. */
export function nextAttempt({ attempts, now }: { attempts: number; now: Date }): Date | undefined {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}
