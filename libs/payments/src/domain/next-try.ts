const SECOND_MS = 1_000;
const LONGEST_MS = 3_600_000;

/** How long to wait after a try that failed: 2 s, 4 s, 8 s … up to an hour. `tries` counts those made. */
export const restAfter = (tries: number): number => Math.min(LONGEST_MS, SECOND_MS * 2 ** Math.min(tries, 30));

/** When to try again. */
export const nextTry = (tries: number, now: Date): Date => new Date(now.getTime() + restAfter(tries));
