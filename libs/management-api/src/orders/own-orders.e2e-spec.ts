import { connectInScope, type ErrorBody, inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';
import type { Client } from 'pg';

interface Payment {
  rail: string;
  amountMinor: number;
  status: string;
  paidAt: string;
}
interface Order {
  ref: string;
  number: string;
  status: string;
  source: string;
  totalMinor: number;
  paidMinor: number;
  refundedMinor: number;
  payments: Payment[];
  refunds: { amountMinor: number }[];
  items: { ref: string; quantity: number; attendees: { ref: string; status: string }[] }[];
  contact: { email?: string; phone?: string };
}
interface Placed {
  order?: Order;
  checkout?: { ref: string; hostedUrl: string; totalMinor: number; expiresAt: string };
}

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const DOCUMENT = {
  version: 1,
  deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(1_500) }],
  discountCodes: [{ code: 'TENOFF', kind: 'percent', value: 10 }],
  products: [
    { slug: 'bowl', name: 'Bowl', needsDelivery: true, variants: [{ key: 'one', name: 'One', prices: naira(10_000), stock: 3 }] },
    { slug: 'card', name: 'Card', variants: [{ key: 'one', name: 'One', prices: naira(2_000) }] },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [
        {
          key: 'seat',
          name: 'Seat',
          kind: 'paid',
          prices: naira(5_000),
          capacity: 3,
          onSaleUntil: inDays(-1),
          requiresAttendeeDetails: true,
        },
        { key: 'box', name: 'Box', kind: 'paid', prices: naira(9_000), visibility: 'hidden' },
        { key: 'free', name: 'Free', kind: 'free', approvalRequired: true },
      ],
    },
  ],
};

