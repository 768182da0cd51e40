import {
  dateInDays,
  eventually,
  inDays,
  openShop,
  sharedService,
  SHOP_ORIGIN,
  WebhookSink,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

const HOUR_S = 3_600;
const DAY_S = 24 * HOUR_S;
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const document = {
  version: 1,
  products: [
    {
      slug: 'sofa',
      name: 'Sofa',
      needsDelivery: false,
      saveForItEnabled: true,
      variants: [{ key: 'one', name: 'Sofa', prices: naira(10_000_000) }],
    },
  ],
  events: [
    {
      slug: 'gala',
      title: 'Gala',
      startAt: inDays(60),
      endAt: inDays(61),
      ticketTypes: [
        {
          key: 'seat',
          name: 'Seat',
          kind: 'paid',
          prices: naira(9_000),
          pricePhases: [{ key: 'early', prices: naira(5_000), endsAt: inDays(20) }],
        },
        { key: 'late', name: 'Late', kind: 'paid', prices: naira(9_000), onSaleUntil: inDays(30) },
      ],
    },
  ],
};

interface TestClock {
  now: string;
  realNow: string;
  offsetSeconds: number;
  frozenAt: string | null;
  status: 'ready' | 'advancing';
  advancingTo?: string;
}

interface Opened {
  ref: string;
  status: string;
  expiresAt: string;
  hostedUrl: string;
}

const below = (url: string, part: string) => url.replace('?', `/${part}?`);

/** Sends a form as a buyer's browser does, and returns the address it leads to. */
async function submit(url: string, fields: Record<string, string>): Promise<string> {
  const { headers } = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin' },
  });
  return new URL(headers.get('location') ?? '/', url).href;
}

