import { eventually, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const naira = [{ currency: 'NGN', priceMinor: 500_000 }];
const document = {
  version: 1,
  events: [
    {
      slug: 'evening',
      title: 'Evening',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'paid', prices: naira }],
    },
  ],
  products: [{ slug: 'tote', name: 'Tote bag', variants: [{ key: 'one', name: 'Blue', prices: naira }] }],
};
const CARD = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', rail: 'card', seenTotal: '500000' };

describe('the sandbox’s payment page', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService({ env: { NODE_ENV: 'production' } });
    shop = await openShop(service, 'ile', document);
    await service.client.patch('/v1/admin/workspace', { headlessEnabled: true }, { key: shop.adminToken });
  });

  const send = async (url: string, fields?: Record<string, string>) => {
    const answer = await fetch(url, { redirect: 'manual', ...(fields && { method: 'POST', body: new URLSearchParams(fields) }) });
    return {
      status: answer.status,
      headers: answer.headers,
      to: new URL(answer.headers.get('location') ?? '/', url).href,
      html: await answer.text(),
    };
  };
  const below = (url: string, part: string) => url.replace('?', `/${part}?`);
  /** Starts a card payment; returns the checkout, and the address of the sandbox's page. */
  const begin = async (key = shop.keys.secretTest) => {
    const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key });
    const opened = await service.client.post<{ ref: string; hostedUrl: string }>(
      '/v1/store/checkouts',
      { items: [{ variantRef: body.variants[0]!.ref, quantity: 1 }], returnUrl: 'https://shop.example/thanks' },
      { key, headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    return { ...opened.body, ...(await send(below(opened.body.hostedUrl, 'pay'), CARD)) };
  };
  const statusOf = async (ref: string) =>
    (await service.client.get<{ status: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretTest })).body.status;

  it('serves test mode in production, and says what it is', async () => {
    const { to } = await begin();
    const { status, html, headers } = await send(to);
    expect(status).toBe(200);
    for (const part of ['This is the sandbox, not a bank', 'Pay ₦5,000', '4084 0840 8408 4081: Pays at once']) expect(html).toContain(part);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect((await begin(shop.keys.secretLive)).html).toContain('cannot be paid here at the moment');
  });

  it('[D-102] is come back from to a developer’s own machine with a test key alone, in production: events and headless checkouts alike', async () => {
    const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key: shop.keys.secretTest });
    const answers = async (key: string, returnUrl: string) => {
      const items = [{ variantRef: body.variants[0]!.ref, quantity: 1 }];
      const ticket = {
        tickets: [{ ticketTypeRef: evening.ticketTypes[0]!.ref, quantity: 1 }],
        contact: { name: 'Ada', email: 'ada@example.com' },
        returnUrl,
      };
      const ask = async (path: string, sent: object) => {
        const answer = await service.client.post<{ error?: { details?: { fields?: object } } }>(path, sent, {
          key,
          headers: { 'idempotency-key': crypto.randomUUID() },
        });
        return Object.keys(answer.body.error?.details?.fields ?? {}).includes('returnUrl');
      };
      return Promise.all([
        ask('/v1/store/checkouts', { items, returnUrl }),
        ask('/v1/store/events/evening/checkout', ticket),
        ask('/v1/store/events/evening/checkout/headless', { ...ticket, provider: 'card' }),
      ]);
    };
    const { body: evening } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/evening', {
      key: shop.keys.secretTest,
    });
    for (const local of ['http://localhost:3000/x', 'http://127.0.0.1/', 'http://[::1]:8080/']) {
      expect([await answers(shop.keys.secretLive, local), await answers(shop.keys.secretTest, local)]).toEqual([
        [true, true, true],
        [false, false, false],
      ]);
    }
    expect(await answers(shop.keys.secretLive, 'https://localhost/')).toEqual([false, false, false]);
  });

  it('[D-1a] opens for nobody without the token of its page', async () => {
    const { to } = await begin();
    const wrong = [to.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'), to.replace(/\?.*/, ''), to.replace('/pay_', '/pax_')];
    for (const url of wrong) {
      expect((await send(url)).status).toBe(404);
      for (const part of ['card', 'confirm', 'transfer', 'fault'])
        expect((await send(below(url, part), { number: '4242424242424242' })).status).toBe(404);
    }
  });

  it('asks a buyer to confirm, and takes a no', async () => {
    const { ref, to } = await begin();
    await send(below(to, 'card'), { number: '4000000000003220' });
    expect((await send(to)).html).toContain('Your bank asks');
    await send(below(to, 'confirm'), { answer: 'yes' });
    expect((await send(to)).headers.get('refresh')).toMatch(/^0;url=.*\/return\?t=/);
    await eventually('it is paid', async () => (await statusOf(ref)) === 'paid');

    const other = await begin();
    await send(below(other.to, 'card'), { number: '4000000000003220' });
    await send(below(other.to, 'confirm'), { answer: 'no' });
    expect(await statusOf(other.ref)).toBe('open');
    expect((await send(other.hostedUrl)).html).toContain('Your card was refused');
  });

  it('accepts only its own cards, each once', async () => {
    const { to } = await begin();
    const refused = await send(below(to, 'card'), { number: '1234' });
    expect(refused.status).toBe(400);
    expect(refused.html).toMatch(/value="1234"/);
    expect(refused.html).toContain('Use one of 4084084084084081');
    await send(below(to, 'card'), { number: '4242424242424242' });
    const again = await send(below(to, 'card'), { number: '4242424242424242' });
    expect(again.status).toBe(409);
    expect(again.html).toContain('the charge is paid');
    expect((await send(below(to, 'transfer'), { outcome: 'twice' })).status).toBe(404);
  });

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] [D-131] fails on request, for that checkout alone, and the buyer can try again', async () => {
    const { to, hostedUrl } = await begin();
    expect((await send(below(to, 'fault'), { fault: 'none.such' })).status).toBe(404);
    expect((await send((await send(below(to, 'fault'), { fault: 'open.unavailable' })).to)).html).toContain('Set: it happens once.');
    expect((await begin()).to).toContain('/sandbox/');
    const typed = { 'contact.name': 'Bisi Ade', rail: 'bank_transfer' };
    const unlucky = await send(below(hostedUrl, 'pay'), { ...CARD, ...typed });
    expect(unlucky.status).toBe(503);
    expect(unlucky.html).toContain('Nothing was charged');
    expect((await send(`${hostedUrl}&way=other`)).html).toContain('value="Bisi Ade"');
    expect((await send(below(hostedUrl, 'pay'), CARD)).to).toContain('/sandbox/');
  });
});
