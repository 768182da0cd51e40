import { RealRails, type ShopAccounts } from '@svc/provider-stubs';
import {
  type BoxOffice,
  type CollectorManner,
  eventually,
  freePort,
  type HeadlessAnswer,
  openBoxOffice,
  type RunningService,
  SmtpSink,
  startService,
  TraceCollector,
  WebhookSink,
} from '@svc/testing';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const CALLER = '00f067aa0ba902b7';
const BUYER = { name: 'Ngozi Okonkwo', email: 'ngozi@buyers.example' };
const CHECKOUT = 'POST /v1/store/events/:slug/checkout/headless';

/** Spans by which a payment leads from the buyer to the mail. */
const OF_PAYMENT = [
  CHECKOUT,
  'POST paystack',
  'payment callback',
  'job provider-event',
  'relay facts',
  'POST webhook',
  'job notification',
  'send email',
];

describe('traces of the built processes', () => {
  let collector: TraceCollector;
  let rails: RealRails;
  let mails: SmtpSink;
  let webhooks: WebhookSink;
  let service: RunningService;
  let office: BoxOffice;
  let accounts: ShopAccounts;
  let workerUrl: string;

  beforeAll(async () => {
    [collector, rails, mails, webhooks] = await Promise.all([
      TraceCollector.open(),
      RealRails.open(),
      SmtpSink.start(),
      WebhookSink.open(),
    ]);
    workerUrl = `http://127.0.0.1:${await freePort()}`;
    service = await startService({
      env: {
        ...rails.env,
        SMTP_URL: mails.url,
        MAIL_FROM: 'tickets@shop.example',
        OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
        OTEL_EXPORTER_OTLP_HEADERS: 'api-key=of%20the%20collector',
        OTEL_TRACES_SAMPLER: 'parentbased_always_off',
      },
    });
    await service.startWorker({ WORKER_PORT: new URL(workerUrl).port });
    office = await openBoxOffice(service, 'ile');
    accounts = await rails.connect(service, office.shop);
    const destination = { url: `${webhooks.url}/hook`, events: ['checkout.completed'] };
    await service.client.post('/v1/admin/webhooks/destinations', destination, { key: office.shop.adminToken });
  });
  afterAll(async () => {
    await office?.close();
    await service?.stop();
    await Promise.all([rails?.close(), mails?.stop(), webhooks?.close(), collector?.close()]);
  });

  const open = (traceparent: string) =>
    service.client.post<HeadlessAnswer>(
      '/v1/store/events/festival/checkout/headless',
      office.asking([office.line('gift', { amountMinor: 70_000 })], { contact: BUYER }),
      { key: office.shop.keys.secretLive, headers: { traceparent } },
    );
  const metric = async (url: string, outcome: string) => {
    const line = (await (await fetch(`${url}/metrics`)).text())
      .split('\n')
      .find((each) => each.startsWith(`trace_spans_total{outcome="${outcome}"}`));
    return Number(line?.split(' ')[1] ?? 0);
  };

  it('[ADR 0161 r2] [ADR 0161 r5] lead from the payment of a buyer through callback, settlement, webhook and mail in one trace', async () => {
    const { status, body } = await open(`00-${TRACE}-${CALLER}-01`);
    expect(status).toBe(201);
    const reference = accounts.referenceOf(body);
    await accounts.pay(reference);
    // A provider sends no traceparent back.
    await accounts.callBack(reference);
    const [webhook] = await webhooks.expect(1, '/hook');
    await mails.mailsTo(BUYER.email);

    const spans = await collector.traceWith(TRACE, OF_PAYMENT);
    const ids = new Set([CALLER, ...spans.map(({ spanId }) => spanId)]);
    expect(spans.filter(({ parentSpanId = '' }) => !ids.has(parentSpanId))).toEqual([]);
    expect([...new Set(spans.map((span) => span.service))].sort()).toEqual(['storefront-api', 'storefront-worker']);
    expect(spans.filter(({ status }) => status.code === 2)).toEqual([]);
    const named = (name: string) => spans.find((span) => span.name === name)!;
    expect(named(CHECKOUT)).toMatchObject({
      kind: 2,
      parentSpanId: CALLER,
      attributes: { 'http.response.status_code': 201, 'storefront.workspace': office.shop.ref },
    });
    expect(named('POST paystack').attributes).toMatchObject({ 'server.address': new URL(rails.paystack.url).host });
    expect(webhook!.headers['traceparent']).toBe(`00-${TRACE}-${named('POST webhook').spanId}-01`);
    expect(spans.filter(({ name }) => name === 'checkout.lock').map(({ service }) => service)).toContain('storefront-worker');

    const text = JSON.stringify(collector.spans);
    const secrets = [BUYER.name, BUYER.email, body.hostedUrl, reference, webhooks.url, ...Object.values(office.shop.keys)];
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
    expect(collector.headers[0]).toMatchObject({ path: '/v1/traces', 'api-key': 'of the collector' });
  });

  it('[ADR 0161 r3] record nothing that their sampler leaves out', async () => {
    const before = collector.spans.map(({ traceId }) => traceId);
    expect((await open(`00-${'a'.repeat(32)}-${CALLER}-00`)).status).toBe(201);
    expect((await open('nonsense')).status).toBe(201);
    const last = 'b'.repeat(32);
    expect((await open(`00-${last}-${CALLER}-01`)).status).toBe(201);
    await collector.traceWith(last, [CHECKOUT]);
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([...before, last]));
  });

  it.each<[CollectorManner, string]>([
    ['refuses', 'c'],
    ['hangs', 'd'],
  ])('[ADR 0161 r4] change nothing for requests while the collector %s', async (manner, digit) => {
    collector.manner = manner;
    const { exports } = collector;
    for (let count = 0; count < 3; count += 1) expect((await open(`00-${digit.repeat(32)}-${CALLER}-01`)).status).toBe(201);
    await collector.untilExports(exports + 1);
    expect((await open(`00-${digit.repeat(32)}-${CALLER}-01`)).status).toBe(201);
    if (manner !== 'refuses') return;
    await eventually('refused spans are counted', async () => (await metric(service.urls[0]!, 'failed')) > 0);
    expect(service.processes[0]!.log).toMatch(/"level":"warn".*Spans could not be sent to the collector/);
  });

  it('[ADR 0161 r4] do not keep a process from its end while the collector responds without an end', async () => {
    expect(await metric(workerUrl, 'sent')).toBeGreaterThan(0);
    collector.manner = 'drips';
    const { exports } = collector;
    expect((await open(`00-${'e'.repeat(32)}-${CALLER}-01`)).status).toBe(201);
    await Promise.all(service.processes.map((running) => running.stop()));
    expect(service.processes.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(collector.exports).toBeGreaterThan(exports);
  });
});
