import { cutText, parseJson } from '@svc/kernel';
import { z } from 'zod';
import { KeyNotAccepted, ProviderRefused, ProviderUnavailable } from '@svc/payments';
import type { ProviderFetch } from '../provider-fetch';
import { factsOf } from './paystack-refusal';

const webAddress = z.url({ protocol: /^https?$/ });

/** Envelope of each answer. */
const envelope = z.object({
  status: z.boolean(),
  message: z.string().optional(),
  type: z.string().nullish(),
  code: z.string().nullish(),
  data: z.unknown().optional(),
  meta: z.unknown().optional(),
});

export const initialized = z.object({ reference: z.string(), access_code: z.string().min(1), authorization_url: webAddress });

/** A transaction, with the fields that verifying it returns. Sums are minor units. */
export const transaction = z.object({
  id: z.union([z.number().int().positive(), z.string().min(1)]).transform(String),
  domain: z.string(),
  status: z.string(),
  reference: z.string(),
  amount: z.number().int().nonnegative(),
  requested_amount: z.number().int().nullish(),
  currency: z.string(),
  gateway_response: z.string().nullish(),
  paid_at: z.iso.datetime({ offset: true }).nullish(),
  created_at: z.iso.datetime({ offset: true }),
});
export type PaystackTransaction = z.infer<typeof transaction>;

/** A charge by transfer; without the account while the bank has not assigned one. */
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

export const refunds = z.array(
  z.object({ id: refundId, status: z.string(), transaction_reference: z.string().nullish(), merchant_note: z.string().nullish() }),
);
export const pages = z.object({ pageCount: z.number().int().nonnegative() });

/** Callbacks are signed before they are read: any event, and its data. */
export const callback = z.object({ event: z.string().min(1), data: z.record(z.string(), z.unknown()) });
/** Data of a refund that has ended. */
export const refundEnded = z.object({
  status: z.string(),
  domain: z.string(),
  transaction_reference: z.string(),
  refund_reference: z.union([z.string(), z.number()]).nullish(),
  id: z.union([z.string(), z.number()]).nullish(),
});
/** Data of a dispute of a charge; a refund that is named as well is not read. */
export const disputeChanged = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  domain: z.string().nullish(),
  transaction: z.object({ reference: z.string(), domain: z.string().nullish() }),
});
export const chargeSucceeded = z.object({
  id: z.union([z.number(), z.string()]),
  status: z.string(),
  domain: z.string(),
  reference: z.string(),
});

/** Refusal by Paystack; `code` is its own name for the reason. */
export class PaystackRefused extends ProviderRefused {
  constructor(
    reason: string,
    readonly status: number,
    readonly code?: string,
  ) {
    super(reason, factsOf(code, reason));
  }
}

interface Call {
  method?: 'GET' | 'POST';
  body?: object;
  signal?: AbortSignal;
}

/**
 * Calls of Paystack's API, each made once: the caller retries. Throws ProviderUnavailable when the outcome is unknown,
 * KeyNotAccepted while the key is refused (the merchant can fix that, and money must not be given up for it), else
 * PaystackRefused.
 */
export class PaystackApi {
  constructor(private readonly options: { secretKey: string; baseUrl: string; send: ProviderFetch }) {}

  /** Returns the `data` of an answer. */
  async ask<T>(path: string, shape: z.ZodType<T>, call?: Call): Promise<T> {
    return read((await this.call(path, call)).data, shape);
  }

  /** Returns the `data` of a list, and its `meta`. */
  async list<T, M>(path: string, shape: z.ZodType<T>, metaShape: z.ZodType<M>, call?: Call): Promise<{ data: T; meta: M }> {
    const { data, meta } = await this.call(path, call);
    return { data: read(data, shape), meta: read(meta, metaShape) };
  }

  private async call(path: string, { method = 'GET', body, signal }: Call = {}): Promise<z.infer<typeof envelope>> {
    const { baseUrl, secretKey, send } = this.options;
    const headers = {
      authorization: `Bearer ${secretKey}`,
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
    };
    const response = await send(`${baseUrl}${path}`, { method, headers, body: body && JSON.stringify(body), signal });
    const { status } = response;
    if (status === 401 || status === 403) throw new KeyNotAccepted('Paystack does not accept the secret key', { code: `http_${status}` });
    if (status >= 500 || status === 429 || status === 408) throw new ProviderUnavailable(`Paystack answered ${status}`);
    const answer = read(parseJson(await response.text()), envelope);
    if (answer.type === 'processor_error') throw new ProviderUnavailable(`Paystack answered ${status}: processor_error`);
    if (response.ok && answer.status) return answer;
    throw new PaystackRefused(cutText(`Paystack: ${answer.message ?? `it answered ${status}`}`, 500), status, answer.code ?? undefined);
  }
}

function read<T>(value: unknown, shape: z.ZodType<T>): T {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  const where = result.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new ProviderUnavailable(`Paystack answered in a form that we do not know: ${where || 'no JSON'}`);
}
