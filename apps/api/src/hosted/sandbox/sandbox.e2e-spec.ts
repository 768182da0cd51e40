import { openShop, startService, type RunningService, type Shop } from '@svc/testing';

const document = { version: 1, products: [{ slug: 'tote', name: 'Tote bag', variants: [{ key: 'one', name: 'Blue', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }] }] };
const CARD = { 'contact.name': 'Ada Obi', 'contact.email': 'ada@example.com', rail: 'card', seenTotal: '500000' };

describe('the sandbox’s payment page', () => {
  let service: RunningService;
  let shop: Shop;

  beforeAll(async () => {
    service = await startService({ env: { NODE_ENV: 'production' } });
    shop = await openShop(service, 'ile', document);
  });
  afterAll(() => service?.stop());

  const send = async (url: string, fields?: Record<string, string>) => {
    const answer = await fetch(url, { redirect: 'manual', ...(fields && { method: 'POST', body: new URLSearchParams(fields) }) });
    return { status: answer.status, headers: answer.headers, to: new URL(answer.headers.get('location') ?? '/', url).href, html: await answer.text() };
  };
  const below = (url: string, part: string) => url.replace('?', `/${part}?`);
  /** A card payment that has been begun: the checkout, and the address of the sandbox's page. */
  const begin = async (key = shop.keys.secretTest) => {
    const { body } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key });
    const opened = await service.client.post<{ ref: string; hostedUrl: string }>(
      '/v1/store/checkouts',
      { items: [{ variantRef: body.variants[0]!.ref, quantity: 1 }], returnUrl: 'https://shop.example/thanks' },
      { key, headers: { 'idempotency-key': crypto.randomUUID() } },
    );
    return { ...opened.body, ...(await send(below(opened.body.hostedUrl, 'pay'), CARD)) };
  };
  const statusOf = async (ref: string) => (await service.client.get<{ status: string }>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretTest })).body.status;

  it('serves test mode in production, and says what it is', async () => {
    const { to } = await begin();
    const { status, html, headers } = await send(to);
    expect(status).toBe(200);
    for (const part of ['This is the sandbox, not a bank', 'Pay ₦5,000', '4084 0840 8408 4081: Pays at once']) expect(html).toContain(part);
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
    expect((await begin(shop.keys.secretLive)).html).toContain('cannot be paid here at the moment');
  });

  it('[D-1a] opens for nobody without the token of its page', async () => {
    const { to } = await begin();
    const wrong = [to.replace(/t=.*/, 't=AAAAAAAAAAAAAAAAAAAAAA'), to.replace(/\?.*/, ''), to.replace('/pay_', '/pax_')];
    for (const url of wrong) {
      expect((await send(url)).status).toBe(404);
      for (const part of ['card', 'confirm', 'transfer', 'fault']) expect((await send(below(url, part), { number: '4242424242424242' })).status).toBe(404);
    }
  });

  it('asks a buyer to confirm, and takes a no', async () => {
    const { ref, to } = await begin();
    await send(below(to, 'card'), { number: '4000000000003220' });
    expect((await send(to)).html).toContain('Your bank asks');
    await send(below(to, 'confirm'), { answer: 'yes' });
    expect((await send(to)).headers.get('refresh')).toMatch(/^0;url=.*\/return\?t=/);
    expect(await statusOf(ref)).toBe('paid');

    const other = await begin();
    await send(below(other.to, 'card'), { number: '4000000000003220' });
    await send(below(other.to, 'confirm'), { answer: 'no' });
    expect(await statusOf(other.ref)).toBe('open');
    expect((await send(other.hostedUrl)).html).toContain('Your payment was refused');
  });

  it('takes its own cards alone, each once', async () => {
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

  it('[decisions 3.7 PROVIDER_UNAVAILABLE] goes wrong when it is told to, and the buyer can try again', async () => {
    const { to } = await begin();
    expect((await send(below(to, 'fault'), { fault: 'none.such' })).status).toBe(404);
    expect((await send((await send(below(to, 'fault'), { fault: 'open.unavailable' })).to)).html).toContain('Set: it happens once.');
    const unlucky = await begin();
    expect(unlucky.status).toBe(503);
    expect(unlucky.html).toContain('Nothing was charged');
    expect((await send(below(unlucky.hostedUrl, 'pay'), CARD)).to).toContain('/sandbox/');
  });
});
