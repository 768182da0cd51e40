import { InvalidInput } from '@svc/kernel';
import type { Payer, PaymentAttempt, PaymentRail } from '@svc/payments';
import { missingOf } from './apply-money';
import type { Checkout } from './checkout';
import { payableRails } from './payable-rails';
import { checkPart } from './saving';
import { CheckoutAlreadyPaid, CheckoutEnded, PriceChanged } from './settlement.errors';
import type { CheckoutMoney } from './decide-settlement';
import { isLive, isOver } from './time-to-pay';

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
  const resumed = attempts.find((attempt) => isResumable(attempt, now) && attempt.rail === rail && attempt.amountMinor === amountMinor && attempt.payer?.email === payer?.email);
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
  if (!contact?.email) throw new InvalidInput('Give an email address: the receipt is sent there.', { fields: { 'contact.email': 'Give an email address.' } });
  const isWhole = deliveryAddress?.line1 && deliveryAddress.city && deliveryAddress.country;
  if (cart.delivery?.kind === 'delivery' && !isWhole) {
    throw new InvalidInput('Say where this is to be delivered.', { fields: { deliveryAddress: 'Give line1, city and country.' } });
  }
}
