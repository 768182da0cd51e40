import {
  ApiClient,
  describeWithRedis,
  eventually,
  inDays,
  openShop,
  OwnRedisCluster,
  OwnSentinels,
  type RunningService,
  type Shop,
  SmtpSink,
  startService,
  WebhookSink,
} from '@svc/testing';

const LONG_MS = 240_000;
const WITHIN_MS = 90_000;
const GUESTS = 60;
/** Guests that are registered before something happens to Redis. */
const BEFORE = 15;

const event = {
  slug: 'launch',
  title: 'Launch',
  startAt: inDays(30),
  endAt: inDays(31),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 1_000 }],
};

/** A service on a Redis, with a mail server and the server of a merchant. */
class Launch {
  private constructor(
    readonly service: RunningService,
    private readonly shop: Shop,
    private readonly entry: string,
    private readonly mails: SmtpSink,
    private readonly webhooks: WebhookSink,
  ) {}

  static async prepare(redisUrl: string): Promise<Launch> {
    const [mails, webhooks] = await Promise.all([SmtpSink.start(), WebhookSink.open()]);
    const env = { REDIS_URL: redisUrl, RATE_LIMIT_SCALE: '1', SMTP_URL: mails.url, MAIL_FROM: 'tickets@shop.example' };
    const service = await startService({ apis: 2, env });
    const shop = await openShop(service, 'launches', { version: 1, events: [event] });
    await service.startWorker();
    const key = shop.adminToken;
    await service.client.post('/v1/admin/webhooks/destinations', { url: webhooks.url, events: ['attendee.registered'] }, { key });
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    return new Launch(service, shop, body.ticketTypes[0]!.ref, mails, webhooks);
  }

  /** Registers guests, three at a time, with `strike` among them. Returns their refs by their emails. */
  async register(strike: () => Promise<void>): Promise<Map<string, string>> {
    const refs = new Map<string, string>();
    const left = Array.from({ length: GUESTS }, (_, index) => `guest-${index}@example.com`);
    let striking: Promise<void> | undefined;
    const registerSome = async () => {
      for (let email = left.pop(); email !== undefined; email = left.pop()) {
        refs.set(email, await this.registerOne(email, left.length % 2));
        if (refs.size >= BEFORE) striking ??= strike();
      }
    };
    await Promise.all([registerSome(), registerSome(), registerSome()]);
    await striking;
    return refs;
  }

  /** Expects one mail for each guest, and one webhook, duplicates of which have one id. */
  async expectAllSent(refs: ReadonlyMap<string, string>): Promise<void> {
    const mailsOf = (email: string) => this.mails.arrivedAt(email);
    const webhooksOf = (ref: string) => this.webhooks.received.filter(({ body }) => body.includes(ref));
    await eventually(
      'each guest has a mail',
      async () => (await Promise.all([...refs.keys()].map(mailsOf))).every(({ length }) => length > 0),
      WITHIN_MS,
    );
    await eventually(
      'the merchant is notified of each guest',
      () => [...refs.values()].every((ref) => webhooksOf(ref).length > 0),
      WITHIN_MS,
    );
    await eventually('the queue is well', async () => (await this.readiness()).parts['queue'] === 'ok', WITHIN_MS);
    for (const [email, ref] of refs) {
      expect(await mailsOf(email)).toHaveLength(1);
      expect(new Set(webhooksOf(ref).map(({ headers }) => headers['x-svc-webhook-id'])).size).toBe(1);
    }
  }

  /** Expects limits that both apis count together. */
  async expectLimits(): Promise<void> {
    const limits = { secretReadLive: { perMinute: 1, burst: 4 } };
    const { body } = await this.service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live', limits },
      { key: this.shop.adminToken },
    );
    const clients = this.service.urls.map((url) => new ApiClient(url));
    const statuses: number[] = [];
    for (let index = 0; index < 6; index += 1)
      statuses.push((await clients[index % 2]!.get('/v1/store/products', { key: body.key })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
  }

  async readiness(): Promise<{ status: string; reason?: string; parts: Record<string, string> }> {
    return (await this.service.client.get<{ status: string; reason?: string; parts: Record<string, string> }>('/readyz')).body;
  }

  async stop(): Promise<void> {
    await this.service.stop();
    await this.mails.stop();
    await this.webhooks.close();
  }

  private async registerOne(email: string, api: number): Promise<string> {
    const body = { tickets: [{ ticketTypeRef: this.entry, quantity: 1 }], contact: { name: 'Ada', email } };
    const { status, body: answer } = await new ApiClient(this.service.urls[api]!).post<{ ref: string }>(
      '/v1/store/events/launch/register',
      body,
      {
        key: this.shop.keys.secretLive,
      },
    );
    expect(status).toBe(201);
    return answer.ref;
  }
}

/** Servers and services of a test, which end in reverse. */
const started: { stop(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of started.splice(0).reverse()) await each.stop();
});

async function keep<T extends { stop(): Promise<void> }>(starting: Promise<T>): Promise<T> {
  const one = await starting;
  started.push(one);
  return one;
}

describeWithRedis('[ADR 0168 r4] a Redis Cluster', () => {
  it(
    'loses a primary that has a replica, and nothing is lost',
    async () => {
      const cluster = await keep(OwnRedisCluster.start({ hasReplicas: true }));
      const launch = await keep(Launch.prepare(cluster.url));
      await launch.expectAllSent(await launch.register(() => cluster.kill(1)));
      await launch.expectLimits();
    },
    LONG_MS,
  );

  it(
    'loses one of three nodes, which comes back empty, and nothing is lost',
    async () => {
      const cluster = await keep(OwnRedisCluster.start());
      const launch = await keep(Launch.prepare(cluster.urlOfOne));
      const refs = await launch.register(() => cluster.kill(1));
      const report = await eventually('the queue is reported as failed', async () => {
        const report = await launch.readiness();
        return report.parts['queue'] === 'failed' && report.reason?.includes('CLUSTERDOWN') && report;
      });
      expect(report).toMatchObject({ status: 'ok', reason: expect.stringContaining('A node of the Redis Cluster is away') });
      await cluster.startAgain(1);
      await launch.expectAllSent(refs);
      await launch.expectLimits();
    },
    LONG_MS,
  );
});

describeWithRedis('[ADR 0168 r4] a primary of Sentinels', () => {
  it(
    'is lost, and nothing else is',
    async () => {
      const sentinels = await keep(OwnSentinels.start({ password: 'secret', sentinelPassword: 'other' }));
      const launch = await keep(Launch.prepare(sentinels.url));
      await launch.expectAllSent(await launch.register(() => sentinels.killPrimary()));
      await launch.expectLimits();
    },
    LONG_MS,
  );
});
