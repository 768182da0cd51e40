import type { AttemptStatus } from './payment';

/** Timeouts for providers of payments, milliseconds (D-111). */
export interface PaymentWaits {
  /** Asking about attempts for readers of a checkout. */
  readLookMs: number;
  /** Asking about attempts in any other case. */
  lookMs: number;
  openMs: number;
  closeMs: number;
  /** Any single call. */
  callMs: number;
  /** Refund: all of its calls together. */
  refundMs: number;
  /** Time by the service's clock in which a provider without idempotency keys is not asked again for a refund that it has not answered. */
  refundDoubtMs: number;
}

/** Default timeouts. */
export const PAYMENT_WAITS: PaymentWaits = {
  readLookMs: 3_000,
  lookMs: 25_000,
  openMs: 15_000,
  closeMs: 25_000,
  callMs: 25_000,
  refundMs: 90_000,
  refundDoubtMs: 600_000,
};

const SECOND_MS = 1_000;
const LONGEST_MS = 3_600_000;

/** Returns the wait after a failed attempt: 2 s, 4 s, 8 s … up to an hour. `tries` counts the attempts made. */
export const restAfter = (tries: number): number => Math.min(LONGEST_MS, SECOND_MS * 2 ** Math.min(tries, 30));

/** Returns the time of the next attempt. */
export const nextTry = (tries: number, now: Date): Date => new Date(now.getTime() + restAfter(tries));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Intervals between checks of an ended attempt, from its end on. */
const RESTS_MS: readonly number[] = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS];
/** More than a week with a provider that never answers. */
const MOST_TRIES = 200;
const ENDED: readonly AttemptStatus[] = ['paid', 'failed', 'closed'];

/**
 * Returns the time after which a provider is asked again about an attempt with this status, milliseconds: callbacks can be lost, and
 * banks bring money late (ADR 0028 r3). Undefined when it has not ended: settlements of its checkout ask anyway.
 */
export function restBeforeLook(status: AttemptStatus): number | undefined {
  return ENDED.includes(status) ? RESTS_MS[0] : undefined;
}

/**
 * Returns the time of the next check; undefined after the last one. `looks` counts the answered checks, `tries` all; `isAnswered`:
 * the last one was answered.
 */
export function nextLook({
  looks,
  tries,
  isAnswered,
  now,
}: {
  looks: number;
  tries: number;
  isAnswered: boolean;
  now: Date;
}): Date | undefined {
  if (!isAnswered) return tries < MOST_TRIES ? nextTry(tries - looks, now) : undefined;
  const restMs = RESTS_MS[looks];
  return restMs === undefined ? undefined : new Date(now.getTime() + restMs);
}

const DAY_MS = 86_400_000;
const FIRST_REST_MS = 10 * MINUTE_MS;
const LOOKED_AT_FOR_MS = 60 * DAY_MS;

/**
 * Returns true while a provider may still be working on an unanswered request. A provider without idempotency keys is not asked
 * again until then: a late answer must not become money that goes back twice (D-111a).
 * @param askedAt time of the last request to give the money back; absent when there was none
 */
export function isInDoubt({ askedAt, now, doubtMs }: { askedAt?: Date; now: Date; doubtMs: number }): boolean {
  return askedAt !== undefined && now.getTime() - askedAt.getTime() < doubtMs;
}

/**
 * Returns the time of the next check of a failed refund, which the merchant may fix at the provider. Each interval is as long as all
 * before it together, ten minutes at least; after sixty days there is none.
 */
export function nextLookAtFailed({ failedAt, now }: { failedAt: Date; now: Date }): Date | undefined {
  const age = now.getTime() - failedAt.getTime();
  return age < LOOKED_AT_FOR_MS ? new Date(now.getTime() + Math.max(age, FIRST_REST_MS)) : undefined;
}

const SHORT_REST_MS = 15 * MINUTE_MS;
const SHORT_FOR_MS = 7 * DAY_MS;

/**
 * Returns the time at which refunds of an account are tried again whose merchant lacks the money there; undefined once this one has waited
 * for seven days, after which a person has to make it (D-147).
 * @param shortSince time since which this refund waits
 */
export function nextTryShort({ shortSince, now }: { shortSince: Date; now: Date }): Date | undefined {
  return now.getTime() - shortSince.getTime() < SHORT_FOR_MS ? new Date(now.getTime() + SHORT_REST_MS) : undefined;
}

/** Longest time that a callback for an unknown reference may wait for our own commit (ADR 0028 r3). */
export const UNKNOWN_FOR_MS = 3_600_000;

/** Returns the time of the next search for an unknown reference: often at first, each minute later; undefined after an hour. */
export function lookAgain({ receivedAt, attempts, now }: { receivedAt: Date; attempts: number; now: Date }): Date | undefined {
  if (now.getTime() - receivedAt.getTime() >= UNKNOWN_FOR_MS) return undefined;
  return new Date(now.getTime() + Math.min(MINUTE_MS, 1_000 * 2 ** Math.min(attempts, 10)));
}
