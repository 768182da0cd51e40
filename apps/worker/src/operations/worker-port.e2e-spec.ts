import { metricRows } from '@svc/composition';
import {
  eventually,
  freePort,
  inDays,
  openShop,
  type RunningProcess,
  type RunningService,
  type Shop,
  SHOP_ORIGIN,
  SmtpSink,
  startService,
  TcpProxy,
  WebhookSink,
} from '@svc/testing';

const event = {
  slug: 'launch',
  title: 'Launch',
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 50 }],
};

/** Metrics of the library, which are of Node and the process. */
const OF_LIBRARY = /^(nodejs|process)_/;

describe('the port of a worker', () => {
  let network: TcpProxy;
  let database: string;
  let service: RunningService;
  let mails: SmtpSink;
  let webhooks: WebhookSink;
  let shop: Shop;
  /** Two workers, by their addresses. */
  const workers = new Map<string, RunningProcess>();

  beforeAll(async () => {
    [network, mails, webhooks] = await Promise.all([TcpProxy.start(), SmtpSink.start(), WebhookSink.open()]);
    service = await startService({
      env: { SMTP_URL: mails.url, MAIL_FROM: 'tickets@shop.example' },
      reachBy: (url) => network.leadTo((database = url)),
    });
    shop = await openShop(service, 'adire', { version: 1, events: [event] });
    for (let count = 0; count < 2; count += 1) {
      const port = String(await freePort());
      workers.set(`http://127.0.0.1:${port}`, await service.startWorker({ WORKER_PORT: port }));
    }
  });
  afterAll(async () => {
    await service?.stop();
    await Promise.all([network?.stop(), mails?.stop(), webhooks?.close()]);
  });

  const scrape = async (url: string) => (await fetch(`${url}/metrics`)).text();
  const linesOf = (text: string, name: string) =>
    text.split('\n').filter((line) => line.startsWith(`${name} `) || line.startsWith(`${name}{`));
  const sumOf = (texts: readonly string[], name: string) =>
    texts.flatMap((text) => linesOf(text, name)).reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0);
  const isServed = (text: string, name: string, labels: Record<string, string>) =>
    linesOf(text, name).some((line) => Object.entries(labels).every(([label, value]) => line.includes(`${label}="${value}"`)));
  const ofWorkers = () => Promise.all([...workers.keys()].map(scrape));

  async function register(email: string): Promise<void> {
    const { body } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/launch', { key: shop.keys.secretLive });
    const registration = { tickets: [{ ticketTypeRef: body.ticketTypes[0]!.ref, quantity: 1 }], contact: { name: 'Adé', email } };
    const key = shop.keys.publishableLive;
    const answer = await service.client.post('/v1/store/events/launch/register', registration, { key, origin: SHOP_ORIGIN });
    expect(answer.status).toBe(201);
  }

  it('[ADR 0160 r6] serves liveness, the readiness that an api serves, and metrics', async () => {
    for (const url of workers.keys()) {
      expect(await (await fetch(`${url}/healthz`)).json()).toEqual({ status: 'ok' });
      const ready = await fetch(`${url}/readyz`);
      const { body } = await service.client.get<{ parts: object }>('/readyz');
      expect([ready.status, Object.keys(((await ready.json()) as { parts: object }).parts)]).toEqual([200, Object.keys(body.parts)]);
    }
  });

  it('[ADR 0160 r3] counts mails, webhooks and jobs by outcome, and shows the state of the service, with no address and no ref', async () => {
    const destination = { url: `${webhooks.url}/a-secret-path` };
    expect((await service.client.post('/v1/admin/webhooks/destinations', destination, { key: shop.adminToken })).status).toBe(201);
    mails.refuses.set('kemi@example.com', 550);
    await register('ade@example.com');
    await register('kemi@example.com');
    await mails.mailsTo('ade@example.com');
    await eventually('mails, a refusal and webhooks are counted', async () => {
      const text = (await ofWorkers()).join('\n');
      return (
        isServed(text, 'messages_total', { channel: 'email', outcome: 'sent', reason: 'none' }) &&
        isServed(text, 'messages_total', { channel: 'email', reason: 'refused' }) &&
        isServed(text, 'webhook_attempt_duration_seconds_count', { outcome: 'ok', reason: '2xx' })
      );
    });
    const [api, ...texts] = await Promise.all([service.urls[0]!, ...workers.keys()].map(scrape));
    const all = [api!, ...texts].join('\n');
    expect(sumOf(texts, 'outbox_relayed_facts_total')).toBeGreaterThan(1);
    expect(isServed(all, 'job_duration_seconds_count', { queue: 'notification', outcome: 'done' })).toBe(true);
    expect(isServed(all, 'queue_jobs', { queue: 'notification', state: 'waiting' })).toBe(true);
    expect(linesOf(all, 'due_oldest_seconds')).not.toEqual([]);
    for (const text of [api!, ...texts])
      expect(linesOf(text, 'metrics_source_up').sort()).toEqual([
        'metrics_source_up{source="database"} 1',
        'metrics_source_up{source="queue"} 1',
      ]);
    expect(all).not.toMatch(/@|127\.0\.0\.1|secret-path|adire|(wks|msg|evt|key|whd)_/);
  });

  it('[ADR 0160 r1] serves the metrics of the table, and no others but those of its library', async () => {
    const names = [service.urls[0]!, ...workers.keys()].map(async (url) =>
      [...(await scrape(url)).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name!).filter((name) => !OF_LIBRARY.test(name)),
    );
    const served = new Set((await Promise.all(names)).flat());
    expect([...served].sort()).toEqual(
      metricRows()
        .flatMap(([name, { former }]) => (former ? [name, former] : [name]))
        .sort(),
    );
  });

  it('[ADR 0160 r6] shows a frozen worker beside a healthy one', async () => {
    const [[frozenUrl, frozen], [healthyUrl]] = [...workers] as [[string, RunningProcess], [string, RunningProcess]];
    process.kill(frozen.pid, 'SIGSTOP');
    let answer: string | undefined;
    const asking = fetch(`${frozenUrl}/healthz`).then(({ status }) => (answer = `${status}`));
    for (let turn = 0; turn < 20; turn += 1) expect((await fetch(`${healthyUrl}/readyz`)).status).toBe(200);
    const whileFrozen = answer;
    process.kill(frozen.pid, 'SIGCONT');
    await asking;
    expect([whileFrozen, answer]).toEqual([undefined, '200']);
  });

  it('[ADR 0160 r5] answers scrapes while PostgreSQL hangs, without what it would say, and goes on afterwards', async () => {
    const urls = [service.urls[0]!, ...workers.keys()];
    network.swallow(true);
    const texts = await Promise.all(urls.map(scrape));
    const alive = await Promise.all(urls.map(async (url) => (await fetch(`${url}/healthz`)).status));
    network.swallow(false);
    network.leadTo(database);
    network.drop();
    for (const text of texts) {
      expect(linesOf(text, 'metrics_source_up')).toContain('metrics_source_up{source="database"} 0');
      expect(linesOf(text, 'outbox_oldest_seconds')).toEqual([]);
      expect(linesOf(text, 'database_pool_max_connections')).toEqual(['database_pool_max_connections 12']);
    }
    expect(alive).toEqual([200, 200, 200]);
    await eventually('all sources respond again', async () =>
      (await Promise.all(urls.map(scrape))).every((text) => sumOf([text], 'metrics_source_up') === 2),
    );
  });

  it('[ADR 0160 r6] is served while a worker that ends finishes its jobs', async () => {
    const [url, ending] = [...workers].at(-1)!;
    const others = [...workers].filter(([each]) => each !== url);
    await Promise.all(others.map(([, worker]) => worker.stop()));
    const held = mails.hold('mail');
    await register('ngozi@example.com');
    await held.reached;
    const ended = ending.stop();
    for (let turn = 0; turn < 10; turn += 1) expect(isServed(await scrape(url), 'build_info', { process: 'worker' })).toBe(true);
    expect(linesOf(await scrape(url), 'jobs_running')).toContain('jobs_running{queue="notification"} 1');
    held.letGo();
    await ended;
    expect(ending.exitCode).toBe(0);
  });
});
