import { eventually, openShop, startService, WebhookSink, type RunningService, type Shop } from '@svc/testing';

const DAY_S = 86_400;
const document = {
  version: 1,
  products: [
    {
      slug: 'tote',
      name: 'Tote bag',
      needsDelivery: false,
      variants: [{ key: 'one', name: 'Blue', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
    },
  ],
};

interface TestClock {
  now: string;
  status: string;
  offsetSeconds: number;
}

describe('test clocks in production', () => {
  let service: RunningService;
  let shop: Shop;
  let sink: WebhookSink;

  beforeAll(async () => {
    sink = await WebhookSink.open();
    service = await startService({ apis: 2, env: { NODE_ENV: 'production', WEBHOOK_ALLOW_HOSTS: '127.0.0.1', WAITS: 'sweepMs=1000' } });
  });
  beforeEach(async () => {
    shop = await openShop(service, `shop-${crypto.randomUUID().slice(0, 8)}`, document);
    await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${sink.url}/${shop.slug}`, events: ['checkout.expired'], mode: 'test' },
      { key: shop.adminToken },
    );
  });
  afterAll(async () => {
    await service?.stop();
    await sink?.close();
  });

  const clock = async (at = service.urls[0]!) =>
    (await (await fetch(`${at}/v1/admin/test-clock`, { headers: { authorization: `Bearer ${shop.adminToken}` } })).json()) as TestClock;
  const advance = async (seconds: number) =>
    (await service.client.post('/v1/admin/test-clock/advance', { seconds }, { key: shop.adminToken })).status;
  const ready = () => eventually('the clock is ready', async () => (await clock()).status === 'ready');
  const expiredRefs = () =>
    sink.received
      .filter(({ path }) => path === `/${shop.slug}`)
      .map(({ body }) => (JSON.parse(body) as { data: { checkoutRef: string } }).data.checkoutRef);
  const statusOf = async (ref: string, key: string, at = service.urls[0]!) =>
    ((await (await fetch(`${at}/v1/store/checkouts/${ref}`, { headers: { authorization: `Bearer ${key}` } })).json()) as { status: string })
      .status;

  async function open(key: string): Promise<string> {
    const { body: tote } = await service.client.get<{ variants: { ref: string }[] }>('/v1/store/products/tote', { key });
    const body = { items: [{ variantRef: tote.variants[0]!.ref, quantity: 1 }], returnUrl: 'https://shop.example/thanks' };
    const answer = await service.client.post<{ ref: string }>('/v1/store/checkouts', body, {
      key,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    });
    expect(answer).toMatchObject({ status: 201 });
    return answer.body.ref;
  }

  it('[ADR 0072 r1] advance test mode alone, and every process follows before the clock is ready', async () => {
    const worker = await service.startWorker();
    const [test, live] = [await open(shop.keys.secretTest), await open(shop.keys.secretLive)];
    expect(await advance(2 * DAY_S)).toBe(200);
    await ready();
    for (const url of service.urls) {
      expect([await statusOf(test, shop.keys.secretTest, url), await statusOf(live, shop.keys.secretLive, url)]).toEqual([
        'expired',
        'open',
      ]);
      const opened = await open(shop.keys.secretTest);
      await eventually('the clock is known everywhere', async () => (await statusOf(opened, shop.keys.secretTest, url)) === 'open');
    }
    expect(expiredRefs()).toEqual([test]);
    await worker.stop();
  });

  it('[ADR 0072 r5] are advanced to their end, in order and once, when the worker is lost midway', async () => {
    const worker = await service.startWorker();
    const refs: string[] = [];
    for (let count = 0; count < 4; count += 1) refs.push(await open(shop.keys.secretTest));
    let isAnswered = false;
    sink.answer = () => (isAnswered ? { status: 200 } : undefined);
    await advance(2 * DAY_S);
    await eventually('the first is reported', () => expiredRefs().length > 0);
    await worker.stop('SIGKILL');
    expect(await clock()).toMatchObject({ status: 'advancing' });
    isAnswered = true;

    const successors = [await service.startWorker(), await service.startWorker()];
    await eventually('the clock is ready', async () => (await clock()).status === 'ready', 90_000);
    expect(await clock()).toMatchObject({ status: 'ready', offsetSeconds: expect.closeTo(2 * DAY_S, -3) });
    expect(await Promise.all(refs.map((ref) => statusOf(ref, shop.keys.secretTest)))).toEqual(['expired', 'expired', 'expired', 'expired']);
    expect([...new Set(expiredRefs())]).toEqual(refs);
    await Promise.all(successors.map((each) => each.stop()));
  });
});