describe('the test clock of a workspace', () => {
  let service: SharedService;
  let shop: Shop;
  let theirs: Shop;

  let sink: WebhookSink;

  beforeAll(async () => {
    sink = await WebhookSink.open();
    service = await sharedService();
    theirs = await openShop(service, 'theirs', document);
  });
  afterAll(() => sink?.close());
  beforeEach(async () => {
    shop = await openShop(service, 'ours', document);
  });

  const read = async (of = shop) => (await service.client.get<TestClock>('/v1/admin/test-clock', { key: of.adminToken })).body;
  const post = <T = TestClock>(command: string, body?: object) =>
    service.client.post<T>(`/v1/admin/test-clock/${command}`, body, { key: shop.adminToken });
  const ready = () =>
    eventually('the clock is ready', async () => {
      const clock = await read();
      return clock.status === 'ready' ? clock : undefined;
    });
  async function advance(seconds: number): Promise<TestClock> {
    const { status, body } = await post('advance', { seconds });
    expect({ status, body }).toMatchObject({ status: 200, body: { status: 'advancing', frozenAt: null } });
    return ready();
  }

  async function open(key: string, fields: object = {}): Promise<Opened> {
    const { body: sofa } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/sofa', { key });
    const body = {
      items: [{ variantRef: sofa.variants[0]!.ref, quantity: 1 }],
      returnUrl: 'https://shop.example/thanks',
      contact: { name: 'Ada Obi', email: 'ada@example.com' },
      ...fields,
    };
    const answer = await service.client.post<Opened>('/v1/store/checkouts', body, {
      key,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body;
  }

  async function save(days: number): Promise<Opened> {
    const opened = await open(shop.keys.secretTest, { saveForIt: true });
    const part = {
      'contact.name': 'Ada Obi',
      'contact.email': 'ada@example.com',
      rail: 'card',
      partMinor: '40000',
      deadline: dateInDays(days),
    };
    const sandbox = await submit(below(opened.hostedUrl.replace(/^https?:\/\/[^/]+/, service.urls[0]!), 'save/pay'), part);
    await submit(below(sandbox, 'card'), { number: '4242 4242 4242 4242' });
    return eventually('the first part has come', async () => {
      const { body } = await service.client.get<{ data: { savedMinor: number; ref: string }[] }>('/v1/admin/savings-plans?mode=test', {
        key: shop.adminToken,
      });
      return body.data.some(({ ref, savedMinor }) => ref === opened.ref && savedMinor > 0) ? opened : undefined;
    });
  }

  const statusOf = async ({ ref }: Opened, key = shop.keys.secretTest) => {
    const { status, body } = await service.client.get<Opened>(`/v1/store/checkouts/${ref}`, { key });
    return status === 200 ? body.status : status;
  };

  it('[ADR 0072 r1] advances what is made in test mode, and nothing of live mode or of another workspace', async () => {
    const [test, live, other] = [await open(shop.keys.secretTest), await open(shop.keys.secretLive), await open(theirs.keys.secretTest)];
    expect(await read()).toMatchObject({ offsetSeconds: 0, frozenAt: null, status: 'ready' });
    const clock = await advance(2 * DAY_S);
    expect(clock).toMatchObject({ offsetSeconds: expect.closeTo(2 * DAY_S, -2), frozenAt: null });
    expect([await statusOf(test), await statusOf(live, shop.keys.secretLive), await statusOf(other, theirs.keys.secretTest)]).toEqual([
      'expired',
      'open',
      'open',
    ]);
    expect((await read(theirs)).offsetSeconds).toBe(0);

    const opened = await open(shop.keys.secretTest);
    expect(Date.parse(opened.expiresAt)).toBeGreaterThan(Date.parse(clock.now));
    expect(Date.parse((await open(shop.keys.secretLive)).expiresAt)).toBeLessThan(Date.parse(clock.now));
  });

  it('[ADR 0072 r2] stays where it was frozen until it is advanced, and stays frozen then', async () => {
    const { body: frozen } = await post('freeze');
    expect(frozen).toMatchObject({ status: 'ready', frozenAt: frozen.now });
    const opened = await open(shop.keys.secretTest);
    expect(Date.parse(opened.expiresAt) - Date.parse(frozen.now)).toBe(
      Math.round((Date.parse(opened.expiresAt) - Date.parse(frozen.now)) / 60_000) * 60_000,
    );
    const later = await eventually('real time passes', async () => {
      const clock = await read();
      return clock.realNow > frozen.realNow ? clock : undefined;
    });
    expect(later).toMatchObject({ now: frozen.now, frozenAt: frozen.now });

    await post('advance', { to: opened.expiresAt });
    expect(await ready()).toMatchObject({ now: opened.expiresAt, frozenAt: opened.expiresAt });
    expect(await statusOf(opened)).toBe('expired');
    const at = new Date(Date.parse(opened.expiresAt) + DAY_S * 1_000).toISOString();
    expect((await post('freeze', { at })).body).toMatchObject({ status: 'advancing', advancingTo: at });
    expect(await ready()).toMatchObject({ now: at, frozenAt: at });
  });

  it('[ADR 0072 r3] brings about what is due in the order of its moments, and is ready when all of it has come', async () => {
    let failures = 2;
    sink.answer = () => ({ status: (failures -= 1) >= 0 ? 500 : 200 });
    await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${sink.url}/hook`, events: ['checkout.expired'], mode: 'test' },
      { key: shop.adminToken },
    );
    const [long, short] = [await save(12), await save(8)];
    const unpaid = await open(shop.keys.secretTest);
    await advance(40 * DAY_S);

    const refs = sink.received.map(({ body }) => (JSON.parse(body) as { data: { checkoutRef: string } }).data.checkoutRef);
    expect(refs).toEqual([unpaid, unpaid, unpaid, short, long].map(({ ref }) => ref));
    const created = sink.received.map(({ body }) => (JSON.parse(body) as { createdAt: string }).createdAt);
    const ends = await Promise.all(
      [unpaid, short, long].map(
        async ({ ref }) => (await service.client.get<Opened>(`/v1/store/checkouts/${ref}`, { key: shop.keys.secretTest })).body.expiresAt,
      ),
    );
    expect(created.slice(2)).toEqual(ends);
    const plan = await service.client.get(`/v1/admin/savings-plans/${short.ref}`, { key: shop.adminToken });
    expect(plan.body).toMatchObject({ status: 'cancelled', endedBy: 'deadline', refunds: [{ status: 'succeeded' }] });
  });

  it('[ADR 0072 r1] judges data that both modes share by the clock of the caller: price phases and sale windows', async () => {
    const ours = [shop.keys.secretTest, shop.keys.publishableTest, shop.keys.secretLive, theirs.keys.secretTest];
    const seen = () =>
      Promise.all(
        ours.map(async (key) => {
          const { body } = await service.client.get<{ ticketTypes: { priceMinor: number }[] }>('/v1/store/events/gala', {
            key,
            origin: SHOP_ORIGIN,
          });
          return body.ticketTypes[0]!.priceMinor;
        }),
      );
    expect(await seen()).toEqual([5_000, 5_000, 5_000, 5_000]);
    await advance(25 * DAY_S);
    expect(await seen()).toEqual([9_000, 9_000, 5_000, 5_000]);
    const late = async (key: string) => {
      const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/gala', { key: shop.keys.secretLive });
      const tickets = [{ ticketTypeRef: body.ticketTypes[1]!.ref, quantity: 1 }];
      const sent = { tickets, contact: { name: 'Ada Obi', email: 'ada@example.com' }, returnUrl: 'https://shop.example/thanks' };
      return (
        await service.client.post('/v1/store/events/gala/checkout', sent, { key, headers: { 'Idempotency-Key': crypto.randomUUID() } })
      ).status;
    };
    expect([await late(shop.keys.secretTest), await late(shop.keys.secretLive)]).toEqual([201, 201]);
    await advance(10 * DAY_S);
    expect([await late(shop.keys.secretTest), await late(shop.keys.secretLive)]).toEqual([400, 201]);
    await post('reset');
    await eventually('test mode is back', async () => (await seen())[0] === 5_000);
  });

  it('[ADR 0072 r4] deletes what test mode keeps no longer, and nothing of live mode', async () => {
    const [test, live] = [await open(shop.keys.secretTest), await open(shop.keys.secretLive)];
    await advance(100 * DAY_S);
    expect([await statusOf(test), await statusOf(live, shop.keys.secretLive)]).toEqual([404, 'open']);
  });

  it('[ADR 0072 r5] accepts one advance at a time, and ends it with a reset', async () => {
    const answers = await Promise.all([1, 2].map((days) => post<TestClock & ErrorBody>('advance', { seconds: days * DAY_S })));
    const [begun, refused] = answers.sort((one, other) => one.status - other.status);
    expect([begun, refused]).toMatchObject([
      { status: 200, body: { status: 'advancing' } },
      {
        status: 409,
        body: {
          error: {
            code: 'CONFLICT',
            retryable: true,
            message: expect.stringMatching(/^The clock is advancing to .* Send this again when its status is ready, or reset it\.$/),
          },
        },
      },
    ]);
    expect((await post('reset')).body).toMatchObject({ status: 'ready', offsetSeconds: 0, frozenAt: null });
    expect((await read()).status).toBe('ready');
  });

  it('[ADR 0072 r2] refuses invalid input with a reason, and stays as it is', async () => {
    const { body: frozen } = await post('freeze');
    const before = new Date(Date.parse(frozen.now) - 1).toISOString();
    const farOff = new Date(Date.now() + 11 * 365 * DAY_S * 1_000).toISOString();
    const bodies: [string, object | undefined, RegExp][] = [
      ['advance', {}, /either seconds or to/],
      ['advance', { seconds: 1, to: farOff }, /either seconds or to/],
      ['advance', { seconds: -1 }, /cannot go back/],
      ['advance', { seconds: 0 }, /cannot go back/],
      ['advance', { seconds: 1.5 }, /whole seconds/],
      ['advance', { seconds: '1' }, /whole seconds/],
      ['advance', { seconds: 1e12 }, /ten years/],
      ['advance', { to: farOff }, /ten years/],
      ['advance', { to: before }, /cannot go back/],
      ['advance', { to: frozen.now }, /cannot go back/],
      ['advance', { to: 'tomorrow' }, /Give a moment such as/],
      ['advance', { to: 7 }, /to/],
      ['advance', { second: 1 }, /second/],
      ['advance', undefined, /./],
      ['advance', [], /./],
      ['freeze', { at: before }, /not before the time of the clock/],
      ['freeze', { at: farOff }, /ten years/],
      ['freeze', { at: 'now' }, /Give a moment such as/],
      ['freeze', { to: farOff }, /to/],
    ];
    for (const [command, body, says] of bodies) {
      const {
        status,
        body: { error },
      } = await post<ErrorBody>(command, body);
      expect({ body, status, code: error?.code, message: error?.message }).toEqual({
        body,
        status: 400,
        code: 'VALIDATION_ERROR',
        message: expect.stringMatching(says),
      });
    }
    expect(await read()).toMatchObject({ now: frozen.now, frozenAt: frozen.now, status: 'ready' });
    for (const key of [shop.keys.secretTest, service.operatorToken, undefined])
      expect((await service.client.get('/v1/admin/test-clock', { key })).status).toBeGreaterThanOrEqual(401);
  });

  it('[ADR 0072 r6] notes each change in the audit log', async () => {
    const { body: frozen } = await post('freeze');
    const to = new Date(Date.parse(frozen.now) + HOUR_S * 1_000).toISOString();
    await advance(HOUR_S);
    await post('reset');
    const { body } = await service.client.get<{ data: object[] }>(`/v1/admin/audit?subject=${shop.ref}`, { key: shop.adminToken });
    const subject = { kind: 'test_clock', ref: shop.ref };
    expect(body.data.slice(0, 3)).toMatchObject([
      { action: 'change', subject, fields: ['reset'] },
      { action: 'change', subject, fields: ['advance'], details: { from: frozen.now, to } },
      { action: 'change', subject, fields: ['freeze'], details: { to: frozen.now } },
    ]);
  });
});
