import type { Disposition, Payment, PaymentAttempt } from '@svc/payments';
import { formatMoney } from '@svc/kernel';
import type { Checkout } from '../checkout';
import { dueMinorOf, isSavingOver, savedMinorOf } from '../savings/saving';

/**
 * Decides for each new payment how much of it the checkout takes, and why not all; `isNew` selects them, `isLate` those that came
 * too late to count. The same order gives the same result, whichever process learns of the money first.
 */
export function applyPayments(
  checkout: Checkout,
  payments: readonly Payment[],
  isNew: (payment: Payment) => boolean,
  isLate: (payment: Payment) => boolean = () => false,
): Payment[] {
  let missing = missingOf(
    checkout,
    payments.filter((payment) => !isNew(payment)),
  );
  return payments.map((payment) => {
    if (!isNew(payment)) return payment;
    const reason = reasonAgainst(checkout, payment, missing) ?? (isLate(payment) ? 'late' : undefined);
    const appliedMinor = reason ? 0 : Math.min(payment.amountMinor, missing);
    missing -= appliedMinor;
    return { ...payment, appliedMinor, disposition: reason ?? (appliedMinor < payment.amountMinor ? 'excess' : 'applied') };
  });
}

/** Returns the amount that is still due now. */
export function missingOf(checkout: Pick<Checkout, 'cart' | 'saving'>, payments: readonly Payment[]): number {
  return dueMinorOf(checkout) - savedMinorOf(payments);
}

/** Takes back all that was applied of payments; `which` selects them, all by default. */
export function returnPayments(
  payments: readonly Payment[],
  reason: Disposition,
  which: (payment: Payment) => boolean = () => true,
): Payment[] {
  return payments.map((payment) =>
    payment.appliedMinor > 0 && which(payment) ? { ...payment, appliedMinor: 0, disposition: reason } : payment,
  );
}

/** Takes back an amount of the applied payments, from the oldest first. */
export function returnPart(payments: readonly Payment[], amountMinor: number, reason: Disposition): Payment[] {
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

const HOUR_MS = 3_600_000;

/** `late` money counts when all could still be bought at that total; `too_late` money goes back (D-103). */
export type Timeliness = 'in_time' | 'late' | 'too_late';

/**
 * Judges whether money came in time for a checkout, by when it was paid at the provider, however late the service learns of it
 * (D-103). Balances, and savings plans that have begun, follow rules of their own (ADR 0032, ADR 0039).
 */
export function timelinessOf(checkout: Checkout, attempts: readonly PaymentAttempt[], { paidAt }: Pick<Payment, 'paidAt'>): Timeliness {
  const { kind, saving, waits } = checkout;
  if (kind === 'balance' || saving?.startedAt) return 'in_time';
  const lateMs = paidAt.getTime() - endOf(checkout, attempts);
  if (lateMs <= 0) return 'in_time';
  return lateMs <= waits.lateMoneyHours * HOUR_MS ? 'late' : 'too_late';
}

/** Returns the end of the checkout, or the later end of a transfer's account, in milliseconds. */
function endOf({ expiresAt }: Checkout, attempts: readonly PaymentAttempt[]): number {
  const accounts = attempts.flatMap(({ flow, expiresAt: end }) => (flow === 'transfer' && end ? [end.getTime()] : []));
  return Math.max(expiresAt.getTime(), ...accounts);
}

const REASONS: Readonly<Record<Exclude<Disposition, 'applied'>, string>> = {
  excess: 'more was paid than was due',
  duplicate: 'the checkout was paid already',
  late: 'it came when the goods were sold to others, or when the checkout had ended and they could not be bought like this any more',
  after_cancel: 'it came after the checkout was cancelled',
  mismatch: 'it came in another currency than that of the checkout',
  unfinished: 'the checkout ended before all of it was paid',
};

/** Returns a sentence for the merchant about an automatic refund (D-29). */
export function refundReason({ disposition, currency }: Payment, amountMinor: number): string {
  const reason = REASONS[disposition === 'applied' ? 'excess' : disposition];
  return `${formatMoney(amountMinor, currency)} goes back to the buyer: ${reason}.`;
}
