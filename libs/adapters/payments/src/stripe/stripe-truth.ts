import type { PaymentAttempt, PaymentTruth, Receipt } from '@svc/payments';
import { isSessionOf, type StripeSession } from './stripe-session';

/** States of a payment that nobody is going to pay any more, once its session is complete. */
const OVER: readonly string[] = ['canceled', 'requires_payment_method'];

/**
 * What a session says of an attempt (ADR 0028 r1): the money that came, in whatever sum and currency, and `paid` when it is
 * what is due. A session of another reference, or of the other environment, says nothing. A card that is refused leaves
 * it pending: the buyer may try another.
 */
export function truthOf(attempt: PaymentAttempt, session: StripeSession | undefined): PaymentTruth {
  if (!session || !isSessionOf(session, attempt)) return { status: 'pending', receipts: [] };
  const receipts = receiptsOf(attempt, session);
  const isPaid = receipts.some(({ amountMinor, currency }) => currency === attempt.currency && amountMinor >= attempt.amountMinor);
  return { status: isPaid ? 'paid' : isOver(session, receipts) ? 'failed' : 'pending', receipts };
}

function receiptsOf({ mode }: PaymentAttempt, { payment_intent: payment }: StripeSession): Receipt[] {
  if (!payment || payment.amount_received === 0 || payment.livemode !== (mode === 'live')) return [];
  const paidAt = new Date((payment.latest_charge ?? payment).created * 1_000);
  return [{ providerReference: payment.id, amountMinor: payment.amount_received, currency: payment.currency.toUpperCase(), paidAt }];
}

/** No more money comes: a session is paid once, if at all. */
function isOver({ status, payment_intent: payment }: StripeSession, receipts: readonly Receipt[]): boolean {
  return status === 'expired' || (status === 'complete' && (receipts.length > 0 || OVER.includes(payment?.status ?? '')));
}
