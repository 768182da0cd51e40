import { idOf, refOf } from '@svc/kernel';
import { openShop, placeOrders, stampsSettled, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Order {
  ref: string;
  number: string;
  test: boolean;
  status: string;
  fulfillmentStatus: string;
  refundedMinor: number;
  contact: { email: string };
  items: { ref: string; fulfilledQuantity: number; refundedQuantity: number }[];
  refunds: { amountMinor: number; reason?: string }[];
  updatedAt: string;
}

describe('orders over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `orders-${shops}`, { version: 1 });
  });

  async function place(...wanted: Parameters<typeof placeOrders>[2]): Promise<string[]> {
    const ids = await placeOrders(service.databaseUrl, shop, wanted);
    await stampsSettled(service.databaseUrl);
    return ids.map((id) => refOf('ord', id));
  }
  const get = <T = Order[]>(query = '', key = shop.keys.secretLive) => service.client.get<T>(`/v1/store/orders${query}`, { key });
  const manage = <T = Order>(path: string, body: object = {}) =>
    service.client.post<T>(`/v1/admin/orders/${path}`, body, { key: shop.adminToken });
  const refs = (orders: Order[]) => orders.map(({ ref }) => ref);

  it('[§4.1 r5] [§4.1 orders] [§2.9 orders] [decisions 3.5 orders] are listed for secret keys of their own mode, by time of change, and never kept', async () => {
    const [live, test, other] = await place({}, { mode: 'test' }, { email: 'bola@example.com' });
    const answer = await get();
    expect([answer.status, answer.headers.get('cache-control'), refs(answer.body)]).toEqual([
      200,
      expect.stringContaining('no-store'),
      [live, other],
    ]);
    expect(answer.body[0]).toMatchObject({
      number: '1001',
      test: false,
      status: 'paid',
      fulfillmentStatus: 'unfulfilled',
      contact: { email: 'ade@example.com' },
    });
    expect((await get('', shop.keys.secretTest)).body).toMatchObject([{ ref: test, test: true }]);

    const [first] = answer.body;
    expect(refs((await get('?limit=1')).body)).toEqual([live]);
    expect(refs((await get(`?updatedSince=${first!.updatedAt}&limit=1`)).body)).toEqual([live]);
    await manage(`${live}/fulfil`);
    await stampsSettled(service.databaseUrl);
    expect((await get(`?updatedSince=${answer.body[1]!.updatedAt}`)).body).toMatchObject([
      { ref: other },
      { ref: live, fulfillmentStatus: 'fulfilled' },
    ]);
  });

  it('[D-25] are refused to publishable keys', async () => {
    const { status, body } = await get<ErrorBody>('', shop.keys.publishableLive);
    expect([status, body.error.code]).toEqual([403, expect.stringMatching(/INSUFFICIENT_SCOPE|ORIGIN_NOT_ALLOWED/)]);
  });

  it.each(['limit=0', 'limit=201', 'limit=', 'limit=1.5', 'updatedSince=yesterday', 'updatedSince=2026-03-01T09:00:00'])(
    '[D-28] [§8 r3] are not listed by %s',
    async (query) => {
      const { status, body } = await get<ErrorBody>(`?${query}`);
      expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    },
  );

  it('[ADR 0116 r1] [D-11] [D-12] are fulfilled, refunded and cancelled by their merchant, who finds it in the audit log', async () => {
    const [ref] = await place({});
    const read = await service.client.get<Order>(`/v1/admin/orders/${ref}`, { key: shop.adminToken });
    const item = read.body.items[0]!.ref;
    const pieces = [{ ref: item, quantity: 1 }];
    const shipment = { carrier: 'GIG', trackingNumber: '4711', trackingUrl: 'https://track.example/4711' };
    expect((await manage(`${ref}/fulfil`, { items: pieces, ...shipment })).body).toMatchObject({
      fulfillmentStatus: 'partially_fulfilled',
      fulfillments: [{ ref: expect.stringMatching(/^ful_/), createdAt: expect.any(String), items: pieces, ...shipment }],
      items: [{ fulfilledQuantity: 1 }],
    });
    await stampsSettled(service.databaseUrl);
    expect((await get()).body).toMatchObject([{ ref, fulfillments: [{ items: pieces, ...shipment }] }]);
    expect((await manage(`${ref}/refund`, { items: [{ ref: item, quantity: 1 }], reason: 'Torn' })).body).toMatchObject({
      status: 'partially_refunded',
      fulfillmentStatus: 'fulfilled',
      refundedMinor: 50_000,
      refunds: [{ amountMinor: 50_000, reason: 'Torn' }],
      items: [{ refundedQuantity: 1 }],
    });
    expect((await manage<ErrorBody>(`${ref}/refund`, { amountMinor: 50_001 })).body.error).toMatchObject({
      code: 'VALIDATION_ERROR',
      message: expect.stringContaining('50000'),
    });
    expect((await manage(`${ref}/returned`)).body).toMatchObject({ status: 'partially_refunded', fulfillmentStatus: 'returned' });
    expect((await manage(`${ref}/cancel`)).body).toMatchObject({
      status: 'refunded',
      fulfillmentStatus: 'cancelled',
      refundedMinor: 100_000,
    });
    const audit = await service.client.get<{ data: { subject: { ref: string }; fields?: string[] }[] }>(`/v1/admin/audit?subject=${ref}`, {
      key: shop.adminToken,
    });
    expect(audit.body.data).toHaveLength(4);
  });

  it.each([
    ['fulfil', { items: [] }],
    ['fulfil', { items: [{ ref: 'x', quantity: 1 }] }],
    ['fulfil', { trackingUrl: 'http://track.example/4711' }],
    ['fulfil', { trackingUrl: 'javascript:alert(1)' }],
    ['fulfil', { trackingUrl: `https://track.example/${'x'.repeat(2_048)}` }],
    ['fulfil', { carrier: '' }],
    ['fulfil', { carrier: 'x'.repeat(101) }],
    ['fulfil', { trackingNumber: '47\n11' }],
    ['refund', { amountMinor: 0 }],
    ['refund', { amountMinor: 1.5 }],
    ['refund', { amountMinor: 1, items: [] }],
    ['cancel', { refund: 'no' }],
    ['cancel', { misspelt: true }],
  ])('are not changed by %s %j', async (action, body) => {
    const [ref] = await place({});
    expect((await manage(`${ref}/${action}`, body)).status).toBe(400);
  });

  it('[§1 r6] are not found by another workspace, nor are refs of nothing', async () => {
    const [ref] = await place({});
    const other = await openShop(service, `others-${shops}`, { version: 1 });
    for (const path of [`orders/${ref}`, 'orders/ord_x', 'checkouts/chk_x', `checkouts/${refOf('chk', idOf('ord', ref!)!)}`]) {
      expect((await service.client.get(`/v1/admin/${path}`, { key: other.adminToken })).status).toBe(404);
    }
  });

  it('are listed with checkouts and exceptions for the merchant', async () => {
    const [live, other] = await place({}, { email: 'bola@example.com' }, { mode: 'test' });
    const list = async (query: string) =>
      (await service.client.get<{ data: Order[]; nextCursor?: string }>(`/v1/admin/${query}`, { key: shop.adminToken })).body;
    expect(refs((await list('orders')).data).sort()).toEqual([live, other].sort());
    expect(refs((await list('orders?search=bola')).data)).toEqual([other]);
    expect(refs((await list('orders?search=1001&status=paid')).data)).toEqual([live]);
    expect((await list('orders?mode=test')).data).toHaveLength(1);
    expect([await list('checkouts'), await list('checkouts?status=open&mode=test'), await list('payments/exceptions')]).toEqual([
      { data: [] },
      { data: [] },
      { data: [] },
    ]);
  });
});
