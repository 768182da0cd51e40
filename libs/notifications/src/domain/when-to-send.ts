import type { Channel } from './message';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** Time for which a message is tried (D-160). */
const TRIED_MS = 96 * HOUR_MS;

/** Waits after the first failed attempts, ms. */
const FIRST_WAITS_MS = [10 * SECOND_MS, 30 * SECOND_MS, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS];

/** Returns the waits after each failed attempt, the last of which ends the time for which a message is tried. */
function waitsOf(further: (position: number) => number): readonly number[] {
  const waits = [...FIRST_WAITS_MS];
  let total = waits.reduce((sum, wait) => sum + wait);
  for (let position = 0; total < TRIED_MS; position += 1) {
    const wait = Math.min(further(position), TRIED_MS - total);
    waits.push(wait);
    total += wait;
  }
  return waits;
}

/** Mails: every hour, so that they go soon after an outage. SMS: twelve times in all, since a provider without an answer may have sent one. */
const MAIL_WAITS_MS = waitsOf(() => HOUR_MS);
const TEXT_WAITS_MS = waitsOf((position) => Math.min(2 ** (position + 1), 24) * HOUR_MS);

/** Room for a last attempt before the end of what a message says. */
const LAST_MOMENT_MS = MINUTE_MS;

export interface FailedAttempts {
  attempts: number;
  now: Date;
  channel: Channel;
  /** End of the use of what the message says. */
  until?: Date;
}

/** Returns the time of the next attempt after so many failed ones; undefined when no attempt is left (D-160). */
export function nextAttempt({ attempts, now, channel, until }: FailedAttempts): Date | undefined {
  const wait = (channel === 'email' ? MAIL_WAITS_MS : TEXT_WAITS_MS)[attempts - 1];
  if (wait === undefined) return undefined;
  const next = now.getTime() + wait;
  const last = until ? until.getTime() - LAST_MOMENT_MS : Infinity;
  if (last <= now.getTime()) return undefined;
  return new Date(Math.min(next, last));
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
