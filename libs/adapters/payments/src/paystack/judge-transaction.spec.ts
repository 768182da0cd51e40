import { anAttempt } from '@svc/payments/testing';
import { judgeTransaction } from './judge-transaction';
import type { PaystackTransaction } from './paystack-answers';
import { theirReference } from './paystack-references';

const attempt = anAttempt({ mode: 'test' });

const found = (facts: Partial<PaystackTransaction> = {}): PaystackTransaction => ({
  id: '4099260516', domain: 'test', status: 'success', reference: theirReference(attempt.reference), amount: 500_000, requested_amount: 500_000, currency: 'NGN',
  paid_at: '2026-11-21T09:05:00.000Z', created_at: '2026-11-21T09:00:00.000Z', ...facts,
});
const sumOf = (facts: Partial<PaystackTransaction>) => judgeTransaction(attempt, found(facts)).receipts.map(({ amountMinor }) => amountMinor);

describe('what a transaction at Paystack says of an attempt', () => {
  it('[ADR 0028 r1] is that it is paid, by one receipt', () => {
    expect(judgeTransaction(attempt, found())).toEqual({
      status: 'paid', receipts: [{ providerReference: '4099260516', amountMinor: 500_000, currency: 'NGN', paidAt: new Date('2026-11-21T09:05:00.000Z') }],
    });
  });

  it.each([
    ['another environment', { domain: 'live' }],
    ['another reference', { reference: 'pay-another' }],
    ['a reference that differs in its case', { reference: theirReference(attempt.reference).toUpperCase() }],
  ])('[ADR 0028 r1] is nothing when it is of %s', (_, facts) => {
    expect(judgeTransaction(attempt, found(facts))).toEqual({ status: 'pending', receipts: [] });
  });

  it.each(['abandoned', 'ongoing', 'pending', 'processing', 'queued', 'a status of the future'])('is that it may be paid yet: %s', (status) => {
    expect(judgeTransaction(attempt, found({ status }))).toEqual({ status: 'pending', receipts: [] });
  });

  it.each(['failed', 'reversed'])('is that it brings nothing: %s', (status) => {
    expect(judgeTransaction(attempt, found({ status }))).toEqual({ status: 'failed', receipts: [] });
  });

  it('[ADR 0028 r1] is the sum without the fees that the buyer bears, where it says what was asked', () => {
    expect([sumOf({ amount: 510_000 }), sumOf({ amount: 510_000, requested_amount: null }), sumOf({ amount: 510_000, requested_amount: 0 })]).toEqual([
      [500_000], [510_000], [510_000],
    ]);
  });

  it.each([
    ['too little was asked', { amount: 510_000, requested_amount: 499_999 }],
    ['too little came', { amount: 499_999 }],
    ['it came in another currency', { currency: 'GHS' }],
  ])('[ADR 0028 r1] is not that it is paid when %s', (_, facts) => {
    const truth = judgeTransaction(attempt, found(facts));
    expect([truth.status, truth.receipts.length]).toEqual(['pending', 1]);
  });
});
