import { inDays, advanceClock, openShop, sharedService, WebhookSink, type SharedService, type Shop } from '@svc/testing';

interface CheckoutView {
  ref: string;
  status: string;
}

const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Launch',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [{ key: 'vip', name: 'VIP', kind: 'paid', capacity: 2, prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
    },
  ],
};
const AN_HOUR_S = 3_600;

describe('checkouts that nobody pays', () => {
  let service: SharedService;
  let shop: Shop;
  let sink: WebhookSink;

  beforeAll(async () => {
    sink = await WebhookSink.open();
    service = await sharedService();
    shop = await openShop(service, 'adire', document);
    await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${sink.url}/hook`, events: ['checkout.expired'] },
      { key: shop.adminToken },
    );
  });

  afterAll(async () => {
    await sink?.close();
  });

  const tier = async () =>
    (
      await service.client.get<{ ticketTypes: { ref: string; soldOut?: boolean; remaining?: number }[] }>('/v1/store/events/launch', {
        key: shop.keys.secretLive,
      })
    ).body.ticketTypes[0]!;

  async function openCheckout(quantity: number) {
    const body = {
      tickets: [{ ticketTypeRef: (await tier()).ref, quantity }],
      contact: { name: 'Adé', email: 'ade@example.com' },
      returnUrl: 'https://shop.example/thanks',
    };
    return service.client.post<CheckoutView>('/v1/store/events/launch/checkout', body, {
      key: shop.keys.secretLive,
      headers: { 'Idempotency-Key': `${Math.random()}` },
    });
  }

  it('[§3 r3] [D-29] [§6 checkout.expired] expire by themselves, are reported, and set their seats free', async () => {
    const { status, body: opened } = await openCheckout(2);
    expect({ status, opened }).toMatchObject({ status: 201, opened: { status: 'open' } });
    expect((await openCheckout(1)).status).toBe(400);
    await advanceClock(service, shop, AN_HOUR_S);
    const [webhook] = await sink.expect(1, '/hook');
    expect(JSON.parse(webhook!.body)).toMatchObject({ type: 'checkout.expired', data: { checkoutRef: opened.ref } });
    const { body: read } = await service.client.get<CheckoutView>(`/v1/store/checkouts/${opened.ref}`, { key: shop.keys.secretLive });
    expect(read.status).toBe('expired');
    expect((await openCheckout(2)).status).toBe(201);
  });
});
