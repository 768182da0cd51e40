import type { PaymentRail } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import type { Payer, PaymentAttempt } from '@svc/payments';
import { missingOf } from './apply-payments';
import type { Checkout } from '../checkout';
import { checkPart } from '../savings/saving';
import { CheckoutAlreadyPaid, CheckoutEnded, PriceChanged } from './settlement.errors';
import type { CheckoutMoney } from './decide-settlement';
import { isLive, isOver } from '../holds/time-to-pay';

/** Request of a buyer to pay. */
export interface StartQuestion extends CheckoutMoney {
  rail?: PaymentRail;
  /** Rails on which this shop can charge now. */
  offered: readonly PaymentRail[];
  /** Amounts that the buyer saw, minor units: the total, and the part due now, which a deposit changes. The current amounts when absent. */
  accepted?: { totalMinor: number; dueNowMinor: number };
  /** Payer other than the buyer: payments of one payer are not continued by another. */
  payer?: Payer;
  /** Part to pay now of a savings plan; all that is missing when absent. */
  partMinor?: number;
  now: Date;
}

/** Charge to make: an attempt that goes on, or a new one on `rail`; none when nothing is due. */
export type Start = { isFree: true } | { isFree: false; amountMinor: number; rail: PaymentRail; resumed?: PaymentAttempt; isPart: boolean };

/** Throws CheckoutAlreadyPaid, and CheckoutEnded, when nothing can be started any more (D-10, D-29). */
export function checkOpen(checkout: Checkout, now: Date): void {
  if (checkout.status === 'paid') throw new CheckoutAlreadyPaid();
  if (checkout.status !== 'open') throw new CheckoutEnded(checkout.status);
  if (isOver(checkout, now)) throw new CheckoutEnded('expired');
}

/**
 * Decides the charge for this buyer, at the prices of `checkout` as it is now. Paid amounts are not charged again. Throws
 * DomainErrors that name the buyer's next step.
 */
export function decideStart({ checkout, attempts, payments, rail, offered, accepted, payer, partMinor, now }: StartQuestion): Start {
  checkOpen(checkout, now);
  checkBuyer(checkout);
  const { totalMinor, dueNowMinor } = checkout.cart;
  if (accepted && (accepted.totalMinor !== totalMinor || accepted.dueNowMinor !== dueNowMinor)) throw new PriceChanged(checkout.cart);
  const missingMinor = missingOf(checkout, payments);
  if (missingMinor <= 0) return { isFree: true };
  if (partMinor !== undefined) checkPart(partMinor, checkout, payments);
  const amountMinor = partMinor ?? missingMinor;
  const payable = payableRails({ checkout, attempts }, offered);
  if (!rail || !payable.includes(rail)) throw new InvalidInput(`Choose how to pay: ${payable.join(', ')}.`, { accepted: [...payable] });
  const resumed = attempts.find(
    (attempt) =>
      isResumable(attempt, now) && attempt.rail === rail && attempt.amountMinor === amountMinor && attempt.payer?.email === payer?.email,
  );
  return { isFree: false, amountMinor, rail, resumed, isPart: amountMinor < missingMinor };
}

/** Returns true when the buyer has a payment on this rail that can go on: then its price stays (§4.2 r5, r6). */
export function hasBegun({ checkout, attempts }: CheckoutMoney, rail: PaymentRail | undefined, now: Date): boolean {
  return checkout.holds !== 'released' && attempts.some((attempt) => attempt.rail === rail && isResumable(attempt, now));
}

function isResumable(attempt: PaymentAttempt, now: Date): boolean {
  return isLive(attempt) && (!attempt.expiresAt || attempt.expiresAt > now);
}

function checkBuyer({ contact, cart, deliveryAddress }: Checkout): void {
  if (!contact?.email)
    throw new InvalidInput('Give an email address: the receipt is sent there.', { fields: { 'contact.email': 'Give an email address.' } });
  const isWhole = deliveryAddress?.line1 && deliveryAddress.city && deliveryAddress.country;
  if (cart.delivery?.kind === 'delivery' && !isWhole) {
    throw new InvalidInput('Say where this is to be delivered.', { fields: { deliveryAddress: 'Give line1, city and country.' } });
  }
}

/** Returns the rails by which a checkout can be paid: only the first one named, for headless checkouts (§4.5 r2). */
export function payableRails(
  { checkout, attempts }: Pick<CheckoutMoney, 'checkout' | 'attempts'>,
  offered: readonly PaymentRail[],
): readonly PaymentRail[] {
  const [first] = attempts;
  return checkout.channel === 'headless' && first ? offered.filter((rail) => rail === first.rail) : offered;
}

/** Checkout with the last attempt to charge for it. */
export interface BeingPaid {
  checkout: Checkout;
  attempt?: PaymentAttempt;
}

/** Longest time for a provider to open an attempt (OpenAttempt waits for 15 s). */
const OPENING_MS = 20_000;

/** Pauses between the reads of a request that waits for another one, milliseconds: five seconds in all (D-43). */
export const RESTS_MS: readonly number[] = [50, 50, 100, 200, 400, 700, 1_000, 1_000, 1_500];

/** Returns true while a provider has still to open the payment. */
export function isToOpen({ checkout, attempt }: BeingPaid): boolean {
  return checkout.status === 'open' && (!attempt || attempt.status === 'created' || wasRefused(attempt));
}

/**
 * Returns true while the request that has opened this checkout is probably still running: it opens the payment, or gives the
 * checkout up.
 */
export function isBeingOpened(beingPaid: BeingPaid, now: Date): boolean {
  const { createdAt } = beingPaid.attempt ?? beingPaid.checkout;
  return isToOpen(beingPaid) && now.getTime() - createdAt.getTime() < OPENING_MS;
}

/** Returns true when the checkout was given up since `before` was read: its key may open another by now. */
export function wasGivenUp(before: Checkout, { checkout }: BeingPaid): boolean {
  return before.status === 'open' && checkout.status === 'cancelled';
}

/** Returns true when the provider did not open the attempt: the buyer never had instructions to pay. */
function wasRefused({ status, instructions }: PaymentAttempt): boolean {
  return status === 'failed' && Object.values(instructions ?? {}).every((instruction) => instruction === null);
}
