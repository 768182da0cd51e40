import { anAttempt } from '@svc/payments/testing';
import { judgeTransaction, ourReference, theirReference, transferAccount } from './paystack-transactions';
import type { PaystackTransaction, PaystackTransfer } from './paystack-api';

const attempt = anAttempt({ mode: 'test' });

const transaction = (facts: Partial<PaystackTransaction> = {}): PaystackTransaction => ({
  id: '4099260516',
  domain: 'test',
  status: 'success',
  reference: theirReference(attempt.reference),
  amount: 500_000,
  requested_amount: 500_000,
  currency: 'NGN',
  paid_at: '2026-11-21T09:05:00.000Z',
  created_at: '2026-11-21T09:00:00.000Z',
  ...facts,
});
const sumOf = (facts: Partial<PaystackTransaction>) =>
  judgeTransaction(attempt, transaction(facts)).receipts.map(({ amountMinor }) => amountMinor);

describe('the verdict on an attempt by its transaction at Paystack', () => {
  it('[ADR 0028 r1] is that it is paid, by one receipt', () => {
    expect(judgeTransaction(attempt, transaction())).toEqual({
      status: 'paid',
      receipts: [{ providerReference: '4099260516', amountMinor: 500_000, currency: 'NGN', paidAt: new Date('2026-11-21T09:05:00.000Z') }],
    });
  });

  it.each([
    ['another environment', { domain: 'live' }],
    ['another reference', { reference: 'pay-another' }],
    ['a reference that differs in its case', { reference: theirReference(attempt.reference).toUpperCase() }],
  ])('[ADR 0028 r1] is nothing when it is of %s', (_, facts) => {
    expect(judgeTransaction(attempt, transaction(facts))).toEqual({ status: 'pending', receipts: [] });
  });

  it.each(['abandoned', 'ongoing', 'pending', 'processing', 'queued', 'a status of the future'])(
    'is that it may be paid yet: %s',
    (status) => {
      expect(judgeTransaction(attempt, transaction({ status }))).toEqual({ status: 'pending', receipts: [] });
    },
  );

  it.each(['failed', 'reversed'])('is that it brings no money: %s', (status) => {
    expect(judgeTransaction(attempt, transaction({ status }))).toMatchObject({ status: 'failed', receipts: [] });
  });

  it('[D-127] is why the bank has refused it, and not of money that went back', () => {
    const said = { gateway_response: 'Insufficient Funds' };
    expect(judgeTransaction(attempt, transaction({ status: 'failed', ...said })).refusal).toEqual({
      cause: 'card',
      code: 'insufficient_funds',
      message: 'Insufficient Funds',
      reason: 'insufficient_funds',
    });
    for (const status of ['reversed', 'abandoned', 'success'])
      expect(judgeTransaction(attempt, transaction({ status, ...said })).refusal).toBeUndefined();
  });

  it('[ADR 0028 r1] is the sum without the fees that the buyer bears, where the transaction states the requested sum', () => {
    expect([
      sumOf({ amount: 510_000 }),
      sumOf({ amount: 510_000, requested_amount: null }),
      sumOf({ amount: 510_000, requested_amount: 0 }),
    ]).toEqual([[500_000], [510_000], [510_000]]);
  });

  it.each([
    ['too little was asked', { amount: 510_000, requested_amount: 499_999 }],
    ['too little came', { amount: 499_999 }],
    ['it came in another currency', { currency: 'GHS' }],
  ])('[ADR 0028 r1] is not that it is paid when %s', (_, facts) => {
    const truth = judgeTransaction(attempt, transaction(facts));
    expect([truth.status, truth.receipts.length]).toEqual(['pending', 1]);
  });
});

const REFERENCE = 'pay_01kaj8w0q2f3n4b5c6d7e8f9g0';

describe('references at Paystack', () => {
  it('[ADR 0028 r1] use characters that it accepts, and are the same there and back', () => {
    expect(theirReference(REFERENCE)).toMatch(/^[A-Za-z0-9.=-]+$/);
    expect(ourReference(theirReference(REFERENCE))).toBe(REFERENCE);
  });

  it.each(['T685312322670591', 'PAY-01kaj8w0', 'pay.01', 'pay_01', 'order-pay-01', 'pay-', ''])(
    '[ADR 0028 r3] are not ours: %s',
    (theirs) => {
      expect(ourReference(theirs)).toBeUndefined();
    },
  );
});

const ENDS_AT = new Date('2026-11-21T09:30:00.000Z');
const transfer = anAttempt({ rail: 'bank_transfer', flow: 'transfer' });
const transferOf = (facts: Partial<PaystackTransfer> = {}): PaystackTransfer => ({
  reference: theirReference(transfer.reference),
  status: 'pending_bank_transfer',
  account_name: 'PAYSTACK CHECKOUT',
  account_number: '9930000902',
  bank: { name: 'Test Bank' },
  account_expires_at: '2026-11-21T10:25:00+01:00',
  ...facts,
});

describe('the account of a transfer', () => {
  it('[D-33] takes the sum until the moment from Paystack, or else the requested one', () => {
    const account = {
      bankName: 'Test Bank',
      bankCode: null,
      accountNumber: '9930000902',
      accountName: 'PAYSTACK CHECKOUT',
      amountMinor: 500_000,
      currency: 'NGN',
      reference: transfer.reference,
    };
    expect(transferAccount(transfer, transferOf(), ENDS_AT)).toEqual({ ...account, expiresAt: '2026-11-21T09:25:00.000Z' });
    expect(transferAccount(transfer, transferOf({ account_expires_at: undefined }), ENDS_AT)).toEqual({
      ...account,
      expiresAt: '2026-11-21T09:30:00.000Z',
    });
  });

  it.each([
    ['number', { account_number: null }],
    ['name', { account_name: '' }],
    ['bank', { bank: null }],
    ['name of the bank', { bank: { name: undefined } }],
  ])('[§4.5 r3] is none while it has no %s', (_, facts) => {
    expect(transferAccount(transfer, transferOf(facts), ENDS_AT)).toBeNull();
  });

  it('[ADR 0028 r1] is none that is reported for another reference, or in another environment', () => {
    expect(transferAccount(transfer, transferOf({ reference: 'pay-another' }), ENDS_AT)).toBeNull();
    expect(transferAccount(transfer, transferOf({ domain: 'test' }), ENDS_AT)).toBeNull();
    expect(transferAccount(transfer, transferOf({ domain: 'live' }), ENDS_AT)).not.toBeNull();
  });
});
