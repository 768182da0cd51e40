import { CallbackForged, type PaymentAccount, type ReadCallback } from '@svc/payments';
import Stripe from 'stripe';
import { z } from 'zod';

const event = z.object({ id: z.string().startsWith('evt_'), livemode: z.boolean(), type: z.string(), data: z.object({ object: z.unknown() }) });
const ofSession = z.object({ client_reference_id: z.string().startsWith('pay_') });
const ofRefund = z.object({ object: z.literal('refund'), metadata: z.object({ reference: z.string().startsWith('pay_') }) });
/** A refund that has succeeded may still fail, weeks later. */
const OF_REFUND: readonly string[] = ['refund.updated', 'refund.failed', 'charge.refund.updated'];
/** The events of a session; Stripe sends whichever the merchant has chosen. */
const OURS = /^checkout\.session\./;

/**
 * Reads a callback whose signature, of these bytes and within five minutes, is right.
 * @throws CallbackForged
 */
export function readStripeCallback(account: PaymentAccount, raw: Buffer, signature: string | undefined, webhookSecret: string): ReadCallback | undefined {
  const read = event.safeParse(proven(raw, signature, webhookSecret));
  if (!read.success) throw new CallbackForged();
  const { id, livemode, type, data } = read.data;
  if (livemode !== (account.mode === 'live')) return undefined;
  const refund = ofRefund.safeParse(data.object);
  if (OF_REFUND.includes(type) && refund.success) return { eventId: id, reference: refund.data.metadata.reference, isOfRefund: true };
  const session = ofSession.safeParse(data.object);
  return OURS.test(type) && session.success ? { eventId: id, reference: session.data.client_reference_id } : undefined;
}

function proven(raw: Buffer, signature: string | undefined, webhookSecret: string): unknown {
  try {
    return Stripe.webhooks.constructEvent(raw, signature ?? '', webhookSecret);
  } catch {
    throw new CallbackForged();
  }
}
