import type { CheckoutKind } from '../checkout';

const MINUTE_MS = 60_000;
/** Of the hosted checkout of products, whose stock is reserved only while the buyer pays (D-45), and of balances, which hold nothing. */
const PRODUCT_MINUTES = 24 * 60;

/** Sessions of one event that a buyer may have open at a time (D-61). */
export const MOST_OPEN_SESSIONS = 3;

/** How long is waited for a buyer who pays, as the workspace says. */
export interface CheckoutWaits {
  /** For how long products are held for somebody who has started to pay: 5 to 60 minutes (D-45). */
  stockMinutes: number;
  /** How much longer a checkout stays open while its provider does not answer (D-29). */
  graceSeconds: number;
  /** For how long after its end money can still make it paid, if all of it can be bought as before: 0 to 168 hours (D-103). */
  lateMoneyHours: number;
}

/** How long a checkout can be paid that holds seats; 5 to 60 minutes each, as the workspace says (D-45). */
export interface CheckoutTimeouts extends CheckoutWaits {
  eventMinutes: number;
  headlessMinutes: number;
}

/** When a checkout that is opened at `now` ends unpaid (D-45). */
export function expiryOf(
  { kind, channel }: { kind: CheckoutKind; channel: 'hosted' | 'headless' },
  timeouts: Pick<CheckoutTimeouts, 'eventMinutes' | 'headlessMinutes'>,
  now: Date,
): Date {
  const minutes = channel === 'headless' ? timeouts.headlessMinutes : kind === 'event' ? timeouts.eventMinutes : PRODUCT_MINUTES;
  return new Date(now.getTime() + minutes * MINUTE_MS);
}

/** The part of a workspace's settings that a checkout goes by once it is opened. */
export function waitsOf({ stockMinutes, graceSeconds, lateMoneyHours }: CheckoutWaits): CheckoutWaits {
  return { stockMinutes, graceSeconds, lateMoneyHours };
}