describe('[D-163] orders by hand', () => {
  let service: SharedService;
  let shop: Shop;
  let key: string;
  let database: Client;
  let refs: Record<string, string>;
  let people = 0;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'by-hand', DOCUMENT);
    key = shop.adminToken;
    database = await connectInScope(service, shop);
    const [products, events, zones] = await Promise.all(
      ['products', 'events', 'delivery-zones'].map(
        async (path) =>
          (
            await service.client.get<{
              data: { slug?: string; ref: string; variants?: { ref: string }[]; ticketTypes?: { key: string; ref: string }[] }[];
            }>(`/v1/admin/${path}`, { key })
          ).body.data,
      ),
    );
    refs = {
      ...Object.fromEntries(products!.map(({ slug, variants }) => [slug!, variants![0]!.ref])),
      ...Object.fromEntries(events![0]!.ticketTypes!.map(({ key: type, ref }) => [type, ref])),
      zone: zones![0]!.ref,
    };
  });
  afterAll(() => database?.end());

  const someone = () => ({ name: 'Ada Obi', email: `ada-${(people += 1)}@by-hand.example` });
  const cash = { method: 'cash' };
  const place = <Answer = Placed & ErrorBody>(body: object, idempotencyKey?: string) =>
    service.client.post<Answer>(
      '/v1/admin/orders',
      { contact: someone(), payment: cash, ...body },
      {
        key,
        headers: idempotencyKey ? { 'idempotency-key': idempotencyKey } : {},
      },
    );
  const tickets = (type: string, quantity = 1) => ({ ticketTypeRef: refs[type], quantity });
  const goods = (slug: string, quantity = 1) => ({ variantRef: refs[slug], quantity });
  const soldOf = async (kind: string) => {
    const { rows } = await database.query<{ held: number; sold: number }>(
      `select coalesce(sum(held), 0)::int as held, coalesce(sum(sold), 0)::int as sold from counter where kind = $1`,
      [kind],
    );
    return rows[0];
  };
  const address = { line1: '1 Allen Avenue', city: 'Ikeja', country: 'NG' };

  it('are placed for tickets with the money that was taken: counted, confirmed and reported as every order', async () => {
    const contact = someone();
    const paidAt = new Date(Date.now() - 3_600_000).toISOString();
    const { status, body } = await place({ contact, items: [tickets('seat', 2), tickets('box')], payment: { method: 'transfer', paidAt } });
    expect([status, body.checkout]).toEqual([201, undefined]);
    expect(body.order).toMatchObject({
      status: 'paid',
      source: 'admin',
      number: expect.stringMatching(/^\d+$/),
      totalMinor: 19_000,
      paidMinor: 19_000,
      payments: [{ rail: 'transfer', amountMinor: 19_000, status: 'succeeded', paidAt }],
      items: [{ quantity: 2 }, { quantity: 1 }],
    });
    expect(body.order!.items.flatMap(({ attendees }) => attendees.map(({ status: state }) => state))).toEqual(Array(3).fill('confirmed'));
    expect(await soldOf('ticket_type')).toMatchObject({ held: 0, sold: 3 });
    const [mail] = await service.mails.mailsTo(contact.email);
    expect(mail!.attachments.map(({ mimeType }) => mimeType)).toEqual(expect.arrayContaining(['application/pdf']));
    const { body: log } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${body.order!.ref}`, { key });
    expect(log.data).toMatchObject([{ action: 'create', details: { method: 'transfer' } }]);
    const full = await place({ items: [tickets('seat', 2)] });
    expect([full.status, full.body.error.details]).toMatchObject([400, { soldOut: [refs['seat']] }]);
  });

  it('take the stock of goods, need an address where these are sent, and hold nothing when they are refused', async () => {
    const order = { items: [goods('bowl', 2)], deliveryZoneRef: refs['zone'], discountCode: 'tenoff' };
    const without = await place(order);
    expect([without.status, without.body.error.details]).toMatchObject([400, { fields: { deliveryAddress: expect.any(String) } }]);
    const abroad = await place({ ...order, deliveryAddress: { ...address, country: 'GH' } });
    expect([abroad.status, abroad.body.error.details]).toMatchObject([400, { fields: { 'deliveryAddress.country': expect.any(String) } }]);
    const { status, body } = await place({ ...order, deliveryAddress: address });
    expect([status, body.order]).toMatchObject([201, { status: 'paid', totalMinor: 19_500, payments: [{ rail: 'cash' }] }]);
    expect(await soldOf('variant')).toMatchObject({ held: 0, sold: 2 });
    const much = await place({ ...order, items: [goods('bowl', 2)], deliveryAddress: address });
    expect(much.status).toBe(400);
    expect(await soldOf('variant')).toMatchObject({ held: 0, sold: 2 });
  });

  it('are refunded by their merchant: the refund is recorded, and no provider is asked', async () => {
    const contact = { name: 'Bola', phone: '+2348031234567' };
    const { body } = await place({ contact, items: [goods('card', 2)], payment: { method: 'other' } });
    expect(body.order).toMatchObject({ status: 'paid', contact: { phone: contact.phone } });
    const refund = (amountMinor: number) =>
      service.client.post<Order>(`/v1/admin/orders/${body.order!.ref}/refund`, { amountMinor }, { key });
    expect((await refund(1_000)).body).toMatchObject({
      status: 'partially_refunded',
      refundedMinor: 1_000,
      payments: [{ status: 'partially_refunded' }],
    });
    expect((await refund(3_000)).body).toMatchObject({ status: 'refunded', refundedMinor: 4_000 });
    const { rows } = await database.query(`select distinct status from refund where currency = 'NGN'`);
    expect(rows).toEqual([{ status: 'succeeded' }]);
    expect((await service.client.get<{ data: object[] }>('/v1/admin/payments/exceptions', { key })).body.data).toEqual([]);
  });

  it('are paid by their buyer on the page of the link, and are orders of their merchant then', async () => {
    const { status, body } = await place({ items: [tickets('box')], payment: 'link' });
    expect([status, body.order]).toEqual([201, undefined]);
    const { ref, hostedUrl, totalMinor, expiresAt } = body.checkout!;
    expect([totalMinor, Date.parse(expiresAt) - Date.now() > 23 * 3_600_000]).toEqual([9_000, true]);
    const page = await fetch(hostedUrl);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Gala')]);
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const { body: session } = await service.client.get<{ status: string; orderRef: string }>(`/v1/store/checkouts/${ref}`, {
      key: shop.keys.secretLive,
    });
    expect(session.status).toBe('paid');
    const { body: order } = await service.client.get<Order>(`/v1/admin/orders/${session.orderRef}`, { key });
    expect(order).toMatchObject({ source: 'admin', payments: [{ rail: 'card' }] });
    expect(await (await fetch(hostedUrl)).text()).not.toContain(`${shop.slug}?checkout=`);
  });

  it('are placed once for each key', async () => {
    const request = { contact: someone(), items: [goods('card')] };
    const [first, second] = await Promise.all([place(request, 'by hand 1'), place(request, 'by hand 1')]);
    const third = await place(request, 'by hand 1');
    expect([first.status, second.status, third.status]).toEqual([201, 201, 201]);
    expect(new Set([first, second, third].map(({ body }) => body.order!.ref)).size).toBe(1);
    const other = await place({ ...request, items: [goods('card', 2)] }, 'by hand 1');
    expect([other.status, other.body.error.code]).toEqual([409, 'IDEMPOTENCY_KEY_REUSED']);
  });

  it('cost nothing where tickets are free, also those that need approval', async () => {
    const { status, body } = await place({ items: [tickets('free')] });
    expect([status, body.order]).toMatchObject([201, { status: 'paid', totalMinor: 0, payments: [], source: 'admin' }]);
    expect((await place({ items: [tickets('free')], payment: 'link' })).body.order).toMatchObject({ status: 'paid' });
  });

  it.each([
    ['goods and tickets', () => ({ items: [goods('card'), tickets('seat')] }), ['items']],
    ['an item without a ref', () => ({ items: [{ quantity: 1 }] }), ['items[0]']],
    ['attendees of goods', () => ({ items: [{ ...goods('card'), attendees: [] }] }), ['items[0].attendees']],
    ['nobody', () => ({ items: [goods('card')], contact: { name: 'Ada' } }), ['contact.email']],
    ['money to come', () => ({ items: [goods('card')], payment: { ...cash, paidAt: inDays(1) } }), ['payment.paidAt']],
    ['another way to pay', () => ({ items: [goods('card')], payment: { method: 'barter' } }), ['payment']],
    [
      'what is unknown',
      () => ({ items: [{ variantRef: 'var_01h455vb4pfc9tdkgafa57v781', quantity: 1 }] }),
      ['var_01h455vb4pfc9tdkgafa57v781'],
    ],
  ])('say what is wrong: %s', async (_, body, invalid) => {
    const { status, body: answer } = await place(body());
    const { fields, invalid: unknown } = answer.error.details as { fields?: object; invalid?: string[] };
    expect([status, fields ? Object.keys(fields) : unknown]).toEqual([400, invalid]);
  });

  it('are refused for a ticket of nobody', async () => {
    expect((await place({ items: [{ ticketTypeRef: 'tkt_01h455vb4pfc9tdkgafa57v781', quantity: 1 }] })).status).toBe(404);
  });
});
