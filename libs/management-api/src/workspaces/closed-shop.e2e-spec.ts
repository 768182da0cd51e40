import { randomUUID } from 'node:crypto';
import { eventually, inDays, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const NGN = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  workspace: { displayName: 'Dye House', timezone: 'Europe/Berlin', currencies: ['NGN'], headlessEnabled: true },
  products: [
    {
      slug: 'bag',
      name: 'Bag',
      saveForItEnabled: true,
      variants: [{ key: 'one', name: 'One', prices: NGN(5_000), stock: 50 }],
    },
  ],
  events: [
    {
      slug: 'party',
      title: 'Party',
      startAt: inDays(20),
      endAt: inDays(21),
      ticketTypes: [
        { key: 'free', name: 'Free', kind: 'free' },
        { key: 'paid', name: 'Paid', kind: 'paid', prices: NGN(1_000) },
      ],
    },
  ],
};

/** Markup that a note may not become. */
const NOTE = 'Closed <b>for</b> "Eid" & more';

interface Closed {
  closed?: { until: string | null; note?: string };
  warnings?: { path: string }[];
}

describe('a closed shop', () => {
  let service: SharedService;
  let shop: Shop;
  let ref: { variant: string; free: string; paid: string };

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'closing', document);
    const product = (await get<{ variants: { ref: string }[] }>('/v1/store/products/bag')).body;
    const { ticketTypes } = (await get<{ ticketTypes: { key: string; ref: string; name: string }[] }>('/v1/store/events/party')).body;
    const tier = (name: string) => ticketTypes.find((each) => each.name === name)!.ref;
    ref = { variant: product.variants[0]!.ref, free: tier('Free'), paid: tier('Paid') };
  });

  const get = <T>(path: string, key = shop.keys.secretLive) => service.client.get<T>(path, { key });
  const set = (closed: unknown) => service.client.patch<Closed>('/v1/admin/workspace', { closed }, { key: shop.adminToken });
  const storefront = async (key?: string) => (await get<Closed>('/v1/store/storefront', key)).body.closed;
  const contact = () => ({ name: 'Ada Obi', email: `ada-${randomUUID()}@example.com` });
  const returnUrl = 'http://localhost:4444/thanks';

  function openProducts({ key = shop.keys.secretLive, idempotencyKey = randomUUID() as string, more = {} } = {}) {
    const body = { items: [{ variantRef: ref.variant, quantity: 1 }], returnUrl, ...more };
    return service.client.post<{ ref: string; hostedUrl: string; error?: { code: string; details: unknown } }>(
      '/v1/store/checkouts',
      body,
      {
        key,
        headers: { 'idempotency-key': idempotencyKey },
      },
    );
  }

  const register = (key = shop.keys.secretLive, who = contact()) =>
    service.client.post<{ ref: string; error?: { code: string } }>(
      '/v1/store/events/party/register',
      { tickets: [{ ticketTypeRef: ref.free, quantity: 1 }], contact: who },
      { key },
    );

  afterEach(() => set(null));

  it('[D-158] opens no checkout of products, not one to save up either, and says until when and why', async () => {
    expect((await set({ until: '2031-01-03', note: NOTE })).body.closed).toEqual({ until: '2031-01-03T23:00:00.000Z', note: NOTE });
    for (const more of [{}, { saveForIt: true }]) {
      const { status, body } = await openProducts({ more });
      expect([status, body.error]).toEqual([
        403,
        expect.objectContaining({
          code: 'STORE_CLOSED',
          retryable: false,
          details: { until: '2031-01-03T23:00:00.000Z', note: NOTE },
        }),
      ]);
    }
    expect((await openProducts({ key: shop.keys.secretTest })).status).toBe(201);
    expect((await register(shop.keys.secretTest)).status).toBeLessThan(300);
  });

  it('[D-158] [D-37] returns what was opened before to its key, lets it be paid, and a guest keeps the seat', async () => {
    const idempotencyKey = randomUUID();
    const who = contact();
    const [opened, registered] = [await openProducts({ idempotencyKey }), await register(undefined, who)];
    await set({});
    expect((await openProducts({ idempotencyKey })).body.ref).toBe(opened.body.ref);
    expect((await register(undefined, who)).body.ref).toBe(registered.body.ref);
    expect((await register()).body.error?.code).toBe('STORE_CLOSED');
    const page = await (await fetch(opened.body.hostedUrl)).text();
    expect(page).toContain('Dye House is closed at the moment.');
    expect(page).toContain('name="rail"');
  });

  it('[D-158] lets a savings plan be begun that was opened before, and says on its page that the shop is closed', async () => {
    const { body } = await openProducts({ more: { saveForIt: true } });
    await set({ note: NOTE });
    const page = await (await fetch(body.hostedUrl.replace('?', '/save?'))).text();
    expect(page).toContain('Dye House is closed at the moment.');
    expect(page).toContain('name="partMinor"');
  });

  it('[D-158] is said by the storefront of both modes, and no longer once its end has passed by the clock of a mode', async () => {
    const until = inDays(2);
    await set({ until, note: 'On holiday' });
    const closed = { until, note: 'On holiday' };
    expect([await storefront(), await storefront(shop.keys.secretTest)]).toEqual([closed, closed]);
    await service.client.post('/v1/admin/test-clock/advance', { seconds: 3 * 86_400 }, { key: shop.adminToken });
    await eventually('the shop is open by the clock of test mode', async () => (await storefront(shop.keys.secretTest)) === undefined);
    expect(await storefront()).toEqual(closed);
    await service.client.post('/v1/admin/test-clock/reset', {}, { key: shop.adminToken });
  });

  it('[D-158] opens by itself within the second in which its end passes', async () => {
    const { now } = (await service.client.get<{ now: string }>(`/dev/clock?workspace=${shop.ref}`)).body;
    await set({ until: new Date(Date.parse(now) + 8_000).toISOString() });
    expect((await openProducts()).status).toBe(403);
    expect(await storefront()).toBeDefined();
    await eventually('it sells again', async () => (await openProducts()).status === 201);
    expect(await storefront()).toBeUndefined();
  });

  it('[D-158] is said on the page of its events, in both languages, with the note as text and no offers', async () => {
    await set({ until: '2031-01-04T09:30', note: NOTE });
    const page = async (language: string) =>
      (await fetch(`${service.urls[0]}/${shop.slug}/e/party`, { headers: { 'accept-language': language } })).text();
    const [english, french] = [await page('en-GB'), await page('fr-FR')];
    expect(english).toContain('Dye House is closed until Saturday, 4 January 2031, 09:30 (Central European Standard Time).');
    expect(french).toContain('Réouverture après le samedi 4 janvier 2031, 09:30');
    for (const text of [english, french]) {
      expect(text).toContain('Closed &lt;b>for&lt;/b>');
      expect(text).not.toContain('"offers"');
      expect(text).not.toMatch(/name="quantity/);
    }
  });

  it('[D-158] goes on for the merchant: own guests register, and the settings warn of an end that is over', async () => {
    await set({});
    const own = { event: 'party', tickets: [{ ticketTypeRef: ref.free, quantity: 1 }], contact: contact() };
    expect((await service.client.post('/v1/admin/registrations', own, { key: shop.adminToken })).status).toBe(201);
    const { body } = await set({ until: '2020-01-01' });
    expect([body.warnings?.map(({ path }) => path), (await openProducts()).status]).toEqual([['closed.until'], 201]);
    for (const wrong of [{ until: 'soon' }, { reason: 'x' }, { note: 'x'.repeat(301) }, 'closed'])
      expect((await set(wrong)).status).toBe(400);
  });

  it('[D-158] is closed and opened by a document that says so, and left by one that does not', async () => {
    const apply = (closed: object) =>
      service.client.put('/v1/admin/document', { ...document, workspace: { ...document.workspace, ...closed } }, { key: shop.adminToken });
    const closedBy = async (closed: object) => {
      expect((await apply(closed)).status).toBe(200);
      return storefront();
    };
    const until = '2031-01-03T23:00:00.000Z';
    expect(await closedBy({ closed: { until: '2031-01-03' } })).toEqual({ until });
    expect(await closedBy({})).toEqual({ until });
    expect(await closedBy({ closed: null })).toBeUndefined();
  });
});
