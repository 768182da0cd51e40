import { ProviderRefused, ProviderUnavailable } from '@svc/payments';
import type { ProviderFetch } from '../provider-fetch';
import { stripeClient } from './stripe-client';
import { StripeDashboard } from './stripe-dashboard';
import { readStripeReportedMoney } from './stripe-reported-money';

const SINCE = new Date('2026-11-20T09:00:00.500Z');
const CREATED = 1_795_000_000;
let requests: URL[];

beforeEach(() => {
  requests = [];
});

/** Returns a dashboard whose lists are these pages, one after the other. */
function dashboardOf(...pages: (object[] | number)[]): StripeDashboard {
  const send: ProviderFetch = async (url) => {
    requests.push(new URL(url));
    const page = pages[requests.length - 1] ?? [];
    if (typeof page === 'number') return Response.json({ error: { type: 'api_error', message: 'No.' } }, { status: page });
    return Response.json({ object: 'list', data: page, has_more: requests.length < pages.length });
  };
  return new StripeDashboard((signal) =>
    stripeClient({ secretKey: 'sk_live_0123456789', baseUrl: 'https://stripe.example', send, signal }),
  );
}

async function all<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

const refund = (facts: object = {}) => ({
  id: 're_1',
  object: 'refund',
  amount: 4_500,
  currency: 'usd',
  created: CREATED,
  metadata: {},
  payment_intent: 'pi_1',
  status: 'succeeded',
  ...facts,
});

const dispute = (facts: object = {}) => ({
  id: 'du_1',
  object: 'dispute',
  amount: 4_500,
  currency: 'usd',
  created: CREATED,
  payment_intent: 'pi_1',
  reason: 'fraudulent',
  status: 'needs_response',
  evidence_details: { due_by: CREATED + 604_800, has_evidence: false },
  ...facts,
});

describe('amounts that Stripe lists', () => {
  it('[D-128] [D-129] are read in our minor units, and ignored where they can be of no payment of ours', async () => {
    const page = [
      { amount: 500, currency: 'isk' },
      { amount: 555, currency: 'isk' },
      { amount: 4_510, currency: 'kwd' },
    ];
    const sumsOf = (listed: { amountMinor?: number; currency?: string }[]) =>
      listed.map(({ amountMinor, currency }) => [amountMinor, currency]);
    const read = [
      [5, 'ISK'],
      [4_510, 'KWD'],
    ];
    expect(sumsOf(await all(dashboardOf(page.map(refund)).refundsSince(SINCE)))).toEqual(read);
    requests = [];
    expect(sumsOf(await all(dashboardOf(page.map(dispute)).disputesSince(SINCE)))).toEqual(read);
  });
});

describe('refunds that Stripe lists', () => {
  it('[D-129] are read page by page since a moment, in whole seconds', async () => {
    const listed = await all(dashboardOf([refund(), refund({ id: 're_2' })], [refund({ id: 're_3' })]).refundsSince(SINCE));
    expect(listed.map(({ providerRefundId }) => providerRefundId)).toEqual(['re_1', 're_2', 're_3']);
    expect(
      requests.map(({ pathname, searchParams }) => [pathname, searchParams.get('created[gte]'), searchParams.get('starting_after')]),
    ).toEqual([
      ['/v1/refunds', String(Math.floor(SINCE.getTime() / 1_000)), null],
      ['/v1/refunds', String(Math.floor(SINCE.getTime() / 1_000)), 're_2'],
    ]);
  });

  it('[D-129] state their payment, our mark, and their status', async () => {
    const [ours, ...others] = await all(
      dashboardOf([
        refund({ metadata: { refund: 'our-id', reference: 'pay_1' }, payment_intent: { id: 'pi_1', object: 'payment_intent' } }),
        ...['pending', 'requires_action', 'failed', 'canceled', null].map((status) => refund({ status, metadata: null })),
        refund({ payment_intent: null }),
      ]).refundsSince(SINCE),
    );
    expect(ours).toEqual({
      providerRefundId: 're_1',
      providerReference: 'pi_1',
      ownId: 'our-id',
      amountMinor: 4_500,
      currency: 'USD',
      status: 'succeeded',
      createdAt: new Date(CREATED * 1_000),
    });
    expect(others.map(({ status, ownId }) => [status, ownId])).toEqual([
      ['pending', undefined],
      ['pending', undefined],
      ['failed', undefined],
      ['failed', undefined],
      ['pending', undefined],
    ]);
  });

  it.each([
    [503, ProviderUnavailable],
    [429, ProviderUnavailable],
    [403, ProviderUnavailable],
    [400, ProviderRefused],
  ])('[D-129] are read again after %d', async (status, fault) => {
    await expect(all(dashboardOf(status).refundsSince(SINCE))).rejects.toThrow(fault);
  });

  it('[D-129] are not half read when their form is another', async () => {
    await expect(all(dashboardOf([refund({ amount: '4500' })]).refundsSince(SINCE))).rejects.toMatchObject({
      reason: 'stripe: cannot read amount',
    });
  });
});

describe('disputes that Stripe lists', () => {
  it('[D-129] state their reason, their deadline for an answer, and their end', async () => {
    const listed = await all(
      dashboardOf(
        [
          'needs_response',
          'warning_needs_response',
          'under_review',
          'warning_under_review',
          'won',
          'warning_closed',
          'prevented',
          'lost',
        ].map((status) => dispute({ status })),
      ).disputesSince(SINCE),
    );
    expect(requests[0]!.pathname).toBe('/v1/disputes');
    expect(listed[0]).toEqual({
      disputeId: 'du_1',
      providerReference: 'pi_1',
      amountMinor: 4_500,
      currency: 'USD',
      reason: 'fraudulent',
      respondBy: new Date((CREATED + 604_800) * 1_000),
      outcome: 'open',
      createdAt: new Date(CREATED * 1_000),
    });
    expect(listed.map(({ outcome, respondBy }) => [outcome, respondBy !== undefined])).toEqual([
      ['open', true],
      ['open', true],
      ['open', false],
      ['open', false],
      ['won', false],
      ['won', false],
      ['won', false],
      ['lost', false],
    ]);
  });

  it('[D-129] are of another business when they name no payment', async () => {
    expect(await all(dashboardOf([dispute({ payment_intent: null })]).disputesSince(SINCE))).toEqual([]);
  });
});

describe('events of refunds and disputes', () => {
  it('[D-129] name the payment, and the refund to read again', () => {
    const named = { reference: 'pi_1', reported: { providerReference: 'pi_1', providerRefundId: 're_1' } };
    for (const type of ['refund.created', 'refund.updated', 'refund.failed', 'charge.refund.updated'])
      expect(readStripeReportedMoney(type, refund())).toEqual(named);
    for (const type of ['charge.dispute.created', 'charge.dispute.updated', 'charge.dispute.closed', 'charge.dispute.funds_withdrawn'])
      expect(readStripeReportedMoney(type, dispute())).toEqual({ reference: 'pi_1', reported: { providerReference: 'pi_1' } });
  });

  it('[D-129] name nothing when they are about anything else, or about no payment', () => {
    expect(readStripeReportedMoney('refund.created', refund({ payment_intent: null }))).toBeUndefined();
    expect(readStripeReportedMoney('charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' })).toBeUndefined();
    expect(readStripeReportedMoney('charge.dispute.created', refund())).toBeUndefined();
    expect(readStripeReportedMoney('checkout.session.completed', { object: 'checkout.session' })).toBeUndefined();
  });
});
