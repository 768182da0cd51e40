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
const numeric = z.string().regex(/^[1-9]\d*$/);

/** The calls that we make of Paystack, as it takes them: nothing else gets through. */
export const PAYSTACK_REQUESTS = {
  initialize: z.strictObject({
    email,
    amount,
    currency: z.enum(['NGN']),
    reference,
    channels: z.array(z.enum(['card'])).min(1),
    callback_url: z.url(),
    metadata,
  }),
  /** With a transfer, as Paystack's guide to it shows; its OpenAPI document does not know it. */
  charge: z.strictObject({ email, amount, reference, metadata, bank_transfer: z.strictObject({ account_expires_at: z.iso.datetime() }) }),
  /** Money comes in other currencies as well, though it was not asked for. */
  refund: z.strictObject({
    transaction: reference,
    amount,
    currency: z.enum(['GHS', 'KES', 'NGN', 'USD', 'ZAR']),
    merchant_note: z.string().min(1),
  }),
  verify: z.strictObject({}),
  check: z.strictObject({}),
  fetchRefund: z.strictObject({}),
  /** The query. */
  refunds: z.strictObject({ perPage: numeric, page: numeric, from: z.iso.datetime() }),
  disputes: z.strictObject({ perPage: numeric, page: numeric, from: z.iso.datetime() }),
};
export type PaystackCall = keyof typeof PAYSTACK_REQUESTS;
export type PaystackRequest<C extends PaystackCall> = z.infer<(typeof PAYSTACK_REQUESTS)[C]>;

/** By method and path; the last part of a path with a reference is the reference. */
export function callOf(method: string, path: string): { call: PaystackCall; reference: string } | undefined {
  const reference = path.slice(path.lastIndexOf('/') + 1);
  const asked = `${method} ${path}`;
  if (asked === 'POST /transaction/initialize') return { call: 'initialize', reference: '' };
  if (asked === 'POST /charge') return { call: 'charge', reference: '' };
  if (asked === 'POST /refund') return { call: 'refund', reference: '' };
  if (asked === 'GET /dispute') return { call: 'disputes', reference: '' };
  if (asked === 'GET /refund') return { call: 'refunds', reference: '' };
  if (/^GET \/refund\/\d+$/.test(asked)) return { call: 'fetchRefund', reference };
  if (asked === `GET /transaction/verify/${reference}`) return { call: 'verify', reference };
  return asked === `GET /charge/${reference}` ? { call: 'check', reference } : undefined;
}

const SIGNATURE_HEADER = 'x-paystack-signature';

/** How the next callbacks come: each twice, the last first, none, or by somebody who does not have the key. */
export type CallbackWay = 'once' | 'duplicate' | 'out_of_order' | 'lost' | 'forged';

/** A callback as Paystack posts it: signed bytes. */
export function paystackCallback(secretKey: string, event: string, data: object): PostedCallback {
  const raw = Buffer.from(JSON.stringify({ event, data }));
  return { raw, headers: { 'content-type': 'application/json', [SIGNATURE_HEADER]: signPaystack(secretKey, raw) } };
}

/** The callbacks that are due, the way they come. */
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
