import type { ReadCallback } from '@svc/payments';
import { z } from 'zod';

const OF_REFUND: readonly string[] = ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'];
const OF_DISPUTE = /^charge\.dispute\./;

const refund = z.object({ object: z.literal('refund'), id: z.string().min(1), payment_intent: z.string().startsWith('pi_') });
const dispute = z.object({ object: z.literal('dispute'), id: z.string().min(1), payment_intent: z.string().startsWith('pi_') });

/**
 * Reads the money that an event of a refund or a dispute is about (D-129). The object of the event is as old as the event: its
 * sums and states are read again. Undefined for all other events, and for money that is of no payment.
 */
export function readStripeReportedMoney(type: string, object: unknown): Pick<ReadCallback, 'reference' | 'reported'> | undefined {
  if (OF_DISPUTE.test(type)) {
    const read = dispute.safeParse(object);
    return read.success ? { reference: read.data.payment_intent, reported: { providerReference: read.data.payment_intent } } : undefined;
  }
  const read = OF_REFUND.includes(type) ? refund.safeParse(object) : undefined;
  if (!read?.success) return undefined;
  const { id, payment_intent: payment } = read.data;
  return { reference: payment, reported: { providerReference: payment, providerRefundId: id } };
}
