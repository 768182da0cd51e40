import { randomUUID } from 'node:crypto';
import { RealRails, type ShopAccounts } from '@svc/provider-stubs';
import { connectInScope, type ErrorBody, openShop, type RunningService, type Shop, startService } from '@svc/testing';

const CURRENCIES = ['NGN', 'HUF', 'ISK', 'MGA', 'KWD', 'IQD'];
/** Prices of a print in each currency, in minor units. */
const COSTS = { NGN: 200_000, HUF: 450_001, ISK: 4_501, MGA: 4_500_100, KWD: 4_510, IQD: 45_001 } as const;
/** Amounts requested from Stripe. */
const AT_STRIPE = { HUF: 450_001, ISK: 450_100, MGA: 45_001, KWD: 4_510 } as const;
type Currency = keyof typeof COSTS;

const prices = Object.entries(COSTS).map(([currency, priceMinor]) => ({ currency, priceMinor }));
const document = {
  version: 1,
  workspace: { displayName: 'Prints', timezone: 'Africa/Lagos', currencies: CURRENCIES, headlessEnabled: true },
  products: [
    { slug: 'print', name: 'Print', variants: [{ key: 'one', name: 'A2', prices }] },
    { slug: 'leaflet', name: 'Leaflet', variants: [{ key: 'one', name: 'A5', pricingMode: 'free' }] },
  ],
  events: [
    {
      slug: 'fair',
      title: 'Fair',
      startAt: '2036-06-01T17:00:00Z',
      endAt: '2036-06-01T20:00:00Z',
      ticketTypes: [
        { key: 'entry', name: 'Entry', kind: 'paid', prices },
        { key: 'gift', name: 'Gift', kind: 'donation' },
      ],
    },
  ],
};
const contact = { name: 'Ada Obi', email: 'ada@guests.example' };

interface Warned {
  warnings?: { path: string; message: string }[];
}
interface Session {
  ref: string;
  hostedUrl: string;
  currency: string;
}

