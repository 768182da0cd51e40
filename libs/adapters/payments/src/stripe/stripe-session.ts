import { cutText } from '@svc/kernel';
import type { OpenCharge, PaymentAttempt, PaymentTruth, Receipt } from '@svc/payments';
import type Stripe from 'stripe';
import { z } from 'zod';
import { fromStripe, toStripe } from './stripe-amount';
import { paymentError, refusalOfPayment } from './stripe-refusal';

const MINUTE_MS = 60_000;
/** Shortest life of a session at Stripe: 30 minutes; `close` ends it at our own, earlier end. */
const LEAST_LIFE_MS = 30 * MINUTE_MS;
/**
 * Time after its beginning in which an attempt can be opened at Stripe. The end of a session is counted from that beginning:
 * the same however often it is opened, as its key requires. It is too near for Stripe long before it drops the key, after a
 * day.
 */
export const OPENABLE_MS = 15 * MINUTE_MS;
const LONGEST_NAME = 250;

/**
 * Returns the session of a charge (D-56): one sum, in its own currency whatever the buyer's, by card alone. Throws
 * ProviderRefused for a sum that Stripe cannot charge (D-128).
 */
export function sessionFor({ attempt, buyer, description, returnUrl }: OpenCharge): Stripe.Checkout.SessionCreateParams {
  const { reference, amountMinor, currency, createdAt } = attempt;
  const metadata = { reference };
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata,
    payment_intent_data: { metadata },
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toStripe(amountMinor, currency),
          product_data: { name: cutText(description, LONGEST_NAME) || reference },
        },
      },
    ],
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    ...(buyer.email && { customer_email: buyer.email }),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor((createdAt.getTime() + OPENABLE_MS + LEAST_LIFE_MS) / 1_000),
  };
}

/** Stripe's times: whole seconds. */
const seconds = z.number().int().nonnegative();

/** Fields that are read of a Checkout Session, in the units of Stripe; the payment and its charge are expanded. */
export const stripeSession = z.object({
  id: z.string().startsWith('cs_'),
  livemode: z.boolean(),
  client_reference_id: z.string().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  /** The buyer's page; only while it can be paid. */
  url: z.string().nullable(),
  expires_at: seconds,
  payment_intent: z
    .object({
      id: z.string().startsWith('pi_'),
      livemode: z.boolean(),
      status: z.string(),
      currency: z.string().length(3),
      /** Sum received, regardless of later refunds. */
      amount_received: z.number().int().nonnegative(),
      created: seconds,
      latest_charge: z.object({ created: seconds }).nullable(),
      last_payment_error: paymentError.nullish(),
    })
    .nullable(),
});
export type StripeSession = z.infer<typeof stripeSession>;

/** Returns whether a session is that of an attempt: by the reference, and in its environment. */
export function isSessionOf(
  { client_reference_id, livemode }: Pick<StripeSession, 'client_reference_id' | 'livemode'>,
  { reference, mode }: Pick<PaymentAttempt, 'reference' | 'mode'>,
): boolean {
  return client_reference_id === reference && livemode === (mode === 'live');
}

/** Returns the id in the address of a session's page; undefined where there is none. */
export function sessionIdIn(checkoutUrl: string | null | undefined): string | undefined {
  return /\/(cs_(?:test|live)_\w+)/.exec(checkoutUrl ?? '')?.[1];
}

/** States of a payment that nobody is going to pay any more, once its session is complete. */
const OVER: readonly string[] = ['canceled', 'requires_payment_method'];

/**
 * Judges an attempt by its session (ADR 0028 r1): the money received, in any sum and currency, and `paid` when it is the sum
 * due. A session of another reference, or of the other environment, is ignored. A card that is refused leaves it pending: the
 * buyer may try another.
 */
export function truthOf(attempt: PaymentAttempt, session: StripeSession | undefined): PaymentTruth {
  if (!session || !isSessionOf(session, attempt)) return { status: 'pending', receipts: [] };
  const receipts = receiptsOf(attempt, session);
  const isPaid = receipts.some(({ amountMinor, currency }) => currency === attempt.currency && amountMinor >= attempt.amountMinor);
  const refused = receipts.length === 0 ? session.payment_intent?.last_payment_error : undefined;
  return {
    status: isPaid ? 'paid' : isOver(session, receipts) ? 'failed' : 'pending',
    receipts,
    ...(refused && { refusal: refusalOfPayment(refused) }),
  };
}

function receiptsOf({ mode }: PaymentAttempt, { payment_intent: payment }: StripeSession): Receipt[] {
  if (!payment || payment.amount_received === 0 || payment.livemode !== (mode === 'live')) return [];
  const paidAt = new Date((payment.latest_charge ?? payment).created * 1_000);
  const { id: providerReference, amount_received: amount, currency } = payment;
  return [{ providerReference, amountMinor: fromStripe(amount, currency), currency: currency.toUpperCase(), paidAt }];
}

/** Returns whether no more money can come: a session is paid once, if at all. */
function isOver({ status, payment_intent: payment }: StripeSession, receipts: readonly Receipt[]): boolean {
  return status === 'expired' || (status === 'complete' && (receipts.length > 0 || OVER.includes(payment?.status ?? '')));
}
