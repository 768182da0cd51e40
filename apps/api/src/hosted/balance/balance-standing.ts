import { standingOf } from '../checkout/live/standing-of';
import type { Standing } from '../checkout/live/status';
import type { BalancePageRequest } from './balance-page-loader';

/** How the rest of an order stands, for a page that asks while it is open. Once nothing is to be paid here, nobody goes on to anywhere. */
export function balanceStandingOf({ paying, order, common: { now } }: BalancePageRequest): Standing {
  if (paying) return standingOf(paying.found, now);
  const time = now.toISOString();
  return { state: order.status === 'cancelled' ? 'cancelled' : 'paid', mark: order.status, now: time, expiresAt: time };
}
