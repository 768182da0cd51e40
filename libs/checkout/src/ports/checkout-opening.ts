import type { Mode } from '@svc/kernel';
import type { Checkout, HoldMove } from '../domain/checkout';
import type { BuyersSession, HoldingSession, SessionsDecided } from '../domain/holds/concurrent-sessions';
import type { IdempotencyKey } from '../domain/opening/idempotency';

/** A checkout that is to be opened; for tickets, with the sessions by which it was decided who gives way to it: none when absent. */
export interface OpeningPlan extends Partial<SessionsDecided> {
  checkout: Checkout;
  /** Of the event, by whose rules it was made. */
  eventVersion?: number;
  key?: IdempotencyKey & { keptUntil: Date };
  /** How many checkouts of its access key may hold something at a time in live mode; those that were opened under a ceiling count, until they are saved up for (D-61). */
  ceiling?: { keyId: string; most: number };
  /** Sessions that have lapsed, and whose holds are given back first, as far as they are still like this; none when absent. */
  lapsed?: readonly HoldingSession[];
  /** Id of the fact that reports a session which has to give way (D-61). */
  factId: string;
}

/** What runs out, and how much of it is left. */
export interface Shortage {
  kind: HoldMove['kind'];
  subjectId: string;
  remaining: number;
}

/**
 * `replayed`: the key has opened this checkout before, by the same request; `key_reused`: by another one; `in_flight`:
 * the first request with the key, or others for the same things, take too long; `short` and `rules_changed` call for
 * another reading and another decision, unless sessions have lapsed of those that hold some of what is short and whose time is over
 * (`ended`); `too_many_held`: the ceiling is reached by checkouts that end at these moments, in their order; `sessions_changed`:
 * the buyer's sessions are not those of the plan, but these, so that who gives way is to be decided again.
 */
export type OpeningOutcome =
  | { outcome: 'opened' | 'key_reused' | 'rules_changed' | 'in_flight' }
  | { outcome: 'replayed'; checkout: Checkout }
  | { outcome: 'short'; short: readonly Shortage[]; ended: readonly HoldingSession[] }
  | { outcome: 'too_many_held'; ends: readonly Date[] }
  | { outcome: 'sessions_changed'; sessions: readonly BuyersSession[] };

/** An event, of which sessions hold something. */
export interface SessionOwner {
  workspaceId: string;
  mode: Mode;
  eventId: string;
}

/**
 * Opens checkouts: all of a plan is written and all its moves are taken in one transaction, or nothing. Who comes with a
 * key that is in use waits for the first (D-43). The session that gives way by the plan expires with it (D-61).
 */
export abstract class CheckoutOpening {
  abstract open(plan: OpeningPlan): Promise<OpeningOutcome>;
  /** Returns the open sessions of an event that hold something, and whose time is over by `now`. */
  abstract endedSessions(owner: SessionOwner, now: Date): Promise<HoldingSession[]>;
  /** Sets free what these sessions of an event hold, as far as they are still like this. Returns false when none is. */
  abstract free(owner: SessionOwner, sessions: readonly HoldingSession[]): Promise<boolean>;
}
