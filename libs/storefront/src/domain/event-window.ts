const DAY_MS = 86_400_000;

/** Which published events a list shows (D-32). */
export interface EventWindow {
  /** Published at this moment or before. */
  publishedUntil: Date;
  /** Ended at this moment or after. */
  endedSince: Date;
}

/** Lists show what is published by now and has not ended more than 24 hours ago (D-32). */
export function eventWindow(now: Date): EventWindow {
  return { publishedUntil: now, endedSince: new Date(now.getTime() - DAY_MS) };
}
