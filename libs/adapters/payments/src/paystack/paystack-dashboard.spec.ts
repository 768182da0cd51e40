import { ProviderUnavailable } from '@svc/payments';
import type { ProviderFetch } from '../provider-fetch';
import { PaystackApi } from './paystack-api';
import { PaystackDashboard } from './paystack-dashboard';

const SINCE = new Date('2026-11-20T09:00:00.500Z');
const MADE = '2026-11-21T10:00:00.000Z';
let requests: URL[];

beforeEach(() => {
  requests = [];
});

/** Returns a dashboard whose lists are these pages, one after the other. */
function dashboardOf(...pages: (object[] | number)[]): PaystackDashboard {
  const send: ProviderFetch = async (url) => {
    requests.push(new URL(url));
    const page = pages[requests.length - 1] ?? [];
    if (typeof page === 'number') return new Response('', { status: page });
    return Response.json({ status: true, message: 'Retrieved', data: page, meta: { pageCount: pages.length } });
  };
  return new PaystackDashboard(new PaystackApi({ secretKey: 'sk_live_0123456789abcdef', baseUrl: 'https://paystack.example', send }));
}

async function all<T>(pages: AsyncIterable<readonly T[]>): Promise<T[]> {
  const items: T[] = [];
  for await (const page of pages) items.push(...page);
  return items;
}

const refund = (facts: object = {}) => ({
  id: 17,
  transaction: 302961,
  transaction_reference: 'T685312322670591',
  amount: 500_000,
  currency: 'NGN',
  status: 'processed',
  merchant_note: 'Refund by ada@example.com',
  createdAt: MADE,
  ...facts,
});

const dispute = (facts: object = {}) => ({
  id: 358950,
  refund_amount: 500_000,
  currency: 'NGN',
  status: 'awaiting-merchant-feedback',
  resolution: null,
  domain: 'live',
  category: 'chargeback',
  transaction: { id: 302961, reference: 'pay-1', amount: 600_000, currency: 'NGN' },
  dueAt: '2026-11-25T18:00:00.000Z',
  createdAt: MADE,
  ...facts,
});

describe('refunds that Paystack lists', () => {
  it('[D-129] are read page by page since a moment', async () => {
    const listed = await all(dashboardOf([refund()], [refund({ id: 18 })]).refundsSince(SINCE));
    expect(listed.map(({ providerRefundId }) => providerRefundId)).toEqual(['17', '18']);
    expect(requests.map(({ pathname, search }) => pathname + search)).toEqual([
      '/refund?perPage=100&page=1&from=2026-11-20T09%3A00%3A00.500Z',
      '/refund?perPage=100&page=2&from=2026-11-20T09%3A00%3A00.500Z',
    ]);
  });

  it('[D-129] state their transaction, our mark, and their status', async () => {
    const [first, ...others] = await all(
      dashboardOf([
        refund(),
        refund({ merchant_note: 'Refund 0270c318-146b', transaction: { id: 302961 }, amount: '500000' }),
        ...['pending', 'processing', 'failed', 'needs-attention'].map((status) => refund({ status, merchant_note: null })),
        refund({ transaction: null }),
      ]).refundsSince(SINCE),
    );
    expect(first).toEqual({
      providerRefundId: '17',
      providerReference: '302961',
      ownId: undefined,
      amountMinor: 500_000,
      currency: 'NGN',
      status: 'succeeded',
      createdAt: new Date(MADE),
    });
    expect(others.map(({ status, ownId, amountMinor }) => [status, ownId, amountMinor])).toEqual([
      ['succeeded', '0270c318-146b', 500_000],
      ['pending', undefined, 500_000],
      ['pending', undefined, 500_000],
      ['failed', undefined, 500_000],
      ['failed', undefined, 500_000],
    ]);
  });

  it.each([[503], [429], [[refund({ createdAt: 'yesterday' })]]])(
    '[D-129] are read again when they are not answered, or cannot be read: %j',
    async (page) => {
      await expect(all(dashboardOf(page).refundsSince(SINCE))).rejects.toThrow(ProviderUnavailable);
    },
  );
});

describe('disputes that Paystack lists', () => {
  it('[D-129] state their reason, their deadline for an answer, and their end', async () => {
    const listed = await all(
      dashboardOf([
        dispute(),
        dispute({ status: 'awaiting-bank-feedback' }),
        dispute({ status: 'pending' }),
        ...['declined', 'merchant-accepted', 'auto-accepted'].map((resolution) => dispute({ status: 'resolved', resolution })),
        dispute({ refund_amount: null, currency: null, createdAt: undefined, created_at: MADE }),
        dispute({ createdAt: undefined }),
        dispute({ refund_amount: null, currency: null, transaction: { id: 302961, reference: 'pay-1' } }),
        dispute({ transaction: null }),
      ]).disputesSince(SINCE),
    );
    expect(requests[0]!.pathname).toBe('/dispute');
    expect(listed[0]).toEqual({
      disputeId: '358950',
      providerReference: '302961',
      amountMinor: 500_000,
      currency: 'NGN',
      reason: 'chargeback',
      respondBy: new Date('2026-11-25T18:00:00.000Z'),
      outcome: 'open',
      createdAt: new Date(MADE),
    });
    expect(listed.map(({ outcome, respondBy, amountMinor }) => [outcome, respondBy !== undefined, amountMinor])).toEqual([
      ['open', true, 500_000],
      ['open', false, 500_000],
      ['open', false, 500_000],
      ['won', false, 500_000],
      ['lost', false, 500_000],
      ['lost', false, 500_000],
      ['open', true, 600_000],
      ['open', true, 500_000],
      ['open', true, undefined],
    ]);
    expect(listed.at(-1)!.currency).toBeUndefined();
    expect(listed.at(-2)!.createdAt).toEqual(new Date(0));
  });
});
