import { z } from 'zod';

const webAddress = z.url({ protocol: /^https?$/ });

/** What each answer is wrapped in. */
export const envelope = z.object({
  status: z.boolean(),
  message: z.string().optional(),
  type: z.string().nullish(),
  code: z.string().nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

export const initialized = z.object({ reference: z.string(), access_code: z.string().min(1), authorization_url: webAddress });

/** A transaction, of what verifying it tells. Sums are minor units. */
export const transaction = z.object({
  id: z.union([z.number().int().positive(), z.string().min(1)]).transform(String),
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: z.number().int().nonnegative(),
  requested_amount: z.number().int().nullish(),
  currency: z.string(),
  paid_at: z.iso.datetime({ offset: true }).nullish(),
  created_at: z.iso.datetime({ offset: true }),
});
export type PaystackTransaction = z.infer<typeof transaction>;

/** A charge by transfer; without the account while the bank has not given one. */
export const transfer = z.object({
  reference: z.string(),
  status: z.string(),
  domain: z.string().nullish(),
  account_name: z.string().nullish(),
  account_number: z.string().nullish(),
  bank: z.object({ name: z.string().nullish() }).nullish(),
  account_expires_at: z.iso.datetime({ offset: true }).nullish(),
});
export type PaystackTransfer = z.infer<typeof transfer>;

const refundId = z.union([z.number().int().positive(), z.string().min(1)]).transform(String);
export const refund = z.object({ id: refundId, status: z.string() });
export type PaystackRefund = z.infer<typeof refund>;

export const refunds = z.array(z.object({ id: refundId, status: z.string(), transaction_reference: z.string().nullish(), merchant_note: z.string().nullish() }));
export const pages = z.object({ pageCount: z.number().int().nonnegative() });

/** Callbacks are signed before they are read: any event, and what it is about. */
export const callback = z.object({ event: z.string().min(1), data: z.record(z.string(), z.unknown()) });
/** Of a refund that has ended. */
export const refundEnded = z.object({
  status: z.string(),
  domain: z.string(),
  transaction_reference: z.string(),
  refund_reference: z.union([z.string(), z.number()]).nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
});
export const chargeSucceeded = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  domain: z.string(),
  reference: z.string(),
});
