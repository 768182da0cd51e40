import { refOf } from '@svc/kernel';
import { openShop, placeOrders, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Order {
  ref: string;
  status: string;
  fulfillmentStatus: string;
  refundedMinor: number;
  items: { ref: string; refundedQuantity: number }[];
}

describe('goods and money of an order', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'goods-and-money', { version: 1 });
  });

  const place = async (...wanted: Parameters<typeof placeOrders>[2]) =>
    (await placeOrders(service.databaseUrl, shop, wanted)).map((id) => refOf('ord', id));
  const post = <T = Order>(path: string, body: object = {}, headers: Record<string, string> = {}) =>
    service.client.post<T>(`/v1/admin/orders/${path}`, body, { key: shop.adminToken, headers });
  const toFulfil = async (query = '') =>
    (await service.client.get<{ data: Order[] }>(`/v1/admin/orders?toFulfil=true${query}`, { key: shop.adminToken })).body.data.map(
      ({ ref }) => ref,
    );

  it('[D-151] what was refunded in whole leaves the list of work, and is fulfilled by force alone', async () => {
    const [refunded, other] = (await place({}, {})) as [string, string];
    expect(await toFulfil()).toEqual(expect.arrayContaining([refunded, other]));
    const { body: order } = await service.client.get<Order & { paidMinor: number }>(`/v1/admin/orders/${refunded}`, {
      key: shop.adminToken,
    });
    await post(`${refunded}/refund`, { amountMinor: order.paidMinor });
    expect(await toFulfil()).toEqual([other]);
    expect(await toFulfil('&search=ade')).toEqual([other]);

    const { status, body, headers } = await post<ErrorBody>(`${refunded}/fulfil`);
    expect([status, body.error, headers.get('retry-after')]).toMatchObject([
      409,
      { code: 'CONFLICT', retryable: false, details: { reason: 'refunded' }, message: expect.stringContaining('force=true') },
      null,
    ]);
    expect((await post(`${refunded}/fulfil?force=true`)).body).toMatchObject({ status: 'refunded', fulfillmentStatus: 'fulfilled' });

    await post(`${other}/cancel`);
    for (const query of ['', '?force=true']) expect((await post(`${other}/fulfil${query}`)).status).toBe(400);
    expect(await toFulfil()).toEqual([]);
  });

  it('[D-151] each piece can be called off after a refund by amount, for what is left at most', async () => {
    const [ref] = (await place({})) as [string];
    const { body } = await service.client.get<Order & { paidMinor: number }>(`/v1/admin/orders/${ref}`, { key: shop.adminToken });
    const items = [{ ref: body.items[0]!.ref, quantity: 1 }];
    await post(`${ref}/refund`, { amountMinor: body.paidMinor / 2 + 10_000 });
    const sums = [];
    for (const key of ['first', 'second']) {
      const { status, body: after } = await post(`${ref}/refund`, { items }, { 'idempotency-key': `${ref} ${key}` });
      sums.push([status, after.refundedMinor, after.items[0]!.refundedQuantity]);
    }
    expect(sums).toEqual([
      [200, body.paidMinor, 1],
      [200, body.paidMinor, 2],
    ]);
  });
});
