import type { AttemptStatus } from './payment';

/** How long is waited for providers of payments, milliseconds (D-111). */
export interface PaymentWaits {
  /** A look for whoever reads a checkout, or is on its page. */
  readLookMs: number;
  /** Any other look. */
  lookMs: number;
  openMs: number;
  closeMs: number;
  /** Any single call. */
  callMs: number;
  /** A refund: all of its calls together. */
  refundMs: number;
  /** By the service's time: after it was asked to give money back and did not answer, a provider that takes no key is not asked again for so long. */
  refundDoubtMs: number;
}

/** What is waited unless a test says otherwise. */
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

/** How long to wait after a try that failed: 2 s, 4 s, 8 s … up to an hour. `tries` counts those made. */
export const restAfter = (tries: number): number => Math.min(LONGEST_MS, SECOND_MS * 2 ** Math.min(tries, 30));

/** When to try again. */
export const nextTry = (tries: number, now: Date): Date => new Date(now.getTime() + restAfter(tries));

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Before each look at an attempt that has ended, since its end or the look before. */
const RESTS_MS: readonly number[] = [10 * MINUTE_MS, HOUR_MS, 6 * HOUR_MS, 24 * HOUR_MS, 72 * HOUR_MS];
/** More than a week with a provider that never answers. */
const MOST_TRIES = 200;
const ENDED: readonly AttemptStatus[] = ['paid', 'failed', 'closed'];

/**
 * How long after an attempt has come to this status its provider is asked again, milliseconds: callbacks can be lost, and
 * banks bring money late (ADR 0028 r3). Undefined when it has not ended: whoever settles its checkout asks anyway.
 */
export function restBeforeLook(status: AttemptStatus): number | undefined {
  return ENDED.includes(status) ? RESTS_MS[0] : undefined;
}

/**
 * When to look again; undefined when enough was looked. `looks` counts those that were answered, `tries` all; `isAnswered`:
 * the last one was.
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
 * Whether a provider may still be at work on what it was asked and has not answered. Where it takes no key, it is not asked
 * again until then: an answer that is late must not become money that goes back twice (D-111a).
 * @param askedAt when it was last asked to give the money back; absent when it never was
 */
export function isInDoubt({ askedAt, now, doubtMs }: { askedAt?: Date; now: Date; doubtMs: number }): boolean {
  return askedAt !== undefined && now.getTime() - askedAt.getTime() < doubtMs;
}

/**
 * When to look again at a refund that came to nothing: the merchant may mend it at the provider. Each rest is as long as all
 * before it together, ten minutes at least; after sixty days nobody looks any more.
 */
export function nextLookAtFailed({ failedAt, now }: { failedAt: Date; now: Date }): Date | undefined {
  const age = now.getTime() - failedAt.getTime();
  return age < LOOKED_AT_FOR_MS ? new Date(now.getTime() + Math.max(age, FIRST_REST_MS)) : undefined;
}

/** How long a callback for something unknown may wait for our own commit (ADR 0028 r3). */
export const UNKNOWN_FOR_MS = 3_600_000;

/** Looks for an unknown reference again: often at first, each minute later, not after an hour. Answers when; undefined to give up. */
export function lookAgain({ receivedAt, attempts, now }: { receivedAt: Date; attempts: number; now: Date }): Date | undefined {
  if (now.getTime() - receivedAt.getTime() >= UNKNOWN_FOR_MS) return undefined;
  return new Date(now.getTime() + Math.min(MINUTE_MS, 1_000 * 2 ** Math.min(attempts, 10)));
}
