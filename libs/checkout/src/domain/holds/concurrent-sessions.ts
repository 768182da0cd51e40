import { factOf, type KnownFact } from '@svc/contracts';
import { type AttemptStatus, endedUnpaid } from '@svc/payments';
import { Throttled } from '@svc/kernel';
import type { Checkout } from '../checkout';
import { MOST_OPEN_SESSIONS } from './checkout-timeouts';

/** An open session of a buyer for one event, as it was read. */
export interface BuyersSession {
  id: string;
  version: number;
  /** UTC text, as `expiresAt` is. */
  createdAt: string;
  expiresAt: string;
  isSavingUp: boolean;
  /** Of its payments, in the order of their ids. */
  attempts: readonly AttemptStatus[];
}

/** A session that ends when another is opened, and the fact that reports it. */
export interface GivingWay {
  sessionId: string;
  endsAt: Date;
  fact: KnownFact;
}

/** The buyer's sessions by which an opening was decided, oldest first, and which of them ends by it. */
export interface SessionsDecided {
  sessions: readonly BuyersSession[];
  givingWay?: GivingWay;
}

/**
 * Which of a buyer's open sessions of an event, oldest first, gives way to another that is opened (D-61): the oldest for which no
 * money is on its way, once there are `MOST_OPEN_SESSIONS`. Savings plans neither count nor give way (D-15). It ends at the moment at
 * which the other is opened (D-98).
 * @param factId of the fact that reports it
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

/** An open session that holds something, as it was read. */
export interface HoldingSession {
  id: string;
  version: number;
  /** When it holds nothing any more, unless it is paid: UTC text. */
  endsAt: string;
  /** Of its payments, in the order of their ids. */
  attempts: readonly AttemptStatus[];
}

/** Answers the sessions that have lapsed, so that others can have what they hold (ADR 0026 r1): their time is over, and no money is on its way. */
export function decideLapsed(sessions: readonly HoldingSession[], now: Date): HoldingSession[] {
  return sessions.filter(({ endsAt, attempts }) => new Date(endsAt) <= now && attempts.every(endedUnpaid));
}

/**
 * When so many of the checkouts that hold something have ended that an access key has room for another (D-61).
 * @param ends of those that hold something for it, in their order: as many as the ceiling allows, or more
 */
export function roomAt(ends: readonly Date[], most: number): Date {
  return ends[ends.length - most]!;
}

/** As many checkouts of the access key hold something as its workspace allows (D-61). */
export class HoldCeilingReached extends Throttled {
  constructor(retryAfterMs: number) {
    super(
      retryAfterMs,
      (seconds) =>
        `This key has as many open checkouts that hold something as its workspace allows. Cancel one of them, or wait ${seconds} s (see Retry-After), then send this again.`,
    );
  }
}
