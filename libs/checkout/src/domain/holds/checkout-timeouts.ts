import type { CheckoutChannel, CheckoutKind } from '../checkout';

const MINUTE_MS = 60_000;
/**
 * Lifetime of hosted checkouts of products, whose stock is reserved only while the buyer pays (D-45), and of balances, which hold
 * nothing.
 */
const PRODUCT_MINUTES = 24 * 60;
/** Lifetime of orders by hand whose buyer is sent a link: it is read later than a page that is open. Their seats are held for so long. */
const OWN_ORDER_MINUTES = 24 * 60;

/** Most open sessions that a buyer may have for one event (D-61). */
export const MOST_OPEN_SESSIONS = 3;

/** Time limits for a paying buyer, as the workspace sets them. */
export interface CheckoutWaits {
  /** Hold on products once a buyer has started to pay: 5 to 60 minutes (D-45). */
  stockMinutes: number;
  /** Extension of a checkout while its provider does not answer (D-29). */
  graceSeconds: number;
  /** Time after the end in which late money can still pay a checkout, if all of it can be bought as before: 0 to 168 hours (D-103). */
  lateMoneyHours: number;
}

/** Lifetimes of checkouts that hold seats, 5 to 60 minutes each, as the workspace sets them (D-45). */
export interface CheckoutTimeouts extends CheckoutWaits {
  eventMinutes: number;
  headlessMinutes: number;
}

/** Returns the moment at which a checkout opened at `now` ends unpaid (D-45). */
export function expiryOf(
  { kind, channel }: { kind: CheckoutKind; channel: CheckoutChannel },
  timeouts: Pick<CheckoutTimeouts, 'eventMinutes' | 'headlessMinutes'>,
  now: Date,
): Date {
  const minutes = {
    headless: timeouts.headlessMinutes,
    hosted: kind === 'event' ? timeouts.eventMinutes : PRODUCT_MINUTES,
    admin: OWN_ORDER_MINUTES,
  }[channel];
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** Returns the settings that apply to a checkout after it was opened. */
export function waitsOf({ stockMinutes, graceSeconds, lateMoneyHours }: CheckoutWaits): CheckoutWaits {
  return { stockMinutes, graceSeconds, lateMoneyHours };
}
