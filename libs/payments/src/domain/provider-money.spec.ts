import { anAttempt, aPayment, aRefund, MOMENT } from '../testing';
import {
  disputeException,
  isDisputeNews,
  isRefundOfOrder,
  isRefusedSinceGone,
  type KnownRefund,
  madeUpFor,
  matchRefund,
  nextReading,
  nextSince,
  refundedAtProvider,
  type ReportedDispute,
  type ReportedRefund,
} from './provider-money';
import type { PaymentException, Refund } from './payment';

const DAY_MS = 86_400_000;
const payment = aPayment(anAttempt(), { amountMinor: 500_000 });
const later = (days: number) => new Date(MOMENT.getTime() + days * DAY_MS);

const existing = (facts: Partial<Refund> = {}, rest: Partial<KnownRefund> = {}): KnownRefund => ({
  refund: aRefund(payment, facts),
  isOfOrder: true,
  ...rest,
});

const reported = (facts: Partial<ReportedRefund> = {}): ReportedRefund => ({
  providerRefundId: 're_1',
  providerReference: payment.providerReference,
  amountMinor: 500_000,
  currency: 'NGN',
  status: 'succeeded',
  createdAt: MOMENT,
  ...facts,
});

describe('a refund that a provider lists', () => {
  it('[D-129] is new when nothing of it is known, and void when it came to nothing', () => {
    expect(matchRefund(reported(), [])).toEqual({ is: 'new' });
    expect(matchRefund(reported({ status: 'pending' }), [])).toEqual({ is: 'new' });
    expect(matchRefund(reported({ status: 'failed' }), [])).toEqual({ is: 'void' });
  });

  it('[D-129] is known by the provider’s id, whatever its origin, and asked about when its state differs', () => {
    const mine = existing({ status: 'succeeded' }, { providerRefundId: 're_1' });
    const theirs = existing({ status: 'pending', source: 'provider' }, { providerRefundId: 're_1' });
    expect(matchRefund(reported(), [mine])).toEqual({ is: 'known' });
    expect(matchRefund(reported({ status: 'failed' }), [mine])).toEqual({ is: 'changed', refund: mine.refund });
    expect(matchRefund(reported(), [theirs])).toEqual({ is: 'changed', refund: theirs.refund });
  });

  it('[D-129] is ours by our mark, when its answer was lost, also where we have given it up', () => {
    for (const status of ['pending', 'failed'] as const) {
      const lost = existing({ status }, { askedAt: MOMENT });
      expect(matchRefund(reported({ ownId: lost.refund.id }), [lost])).toEqual({ is: 'ours', refund: lost.refund });
      expect(matchRefund(reported({ ownId: lost.refund.id, status: 'failed' }), [lost])).toEqual({ is: 'ours', refund: lost.refund });
    }
  });

  it('[D-129] is another one under our mark when ours has an id of its own: the provider has given back twice', () => {
    const mine = existing({ status: 'succeeded' }, { providerRefundId: 're_2' });
    expect(matchRefund(reported({ ownId: mine.refund.id }), [mine])).toEqual({ is: 'new' });
  });

  it('[D-129] waits without a mark while one of ours of the same sum has no answer, and is new beside any other', () => {
    const pending = existing({ status: 'pending' }, { askedAt: MOMENT });
    expect(matchRefund(reported(), [pending])).toEqual({ is: 'unclear' });
    const others = [
      existing({ status: 'pending' }),
      existing({ status: 'pending', amountMinor: 499_999 }, { askedAt: MOMENT }),
      existing({ status: 'pending', currency: 'USD' }, { askedAt: MOMENT }),
      existing({ status: 'failed' }, { askedAt: MOMENT }),
      existing({ status: 'pending' }, { askedAt: MOMENT, providerRefundId: 're_2' }),
      existing({ status: 'pending', source: 'provider' }, { askedAt: MOMENT, providerRefundId: 're_3' }),
    ];
    expect(matchRefund(reported(), others)).toEqual({ is: 'new' });
  });
});