describe('the currencies of rails', () => {
  let rails: RealRails;
  let service: RunningService;
  let shop: Shop;
  let accounts: ShopAccounts;

  beforeAll(async () => {
    rails = await RealRails.open();
    service = await startService({ env: { ...rails.env, SANDBOX_PAYMENTS: 'test' } });
    shop = await openShop(service, 'prints', document);
    accounts = await rails.connect(service, shop, 'test');
  });
  afterAll(async () => {
    await service?.stop();
    await rails?.close();
  });

  const pathsOf = ({ warnings = [] }: Warned) => warnings.map(({ path }) => path);
  const ticketRef = async (name: string) => {
    const { body } = await service.client.get<{ ticketTypes: { ref: string; name: string }[] }>('/v1/store/events/fair', {
      key: shop.keys.secretLive,
    });
    return body.ticketTypes.find((tier) => tier.name === name)!.ref;
  };
  const open = async <T = Session>(currency: Currency, { key = shop.keys.secretLive, slug = 'print' } = {}) => {
    const { body } = await service.client.get<{ variants: { ref: string }[] }>(`/v1/store/products/${slug}`, { key });
    const items = [{ variantRef: body.variants[0]!.ref, quantity: 1 }];
    return service.client.post<T>(
      '/v1/store/checkouts',
      { items, currency, contact, returnUrl: 'https://shop.example/thanks' },
      { key, headers: { 'idempotency-key': randomUUID() } },
    );
  };
  const openTickets = async <T = Session>(
    currency: Currency,
    path: string,
    overrides: object = {},
    tier = 'Entry',
    key = shop.keys.secretLive,
  ) =>
    service.client.post<T>(
      `/v1/store/events/fair/${path}`,
      {
        tickets: [{ ticketTypeRef: await ticketRef(tier), quantity: 1, ...overrides }],
        currency,
        contact,
        returnUrl: 'https://shop.example/thanks',
        provider: 'international_card',
      },
      { key },
    );
  const notCharged = (accepted: readonly string[]) => ({
    status: 400,
    body: {
      error: { code: 'VALIDATION_ERROR', message: expect.stringContaining('No payment provider charges IQD'), details: { accepted } },
    },
  });

  it('[D-128] are in test mode those that live mode can charge, by Stripe itself where its test keys are set', async () => {
    const offered = await Promise.all(
      CURRENCIES.map(
        async (currency) =>
          (await service.client.get<string[]>(`/v1/store/payment-methods?currency=${currency}`, { key: shop.keys.secretTest })).body,
      ),
    );
    expect(offered).toEqual([['card', 'bank_transfer'], ...Array.from({ length: 4 }, () => ['international_card']), []]);
  });

  it.each(['HUF', 'ISK', 'MGA', 'KWD'] as const)('[D-128] are charged in the units of Stripe and paid in ours: %s', async (currency) => {
    const { status, body } = await openTickets<Session & { payment?: object; checkoutUrl: string; totalMinor: number }>(
      currency,
      'checkout/headless',
      {},
      'Entry',
      shop.keys.secretTest,
    );
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { totalMinor: COSTS[currency], checkoutUrl: expect.stringContaining('/c/pay/cs_test_') },
    });
    const reference = accounts.referenceOf({ ...body, accessCode: null, bankAccount: null });
    expect(accounts.options.stripe.sessionOf(reference)).toMatchObject({
      amount_total: AT_STRIPE[currency],
      currency: currency.toLowerCase(),
    });
    await accounts.pay(reference);
    const read = await service.client.get<{ status: string }>(`/v1/store/checkouts/${body.ref}`, { key: shop.keys.secretTest });
    expect(read.body.status).toBe('paid');
  });

  it('[D-128] refuse a live checkout of products with something due in a currency that no provider charges', async () => {
    const accepted = CURRENCIES.filter((currency) => currency !== 'IQD');
    expect(await open<ErrorBody>('IQD')).toMatchObject(notCharged(accepted));
    expect((await open('IQD', { slug: 'leaflet' })).status).toBe(201);
    expect((await open('IQD', { key: shop.keys.secretTest })).status).toBe(201);
  });

  it('[D-128] refuse live checkouts of tickets alike, hosted and headless', async () => {
    const accepted = CURRENCIES.filter((currency) => currency !== 'IQD');
    expect(await openTickets<ErrorBody>('IQD', 'checkout')).toMatchObject(notCharged(accepted));
    expect(await openTickets<ErrorBody>('IQD', 'checkout/headless')).toMatchObject(notCharged(accepted));
  });

  it('[D-128] do not refuse a live checkout for keys that are not set', async () => {
    expect(await open('KWD')).toMatchObject({ status: 201, body: { currency: 'KWD' } });
    expect(await openTickets('ISK', 'checkout')).toMatchObject({ status: 201, body: { currency: 'ISK' } });
  });

  it('[D-128] refuse donations between their steps, with an amount that would do', async () => {
    const refused = await openTickets<ErrorBody>('KWD', 'checkout', { amountMinor: 1_234 }, 'Gift');
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { 'tickets[0].amountMinor': expect.stringContaining('such as KWD\u00a01.230') } } } },
    });
    expect((await openTickets('KWD', 'checkout', { amountMinor: 1_230 }, 'Gift')).status).toBe(201);
  });

  describe('currencies as a merchant writes them', () => {
    const admin = <T>(method: string, path: string, body?: object) =>
      service.client.send<T>(`/v1/admin${path}`, { method, key: shop.adminToken, body });
    const inDinars = (priceMinor: number) => ({
      slug: 'card',
      name: 'Card',
      variants: [{ key: 'one', name: 'A6', prices: [{ currency: 'KWD', priceMinor }] }],
    });

    it('[D-128] refuse prices between their steps, one by one and in a document, and change nothing', async () => {
      const fault = expect.stringContaining('give 1230 or 1240') as string;
      expect(await admin<ErrorBody>('POST', '/products', inDinars(1_234))).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { 'variants[0].prices[0].priceMinor': fault } } } },
      });
      expect(await admin<ErrorBody>('PUT', '/document', { version: 1, products: [inDinars(1_234)] })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { 'products[0].variants[0].prices[0].priceMinor': fault } } } },
      });
      expect((await admin<{ data: unknown[] }>('GET', '/products?slug=card')).body.data).toEqual([]);
    });

    it('[D-128] leave a price as it is that is stored between them, and warn of it', async () => {
      const made = await admin<{ ref: string } & Warned>('POST', '/products', inDinars(1_230));
      expect([made.status, pathsOf(made.body)]).toEqual([201, []]);
      const database = await connectInScope(service, shop);
      await database.query(`update variant set prices = '[{"currency":"KWD","priceMinor":1234}]' where prices::text like '%1230%'`);
      await database.end();
      const where = 'variants[0].prices[0].priceMinor';
      const renamed = await admin<Warned & { variants: object[] }>('PATCH', `/products/${made.body.ref}`, { name: 'Postcard' });
      expect([renamed.status, pathsOf(renamed.body)]).toEqual([200, [where]]);
      const again = await admin<Warned>('PATCH', `/products/${made.body.ref}`, renamed.body);
      expect([again.status, pathsOf(again.body)]).toEqual([200, [where]]);
      const planned = await admin<Warned>('PUT', '/document?dryRun=true', { version: 1, products: [inDinars(1_234)] });
      expect([planned.status, pathsOf(planned.body)]).toEqual([200, [`products[0].${where}`]]);
      expect((await admin('PATCH', `/products/${made.body.ref}`, { variants: inDinars(1_236).variants })).status).toBe(400);
      const right = await admin<Warned>('PATCH', `/products/${made.body.ref}`, { variants: inDinars(1_240).variants });
      expect([right.status, pathsOf(right.body)]).toEqual([200, []]);
    });

    it('[D-128] are warned of in answers to settings and keys when live mode cannot charge them', async () => {
      const settings = await admin<Warned>('PATCH', '/workspace', {
        rails: { card: { enabled: false }, bank_transfer: { enabled: false } },
      });
      expect(pathsOf(settings.body)).toEqual(['currencies[0]', 'currencies[5]']);
      await admin('PATCH', '/workspace', { rails: { card: { enabled: true }, bank_transfer: { enabled: true } } });
      const live = { secretKey: 'sk_live_51Abc0123456789', publishableKey: 'pk_live_51Abc9876543210', webhookSecret: 'whsec_0123456789' };
      const keys = await admin<Warned>('PUT', '/payments/providers/stripe/live', live);
      expect([keys.status, pathsOf(keys.body)]).toEqual([200, ['currencies[0]', 'currencies[5]']]);
      const whole = await admin<Warned>('PUT', '/document?dryRun=true', { version: 1, workspace: document.workspace });
      expect(pathsOf(whole.body)).toEqual(['workspace.currencies[5]']);
    });
  });
});
