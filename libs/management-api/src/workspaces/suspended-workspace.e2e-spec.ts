import { randomUUID } from 'node:crypto';
import {
  connectInScope,
  eventually,
  inDays,
  openHostedCheckout,
  openShop,
  sharedService,
  statusOfCheckout,
  type SharedService,
  type Shop,
  WebhookSink,
} from '@svc/testing';
import type { Client } from 'pg';

const NGN = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  workspace: { displayName: 'Dye House', timezone: 'Africa/Lagos', currencies: ['NGN'], headlessEnabled: true },
  products: [{ slug: 'bag', name: 'Bag', variants: [{ key: 'one', name: 'One', prices: NGN(5_000), stock: 50 }] }],
  events: [
    {
      slug: 'party',
      title: 'Party',
      startAt: inDays(20),
      endAt: inDays(21),
      ticketTypes: [{ key: 'free', name: 'Free', kind: 'free' }],
    },
  ],
};
const REASON = 'Reported for fraud';

interface Refused {
  error?: { code: string; details?: unknown };
}

describe('[D-159] a suspended workspace', () => {
  let service: SharedService;
  let shop: Shop;
  let sink: WebhookSink;
  let database: Client;
  let guest: { ref: string; email: string };
  let free: string;

  beforeAll(async () => {
    [sink, service] = [await WebhookSink.open(), await sharedService()];
    shop = await openShop(service, 'suspended', document);
    database = await connectInScope(service, shop);
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/party', { key: shop.keys.secretLive });
    free = body.ticketTypes[0]!.ref;
    const email = `ada@${shop.slug}.example`;
    guest = { email, ref: (await register({ email })).body.ref };
  });
  afterAll(async () => {
    await database?.end();
    await sink?.close();
  });
  afterEach(() => suspend(null));

  const asMerchant = () => ({ key: shop.adminToken });
  const set = (body: object, key = service.operatorToken) =>
    service.client.patch<Refused & { suspended?: { reason: string; since: string } }>(`/v1/admin/workspaces/${shop.slug}`, body, { key });
  const suspend = (suspended: { reason: string } | null = { reason: REASON }) => set({ suspended });
  const storefront = async (key: string) =>
    (await service.client.get<{ closed?: object; paymentMethods: string[] }>('/v1/store/storefront', { key })).body;
  const register = (contact: { email: string }, key = shop.keys.secretLive) =>
    service.client.post<Refused & { ref: string }>(
      '/v1/store/events/party/register',
      { tickets: [{ ticketTypeRef: free, quantity: 1 }], contact: { name: 'Ada Obi', ...contact } },
      { key },
    );
  const play = (ref: string, rail: string, outcome: string) =>
    service.client.post<Refused>(`/dev/sandbox/checkouts/${ref}`, { rail, outcome });

  /** Opens a checkout of one bag; answers what a refusal says as well. */
  async function openProducts(key: string) {
    const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/bag', { key });
    const items = [{ variantRef: body.variants[0]!.ref, quantity: 1 }];
    const headers = { 'idempotency-key': randomUUID() };
    return service.client.post<Refused>('/v1/store/checkouts', { items, returnUrl: 'https://shop.example/thanks' }, { key, headers });
  }

  it('is suspended by the operator alone, with a reason that its merchant reads and the audit log keeps', async () => {
    expect((await suspend()).body.suspended).toEqual({ reason: REASON, since: expect.stringMatching(/Z$/) });
    expect((await set({ suspended: null }, shop.adminToken)).body.error?.code).toBe('INSUFFICIENT_SCOPE');
    await eventually('the merchant reads the reason', async () => {
      const { body } = await service.client.get<{ suspended?: { reason: string } }>('/v1/admin/workspace', asMerchant());
      return body.suspended?.reason === REASON;
    });
    const { body } = await service.client.get<{ data: { fields: string[]; details?: object }[] }>('/v1/admin/audit', asMerchant());
    expect(body.data[0]).toMatchObject({ fields: ['suspended'], details: { reason: REASON } });
    for (const wrong of [{}, { reason: '' }, { reason: 'x', until: '2031-01-01' }, 'yes', true])
      expect((await set({ suspended: wrong })).status).toBe(400);
  });

  it('opens nothing and registers nobody in either mode, says so to visitors, and keeps the pages of tickets', async () => {
    const pageOfTicket = await service.mails.mailsTo(guest.email);
    await suspend();
    const { secretLive, secretTest } = shop.keys;
    await eventually('the storefront is closed', async () => (await storefront(secretLive)).closed !== undefined);
    for (const key of [secretLive, secretTest]) {
      expect(await storefront(key)).toMatchObject({ closed: { until: null }, paymentMethods: [] });
      expect(Object.keys((await storefront(key)).closed!)).toEqual(['until']);
      expect((await openProducts(key)).body.error).toMatchObject({ code: 'STORE_CLOSED', details: { until: null } });
      expect((await register({ email: `${randomUUID()}@example.com` }, key)).body.error?.code).toBe('STORE_CLOSED');
    }
    expect((await register(guest)).body.ref).toBe(guest.ref);
    const page = await (await fetch(`${service.urls[0]}/${shop.slug}/e/party`)).text();
    expect(page).toContain('Dye House is closed at the moment.');
    expect(page).not.toMatch(/name="quantity|Reported for fraud/);
    const link = /https?:\/\/\S+\/t\/\S+/.exec(pageOfTicket[0]!.text!)![0];
    const { pathname, search } = new URL(link);
    expect((await fetch(service.urls[0] + pathname + search)).status).toBe(200);
    await suspend(null);
    await eventually('it sells again', async () => (await openProducts(secretLive)).status === 201);
  });

  it('amid payments begins none, and books the money that comes', async () => {
    const [begun, idle] = [await openHostedCheckout(service, shop, ['bag']), await openHostedCheckout(service, shop, ['bag'])];
    expect((await play(begun.ref, 'bank_transfer', 'pending')).status).toBe(200);
    const account = /href="([^"]*\/sandbox\/[^"]*)"/.exec(await (await fetch(begun.hostedUrl)).text())![1]!.replaceAll('&amp;', '&');
    await suspend();
    expect((await play(idle.ref, 'card', 'succeed')).body.error?.code).toBe('STORE_CLOSED');
    await eventually('the page of a checkout offers no way to pay', async () => {
      const page = await (await fetch(idle.hostedUrl)).text();
      return page.includes('Dye House is closed at the moment.') && !page.includes('name="rail"');
    });
    const transfer = { method: 'POST', redirect: 'manual', body: new URLSearchParams({ outcome: 'succeed' }) } as const;
    expect((await fetch(account.replace('?', '/transfer?'), transfer)).status).toBe(303);
    await eventually('the transfer is booked', async () => (await statusOfCheckout(service, shop, begun.ref)) === 'paid');
    expect(await statusOfCheckout(service, shop, idle.ref)).toBe('open');

    const { orderRef } = (await service.client.get<{ orderRef: string }>(`/v1/store/checkouts/${begun.ref}`, { key: shop.keys.secretLive }))
      .body;
    const refund = await service.client.post(`/v1/admin/orders/${orderRef}/refund`, { amountMinor: 5_000, reason: 'Closed' }, asMerchant());
    expect(refund.status).toBe(200);
    const refunded = async () => (await service.client.get<{ status: string }>(`/v1/admin/orders/${orderRef}`, asMerchant())).body.status;
    await eventually('the money goes back', async () => (await refunded()) === 'refunded');
  });

  it('lets its tokens read and erase, and refuses other changes with the reason', async () => {
    await suspend();
    const create = () => service.client.post<Refused>('/v1/admin/folders', { name: 'Summer' }, asMerchant());
    await eventually('changes are refused', async () => (await create()).status === 403);
    expect((await create()).body.error).toMatchObject({ code: 'WORKSPACE_SUSPENDED', retryable: false, details: { reason: REASON } });
    for (const path of ['orders', 'registrations', 'contacts', 'document', 'workspace'])
      expect((await service.client.get(`/v1/admin/${path}`, asMerchant())).status).toBe(200);
    const own = { event: 'party', tickets: [{ ticketTypeRef: free, quantity: 1 }], contact: { name: 'Ola', email: 'ola@example.com' } };
    expect((await service.client.post<Refused>('/v1/admin/registrations', own, asMerchant())).body.error?.code).toBe('WORKSPACE_SUSPENDED');
    expect((await service.client.put<Refused>('/v1/admin/document', document, asMerchant())).body.error?.code).toBe('WORKSPACE_SUSPENDED');
    const erased = await service.client.post('/v1/admin/contacts/erase?force=true', { email: guest.email }, asMerchant());
    expect(erased.status).toBeLessThan(300);
  });

  it('sends no mail of its merchant, and lets webhooks wait until it is lifted', async () => {
    const destination = { url: `${sink.url}/hooks`, mode: 'both', events: ['attendee.registered', 'attendee.cancelled'] };
    expect((await service.client.post('/v1/admin/webhooks/destinations', destination, asMerchant())).status).toBe(201);
    const other = (await register({ email: `bisi@${shop.slug}.example` })).body.ref;
    await sink.expect(1, '/hooks');
    await suspend();
    await eventually('the storefront is closed', async () => (await storefront(shop.keys.secretLive)).closed !== undefined);
    const subscriber = `chi@${shop.slug}.example`;
    const subscribed = await service.client.post('/v1/store/newsletter', { email: subscriber }, { key: shop.keys.secretLive });
    expect(subscribed.status).toBe(202);
    const states = async (sql: string) => (await database.query<{ state: string }>(sql)).rows.map(({ state }) => state);
    await eventually('the confirmation is withheld', async () =>
      (await states(`select state from message where kind = 'newsletter_confirm'`)).includes('withheld'),
    );
    const cancelled = await service.client.post(`/v1/admin/registrations/${other}/cancel`, {}, asMerchant());
    expect(cancelled.status).toBe(200);
    await service.mails.mailsTo(`bisi@${shop.slug}.example`, 2);
    await eventually('the webhook waits', async () =>
      (await states(`select state from webhook_delivery where attempts = 0`)).includes('due'),
    );
    expect(sink.received).toHaveLength(1);
    await suspend(null);
    const [, late] = await sink.expect(2, '/hooks');
    expect(JSON.parse(late!.body)).toMatchObject({ type: 'attendee.cancelled' });
    expect(await service.mails.arrivedAt(subscriber)).toEqual([]);
  });
});
