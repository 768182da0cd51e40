import type { Disposition, Payment } from '@svc/payments';
import type { Checkout } from './checkout';
import { dueMinorOf, isSavingOver, savedMinorOf } from './saving';

/**
 * Says of each new payment how much the checkout takes of it, and why not all; `isNew` tells them, `isLate` those that came
 * too late to count. The same order gives the same answer, whoever hears of the money first.
 */
export function applyMoney(checkout: Checkout, payments: readonly Payment[], isNew: (payment: Payment) => boolean, isLate: (payment: Payment) => boolean = () => false): Payment[] {
  let missing = missingOf(checkout, payments.filter((payment) => !isNew(payment)));
  return payments.map((payment) => {
    if (!isNew(payment)) return payment;
    const reason = reasonAgainst(checkout, payment, missing) ?? (isLate(payment) ? 'late' : undefined);
    const appliedMinor = reason ? 0 : Math.min(payment.amountMinor, missing);
    missing -= appliedMinor;
    return { ...payment, appliedMinor, disposition: reason ?? (appliedMinor < payment.amountMinor ? 'excess' : 'applied') };
  });
}

/** What is still to be paid now. */
export function missingOf(checkout: Pick<Checkout, 'cart' | 'saving'>, payments: readonly Payment[]): number {
  return dueMinorOf(checkout) - savedMinorOf(payments);
}

/** Payments of which the checkout takes nothing any more; `which` are meant. */
export function handBack(payments: readonly Payment[], reason: Disposition, which: (payment: Payment) => boolean = () => true): Payment[] {
  return payments.map((payment) => (payment.appliedMinor > 0 && which(payment) ? { ...payment, appliedMinor: 0, disposition: reason } : payment));
}

/** Payments of which so much goes back, of the oldest first. */
export function handBackPart(payments: readonly Payment[], amountMinor: number, reason: Disposition): Payment[] {
  let rest = amountMinor;
  return payments.map((payment) => {
    const back = Math.min(rest, payment.appliedMinor);
    rest -= back;
    return back > 0 ? { ...payment, appliedMinor: payment.appliedMinor - back, disposition: reason } : payment;
  });
}

function reasonAgainst(checkout: Checkout, { currency }: Payment, missing: number): Disposition | undefined {
  const { status, cart } = checkout;
  if (currency !== cart.currency) return 'mismatch';
  if (status === 'cancelled') return 'after_cancel';
  if (isSavingOver(checkout)) return 'unfinished';
  return status === 'paid' || missing <= 0 ? 'duplicate' : undefined;
}
