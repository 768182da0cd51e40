import type { Disposition, Payment } from '@svc/payments';
import type { Checkout } from './checkout';

/**
 * Says of each new payment how much the checkout takes of it, and why not all; `isNew` tells them. The same order gives
 * the same answer, whoever hears of the money first.
 */
export function applyMoney(checkout: Checkout, payments: readonly Payment[], isNew: (payment: Payment) => boolean): Payment[] {
  let missing = missingOf(checkout, payments.filter((payment) => !isNew(payment)));
  return payments.map((payment) => {
    if (!isNew(payment)) return payment;
    const reason = reasonAgainst(checkout, payment, missing);
    const appliedMinor = reason ? 0 : Math.min(payment.amountMinor, missing);
    missing -= appliedMinor;
    return { ...payment, appliedMinor, disposition: reason ?? (appliedMinor < payment.amountMinor ? 'excess' : 'applied') };
  });
}

/** What is still to be paid now. */
export function missingOf({ cart }: Pick<Checkout, 'cart'>, payments: readonly Payment[]): number {
  return cart.dueNowMinor - payments.reduce((sum, { appliedMinor }) => sum + appliedMinor, 0);
}

/** Payments of which the checkout takes nothing any more. */
export function handBack(payments: readonly Payment[], reason: Disposition): Payment[] {
  return payments.map((payment) => (payment.appliedMinor > 0 ? { ...payment, appliedMinor: 0, disposition: reason } : payment));
}

function reasonAgainst({ status, cart }: Checkout, { currency }: Payment, missing: number): Disposition | undefined {
  if (currency !== cart.currency) return 'mismatch';
  if (status === 'cancelled') return 'after_cancel';
  return status === 'paid' || missing <= 0 ? 'duplicate' : undefined;
}
