import { isInterrupted, isSuccess, type DeliveryOutcome } from './delivery';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Delay of each attempt after the one before, ms (D-73). */
export const SCHEDULE_MS: readonly number[] = [
  0,
  5 * SECOND,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
/** Attempts of one schedule; a replay starts it over. */
export const MAX_TRIES = SCHEDULE_MS.length;

const JITTER = 0.2;
const TOO_MANY_REQUESTS = 429;

export interface Tried {
  /** Attempts of this schedule, this one included. */
  tries: number;
  outcome: DeliveryOutcome;
  now: Date;
  /** From 0 to below 1. */
  random: number;
}

export type NextAttempt = { state: 'delivered' } | { state: 'exhausted' } | { state: 'due'; at: Date };

/**
 * Decides on the next attempt (D-73): none after a 2xx or the tenth failure, else one after the schedule's delay, ±20 %. The
 * delay is at least a minute after a 429 or a timeout, and follows `Retry-After` between its single and its double. An attempt
 * that this service cut off itself is repeated at once.
 */
export function nextAttempt({ tries, outcome, now, random }: Tried): NextAttempt {
  if (isSuccess(outcome)) return { state: 'delivered' };
  if (isInterrupted(outcome)) return { state: 'due', at: now };
  if (tries >= MAX_TRIES) return { state: 'exhausted' };
  return { state: 'due', at: new Date(now.getTime() + delayOf(SCHEDULE_MS[tries]!, outcome, now, random)) };
}

function delayOf(scheduled: number, outcome: DeliveryOutcome, now: Date, random: number): number {
  const least = isOverburdened(outcome) ? MINUTE : 0;
  const requested = outcome.kind === 'answer' ? retryAfterOf(outcome.retryAfter, now) : undefined;
  const base = Math.max(scheduled, least);
  if (requested !== undefined) return Math.min(Math.max(requested, base), 2 * base);
  return Math.max(Math.round(base * (1 - JITTER + 2 * JITTER * random)), least);
}

function isOverburdened(outcome: DeliveryOutcome): boolean {
  return outcome.kind === 'answer' ? outcome.status === TOO_MANY_REQUESTS : outcome.reason === 'timeout';
}

/** Returns the milliseconds from now that `Retry-After` names, in seconds or as a date; undefined when it is neither. */
function retryAfterOf(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d{1,9}\s*$/.test(header)) return Number(header) * SECOND;
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : at - now.getTime();
}
