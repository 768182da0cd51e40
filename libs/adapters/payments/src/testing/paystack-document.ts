import type { PaystackCall } from '@svc/provider-stubs';

const string = { type: 'string' };
const integer = { type: 'integer' };
const object = { type: 'object' };
const stringOrNull = { type: ['string', 'null'] };
const integerOrNull = { type: ['integer', 'null'] };
const currency = { type: 'string', enum: ['GHS', 'KES', 'NGN', 'ZAR', 'USD'] };
const channels = { type: 'array', items: { type: 'string', enum: ['card', 'bank', 'ussd', 'qr', 'eft', 'mobile_money', 'bank_transfer'] } };

interface DocumentedCall {
  method: 'GET' | 'POST';
  path: string;
  /** Schema of the body; of the query for lists. */
  request: DocumentedObject;
  /** Schema of `data`; of each item for lists. */
  answer: DocumentedObject;
}
export interface DocumentedObject {
  required?: readonly string[];
  properties: Readonly<Record<string, object>>;
}

/**
 * Our calls with the fields that we use, after Paystack's public OpenAPI document (PaystackOSS/openapi, dist/paystack.yaml,
 * commit 9678dea of 2025-10-24, MIT licence). It does not cover charges by transfer (see `UNDOCUMENTED`), nor disputes, which
 * are after Paystack's guide alone.
 */
export const PAYSTACK_DOCUMENT: Readonly<Record<Exclude<PaystackCall, 'disputes'>, DocumentedCall>> = {
  initialize: {
    method: 'POST',
    path: '/transaction/initialize',
    request: {
      required: ['email', 'amount'],
      properties: { email: string, amount: integer, currency, reference: string, channels, callback_url: string, metadata: object },
    },
    answer: {
      required: ['authorization_url', 'access_code', 'reference'],
      properties: { authorization_url: string, access_code: string, reference: string },
    },
  },
  verify: {
    method: 'GET',
    path: '/transaction/verify/{reference}',
    request: { properties: {} },
    answer: {
      required: [
        'id',
        'domain',
        'status',
        'reference',
        'amount',
        'requested_amount',
        'currency',
        'channel',
        'paid_at',
        'created_at',
        'fees',
        'metadata',
        'customer',
      ],
      properties: {
        id: integer,
        domain: string,
        status: string,
        reference: string,
        amount: integer,
        requested_amount: integer,
        currency: string,
        channel: string,
        gateway_response: string,
        paid_at: stringOrNull,
        created_at: string,
        fees: integerOrNull,
        metadata: { anyOf: [string, object] },
        customer: object,
      },
    },
  },
  charge: {
    method: 'POST',
    path: '/charge',
    request: { required: ['email', 'amount'], properties: { email: string, amount: integer, reference: string, metadata: object } },
    answer: { properties: { reference: string, status: string, domain: string, amount: integer, currency: string } },
  },
  check: {
    method: 'GET',
    path: '/charge/{reference}',
    request: { properties: {} },
    answer: {
      required: ['reference', 'status', 'domain', 'amount', 'currency'],
      properties: { reference: string, status: string, domain: string, amount: integer, currency: string },
    },
  },
  refund: {
    method: 'POST',
    path: '/refund',
    request: { required: ['transaction'], properties: { transaction: string, amount: integer, currency, merchant_note: string } },
    answer: {
      required: ['transaction', 'status', 'amount', 'currency', 'domain', 'id', 'merchant_note', 'createdAt'],
      properties: {
        transaction: object,
        status: string,
        amount: integer,
        currency: string,
        domain: string,
        id: integer,
        merchant_note: string,
        createdAt: string,
      },
    },
  },
  fetchRefund: {
    method: 'GET',
    path: '/refund/{id}',
    request: { properties: {} },
    answer: {
      required: ['transaction', 'status', 'amount', 'currency', 'domain', 'id', 'merchant_note', 'createdAt'],
      properties: {
        transaction: integer,
        transaction_reference: string,
        status: string,
        amount: integer,
        currency: string,
        domain: string,
        id: integer,
        merchant_note: string,
        createdAt: string,
      },
    },
  },
  refunds: {
    method: 'GET',
    path: '/refund',
    request: { properties: { perPage: integer, page: integer, from: string } },
    answer: {
      required: ['transaction', 'transaction_reference', 'status', 'amount', 'currency', 'domain', 'id', 'merchant_note', 'createdAt'],
      properties: {
        transaction: integer,
        transaction_reference: string,
        status: string,
        amount: integer,
        currency: string,
        domain: string,
        id: integer,
        merchant_note: string,
        createdAt: string,
      },
    },
  },
};

/** Fields from Paystack's guide to transfers that its OpenAPI document does not know: proven by that guide alone. */
export const UNDOCUMENTED = {
  requests: { charge: ['bank_transfer'] },
  answers: {
    charge: ['display_text', 'account_name', 'account_number', 'bank', 'account_expires_at'],
    check: ['display_text', 'account_name', 'account_number', 'bank', 'account_expires_at'],
  },
} as const satisfies Record<string, Partial<Record<PaystackCall, readonly string[]>>>;
