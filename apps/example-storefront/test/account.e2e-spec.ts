import { createHmac } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, RunningProcess } from '@svc/testing';
import { type Asked, StandInService } from './stand-in-service';

const WEBHOOK_SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const refOf = (prefix: string, at: number) => `${prefix}_${String(at).padStart(26, '0')}`;
const orderOf = (at: number, contactRef: string) => ({
  ref: refOf('ord', at),
  number: String(1000 + at),
  test: false,
  status: 'paid',
  fulfillmentStatus: 'unfulfilled',
  currency: 'NGN',
  totalMinor: 100_000,
  contact: { ref: contactRef, name: 'Ada', email: 'hidden@example.com' },
  checkoutRef: refOf('chk', at),
  payments: [{ ref: 'pay_1' }],
  discountCode: 'FRIEND',
  items: [
    {
      ref: refOf('oit', at),
      kind: 'ticket',
      name: 'Weekend',
      quantity: 1,
      attendees: [{ ref: 'att_1', name: 'Ada', email: 'hidden@example.com', status: 'confirmed' }],
    },
  ],
  placedAt: `2026-01-${String((at % 28) + 1).padStart(2, '0')}T00:00:00.000Z`,
  updatedAt: `2026-01-01T00:00:00.${String(at).padStart(6, '0')}Z`,
});

/** Two accounts of the example, each a contact of the service. */
const ADAEZE = { phone: '+2348031234567', contactRef: refOf('con', 1) };
const TUNDE = { phone: '+2348051234567', contactRef: refOf('con', 2) };

