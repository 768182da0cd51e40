import type { Mode } from '@svc/kernel';
import type { Checkout, HoldMove } from '../domain/checkout';
import type { BuyersSession, SessionsDecided } from '../domain/holds/concurrent-sessions';
import type { IdempotencyKey } from '../domain/opening/idempotency';

/** A checkout that is to be opened; for tickets, with the sessions by which it was decided who gives way to it: none when absent. */
export interface OpeningPlan extends Partial<SessionsDecided> {
  checkout: Checkout;
  /** Of the event, by whose rules it was made. */
  eventVersion?: number;
  key?: IdempotencyKey & { keptUntil: Date };
  /** How many checkouts of its access key may hold something at a time in live mode; those that were opened under a ceiling count, until they are saved up for (D-61). */
  ceiling?: { keyId: string; most: number };
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
 * another reading and another decision; `too_many_held`: the ceiling is reached, and there is room again by `until`; `sessions_changed`:
 * the buyer's sessions are not those of the plan, but these, so that who gives way is to be decided again.
 */
export type OpeningOutcome =
  | { outcome: 'opened' | 'key_reused' | 'rules_changed' | 'in_flight' }
  | { outcome: 'replayed'; checkout: Checkout }
  | { outcome: 'short'; short: readonly Shortage[] }
  | { outcome: 'too_many_held'; until: Date }
  | { outcome: 'sessions_changed'; sessions: readonly BuyersSession[] };

/**
 * Opens checkouts: all of a plan is written and all its moves are taken in one transaction, or nothing. Who comes with a
 * key that is in use waits for the first (D-43). The session that gives way by the plan expires with it (D-61).
 */
export abstract class CheckoutOpening {
  abstract open(plan: OpeningPlan): Promise<OpeningOutcome>;
  /** Sets free what sessions of an event hold that have lapsed by `now` (`decideLapsed`); false when there was nothing. */
  abstract freeLapsed(owner: { workspaceId: string; mode: Mode; eventId: string; now: Date }): Promise<boolean>;
}
