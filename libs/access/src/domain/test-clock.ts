import { InvalidInput } from '@svc/kernel';
import { Conflict } from './access-key';

const SECOND_MS = 1_000;

/** So far ahead of the real time a test clock may be: ten years of 365 days. */
export const MOST_AHEAD_SECONDS = 315_360_000;

/** The clock of a workspace’s test mode, as it is at a moment (ADR 0072). */
export interface TestClock {
  now: Date;
  /** By the clock that nobody moves. */
  realNow: Date;
  /** Where it stands still, also for the time between two steps of an advance. */
  frozenAt?: Date;
  /** Where an advance under way leads. */
  advancingTo?: Date;
  /** Whether it runs on when it has come there. */
  runsAfter: boolean;
  /** Steps that the advance has made so far. */
  steps: number;
}

/** What becomes of a test clock: it goes by the real time, stands still, or advances from where it is and stands still or runs on there. */
export type TestClockMove =
  | { kind: 'reset' }
  | { kind: 'freeze'; at: Date }
  | { kind: 'advance'; from: Date; to: Date; runsAfter: boolean };

/**
 * A clock that is frozen, now or when it has advanced to a later moment: what is due until then comes first [ADR 0072 r2].
 * @throws InvalidInput for a moment before its time, or too far ahead; Conflict while it advances
 */
export function decideFreeze(clock: TestClock, at: Date = clock.now): TestClockMove {
  refuseWhileAdvancing(clock);
  if (at < clock.now) throw refused('at', `Give a moment that is not before the time of the clock, ${clock.now.toISOString()}.`);
  refuseTooFar('at', clock, at);
  return at > clock.now ? { kind: 'advance', from: clock.now, to: at, runsAfter: false } : { kind: 'freeze', at };
}

/** How far a clock is to go: seconds, or to a moment. */
export type AdvanceWish = { seconds: number } | { to: Date };

/**
 * A clock that advances, and then stands still or runs as it did before [ADR 0072 r1].
 * @throws InvalidInput for what is not ahead of its time, or too far; Conflict while it advances
 */
export function decideAdvance(clock: TestClock, wish: AdvanceWish): TestClockMove {
  refuseWhileAdvancing(clock);
  const field = 'to' in wish ? 'to' : 'seconds';
  const to = 'to' in wish ? wish.to : new Date(clock.now.getTime() + wish.seconds * SECOND_MS);
  if (to <= clock.now)
    throw refused(field, `A clock never goes back: give a moment after its time, ${clock.now.toISOString()}, or reset it.`);
  refuseTooFar(field, clock, to);
  return { kind: 'advance', from: clock.now, to, runsAfter: clock.frozenAt === undefined };
}

/** An advance that is under way comes first: another one asked for meanwhile is to be sent again. */
function refuseWhileAdvancing({ advancingTo }: TestClock): void {
  if (advancingTo)
    throw new Conflict(`The clock is advancing to ${advancingTo.toISOString()}. Send this again when its status is ready, or reset it.`);
}

function refuseTooFar(field: string, { realNow }: TestClock, to: Date): void {
  const latest = new Date(realNow.getTime() + MOST_AHEAD_SECONDS * SECOND_MS);
  if (to > latest) throw refused(field, `A test clock goes ten years ahead of the real time at the utmost: to ${latest.toISOString()}.`);
}

function refused(field: string, problem: string): InvalidInput {
  return new InvalidInput(`${field}: ${problem}`, { fields: { [field]: problem } });
}

/** So many steps lead from due moment to due moment; those after them are as long as it takes to need no more than `MOST_STEPS`. */
export const EXACT_STEPS = 200;
export const MOST_STEPS = 300;

/** An advance between two steps. */
export interface Advance {
  /** Where the clock stands. */
  at: Date;
  to: Date;
  /** What of the test mode is due next, after `at`. */
  nextDueAt?: Date;
  /** Steps so far. */
  taken: number;
}

/** Where an advancing clock stands next: at the next due moment, or at the end of the advance [ADR 0072 r3, r4]. */
export function nextStep({ at, to, nextDueAt = to, taken }: Advance): Date {
  const exact = nextDueAt < to ? nextDueAt : to;
  if (taken < EXACT_STEPS) return exact;
  const shareMs = Math.ceil((to.getTime() - at.getTime()) / Math.max(1, MOST_STEPS - taken));
  return new Date(Math.min(to.getTime(), Math.max(exact.getTime(), at.getTime() + shareMs)));
}
