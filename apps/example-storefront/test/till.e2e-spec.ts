import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setCookieHeader, visitorCheckouts } from '@storefront-service/sdk/server';
import { freePort, RunningProcess } from '@svc/testing';
import { StandInService } from './stand-in-service';

const SECRET = 'svc_sk_test_0123456789';
const REF = 'chk_01jv3h5k8mfz0a7c9d2e4g6j8n';
const COOKIE_SECRET = 'a secret of thirty-two characters or more';
const SITE_URL = 'https://shop.example';
const KEY = '6f1c1e6e-8a2b-4c61-9d7e-1b9f6f0f8a11';
const CHECKOUT = {
  ref: REF,
  status: 'open',
  mode: 'test',
  hostedUrl: 'https://pay.example/shop/c/chk_1?t=token',
  returnUrl: 'https://shop.example/return',
  currency: 'NGN',
  totalMinor: 1_500_000,
  expiresAt: '2026-12-05T09:00:00.000Z',
  createdAt: '2026-12-04T09:00:00.000Z',
};

describe('the till of the example storefront', () => {
  const service = new StandInService(() => [201, CHECKOUT]);
  let apiUrl: string;
  let server: RunningProcess;
  let url: string;

  const start = async (env: Record<string, string>) => {
    const port = String(await freePort());
    const settings = {
      PORT: port,
      API_URL: apiUrl,
      PUBLISHABLE_KEY: 'svc_pk_test_x',
      SITE_URL,
      COOKIE_SECRET,
      WEBHOOK_FOLDER: join(tmpdir(), 'till-webhooks'),
      ...env,
    };
    return { running: await RunningProcess.start('../apps/example-storefront/server.mjs', settings), address: `http://127.0.0.1:${port}` };
  };

  beforeAll(async () => {
    apiUrl = await service.start();
    const { running, address } = await start({ STORE_SECRET_KEY: SECRET });
    [server, url] = [running, address];
  });

  afterAll(async () => {
    await server?.stop();
    service.stop();
  });

  beforeEach(() => {
    service.asked = [];
    service.answers = [];
  });

  const post = (path: string, body: object | string, type = 'application/json', cookie = '') =>
    fetch(url + path, {
      method: 'POST',
      headers: { 'Content-Type': type, cookie },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  /** The cookie of the browser that has opened the checkout. */
  const ownCookie = async (ref = REF) =>
    setCookieHeader(await visitorCheckouts({ secret: COOKIE_SECRET, siteUrl: SITE_URL }).remember(undefined, ref)).split(';')[0]!;
  const order = { key: KEY, items: [{ variantRef: 'var_1', quantity: 1 }], currency: 'NGN' };

  it('[§4.2 Idempotency-Key] opens a checkout of products with the secret key and the key of the cart, and returns to this shop', async () => {
    const answer = await post('/checkouts', { ...order, returnUrl: 'https://evil.example' });
    expect(answer.status).toBe(201);
    expect(await answer.json()).toEqual({ ref: REF, status: 'open', hostedUrl: CHECKOUT.hostedUrl });
    const [call] = service.asked;
    expect(call).toMatchObject({
      method: 'POST',
      url: '/v1/store/checkouts',
      headers: { authorization: `Bearer ${SECRET}`, 'idempotency-key': KEY },
    });
    expect(JSON.parse(call!.body)).toEqual({ items: order.items, currency: 'NGN', returnUrl: 'https://shop.example/return' });
  });

  it('opens one of tickets at the event', async () => {
    await post('/events/adire-design-fair/checkouts', {
      key: KEY,
      tickets: [{ ticketTypeRef: 'tkt_1', quantity: 2 }],
      contact: { name: 'Ada', email: 'ada@example.com' },
    });
    expect(service.asked[0]).toMatchObject({
      method: 'POST',
      url: '/v1/store/events/adire-design-fair/checkout',
      headers: { 'idempotency-key': KEY },
    });
  });

  it('[§4.5] opens one of tickets by the rail that is named, to be paid on a page of this shop', async () => {
    service.answers = [[201, { ...CHECKOUT, provider: 'card', accessCode: 'code1', checkoutUrl: 'https://checkout.example/1' }]];
    const answer = await post('/events/adire-design-fair/checkouts/headless', {
      key: KEY,
      provider: 'card',
      tickets: [{ ticketTypeRef: 'tkt_1', quantity: 2 }],
    });
    expect(await answer.json()).toEqual({ ref: REF, status: 'open', hostedUrl: `https://shop.example/pay?checkout=${REF}` });
    const [call] = service.asked;
    expect(call).toMatchObject({
      method: 'POST',
      url: '/v1/store/events/adire-design-fair/checkout/headless',
      headers: { 'idempotency-key': KEY },
    });
    expect(JSON.parse(call!.body)).toEqual({
      provider: 'card',
      tickets: [{ ticketTypeRef: 'tkt_1', quantity: 2 }],
      returnUrl: 'https://shop.example/return',
    });
  });

  it('[§4.6] gives up a checkout that is not paid, for a page of its own alone', async () => {
    service.answers = [
      [200, { ...CHECKOUT, payment: { provider: 'card' } }],
      [200, { ...CHECKOUT, status: 'cancelled' }],
    ];
    expect(await (await post(`/checkouts/${REF}/cancel`, {}, 'application/json', await ownCookie())).json()).toMatchObject({
      ref: REF,
      status: 'cancelled',
    });
    expect(service.asked[1]).toMatchObject({ method: 'POST', url: `/v1/store/checkouts/${REF}/cancel` });
    expect(service.asked[1]!.headers).not.toHaveProperty('idempotency-key');
  });

  it('[D-104] gives up nothing that is paid on the page of the service, such as a savings plan, also for its buyer', async () => {
    service.answers = [[200, CHECKOUT]];
    const answer = await post(`/checkouts/${REF}/cancel`, {}, 'application/json', await ownCookie());
    expect([answer.status, await answer.json()]).toEqual([409, { error: expect.objectContaining({ code: 'NOT_CANCELLED' }) as object }]);
    expect(service.asked.map(({ method }) => method)).toEqual(['GET']);
  });

  it('[D-104] gives the browser that opens a checkout a cookie for it, beside those that it has', async () => {
    const other = `chk_${'0'.repeat(26)}`;
    const answer = await post('/checkouts', order, 'application/json', await ownCookie(other));
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-checkouts=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=604800; Secure$/);
    const cookies = visitorCheckouts({ secret: COOKIE_SECRET, siteUrl: SITE_URL });
    expect(await Promise.all([REF, other].map((ref) => cookies.hasOpened(cookie, ref)))).toEqual([true, true]);
  });

  it.each<[string, Record<string, string>]>([
    ['says that it comes from another site', { 'sec-fetch-site': 'cross-site' }],
    ['says that it comes from a site below the same domain', { 'sec-fetch-site': 'same-site' }],
    ['has another origin', { origin: 'https://evil.example' }],
    ['has no origin that can be told', { origin: 'null' }],
  ])('changes nothing for a request that %s', async (_, headers) => {
    const answer = await fetch(`${url}/checkouts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(order),
    });
    expect([answer.status, service.asked]).toEqual([403, []]);
  });

  it('asks once more with the same key when it is unknown whether the first try arrived', async () => {
    service.answers = [[503, { error: { code: 'PROVIDER_UNAVAILABLE', message: 'Away.', retryable: true } }]];
    expect((await post('/checkouts', order)).status).toBe(201);
    expect(service.asked.map(({ headers }) => headers['idempotency-key'])).toEqual([KEY, KEY]);
  });

  it('hands on what the service refuses, with its details', async () => {
    const error = {
      code: 'VALIDATION_ERROR',
      message: 'Sold out.',
      retryable: false,
      requestId: 'req_1',
      details: { soldOut: ['var_1'], remaining: { var_1: 0 } },
    };
    service.answers = [[400, { error }]];
    const answer = await post('/checkouts', order);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ error });
    expect(service.asked).toHaveLength(1);
  });

  it.each([
    [401, 'UNAUTHORIZED'],
    [403, 'INSUFFICIENT_SCOPE'],
  ])('keeps to itself what is wrong with its own key: %i', async (status, code) => {
    service.answers = [[status, { error: { code, message: 'The key is no good.', retryable: false } }]];
    const answer = await post('/checkouts', order);
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ error: { code: 'CLOSED' } });
  });

  it('[§1 r4] tells how a checkout stands by the word of the service, and not where its buyer writes and pays', async () => {
    service.answers = [[200, { ...CHECKOUT, status: 'paid', orderNumber: 7, orderRef: 'ord_1' }]];
    const answer = await fetch(`${url}/checkouts/${REF}`, { headers: { cookie: await ownCookie() } });
    expect(await answer.json()).toEqual({
      ref: REF,
      status: 'paid',
      mode: 'test',
      currency: 'NGN',
      totalMinor: 1_500_000,
      orderNumber: 7,
      expiresAt: CHECKOUT.expiresAt,
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(service.asked[0]).toMatchObject({ method: 'GET', url: `/v1/store/checkouts/${REF}` });
  });

  it('[D-34] tells how a checkout is paid on a page of this shop', async () => {
    const payment = {
      provider: 'bank_transfer',
      flow: 'transfer',
      accessCode: null,
      publicKey: null,
      checkoutUrl: null,
      bankAccount: null,
    };
    service.answers = [[200, { ...CHECKOUT, payment }]];
    expect(await (await fetch(`${url}/checkouts/${REF}`, { headers: { cookie: await ownCookie() } })).json()).toMatchObject({
      status: 'open',
      payment,
    });
  });

  it.each<[string, () => Promise<Response>]>([
    ['what is no order', () => post('/checkouts', '{"items":')],
    ['an order without a key', () => post('/checkouts', { items: order.items })],
    ['a form of another page', () => post('/checkouts', 'a=b', 'text/plain')],
    ['what is too large to be an order', () => post('/checkouts', { ...order, currency: 'x'.repeat(64 * 1024) })],
    ['another call of the service', () => post(`/checkouts/${REF}/refund`, order)],
    ['a form of another page that cancels', () => post(`/checkouts/${REF}/cancel`, 'a=b', 'text/plain')],
    ['another slug than one', () => post('/events/a%2F..%2Fb/checkouts', order)],
    ['what is no ref', () => fetch(`${url}/checkouts/chk_1`)],
    ['a path in a ref', () => fetch(`${url}/checkouts/..%2Forders`)],
  ])('lends its key to nobody: it asks the service nothing for %s', async (_, ask) => {
    const answer = await ask();
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(service.asked).toEqual([]);
  });

  it('never shows its secrets', async () => {
    for (const path of ['/config.json', '/cart', '/return', '/till.js'])
      expect(await (await fetch(url + path)).text()).not.toMatch(new RegExp(`${SECRET}|${COOKIE_SECRET}`));
  });

  it.each(['live', 'test'])(
    'sells with the %s key of the demo when it is set to, and returns to where the demo says it is',
    async (mode) => {
      const folder = await mkdtemp(join(tmpdir(), 'till-'));
      const demoFile = join(folder, 'demo.json');
      const keys = {
        publishableTest: 'svc_pk_test_x',
        secretTest: 'svc_sk_test_x',
        publishableLive: 'svc_pk_live_x',
        secretLive: 'svc_sk_live_x',
      };
      await writeFile(demoFile, JSON.stringify({ baseUrl: apiUrl, storefrontUrl: 'http://127.0.0.1:3001', keys }));
      const port = String(await freePort());
      const running = await RunningProcess.start('../apps/example-storefront/server.mjs', {
        COOKIE_SECRET,
        PORT: port,
        DEMO_FILE: demoFile,
        MODE: mode,
        WEBHOOK_FOLDER: join(folder, 'none'),
      });
      await fetch(`http://127.0.0.1:${port}/checkouts`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(order),
      });
      expect(service.asked[0]).toMatchObject({
        headers: { authorization: `Bearer svc_sk_${mode}_x` },
        body: expect.stringContaining('"returnUrl":"http://127.0.0.1:3001/return"'),
      });
      await running.stop();
      await rm(folder, { recursive: true });
    },
  );

  it('takes no orders without a secret key', async () => {
    const { running, address } = await start({});
    const answer = await fetch(`${address}/checkouts/${REF}`);
    expect([answer.status, await answer.json()]).toEqual([503, { error: expect.objectContaining({ code: 'CLOSED' }) as object }]);
    expect(service.asked).toEqual([]);
    await running.stop();
  });

  it('refuses to start with keys of two modes', async () => {
    await expect(start({ STORE_SECRET_KEY: 'svc_sk_live_x' })).rejects.toThrow(/STORE_SECRET_KEY.*both test/);
    await expect(start({ STORE_SECRET_KEY: 'svc_pk_test_x' })).rejects.toThrow(/STORE_SECRET_KEY.*svc_sk_/);
  });

  it.each<Record<string, string>>([
    { COOKIE_SECRET: '' },
    { COOKIE_SECRET: 'changeme', NODE_ENV: 'development' },
    { COOKIE_SECRET: 'x'.repeat(31) },
  ])('refuses to start where its cookies could be forged: %j', async (env) => {
    await expect(start({ STORE_SECRET_KEY: SECRET, ...env })).rejects.toThrow(/Set COOKIE_SECRET to 32 random characters/);
  });

  it('shows no webhooks in production: they tell of buyers', async () => {
    expect((await fetch(`${url}/webhooks/stream`)).headers.get('content-type')).not.toContain('event-stream');
  });
});
