import type { PaymentAttempt } from '@svc/payments';
import { z } from 'zod';

/** Stripe's times: whole seconds. */
const seconds = z.number().int().nonnegative();

/** What is read of a Checkout Session, in minor units; the payment and its charge are expanded. */
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
      /** What came, whatever was given back since. */
      amount_received: z.number().int().nonnegative(),
      created: seconds,
      latest_charge: z.object({ created: seconds }).nullable(),
    })
    .nullable(),
});
export type StripeSession = z.infer<typeof stripeSession>;

/** Whether a session is that of an attempt: by the reference, and in its environment. */
export function isSessionOf({ client_reference_id, livemode }: Pick<StripeSession, 'client_reference_id' | 'livemode'>, { reference, mode }: Pick<PaymentAttempt, 'reference' | 'mode'>): boolean {
  return client_reference_id === reference && livemode === (mode === 'live');
}

/** The id in the address of a session's page; undefined where there is none. */
export function sessionIdIn(checkoutUrl: string | null | undefined): string | undefined {
  return /\/(cs_(?:test|live)_\w+)/.exec(checkoutUrl ?? '')?.[1];
}
