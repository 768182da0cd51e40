import { DomainError, InvalidInput } from '@svc/kernel';

const SECOND_MS = 1_000;

/** Most seconds that a test clock may be ahead of the real time: ten years of 365 days. */
export const MOST_AHEAD_SECONDS = 315_360_000;

/** The clock of a workspace’s test mode, at a moment (ADR 0072). */
export interface TestClock {
  now: Date;
  /** Time of the real clock. */
  realNow: Date;
  /** Moment at which it stands still, also between two steps of an advance. */
  frozenAt?: Date;
  /** Target of an advance under way. */
  advancingTo?: Date;
  /** True when it runs on after the advance. */
  runsAfter: boolean;
  /** Steps that the advance has made so far. */
  steps: number;
}

/** Change of a test clock: back to the real time, frozen, or advanced from its present time and then still or running. */
export type TestClockChange =
  | { kind: 'reset' }
  | { kind: 'freeze'; at: Date }
  | { kind: 'advance'; from: Date; to: Date; runsAfter: boolean };

/**
 * Freezes a clock, now or after an advance to a later moment: work that is due until then comes first [ADR 0072 r2].
 * @throws InvalidInput for a moment before its time, or too far ahead; Conflict while it advances
 */
export function decideFreeze(clock: TestClock, at: Date = clock.now): TestClockChange {
  refuseWhileAdvancing(clock);
  if (at < clock.now) throw refused('at', `Give a moment that is not before the time of the clock, ${clock.now.toISOString()}.`);
  refuseTooFar('at', clock, at);
  return at > clock.now ? { kind: 'advance', from: clock.now, to: at, runsAfter: false } : { kind: 'freeze', at };
}

/** Distance of an advance: seconds, or a moment. */
export type AdvanceWish = { seconds: number } | { to: Date };

/**
 * Advances a clock, which then stands still or runs as it did before [ADR 0072 r1].
 * @throws InvalidInput for a moment that is not ahead of its time, or too far; Conflict while it advances
 */
export function decideAdvance(clock: TestClock, wish: AdvanceWish): TestClockChange {
  refuseWhileAdvancing(clock);
  const field = 'to' in wish ? 'to' : 'seconds';
  const to = 'to' in wish ? wish.to : new Date(clock.now.getTime() + wish.seconds * SECOND_MS);
  if (to <= clock.now)
    throw refused(field, `A test clock cannot go back: give a time after its own, ${clock.now.toISOString()}, or reset it.`);
  refuseTooFar(field, clock, to);
  return { kind: 'advance', from: clock.now, to, runsAfter: clock.frozenAt === undefined };
}

/** Refuses another change during an advance: it is to be sent again. */
function refuseWhileAdvancing({ advancingTo }: TestClock): void {
  if (advancingTo)
    throw new DomainError(
      'CONFLICT',
      `The clock is advancing to ${advancingTo.toISOString()}. Send this again when its status is ready, or reset it.`,
    );
}

function refuseTooFar(field: string, { realNow }: TestClock, to: Date): void {
  const latest = new Date(realNow.getTime() + MOST_AHEAD_SECONDS * SECOND_MS);
  if (to > latest) throw refused(field, `A test clock runs at most ten years ahead of the real time: up to ${latest.toISOString()}.`);
}

function refused(field: string, problem: string): InvalidInput {
  return new InvalidInput(`${field}: ${problem}`, { fields: { [field]: problem } });
}

/** Steps that lead from due moment to due moment; later ones are long enough for `MOST_STEPS` to suffice. */
export const EXACT_STEPS = 200;
export const MOST_STEPS = 300;

/** An advance between two steps. */
export interface Advance {
  /** Present time of the clock. */
  at: Date;
  to: Date;
  /** Due time of the next work of the test mode, after `at`. */
  nextDueAt?: Date;
  /** Steps so far. */
  taken: number;
}

/** Returns the next time of an advancing clock: the next due moment, or the end of the advance [ADR 0072 r3, r4]. */
export function nextStep({ at, to, nextDueAt = to, taken }: Advance): Date {
  const exact = nextDueAt < to ? nextDueAt : to;
  if (taken < EXACT_STEPS) return exact;
  const shareMs = Math.ceil((to.getTime() - at.getTime()) / Math.max(1, MOST_STEPS - taken));
  return new Date(Math.min(to.getTime(), Math.max(exact.getTime(), at.getTime() + shareMs)));
}