describe('the account of the example storefront', () => {
  let orders: ReturnType<typeof orderOf>[] = [];
  const service = new StandInService(answer);
  let folder: string;
  let server: RunningProcess;
  let url: string;

  /** As the service answers: a feed of orders with an inclusive cursor, codes that are all right, and links by e-mail. */
  function answer({ url: address = '', body }: Asked): [number, unknown] {
    const { pathname, searchParams } = new URL(address, 'http://service');
    if (pathname === '/v1/store/orders')
      return [
        200,
        orders.filter(({ updatedAt }) => updatedAt >= (searchParams.get('updatedSince') ?? '')).slice(0, Number(searchParams.get('limit'))),
      ];
    if (pathname === '/v1/store/otp/send') return [201, { challengeRef: 'otp_1', to: '+234*******567' }];
    if (pathname === '/v1/store/otp/verify') return [200, { verified: true }];
    if (pathname === '/v1/store/customers/link')
      return [200, { customerRef: 'cus_1', contactRef: body.includes('adaeze') ? ADAEZE.contactRef : TUNDE.contactRef }];
    return [
      200,
      {
        ref: pathname.split('/').at(-1),
        status: 'open',
        currency: 'NGN',
        totalMinor: 500_000,
        expiresAt: '2027-01-01T00:00:00.000Z',
        hostedUrl: `https://pay.example${pathname}`,
      },
    ];
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'account-'));
    const port = String(await freePort());
    url = `http://127.0.0.1:${port}`;
    server = await RunningProcess.start('../apps/example-storefront/server.mjs', {
      NODE_ENV: 'development',
      PORT: port,
      API_URL: await service.start(),
      PUBLISHABLE_KEY: 'svc_pk_live_x',
      STORE_SECRET_KEY: 'svc_sk_live_x',
      WEBHOOK_SECRET,
      WEBHOOK_FOLDER: folder,
    });
  });

  afterAll(async () => {
    await server?.stop();
    service.stop();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, cookie = '', init: RequestInit = {}) =>
    fetch(url + path, { redirect: 'manual', ...init, headers: { cookie, ...init.headers } });
  const post = (path: string, cookie: string, body: object = {}) =>
    ask(path, cookie, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  const cookieOf = (response: Response) => response.headers.get('set-cookie')!.split(';')[0]!;
  const seen = async (cookie: string) =>
    (await (await ask('/account/purchases.json', cookie)).json()) as { orders: { ref: string }[]; plans: object[] };

  async function signIn({ phone }: { phone: string }): Promise<string> {
    const answer = await post('/account/code', '', { to: phone });
    return cookieOf(await post('/account/verify', cookieOf(answer), { code: '123456' }));
  }

  it('[§4.1 r5] shows who is signed in their own orders, of all pages of the feed, and of them nothing that is the shop’s business', async () => {
    orders = Array.from({ length: 450 }, (_, at) => orderOf(at, at % 9 === 0 ? ADAEZE.contactRef : TUNDE.contactRef));
    const [adaeze, tunde] = [await signIn(ADAEZE), await signIn(TUNDE)];
    const [hers, his] = [await seen(adaeze), await seen(tunde)];
    expect([hers.orders.length, his.orders.length]).toEqual([50, 400]);
    expect(his.orders.filter(({ ref }) => hers.orders.some((order) => order.ref === ref))).toEqual([]);
    expect(JSON.stringify(hers)).not.toMatch(/hidden@|FRIEND|pay_1|con_|chk_|att_/);
  });

  it('asks for what has changed alone, once it has caught up', async () => {
    const tunde = await signIn(TUNDE);
    orders = [...orders, { ...orders[1]!, status: 'refunded', updatedAt: '2026-02-01T00:00:00.000000Z' }];
    service.asked = [];
    expect((await seen(tunde)).orders.find(({ ref }) => ref === orders[1]!.ref)).toMatchObject({ status: 'refunded' });
    expect(service.asked.map(({ url: path }) => path)).toEqual(['/v1/store/orders?updatedSince=2026-01-01T00%3A00%3A00.000449Z&limit=200']);
  });

  it('leads to the page of an own order, and to nobody else’s', async () => {
    const [adaeze, tunde] = [await signIn(ADAEZE), await signIn(TUNDE)];
    await seen(adaeze);
    const hers = `/account/orders/${refOf('ord', 0)}`;
    const answers = await Promise.all([
      ask(hers, adaeze),
      ask(hers, tunde),
      ask(hers),
      ask(`/account/orders/${refOf('ord', 999)}`, adaeze),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([303, 404, 303, 404]);
    expect(answers[0].headers.get('location')).toBe(`https://pay.example/v1/store/checkouts/${refOf('chk', 0)}`);
    expect(answers[2].headers.get('location')).toBe('/account');
  });

  it('shows nothing to a stranger', async () => {
    for (const cookie of ['', `session=${'a'.repeat(43)}`]) {
      const answered = await ask('/account/purchases.json', cookie);
      expect([answered.status, await answered.json()]).toEqual([401, { error: expect.objectContaining({ code: 'SIGNED_OUT' }) as object }]);
    }
  });

  it('[§2.3 r4] keeps for whoever is signed in what they begin to save up for', async () => {
    const [adaeze, tunde] = [await signIn(ADAEZE), await signIn(TUNDE)];
    await post('/savings', adaeze, {
      key: '6f1c1e6e-8a2b-4c61-9d7e-1b9f6f0f8a11',
      label: 'Ceremony cloth',
      items: [{ variantRef: 'var_1', quantity: 1 }],
    });
    expect(
      JSON.parse(service.asked.findLast(({ method, url: path }) => method === 'POST' && path === '/v1/store/checkouts')!.body),
    ).not.toHaveProperty('label');
    expect((await seen(adaeze)).plans).toEqual([
      {
        label: 'Ceremony cloth',
        currency: 'NGN',
        totalMinor: 500_000,
        until: '2027-01-01T00:00:00.000Z',
        url: expect.stringContaining('https://pay.example/') as string,
      },
    ]);
    expect((await seen(tunde)).plans).toEqual([]);
  });

  it('[§6 order.deleted] forgets an order that the service has deleted', async () => {
    const adaeze = await signIn(ADAEZE);
    const before = (await seen(adaeze)).orders.length;
    orders = orders.filter(({ ref }) => ref !== refOf('ord', 9));
    const event = JSON.stringify({
      id: 'wev_01jv3h5k8mfz0a7c9d2e4g6j8n',
      type: 'order.deleted',
      mode: 'live',
      data: { orderRef: refOf('ord', 9), test: false, reason: 'admin' },
    });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const signature = createHmac('sha256', WEBHOOK_SECRET).update(`${timestamp}.${event}`).digest('hex');
    await ask('/webhooks', '', {
      method: 'POST',
      body: event,
      headers: { 'X-SVC-Timestamp': timestamp, 'X-SVC-Signature': `sha256=${signature}` },
    });
    expect((await seen(adaeze)).orders).toHaveLength(before - 1);
  });

  it('says that the service does not answer, and shows all of it later', async () => {
    const tunde = await signIn(TUNDE);
    const away: [number, object] = [503, { error: { code: 'SERVICE_UNAVAILABLE', message: 'Away.', retryable: true } }];
    service.answers = [away, away];
    expect((await ask('/account/purchases.json', tunde)).status).toBe(503);
    expect((await seen(tunde)).orders).not.toEqual([]);
  });

  it('signs out everywhere: each session of the account ends, and no other', async () => {
    const [phone, laptop, tunde] = [await signIn(ADAEZE), await signIn(ADAEZE), await signIn(TUNDE)];
    const statuses = () => Promise.all([phone, laptop, tunde].map(async (cookie) => (await ask('/account/purchases.json', cookie)).status));
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await ask('/account/sign-out-everywhere', laptop, { method: 'POST', body: '' })).status).toBe(400);
    expect(await statuses()).toEqual([200, 200, 200]);
    expect((await post('/account/sign-out-everywhere', laptop)).status).toBe(200);
    expect(await statuses()).toEqual([401, 401, 200]);
  });
});
