import { inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const document = {
  version: 1,
  discountCodes: [
    { code: 'GUEST', kind: 'percent', value: 100 },
    { code: 'TENOFF', kind: 'percent', value: 10, maxUses: 5 },
  ],
  events: [
    {
      slug: 'party',
      title: 'Party',
      startAt: inDays(20),
      endAt: inDays(21),
      ticketTypes: [{ key: 'paid', name: 'Paid', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 1_000 }] }],
    },
  ],
};

interface Used {
  ref: string;
  code: string;
  uses?: number;
  usesHeld?: number;
}

describe('the uses of a discount code', () => {
  let service: SharedService;
  let shop: Shop;
  let ticketTypeRef: string;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'uses', document);
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/party', { key: shop.keys.secretLive });
    ticketTypeRef = body.ticketTypes[0]!.ref;
  });

  const admin = <T>(method: string, path: string, body?: object) =>
    service.client.send<T>(`/v1/admin/${path}`, { method, body, key: shop.adminToken });
  const open = async (discountCode: string, key = shop.keys.secretLive) =>
    (
      await service.client.post<{ ref: string; status: string; orderRef?: string }>(
        '/v1/store/events/party/checkout',
        {
          tickets: [{ ticketTypeRef, quantity: 1 }],
          contact: { name: 'Ada Obi', email: 'ada@example.com' },
          discountCode,
          returnUrl: 'http://localhost:4444/thanks',
        },
        { key },
      )
    ).body;
  const codes = async () => (await admin<{ data: Used[] }>('GET', 'discount-codes')).body.data;
  const usesOf = async (wanted: string) => {
    const { uses, usesHeld } = (await codes()).find(({ code }) => code === wanted)!;
    return { uses, usesHeld };
  };

  it('are counted once an order is placed, held while a checkout is open, and given back by a cancellation', async () => {
    expect([await usesOf('GUEST'), await usesOf('TENOFF')]).toEqual([{}, {}]);
    await open('GUEST', shop.keys.secretTest);
    const [opened, paid] = [await open('TENOFF'), await open('GUEST')];
    expect([opened.status, paid.status]).toEqual(['open', 'paid']);
    expect([await usesOf('GUEST'), await usesOf('TENOFF')]).toEqual([{ uses: 1 }, { usesHeld: 1 }]);

    await service.client.post(`/v1/store/checkouts/${opened.ref}/cancel`, undefined, { key: shop.keys.secretLive });
    expect(await usesOf('TENOFF')).toEqual({});
    const [order] = (await admin<{ data: { ref: string }[] }>('GET', 'orders')).body.data;
    expect((await admin('POST', `orders/${order!.ref}/cancel`, {})).status).toBe(200);
    expect(await usesOf('GUEST')).toEqual({});
  });

  it('are ignored when they are sent back, in a change and in a document', async () => {
    await open('GUEST');
    const [code] = (await codes()).filter(({ code: text }) => text === 'GUEST');
    const read = await admin<Used>('GET', `discount-codes/${code!.ref}`);
    expect(read.body.uses).toBe(1);
    const { uses, usesHeld } = { uses: 7, usesHeld: 3 };
    expect((await admin<Used>('PATCH', `discount-codes/${code!.ref}`, { uses, usesHeld, value: 50 })).body).toMatchObject({
      uses: 1,
      value: 50,
    });
    const whole = (await admin<{ discountCodes: Used[] }>('GET', 'document')).body;
    expect(whole.discountCodes.find(({ code: text }) => text === 'GUEST')).toMatchObject({ uses: 1 });
    expect((await admin<{ changed: object[] }>('PUT', 'document?dryRun=true', whole)).body.changed).toEqual([]);
  });
});
