import type { PaymentAttempt, PaymentTruth } from '@svc/payments';
import type { PaystackTransaction } from './paystack-answers';
import { theirReference } from './paystack-references';

export const NOTHING_KNOWN: PaymentTruth = { status: 'pending', receipts: [] };

/** Whether a transaction is the attempt's: of its environment, and by its reference. */
export function isOfAttempt({ mode, reference }: Pick<PaymentAttempt, 'mode' | 'reference'>, { domain, reference: theirs }: PaystackTransaction): boolean {
  return domain === mode && theirs === theirReference(reference);
}

/**
 * What Paystack says of an attempt. `abandoned` is the state of whoever has not paid yet, not an end. Money that went all
 * back (`reversed`) is no receipt: whoever has booked it before keeps it booked, and nobody gets goods for it afterwards.
 */
export function judgeTransaction(attempt: PaymentAttempt, found: PaystackTransaction): PaymentTruth {
  if (!isOfAttempt(attempt, found)) return NOTHING_KNOWN;
  if (found.status === 'failed' || found.status === 'reversed') return { status: 'failed', receipts: [] };
  if (found.status !== 'success') return NOTHING_KNOWN;
  const { id: providerReference, currency } = found;
  const amountMinor = receivedOf(found);
  const isEnough = currency === attempt.currency && amountMinor >= attempt.amountMinor;
  return { status: isEnough ? 'paid' : 'pending', receipts: [{ providerReference, amountMinor, currency, paidAt: new Date(found.paid_at ?? found.created_at) }] };
}

/** What came for the merchant: a buyer who bears the fees pays more than was asked for, and Paystack keeps the difference. */
function receivedOf({ amount, requested_amount: requested }: PaystackTransaction): number {
  return requested ? Math.min(amount, requested) : amount;
}
