import { factOf, type KnownFact } from '@svc/contracts';
import { type AttemptStatus, endedUnpaid } from '@svc/payments';
import { Throttled } from '@svc/kernel';
import type { Checkout } from '../checkout';
import { MOST_OPEN_SESSIONS } from './checkout-timeouts';

/** Open session of a buyer for one event, as it was read. */
export interface BuyersSession {
  id: string;
  version: number;
  /** UTC text, as `expiresAt` is. */
  createdAt: string;
  expiresAt: string;
  isSavingUp: boolean;
  /** Statuses of its payment attempts, in the order of their ids. */
  attempts: readonly AttemptStatus[];
}

/** Session that ends when another is opened, and the fact that reports it. */
export interface GivingWay {
  sessionId: string;
  endsAt: Date;
  fact: KnownFact;
}

/** Sessions of the buyer by which an opening was decided, oldest first, and the one that ends by it. */
export interface SessionsDecided {
  sessions: readonly BuyersSession[];
  givingWay?: GivingWay;
}

/**
 * Decides which of a buyer's open sessions of an event gives way to a new one (D-61): the oldest without money on its way, once
 * there are `MOST_OPEN_SESSIONS`. Savings plans neither count nor give way (D-15). The session ends at the moment at which the new
 * one opens (D-98).
 * @param sessions oldest first
 * @param factId id of the fact that reports it
 */
export function decideGivingWay(
  sessions: readonly BuyersSession[],
  { workspaceId, mode, createdAt }: Pick<Checkout, 'workspaceId' | 'mode' | 'createdAt'>,
  factId: string,
): SessionsDecided {
  const counted = sessions.filter(({ isSavingUp, expiresAt }) => !isSavingUp && new Date(expiresAt) > createdAt);
  const oldest = counted.length < MOST_OPEN_SESSIONS ? undefined : counted.find(({ attempts }) => attempts.every(endedUnpaid));
  if (!oldest) return { sessions, givingWay: undefined };
  const fact = factOf('checkout.expired.v1', { id: factId, workspaceId, mode }, { checkoutId: oldest.id });
  return { sessions, givingWay: { sessionId: oldest.id, endsAt: createdAt, fact } };
}

/** Open session that holds something, as it was read. */
export interface HoldingSession {
  id: string;
  version: number;
  /** End of its holds, unless it is paid: UTC text. */
  endsAt: string;
  /** Statuses of its payment attempts, in the order of their ids. */
  attempts: readonly AttemptStatus[];
}

/**
 * Returns the sessions that have lapsed, so that others can take their holds (ADR 0026 r1): their time is over, and no money is on
 * its way.
 */
export function decideLapsed(sessions: readonly HoldingSession[], now: Date): HoldingSession[] {
  return sessions.filter(({ endsAt, attempts }) => new Date(endsAt) <= now && attempts.every(endedUnpaid));
}

/**
 * Returns the moment at which an access key has room for another checkout (D-61).
 * @param ends ends of the checkouts that hold something for the key, in their order: as many as the ceiling allows, or more
 */
export function roomAt(ends: readonly Date[], most: number): Date {
  return ends[ends.length - most]!;
}

/** Refusal of an access key whose checkouts hold as much as its workspace allows (D-61). */
export class HoldCeilingReached extends Throttled {
  constructor(retryAfterMs: number) {
    super(
      retryAfterMs,
      (seconds) =>
        `This key has as many open checkouts that hold something as its workspace allows. Cancel one of them, or wait ${seconds} s (see Retry-After), then send this again.`,
    );
  }
}
