import type { Mode } from '@svc/kernel';
import type { Checkout, HoldChange } from '../domain/checkout';
import type { BuyersSession, HoldingSession, SessionsDecided } from '../domain/holds/concurrent-sessions';
import type { IdempotencyKey } from '../domain/opening/idempotency';

/** Checkout to open; for tickets, with the sessions by which it was decided which one gives way: none when absent. */
export interface OpeningPlan extends Partial<SessionsDecided> {
  checkout: Checkout;
  /** Version of the event whose rules made the plan. */
  eventVersion?: number;
  key?: IdempotencyKey & { keptUntil: Date };
  /**
   * Access key, and the most checkouts of it that may hold something at a time in live mode; those opened under a ceiling count,
   * until they are saved up for (D-61).
   */
  ceiling?: { keyId: string; most: number };
  /** Lapsed sessions whose holds are given back first, if they are unchanged; none when absent. */
  lapsed?: readonly HoldingSession[];
  /** Id of the fact that reports a session which has to give way (D-61). */
  factId: string;
}

/** Counter with too little left. */
export interface Shortage {
  kind: HoldChange['kind'];
  subjectId: string;
  remaining: number;
}

/**
 * `replayed`: the key has opened this checkout before, by the same request; `key_reused`: by another one; `in_flight`: the first
 * request with the key, or others for the same counters, take too long; `short` and `rules_changed` call for another reading and
 * another decision, unless some of the overdue sessions that hold what is short (`ended`) have lapsed; `too_many_held`: the ceiling
 * is reached by checkouts that end at these moments, in their order; `sessions_changed`: the buyer's sessions are not those of the
 * plan, but these, so that the opening has to be decided again.
 */
export type OpeningOutcome =
  | { outcome: 'opened' | 'key_reused' | 'rules_changed' | 'in_flight' }
  | { outcome: 'replayed'; checkout: Checkout }
  | { outcome: 'short'; short: readonly Shortage[]; ended: readonly HoldingSession[] }
  | { outcome: 'too_many_held'; ends: readonly Date[] }
  | { outcome: 'sessions_changed'; sessions: readonly BuyersSession[] };

/** Event whose sessions hold something. */
export interface SessionOwner {
  workspaceId: string;
  mode: Mode;
  eventId: string;
}

/**
 * Opens checkouts: all of a plan is written and all its holds are taken in one transaction, or nothing. A request with a key in use
 * waits for the first (D-43). The session that gives way by the plan expires with it (D-61).
 */
export abstract class CheckoutOpening {
  abstract open(plan: OpeningPlan): Promise<OpeningOutcome>;
  /** Returns the open sessions of an event that hold something, and whose time is over by `now`. */
  abstract endedSessions(owner: SessionOwner, now: Date): Promise<HoldingSession[]>;
  /** Releases the holds of these sessions of an event, if they are unchanged. Returns false when all have changed. */
  abstract free(owner: SessionOwner, sessions: readonly HoldingSession[]): Promise<boolean>;
}
