import { nextTry } from './next-try';
import type { AttemptStatus } from './payment';

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
export function nextLook({ looks, tries, isAnswered, now }: { looks: number; tries: number; isAnswered: boolean; now: Date }): Date | undefined {
  if (!isAnswered) return tries < MOST_TRIES ? nextTry(tries - looks, now) : undefined;
  const restMs = RESTS_MS[looks];
  return restMs === undefined ? undefined : new Date(now.getTime() + restMs);
}
