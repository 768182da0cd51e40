import {
  createTestDatabase,
  describeWithPgBouncer,
  eventually,
  freePort,
  inDays,
  openShop,
  Pooler,
  RunningProcess,
  startService,
  WebhookSink,
  type RunningService,
  type TestDatabase,
} from '@svc/testing';
import { randomBytes } from 'node:crypto';

const USE_INSTEAD = 'Have it lend by the session (pool_mode = session), or connect to PostgreSQL itself.';
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

interface CheckoutView {
  ref: string;
  status: string;
}

describeWithPgBouncer('an api behind a pooler that lends by the transaction', (program) => {
  let database: TestDatabase;
  let pooler: Pooler;
  beforeAll(async () => {
    database = await createTestDatabase();
    pooler = await Pooler.start(program, database.url, 'transaction');
  });
  afterAll(async () => {
    await pooler?.stop();
    await database?.drop();
  });

  it.each(['api/main.cjs', 'worker/main.cjs', 'api/migrate.cjs'])('%s refuses to start, and says what to use instead', async (bundle) => {
    const env = {
      DATABASE_URL: pooler.urlOf(database.url),
      SECRET_KEY: randomBytes(32).toString('base64'),
      NODE_ENV: 'development',
      PORT: String(await freePort()),
    };
    const refused: unknown = await RunningProcess.start(bundle, env).catch((error: unknown) => error);
    expect(String(refused)).toContain('ended with code 78.');
    expect(String(refused)).toContain(USE_INSTEAD);
  });
});

describeWithPgBouncer('an api behind a pooler that lends by the session', (program) => {
  let pooler: Pooler | undefined;
  let service: RunningService;
  let sink: WebhookSink;
  beforeAll(async () => {
    sink = await WebhookSink.open();
    pooler = await Pooler.start(program, process.env['TEST_DATABASE_URL']!, 'session');
    service = await startService({ reachBy: (databaseUrl) => pooler!.urlOf(databaseUrl) });
    await service.startWorker();
  });
  afterAll(async () => {
    await service?.stop();
    await pooler?.stop();
    await sink?.close();
  });

  const readiness = () => service.client.get<{ status: string; reason?: string; parts: { database: string } }>('/readyz');

  it('sells: a checkout is opened and paid, its order is there, and the webhook about it arrives', async () => {
    const shop = await openShop(service, 'pooled', document);
    const key = shop.keys.secretLive;
    await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${sink.url}/hook`, events: ['checkout.completed'] },
      { key: shop.adminToken },
    );
    const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key });
    const request = {
      tickets: [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 2 }],
      contact: { name: 'Adé', email: 'ade@example.com' },
      returnUrl: 'https://shop.example/thanks',
    };
    const { status, body: opened } = await service.client.post<CheckoutView>('/v1/store/events/launch/checkout', request, {
      key,
      headers: { 'Idempotency-Key': 'once' },
    });
    expect(status).toBe(201);
    await service.client.post(`/dev/sandbox/checkouts/${opened.ref}`, { rail: 'card', outcome: 'succeed' });
    await eventually('the order is there', async () => (await service.client.get<object[]>('/v1/store/orders', { key })).body.length === 1);
    const [delivery] = await sink.expect(1, '/hook');
    expect(JSON.parse(delivery!.body)).toMatchObject({ type: 'checkout.completed' });
    expect((await readiness()).status).toBe(200);
  });

  it('stops serving when it finds the pooler lending by the transaction, says so at /readyz, and serves again when that is over', async () => {
    await pooler!.restart('transaction');
    await eventually('it is not ready, and says why', async () => (await readiness()).body.reason !== undefined);
    const { status, body } = await readiness();
    expect({ status, body }).toMatchObject({
      status: 503,
      body: { status: 'failed', parts: { database: 'failed' }, reason: expect.stringContaining(USE_INSTEAD) },
    });
    await pooler!.restart('session');
    await eventually('it is ready', async () => (await readiness()).status === 200);
  });
});