describe('a refund of the dashboard', () => {
  const bought = { ...payment, amountMinor: 600_000, appliedMinor: 500_000 };

  it('[D-129] [D-29] is one of the order, once the excess has gone back', () => {
    expect(isRefundOfOrder(payment, 1, [])).toBe(true);
    expect(isRefundOfOrder(bought, 100_000, [])).toBe(false);
    expect(isRefundOfOrder(bought, 100_001, [])).toBe(true);
    const back = existing({ amountMinor: 100_000, status: 'pending' }, { isOfOrder: false });
    expect(isRefundOfOrder(bought, 100_000, [back])).toBe(true);
    const failed = existing({ amountMinor: 100_000, status: 'failed' }, { isOfOrder: false });
    expect(isRefundOfOrder(bought, 100_000, [failed])).toBe(false);
    expect(isRefundOfOrder({ ...payment, appliedMinor: 0 }, 500_000, [])).toBe(false);
  });

  it('[D-129] makes up for ours that came to nothing, as far as its money reaches', () => {
    const [first, second] = [existing({ amountMinor: 300_000, status: 'failed' }), existing({ amountMinor: 100_000, status: 'failed' })];
    const byHand = (amountMinor: number, status: Refund['status'] = 'succeeded') =>
      existing({ amountMinor, status, source: 'provider' }, { providerRefundId: 're_1' });
    expect(madeUpFor([first, second])).toEqual([]);
    expect(madeUpFor([first, second, byHand(399_999)])).toEqual([first.refund]);
    expect(madeUpFor([first, second, byHand(400_000)])).toEqual([first.refund, second.refund]);
    expect(madeUpFor([first, second, byHand(100_000)])).toEqual([second.refund]);
    expect(madeUpFor([first, byHand(400_000, 'failed')])).toEqual([]);
  });

  it('[D-129] is the reason of a provider’s refusal where less is left than was requested; else the refund stays open', () => {
    const ours = existing({ amountMinor: 300_000, status: 'pending' });
    const byHand = (amountMinor: number) => existing({ amountMinor, status: 'succeeded', source: 'provider' });
    expect(isRefusedSinceGone(payment, ours.refund, [ours, byHand(500_000)])).toBe(true);
    expect(isRefusedSinceGone(payment, ours.refund, [ours, byHand(300_000)])).toBe(true);
    expect(isRefusedSinceGone(payment, ours.refund, [ours, byHand(299_999)])).toBe(false);
    expect(isRefusedSinceGone(payment, ours.refund, [ours])).toBe(false);
    const small = existing({ amountMinor: 100_000, status: 'pending' });
    expect(isRefusedSinceGone(payment, small.refund, [small, byHand(100_000)])).toBe(false);
  });

  it('[D-129] leaves seats and stock to the merchant, with a message', () => {
    const refund = aRefund(payment, { source: 'provider' });
    const about = (isOfOrder: boolean) => refundedAtProvider({ id: 'x', refund, isOfOrder, now: MOMENT });
    expect(about(true)).toMatchObject({ kind: 'provider_refund', refundId: refund.id, amountMinor: 500_000 });
    expect(about(true).message).toMatch(/5,000.*counts as a refund of the order.*seats and stock are as they were/);
    expect(about(false).message).toContain('no order has taken');
  });
});

