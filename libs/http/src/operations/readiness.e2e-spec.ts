import { describeWithRedis, eventually, freePort, inDays, openShop, startService, TcpProxy, type RunningService } from '@svc/testing';

const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Launch',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [{ key: 'vip', name: 'VIP', kind: 'paid', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
    },
  ],
};

describeWithRedis('an api whose Redis is away', (redisUrl) => {
  let network: TcpProxy;
  let service: RunningService;
  beforeAll(async () => {
    network = await TcpProxy.start();
    service = await startService({ env: { REDIS_URL: network.leadTo(redisUrl), RATE_LIMIT_SCALE: '1' } });
  });
  afterAll(async () => {
    await service?.stop();
    await network?.stop();
  });

  const readiness = () => service.client.get<{ status: string; parts: Record<string, string> }>('/readyz');

  it('[D-136] is ready and reports the queue as failed, while it serves reads and opens checkouts', async () => {
    const shop = await openShop(service, 'adire', document);
    const key = shop.keys.secretLive;
    network.leadTo(`redis://127.0.0.1:${await freePort()}`);
    network.drop();
    await eventually('the queue is reported as failed', async () => (await readiness()).body.parts['queue'] === 'failed');

    const { body: event, status: read } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key });
    const request = {
      tickets: [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }],
      contact: { name: 'Adé', email: 'ade@example.com' },
      returnUrl: 'https://shop.example/thanks',
    };
    const { status: opened } = await service.client.post('/v1/store/events/launch/checkout', request, {
      key,
      headers: { 'Idempotency-Key': 'once' },
    });
    const { status: ready, body } = await readiness();
    expect({ ready, body, read, opened }).toMatchObject({
      ready: 200,
      read: 200,
      opened: 201,
      body: { status: 'ok', parts: { queue: 'failed', database: 'ok', migrations: 'ok' } },
    });

    network.leadTo(redisUrl);
    await eventually('the queue is well again', async () => (await readiness()).body.parts['queue'] === 'ok', 60_000);
  });
});
