import type { Payment, PaymentAttempt } from '@svc/payments';
import type { Checkout } from './checkout';

const HOUR_MS = 3_600_000;

/** `late`: it counts when all could still be bought at that total; `too_late`: it goes back (D-103). */
export type Timeliness = 'in_time' | 'late' | 'too_late';

/**
 * Whether money came in time for a checkout, by when it was paid at the provider, however late we learn of it (D-103). A
 * balance and a savings plan that has begun take money by rules of their own (ADR 0032, ADR 0039).
 */
export function timelinessOf(checkout: Checkout, attempts: readonly PaymentAttempt[], { paidAt }: Pick<Payment, 'paidAt'>): Timeliness {
  const { kind, saving, waits } = checkout;
  if (kind === 'balance' || saving?.startedAt) return 'in_time';
  const lateMs = paidAt.getTime() - endOf(checkout, attempts);
  if (lateMs <= 0) return 'in_time';
  return lateMs <= waits.lateMoneyHours * HOUR_MS ? 'late' : 'too_late';
}

/** The end of the checkout, or the later one that the account of a transfer names which was started. */
function endOf({ expiresAt }: Checkout, attempts: readonly PaymentAttempt[]): number {
  const accounts = attempts.flatMap(({ flow, expiresAt: end }) => (flow === 'transfer' && end ? [end.getTime()] : []));
  return Math.max(expiresAt.getTime(), ...accounts);
}