describe('a dispute', () => {
  const dispute = (facts: Partial<ReportedDispute> = {}): ReportedDispute => ({
    disputeId: 'dp_1',
    providerReference: payment.providerReference,
    amountMinor: 500_000,
    currency: 'NGN',
    reason: 'fraudulent',
    respondBy: later(7),
    outcome: 'open',
    createdAt: MOMENT,
    ...facts,
  });
  const listed = (facts: Partial<ReportedDispute> = {}, before?: PaymentException, now = MOMENT) =>
    disputeException(dispute(facts), { payment, existing: before, id: 'exc', now });

  it('[D-129] is an exception with its reason and the deadline for an answer', () => {
    const exception = listed();
    expect(exception).toMatchObject({ kind: 'dispute', disputeReason: 'fraudulent', respondBy: later(7), disputeOutcome: 'open' });
    expect(exception.message).toContain(later(7).toISOString());
    expect(exception.resolvedAt).toBeUndefined();
    expect(listed({ respondBy: undefined }).message).not.toContain('Answer');
  });

  it('[D-129] is about the whole payment, in its currency, where the provider names no sum', () => {
    const exception = listed({ amountMinor: undefined, currency: undefined });
    expect(exception).toMatchObject({ amountMinor: payment.amountMinor, currency: payment.currency });
    expect(isDisputeNews(dispute({ amountMinor: undefined, currency: undefined }), exception)).toBe(false);
  });

  it('[D-129] is resolved when it is won, and listed again when it is lost, though it was resolved before', () => {
    const seen = { ...listed(), resolvedAt: later(1) };
    expect(listed({ outcome: 'won' }, listed(), later(3))).toMatchObject({
      disputeOutcome: 'won',
      resolvedAt: later(3),
      createdAt: MOMENT,
    });
    expect(listed({ outcome: 'won' }, seen, later(3)).resolvedAt).toEqual(later(1));
    expect(listed({ outcome: 'lost' }, seen, later(3)).resolvedAt).toBeUndefined();
    expect(listed({ respondBy: later(9) }, seen, later(3)).resolvedAt).toEqual(later(1));
    const lost = { ...listed({ outcome: 'lost' }), resolvedAt: later(4) };
    expect(listed({ outcome: 'lost', reason: 'general' }, lost, later(5)).resolvedAt).toEqual(later(4));
  });

  it('[D-129] is news when its state differs; an ended one is not opened again by an older list', () => {
    expect(isDisputeNews(dispute())).toBe(true);
    expect(isDisputeNews(dispute(), listed())).toBe(false);
    expect(isDisputeNews(dispute({ respondBy: later(8) }), listed())).toBe(true);
    expect(isDisputeNews(dispute({ outcome: 'lost' }), listed())).toBe(true);
    expect(isDisputeNews(dispute(), listed({ outcome: 'lost' }))).toBe(false);
    expect(isDisputeNews(dispute({ outcome: 'won' }), listed({ outcome: 'lost' }))).toBe(true);
  });
});

describe('the progress of reading an account', () => {
  const at = (days: number, hasEnded = true) => ({ createdAt: later(days), hasEnded });

  it('[D-129] is to the newest that was listed, and no further than the oldest that has not ended', () => {
    expect(nextSince(MOMENT, [], 'refunds')).toEqual(MOMENT);
    expect(nextSince(MOMENT, [at(2), at(5), at(-3)], 'refunds')).toEqual(later(5));
    expect(nextSince(MOMENT, [at(2, false), at(5)], 'refunds')).toEqual(later(2));
    expect(nextSince(MOMENT, [at(-2, false), at(5)], 'refunds')).toEqual(MOMENT);
  });

  it('[D-129] is not kept back permanently by a refund that never ends, nor by a dispute', () => {
    expect(nextSince(MOMENT, [at(1, false), at(70)], 'refunds')).toEqual(later(10));
    expect(nextSince(MOMENT, [at(1, false), at(70)], 'disputes')).toEqual(later(1));
    expect(nextSince(MOMENT, [at(1, false), at(260)], 'disputes')).toEqual(later(20));
  });

  it('[D-129] is continued each day, and within a minute while something is unclear', () => {
    expect(nextReading(MOMENT, false)).toEqual(later(1));
    expect(nextReading(MOMENT, true)).toEqual(new Date(MOMENT.getTime() + 60_000));
  });
});
