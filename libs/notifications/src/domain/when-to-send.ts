const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Waits after the first failed attempt, the second, …, ms; 8 attempts in about 7 h. */
const WAITS_MS = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 4 * HOUR_MS] as const;

/** Returns the time of the next attempt after so many failed ones; undefined when no attempt is left. */
export function nextAttempt({ attempts, now }: { attempts: number; now: Date }): Date | undefined {
  const wait = WAITS_MS[attempts - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait);
}

/** Limits that SMS wait for: of one number, and of one workspace (D-107). */
export type TextLimit = 'destination' | 'workspace';

/** Most SMS to one number in any 24 hours, codes aside. */
export const MOST_TO_DESTINATION = 3;

/** SMS that precede one: the number that count, and the number of older ones that wait. */
export interface TextsBefore {
  toDestination: { counted: number; waiting: number };
  ofWorkspace: { counted: number; waiting: number };
}

export interface TextWait {
  for: TextLimit;
  reason: string;
}

/**
 * Returns the limit that an SMS has to wait for; undefined when there is room for it and for every older one that waits for the same limit
 * (D-107).
 */
export function waitOf({ toDestination, ofWorkspace }: TextsBefore, { mostPerDay }: { mostPerDay: number }): TextWait | undefined {
  if (toDestination.counted + toDestination.waiting >= MOST_TO_DESTINATION) {
    return { for: 'destination', reason: `It waits: ${MOST_TO_DESTINATION} texts may go to one number in 24 hours.` };
  }
  if (ofWorkspace.counted + ofWorkspace.waiting < mostPerDay) return undefined;
  return { for: 'workspace', reason: `It waits: ${mostPerDay} texts of this workspace may go in 24 hours (texts.mostPerDay).` };
}
