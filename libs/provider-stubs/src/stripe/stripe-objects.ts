import { z } from 'zod';

/** A parsed body or query: `a[b][0]=c` is `{ a: { b: ['c'] } }`. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

export function parseForm(text: string): FormValue {
  const root: Record<string, FormValue> = {};
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[');
    let at = root;
    let key = first;
    for (const next of rest) {
      at = (at[key] ??= {}) as Record<string, FormValue>;
      key = next;
    }
    at[key] = value;
  }
  return withLists(root);
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([key, each]) => [key, withLists(each)] as const);
  const isList = entries.length > 0 && entries.every(([key], index) => key === String(index));
  return isList ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

const integer = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
const flag = z.enum(['true', 'false']).transform((text) => text === 'true');
const address = z.url({ protocol: /^https?$/ }).max(5_000);
const metadata = z.record(z.string().min(1).max(40), z.string().max(500)).refine((entries) => Object.keys(entries).length <= 50);
const limit = integer.pipe(z.number().min(1).max(100)).default(10);
const expand = z.array(z.string().regex(/^[a-z_]+(\.[a-z_]+){0,3}$/)).default([]);

/**
 * Schemas of our requests to Stripe, after its reference and the types of its package, without parameters that we do
 * not send. The public samples contain responses only.
 */
export const stripeForms = {
  createSession: z.strictObject({
    mode: z.literal('payment'),
    client_reference_id: z.string().regex(/^[\w-]{1,200}$/),
    customer_email: z.email().max(800).optional(),
    metadata,
    payment_intent_data: z.strictObject({ metadata }),
    line_items: z
      .array(
        z.strictObject({
          quantity: integer.pipe(z.number().min(1)),
          price_data: z.strictObject({
            currency: z.string().regex(/^[a-z]{3}$/),
            unit_amount: integer.pipe(z.number().min(0)),
            product_data: z.strictObject({ name: z.string().min(1).max(250) }),
          }),
        }),
      )
      .min(1)
      .max(100),
    /** Payment methods; `payment_method_types` was removed from the API. */
    allowed_payment_method_types: z.array(z.literal('card')).length(1),
    adaptive_pricing: z.strictObject({ enabled: flag }),
    success_url: address,
    cancel_url: address,
    expires_at: integer,
  }),
  listSessions: z.strictObject({
    created: z.strictObject({ gte: integer, lte: integer }),
    limit,
    starting_after: z.string().startsWith('cs_').optional(),
    expand,
  }),
  retrieveSession: z.strictObject({ expand }),
  expireSession: z.strictObject({}),
  createRefund: z.strictObject({ payment_intent: z.string().startsWith('pi_'), amount: integer.pipe(z.number().min(1)), metadata }),
  retrieveRefund: z.strictObject({}),
  /** Lists the refunds of a payment, or all refunds since a time. */
  listRefunds: z.strictObject({
    payment_intent: z.string().startsWith('pi_').optional(),
    created: z.strictObject({ gte: integer }).optional(),
    limit,
    starting_after: z.string().startsWith('re_').optional(),
  }),
  listDisputes: z.strictObject({
    created: z.strictObject({ gte: integer }),
    limit,
    starting_after: z.string().startsWith('du_').optional(),
  }),
};
export type CreateSessionForm = z.infer<typeof stripeForms.createSession>;

/** Stored objects of the stub: amounts in minor units, times in seconds. */
export interface StubCharge {
  id: string;
  object: 'charge';
  created: number;
}

export interface StubPayment {
  id: string;
  object: 'payment_intent';
  amount: number;
  amount_received: number;
  currency: string;
  created: number;
  livemode: boolean;
  latest_charge: StubCharge | null;
  metadata: Record<string, string>;
  status: 'succeeded' | 'requires_payment_method' | 'processing';
  /** Reason for declining the last card. */
  last_payment_error: { type: 'card_error'; code: string; decline_code: string; message: string } | null;
}

export interface StubSession {
  id: string;
  object: 'checkout.session';
  adaptive_pricing: { enabled: boolean };
  amount_total: number;
  cancel_url: string;
  client_reference_id: string;
  created: number;
  currency: string;
  customer_email: string | null;
  expires_at: number;
  livemode: boolean;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: StubPayment | null;
  payment_method_types: string[];
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
}

export interface StubRefund {
  id: string;
  object: 'refund';
  amount: number;
  charge: string | null;
  created: number;
  currency: string;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string | null;
  status: 'succeeded' | 'pending' | 'failed';
}

/** Dispute of a payment by the buyer's bank. */
export interface StubDispute {
  id: string;
  object: 'dispute';
  amount: number;
  charge: string | null;
  created: number;
  currency: string;
  evidence_details: { due_by: number | null };
  livemode: boolean;
  metadata: Record<string, string>;
  payment_intent: string;
  reason: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
}

export interface StubEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: object };
  livemode: boolean;
  pending_webhooks: number;
  request: { id: string | null; idempotency_key: string | null };
  type: string;
}

/** Returns a session in a response: objects that are not expanded are ids. @param expand paths below the session */
export function shownSession(session: StubSession, expand: readonly string[]): object {
  const { payment_intent: payment } = session;
  if (!payment || !expand.some((path) => path.startsWith('payment_intent'))) return { ...session, payment_intent: payment?.id ?? null };
  return { ...session, payment_intent: expand.includes('payment_intent.latest_charge') ? payment : shownPayment(payment) };
}

export const shownPayment = (payment: StubPayment): object => ({ ...payment, latest_charge: payment.latest_charge?.id ?? null });
