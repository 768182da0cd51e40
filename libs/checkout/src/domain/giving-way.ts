import { factOf, type KnownFact } from '@svc/contracts';
import { endedUnpaid, type AttemptStatus } from '@svc/payments';
import type { Checkout } from './checkout';
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

/** A session that ends when another is opened, and the fact that tells of it. */
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
 * @param factId of the fact that tells of it
 */
export function decideGivingWay(sessions: readonly BuyersSession[], { workspaceId, mode, createdAt }: Pick<Checkout, 'workspaceId' | 'mode' | 'createdAt'>, factId: string): SessionsDecided {
  const counted = sessions.filter(({ isSavingUp, expiresAt }) => !isSavingUp && new Date(expiresAt) > createdAt);
  const oldest = counted.length < MOST_OPEN_SESSIONS ? undefined : counted.find(({ attempts }) => attempts.every(endedUnpaid));
  if (!oldest) return { sessions, givingWay: undefined };
  const fact = factOf('checkout.expired.v1', { id: factId, workspaceId, mode }, { checkoutId: oldest.id });
  return { sessions, givingWay: { sessionId: oldest.id, endsAt: createdAt, fact } };
}
