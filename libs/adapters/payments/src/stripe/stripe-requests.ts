import type { OpenCharge } from '@svc/payments';
import type Stripe from 'stripe';

const MINUTE_MS = 60_000;
/** Stripe takes 30 minutes at the least; our own, earlier end is told it by `close`. */
const LEAST_LIFE_MS = 30 * MINUTE_MS;
/**
 * How long after an attempt has begun Stripe opens it. The end of a session is counted from that beginning: the same however
 * often it is opened, as its key asks for, and too near for Stripe long before it forgets the key, after a day.
 */
export const OPENABLE_MS = 15 * MINUTE_MS;
const LONGEST_NAME = 250;

/** The session of a charge (D-56): one sum, in its own currency whatever the buyer's, by card alone. */
export function sessionFor({ attempt, buyer, description, returnUrl }: OpenCharge): Stripe.Checkout.SessionCreateParams {
  const { reference, amountMinor, currency, createdAt } = attempt;
  const metadata = { reference };
  return {
    mode: 'payment',
    client_reference_id: reference,
    metadata,
    payment_intent_data: { metadata },
    line_items: [{ quantity: 1, price_data: { currency: currency.toLowerCase(), unit_amount: amountMinor, product_data: { name: description.slice(0, LONGEST_NAME) } } }],
    allowed_payment_method_types: ['card'],
    adaptive_pricing: { enabled: false },
    ...(buyer.email && { customer_email: buyer.email }),
    success_url: returnUrl,
    cancel_url: returnUrl,
    expires_at: Math.floor((createdAt.getTime() + OPENABLE_MS + LEAST_LIFE_MS) / 1_000),
  };
}
