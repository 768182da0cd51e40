import { RealRails, type ShopAccounts } from '@svc/provider-stubs';
import { openHostedCheckout, openShop, startService, type RunningService, type Shop } from '@svc/testing';

interface Refusal {
  cause: string;
  code: string;
  message: string;
  reason?: string;
}
interface Detail {
  attempts: { rail: string; status: string; refusal?: Refusal }[];
}
interface Exception {
  ref: string;
  kind: string;
  mode: string;
  rail?: string;
  message: string;
  checkoutRef?: string;
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const prices = [
  { currency: 'NGN', priceMinor: 200_000 },
  { currency: 'USD', priceMinor: 4_500 },
];
const document = {
  version: 1,
  products: [{ slug: 'print', name: 'Print', variants: [{ key: 'one', name: 'A2', prices, stock: 3 }] }],
  events: [
    {
      slug: 'evening',
      title: 'Evening',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'paid', prices }],
    },
  ],
};
const contact = { name: 'Ada Obi', email: 'ada@guests.example' };
const below = (url: string, part: string) => url.replace('?', `/${part}?`);

describe('a payment that a provider refuses', () => {
  let rails: RealRails;
  let service: RunningService;
  let shop: Shop;
  let accounts: ShopAccounts;
  let shops = 0;

  beforeAll(async () => {
    rails = await RealRails.open();
    service = await startService({ env: rails.env });
  });
  beforeEach(async () => {
    shop = await openShop(service, `refused-${(shops += 1)}`, document);
    accounts = await rails.connect(service, shop);
    await service.client.patch('/v1/admin/workspace', { headlessEnabled: true }, { key: shop.adminToken });
  });
  afterAll(async () => {
    await service?.stop();
    await rails?.close();
  });

  const admin = async <T>(path: string) => (await service.client.get<T>(`/v1/admin/${path}`, { key: shop.adminToken })).body;
  const attemptsOf = async (ref: string) => (await admin<Detail>(`checkouts/${ref}`)).attempts;
  const exceptions = async () => (await admin<{ data: Exception[] }>('payments/exceptions')).data;
  const open = (currency = 'NGN') => openHostedCheckout(service, shop, ['print'], { contact, currency });
  const show = async (url: string) => (await fetch(url, { redirect: 'manual' })).text();
  const send = (url: string, fields: Record<string, string> = {}) =>
    fetch(url, { method: 'POST', redirect: 'manual', body: new URLSearchParams(fields), headers: { 'sec-fetch-site': 'same-origin' } });
  const pay = (hostedUrl: string, rail: string) => {
    const total = rail === 'international_card' ? '4500' : '200000';
    const buyer = { 'contact.name': contact.name, 'contact.email': contact.email };
    return send(below(hostedUrl, 'pay'), { rail, seenTotal: total, seenDueNow: total, ...buyer });
  };
  const post = (path: string, body: object) => service.client.post<object>(path, body, { key: shop.keys.secretLive });

  it('[D-127] says why in the attempt when it is refused at its opening; the buyer sees that this way is not possible now, and nothing of a card', async () => {
    const { ref, hostedUrl } = await open('USD');
    accounts.options.stripe.setFault({ operation: 'open', kind: 'refused' });
    expect((await pay(hostedUrl, 'international_card')).status).toBe(303);
    const html = await show(hostedUrl);
    expect(html).toContain('This way to pay is not possible at the moment. Nothing was charged.');
    expect(html).not.toMatch(/card was refused|cannot do this/);
    expect(await show(`${hostedUrl}&lang=fr`)).toContain('Ce moyen de paiement n’est pas possible pour le moment.');
    expect(await attemptsOf(ref)).toMatchObject([
      {
        rail: 'international_card',
        status: 'failed',
        refusal: { cause: 'configuration', message: 'Your account cannot do this at the moment.' },
      },
    ]);
    expect(await exceptions()).toEqual([]);
    expect((await pay(hostedUrl, 'international_card')).headers.get('refresh')).toContain(rails.stripe.url);
  });

  it('[D-127] raises one exception when it is refused three times on one rail, and another once that is resolved', async () => {
    const { ref, hostedUrl } = await open();
    const refuse = async (rail: string, call: 'initialize' | 'charge') => {
      rails.paystack.failNext(call, 'refused', 1, accounts.options.secretKey);
      await pay(hostedUrl, rail);
    };
    await refuse('card', 'initialize');
    await refuse('bank_transfer', 'charge');
    await refuse('card', 'initialize');
    await refuse('bank_transfer', 'charge');
    expect(await exceptions()).toEqual([]);
    expect(await show(hostedUrl)).toContain('This way to pay is not possible at the moment.');
    for (let time = 0; time < 2; time += 1) await refuse('card', 'initialize');
    const [exception, ...more] = await exceptions();
    expect([exception, more]).toMatchObject([
      {
        kind: 'rail_refused',
        mode: 'live',
        rail: 'card',
        checkoutRef: ref,
        message: expect.stringContaining('paystack refused 3 payments by card within an hour, and not because of a card.'),
      },
      [],
    ]);
    expect(exception!.message).toContain('“Paystack: Your account cannot do this” (not_allowed)');
    expect((await admin<{ data: Exception[] }>('payments/exceptions?kind=rail_refused&mode=test')).data).toEqual([]);
    await service.client.post(`/v1/admin/payments/exceptions/${exception!.ref}/resolve`, {}, { key: shop.adminToken });
    for (let time = 0; time < 2; time += 1) await refuse('card', 'initialize');
    expect(await exceptions()).toEqual([]);
    await refuse('card', 'initialize');
    expect(await exceptions()).toMatchObject([{ kind: 'rail_refused', rail: 'card' }]);
  });

  it('[D-127] shows its refused card to the buyer, beside the payment that is still open, and the reason to the merchant', async () => {
    const { ref, hostedUrl } = await open('USD');
    await pay(hostedUrl, 'international_card');
    const [session] = accounts.options.stripe.sessions;
    await accounts.options.stripe.decline(session!.client_reference_id);
    await show(below(hostedUrl, 'return'));
    const html = await show(hostedUrl);
    expect(html).toContain('Your card was refused, and nothing was charged.');
    expect(html).toContain('Waiting for your payment…');
    expect(await attemptsOf(ref)).toMatchObject([
      { status: 'pending', refusal: { cause: 'card', code: 'generic_decline', message: 'Your card was declined.' } },
    ]);
    await accounts.pay(session!.client_reference_id);
    await accounts.callBack(session!.client_reference_id);
    await show(below(hostedUrl, 'return'));
    const [paid] = await attemptsOf(ref);
    expect([paid!.status, paid!.refusal]).toEqual(['paid', undefined]);
  });

  it('[D-127] answers a client that renders the payment step with status and code as ever, and with what it concerns', async () => {
    const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/evening', {
      key: shop.keys.secretLive,
    });
    const tickets = [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }];
    const body = { provider: 'card', tickets, contact, returnUrl: 'https://shop.example/thanks' };
    rails.paystack.failNext('initialize', 'refused', 1, accounts.options.secretKey);
    const refused = await post('/v1/store/events/evening/checkout/headless', body);
    expect([refused.status, refused.body]).toMatchObject([
      503,
      { error: { code: 'PROVIDER_UNAVAILABLE', retryable: true, details: { refusal: { cause: 'configuration', code: 'not_allowed' } } } },
    ]);
    expect(JSON.stringify(refused.body)).not.toContain('cannot do this');
    const opened = await post('/v1/store/events/evening/checkout/headless', body);
    const { ref, ...way } = opened.body as { ref: string; accessCode: string; checkoutUrl: string; bankAccount: null };
    expect(opened.status).toBe(201);
    const { secretKey } = accounts.options;
    rails.paystack.setStatus(secretKey, accounts.referenceOf(way).replaceAll('_', '-'), 'failed');
    const { body: read } = await service.client.get(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretLive });
    expect(read).toMatchObject({ status: 'open', payment: { provider: 'card', accessCode: null, refusal: { cause: 'card' } } });
  });
});
