import { idOf, refOf } from '@svc/kernel';
import { eventually, openShop, placeOrders, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';
import { Client } from 'pg';

interface Order {
  ref: string;
  status: string;
  fulfillmentStatus: string;
  items: { ref: string; fulfilledQuantity: number }[];
  fulfillments: { ref: string; carrier?: string; trackingNumber?: string; trackingUrl?: string }[];
  updatedAt: string;
}

const parcel = { carrier: 'GIG Logistics', trackingNumber: '4711', trackingUrl: 'https://track.example/4711' };

describe('[ADR 0116 r6] fulfilments that were recorded wrong', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'fulfilments', { version: 1 });
  });

  const send = <T = Order & ErrorBody>(method: string, path: string, body?: object, key = shop.adminToken) =>
    service.client.send<T>(`/v1/admin/orders/${path}`, { method, body, key });

  /** Places an order of two pieces, fulfils it, and returns it with the address of its fulfilment. */
  async function fulfilled() {
    const [id] = await placeOrders(service.databaseUrl, shop, [{}]);
    const { body: order } = await send('POST', `${refOf('ord', id!)}/fulfil`, parcel);
    return { order, address: `${order.ref}/fulfillments/${order.fulfillments[0]!.ref}` };
  }

  it('[D-149] get another tracking number, or none, and the order is stamped again', async () => {
    const { order, address } = await fulfilled();
    const { status, body } = await send('PATCH', address, { trackingNumber: '4712', trackingUrl: null });
    expect([status, body.fulfillments]).toMatchObject([200, [{ carrier: parcel.carrier, trackingNumber: '4712' }]]);
    expect(body.fulfillments[0]).not.toHaveProperty('trackingUrl');
    await eventually('the order is stamped again', async () => (await send('GET', order.ref)).body.updatedAt > order.updatedAt);
    await send('PATCH', address, { trackingNumber: '4712' });
    const { body: log } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${order.ref}`, { key: shop.adminToken });
    const [entry, ...others] = log.data;
    expect([entry, others]).toMatchObject([
      { fields: ['fulfillments'], details: { fulfillment: order.fulfillments[0]!.ref } },
      [{ fields: ['fulfillmentStatus', 'items'] }],
    ]);
    expect(JSON.stringify(entry)).not.toContain('4712');
  });

  it('[D-149] refuse what the body may not have, and addresses that lead nowhere', async () => {
    const { order, address } = await fulfilled();
    const refused = [{ trackingUrl: 'http://track.example/1' }, { carrier: '' }, { items: [] }, { notify: 'no' }];
    for (const body of refused) expect([body, (await send('PATCH', address, body)).status]).toEqual([body, 400]);
    const other = await fulfilled();
    const ref = other.order.fulfillments[0]!.ref;
    for (const method of ['PATCH', 'DELETE'])
      for (const path of [`${order.ref}/fulfillments/${ref}`, `${order.ref}/fulfillments/${order.ref}`])
        expect([method, path, (await send(method, path, method === 'PATCH' ? {} : undefined)).status]).toEqual([method, path, 404]);
    const { adminToken } = await openShop(service, 'fulfilments-of-others', { version: 1 });
    expect((await send('DELETE', address, undefined, adminToken)).status).toBe(404);
  });

  it('[D-149] are taken back: their pieces are on the list of work again', async () => {
    const { order, address } = await fulfilled();
    const { status, body } = await send('DELETE', address);
    expect([status, body.fulfillmentStatus, body.fulfillments, body.items[0]!.fulfilledQuantity]).toEqual([200, 'unfulfilled', [], 0]);
    const { body: work } = await service.client.get<{ data: Order[] }>('/v1/admin/orders?toFulfil=true', { key: shop.adminToken });
    expect(work.data.map(({ ref }) => ref)).toContain(order.ref);
    expect((await send('DELETE', address)).status).toBe(404);
    expect((await send('POST', `${order.ref}/fulfil`)).body.fulfillmentStatus).toBe('fulfilled');
  });

  it('[D-149] stay with an order that is cancelled, or whose goods came back, with the reason', async () => {
    for (const [action, reason] of [
      ['cancel', 'cancelled'],
      ['returned', 'returned'],
    ] as const) {
      const { order, address } = await fulfilled();
      await send('POST', `${order.ref}/${action}`);
      const { status, body } = await send('DELETE', address);
      expect([status, body.error]).toMatchObject([409, { code: 'CONFLICT', retryable: false, details: { reason } }]);
      expect((await send('PATCH', address, { carrier: 'DHL' })).body.fulfillments).toMatchObject([{ carrier: 'DHL' }]);
    }
  });

  it('[D-152] get no tracking once their buyer was erased', async () => {
    const { order, address } = await fulfilled();
    const database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    await database.query(
      `update store_order set contact = '{"id": "01890a5d-ac96-774b-bcce-b302099a8058", "name": "Erased"}', contact_email = null where id = $1`,
      [idOf('ord', order.ref)],
    );
    await database.end();
    const { status, body } = await send('PATCH', address, { trackingNumber: '4712' });
    expect([status, body.error]).toMatchObject([409, { details: { reason: 'erased' }, message: expect.stringContaining('erased') }]);
    expect((await send('DELETE', address)).body).toMatchObject({ fulfillmentStatus: 'unfulfilled', fulfillments: [] });
  });
});
