import { anAttempt } from '@svc/payments/testing';
import type { PaystackTransfer } from './paystack-answers';
import { theirReference } from './paystack-references';
import { transferAccount } from './transfer-account';

const ENDS_AT = new Date('2026-11-21T09:30:00.000Z');
const attempt = anAttempt({ rail: 'bank_transfer', flow: 'transfer' });
const told = (facts: Partial<PaystackTransfer> = {}): PaystackTransfer => ({
  reference: theirReference(attempt.reference), status: 'pending_bank_transfer', account_name: 'PAYSTACK CHECKOUT', account_number: '9930000902',
  bank: { name: 'Test Bank' }, account_expires_at: '2026-11-21T10:25:00+01:00', ...facts,
});

describe('the account of a transfer', () => {
  it('[D-33] takes the sum until Paystack says, or until when it was asked for', () => {
    const account = { bankName: 'Test Bank', bankCode: null, accountNumber: '9930000902', accountName: 'PAYSTACK CHECKOUT', amountMinor: 500_000, currency: 'NGN', reference: attempt.reference };
    expect(transferAccount(attempt, told(), ENDS_AT)).toEqual({ ...account, expiresAt: '2026-11-21T09:25:00.000Z' });
    expect(transferAccount(attempt, told({ account_expires_at: undefined }), ENDS_AT)).toEqual({ ...account, expiresAt: '2026-11-21T09:30:00.000Z' });
  });

  it.each([
    ['number', { account_number: null }],
    ['name', { account_name: '' }],
    ['bank', { bank: null }],
    ['name of the bank', { bank: { name: undefined } }],
  ])('[§4.5 r3] is none while it has no %s', (_, facts) => {
    expect(transferAccount(attempt, told(facts), ENDS_AT)).toBeNull();
  });

  it('[ADR 0028 r1] is none that is told of another reference, or in another environment', () => {
    expect(transferAccount(attempt, told({ reference: 'pay-another' }), ENDS_AT)).toBeNull();
    expect(transferAccount(attempt, told({ domain: 'test' }), ENDS_AT)).toBeNull();
    expect(transferAccount(attempt, told({ domain: 'live' }), ENDS_AT)).not.toBeNull();
  });
});
