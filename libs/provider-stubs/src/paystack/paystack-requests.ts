import { z } from 'zod';
import { createHmac } from 'node:crypto';
import type { PostedCallback } from '../local-server';

const email = z.email();
const amount = z.int().positive();
const reference = z.string().regex(/^[A-Za-z0-9.=-]+$/);
const metadata = z.strictObject({
  custom_fields: z.array(z.strictObject({ display_name: z.string(), variable_name: z.string(), value: z.string() })),
  cancel_action: z.url(),
});
/** Currencies of Paystack's accounts. */
const currency = z.enum(['GHS', 'KES', 'NGN', 'USD', 'ZAR']);
const numeric = z.string().regex(/^[1-9]\d*$/);

/** Calls that the Paystack stub accepts; others are violations. */
export const PAYSTACK_REQUESTS = {
  initialize: z.strictObject({
    email,
    amount,
    currency,
    reference,
    channels: z.array(z.enum(['card'])).min(1),
    callback_url: z.url(),
    metadata,
  }),
  /** Charge by transfer, by Paystack's guide; its OpenAPI document does not describe it. */
  charge: z.strictObject({ email, amount, reference, metadata, bank_transfer: z.strictObject({ account_expires_at: z.iso.datetime() }) }),
  /** Refund; also in other currencies, since payments may arrive in them without a request. */
  refund: z.strictObject({
    transaction: reference,
    amount,
    currency,
    merchant_note: z.string().min(1),
  }),
  verify: z.strictObject({}),
  check: z.strictObject({}),
  fetchRefund: z.strictObject({}),
  /** Query of the request. */
  refunds: z.strictObject({ perPage: numeric, page: numeric, from: z.iso.datetime() }),
  disputes: z.strictObject({ perPage: numeric, page: numeric, from: z.iso.datetime() }),
};
export type PaystackCall = keyof typeof PAYSTACK_REQUESTS;
export type PaystackRequest<C extends PaystackCall> = z.infer<(typeof PAYSTACK_REQUESTS)[C]>;

/** Returns the call of a method and path, with the reference, which is the last part of its path. */
export function callOf(method: string, path: string): { call: PaystackCall; reference: string } | undefined {
  const reference = path.slice(path.lastIndexOf('/') + 1);
  const route = `${method} ${path}`;
  if (route === 'POST /transaction/initialize') return { call: 'initialize', reference: '' };
  if (route === 'POST /charge') return { call: 'charge', reference: '' };
  if (route === 'POST /refund') return { call: 'refund', reference: '' };
  if (route === 'GET /dispute') return { call: 'disputes', reference: '' };
  if (route === 'GET /refund') return { call: 'refunds', reference: '' };
  if (/^GET \/refund\/\d+$/.test(route)) return { call: 'fetchRefund', reference };
  if (route === `GET /transaction/verify/${reference}`) return { call: 'verify', reference };
  return route === `GET /charge/${reference}` ? { call: 'check', reference } : undefined;
}

const SIGNATURE_HEADER = 'x-paystack-signature';

/** Delivery of the next callbacks: once, each duplicated, in reverse order, none, or signed with a wrong key. */
export type CallbackWay = 'once' | 'duplicate' | 'out_of_order' | 'lost' | 'forged';

/** Returns a signed callback of Paystack. */
export function paystackCallback(secretKey: string, event: string, data: object): PostedCallback {
  const raw = Buffer.from(JSON.stringify({ event, data }));
  return { raw, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signPaystack(secretKey, raw) } };
}

/** Returns the due callbacks as they are delivered. */
export function comingBy(way: CallbackWay, due: readonly PostedCallback[]): PostedCallback[] {
  switch (way) {
    case 'once':
      return [...due];
    case 'duplicate':
      return due.flatMap((each) => [each, each]);
    case 'out_of_order':
      return [...due].reverse();
    case 'lost':
      return [];
    case 'forged':
      return due.map(({ raw, headers }) => ({
        raw,
        headers: { ...headers, [SIGNATURE_HEADER]: signPaystack('sk_live_somebodyelse', raw) },
      }));
  }
}

const signPaystack = (secretKey: string, raw: Buffer): string => createHmac('sha512', secretKey).update(raw).digest('hex');
