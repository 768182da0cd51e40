import { decideLapsed, type HoldingSession } from '../domain/holds/concurrent-sessions';
import type { HoldChange } from '../domain/checkout';
import type { CheckoutName } from '@svc/payments';
import type { CheckoutOpening, SessionOwner, Shortage } from '../ports/checkout-opening';
import type { HoldStore } from '../ports/checkout-tx';

/** Number of attempts to take holds: another session may lapse meanwhile. */
const MOST_TAKES = 3;

/**
 * Takes things; when they are short, takes again with the holds of lapsed sessions given back first (`decideLapsed`), three times at
 * most. Returns the result of the last time.
 * @param endedOf returns the sessions that hold some of what was short, and whose time is over
 */
export async function takeWithLapsed<Taken>(
  now: Date,
  take: (lapsed: readonly HoldingSession[]) => Promise<Taken>,
  endedOf: (taken: Taken) => readonly HoldingSession[],
): Promise<Taken> {
  let lapsed: readonly HoldingSession[] = [];
  for (let takes = 1; ; takes += 1) {
    const taken = await take(lapsed);
    lapsed = decideLapsed(endedOf(taken), now);
    if (lapsed.length === 0 || takes === MOST_TAKES) return taken;
  }
}

/** Takes all the holds for a checkout, holds of lapsed sessions included, or nothing. Returns the shortages. */
export async function takeHolds(holds: HoldStore, name: CheckoutName, holdChanges: readonly HoldChange[], now: Date): Promise<Shortage[]> {
  const { short } = await takeWithLapsed(
    now,
    (lapsed) => holds.take(name, holdChanges, now, lapsed),
    ({ ended }) => ended,
  );
  return short;
}

/** Releases the holds of sessions of an event that have lapsed by `now` (`decideLapsed`). Returns false when there was nothing. */
export async function freeLapsed(
  opening: Pick<CheckoutOpening, 'endedSessions' | 'free'>,
  { now, ...owner }: SessionOwner & { now: Date },
): Promise<boolean> {
  const lapsed = decideLapsed(await opening.endedSessions(owner, now), now);
  return lapsed.length > 0 && opening.free(owner, lapsed);
}
