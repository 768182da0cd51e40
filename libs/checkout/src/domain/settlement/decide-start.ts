import { InvalidInput } from '@svc/kernel';
import type { Payer, PaymentAttempt, PaymentRail } from '@svc/payments';
import { missingOf } from './apply-payments';
import type { Checkout } from '../checkout';
import { checkPart } from '../savings/saving';
import { CheckoutAlreadyPaid, CheckoutEnded, PriceChanged } from './settlement.errors';
import type { CheckoutMoney } from './decide-settlement';
import { isLive, isOver } from '../holds/time-to-pay';

/** A buyer who wants to pay. */
export interface StartQuestion extends CheckoutMoney {
  rail?: PaymentRail;
  /** On which this shop can charge now. */
  offered: readonly PaymentRail[];
  /** What the buyer has seen, minor units: all of it, and what of it is due now, which a deposit changes. Whatever it is by now when absent. */
  accepted?: { totalMinor: number; dueNowMinor: number };
  /** Who pays, when it is not the buyer: nobody goes on with what another has begun. */
  payer?: Payer;
  /** Of a checkout that is saved up for, what is to be paid now; all that is missing when absent. */
  partMinor?: number;
  now: Date;
}

/** What is to be charged: an attempt that goes on, or a new one on `rail`; nothing when nothing is due. */
export type Start = { isFree: true } | { isFree: false; amountMinor: number; rail: PaymentRail; resumed?: PaymentAttempt; isPart: boolean };

/** Throws CheckoutAlreadyPaid, and CheckoutEnded, when nothing can be started any more (D-10, D-29). */
export function checkOpen(checkout: Checkout, now: Date): void {
  if (checkout.status === 'paid') throw new CheckoutAlreadyPaid();
  if (checkout.status !== 'open') throw new CheckoutEnded(checkout.status);
  if (isOver(checkout, now)) throw new CheckoutEnded('expired');
}

/**
 * Decides by what this buyer pays, at the prices of `checkout` as it is now. What was paid already is not charged again.
 * Throws DomainErrors that say what the buyer has to do first.
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

/** Whether the buyer has begun to pay on this rail, and can go on: then the price of that moment stands (§4.2 r5, r6). */
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

/** Of the rails that are offered, those by which a checkout can be paid: one whose client has named its rail by that alone (§4.5 r2). */
export function payableRails(
  { checkout, attempts }: Pick<CheckoutMoney, 'checkout' | 'attempts'>,
  offered: readonly PaymentRail[],
): readonly PaymentRail[] {
  const [first] = attempts;
  return checkout.channel === 'headless' && first ? offered.filter((rail) => rail === first.rail) : offered;
}

/** A checkout with the last try to charge for it. */
export interface BeingPaid {
  checkout: Checkout;
  attempt?: PaymentAttempt;
}

/** A provider that has not answered by then will not (OpenAttempt waits for 15 s). */
const OPENING_MS = 20_000;

/** Between the looks of a request that waits for another one, milliseconds: five seconds in all (D-43). */
export const RESTS_MS: readonly number[] = [50, 50, 100, 200, 400, 700, 1_000, 1_000, 1_500];

/** Whether a provider has still to open what is due. */
export function isToOpen({ checkout, attempt }: BeingPaid): boolean {
  return checkout.status === 'open' && (!attempt || attempt.status === 'created' || wasRefused(attempt));
}

/** Whether the request that has opened this checkout is at it, as far as one can know: that one opens it, or gives it up. */
export function isBeingOpened(standing: BeingPaid, now: Date): boolean {
  const { createdAt } = standing.attempt ?? standing.checkout;
  return isToOpen(standing) && now.getTime() - createdAt.getTime() < OPENING_MS;
}

/** Whether it was given up since `before` was read: its key may open another by now. */
export function wasGivenUp(before: Checkout, { checkout }: BeingPaid): boolean {
  return before.status === 'open' && checkout.status === 'cancelled';
}

/** The provider did not open it at all: the buyer never had instructions to pay. */
function wasRefused({ status, instructions }: PaymentAttempt): boolean {
  return status === 'failed' && Object.values(instructions ?? {}).every((told) => told === null);
}
