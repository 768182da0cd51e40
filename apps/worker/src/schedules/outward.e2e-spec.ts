import { idOf, refOf } from '@svc/kernel';
import { TWILIO } from '@svc/otp/testing';
import { MessagingStub, RealRails } from '@svc/provider-stubs';
import {
  eventually,
  fundCodes,
  inDays,
  openBoxOffice,
  placeOrders,
  SHOP_ORIGIN,
  SmtpSink,
  startService,
  WebhookSink,
  type BoxOffice,
  type RunningProcess,
  type RunningService,
} from '@svc/testing';
import { Client } from 'pg';

const GUEST = 'ade@guests.example';
const PATIENCE_MS = 60_000;
const launch = {
  slug: 'opening',
  title: 'Opening',
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 50 }],
};

interface OrderView {
  payments: { status: string }[];
}

describe('a service that nothing may leave (OUTWARD=off)', () => {
  const numbers = new MessagingStub();
  let rails: RealRails;
  let mails: SmtpSink;
  let webhooks: WebhookSink;
  let service: RunningService;
  let worker: RunningProcess;
  let office: BoxOffice;
  let database: Client;

  beforeAll(async () => {
    await numbers.start();
    [rails, mails, webhooks] = await Promise.all([RealRails.open(), SmtpSink.start(), WebhookSink.open()]);
    service = await startService({
      env: { ...rails.env, OUTWARD: 'off', SMTP_URL: mails.url, MAIL_FROM: 'tickets@shop.example', TWILIO_API_URL: numbers.url },
    });
    worker = await service.startWorker();
    office = await openBoxOffice(service, 'ile');
    await rails.connect(service, office.shop);
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database?.end();
    await office?.close();
    await service?.stop();
    await Promise.all([rails?.close(), mails?.stop(), webhooks?.close(), numbers.stop()]);
  });

  const admin = () => ({ key: office.shop.adminToken });
  const live = () => ({ key: office.shop.keys.secretLive });
  const count = async (statement: string) =>
    Number((await database.query<{ count: string }>(`select count(*) as count from ${statement}`)).rows[0]!.count);
  const arrived = () => [mails.raw.length, webhooks.received.length, rails.paystack.calls.length, numbers.asked];

  /** Waits until the worker has looked for what is due, which an expired checkout tells. */
  async function sweep(): Promise<void> {
    const asked = {
      tickets: [{ ticketTypeRef: office.tiers['entry'], quantity: 1 }],
      contact: { name: 'Bọ́lá', email: 'bola@guests.example' },
      returnUrl: 'https://shop.example/thanks',
    };
    const { status, body } = await service.client.post<{ ref: string }>('/v1/store/events/festival/checkout', asked, {
      ...live(),
      headers: { 'Idempotency-Key': 'swept' },
    });
    expect(status).toBe(201);
    await database.query(`update checkout set expires_at = service_now() - interval '1 second' where id = $1`, [idOf('chk', body.ref)]);
    await eventually('the checkout expires', async () => (await count(`checkout where status = 'expired'`)) === 1, PATIENCE_MS);
  }

  it('[D-135] says so at its start and at /readyz, which is 200', async () => {
    for (const { log } of service.processes) expect(log).toMatch(/"level":"warn".*OUTWARD=off: no mail/);
    expect(await service.client.get('/readyz')).toMatchObject({ status: 200, body: { status: 'ok', outward: 'off' } });
  });

  it('[D-135] refuses what cannot wait, and charges nothing: a payment at a provider, a code', async () => {
    const body = office.asking([office.line('gift', { amountMinor: 70_000 })], { provider: 'card', currency: 'NGN' });
    const held = await office.held('gift');
    expect(await office.refusal(body, { idempotencyKey: 'off' })).toMatchObject({
      status: 503,
      code: 'PROVIDER_UNAVAILABLE',
      retryable: true,
    });
    expect(await office.held('gift')).toBe(held);

    await fundCodes(service, office.shop, 10_000);
    await service.client.put('/v1/admin/otp/connection', TWILIO, admin());
    const codes = [
      ['own', 'PROVIDER_UNAVAILABLE'],
      ['frontdesk', 'OTP_SENDER_UNAVAILABLE'],
    ] as const;
    for (const [sender, code] of codes) {
      expect(await service.client.post('/v1/store/otp/send', { to: '+2348031014567', sender }, live())).toMatchObject({
        status: 503,
        body: { error: { code } },
      });
    }
    expect([await count('otp_challenge'), await count(`otp_wallet where balance_minor = 10000`), await count('otp_ledger')]).toEqual([
      0, 1, 1,
    ]);
    expect(arrived()).toEqual([0, 0, 0, 0]);
  });

  it('[D-135] has what is due wait: mails, webhooks and refunds go once OUTWARD is on again, each once', async () => {
    await service.client.post('/v1/admin/webhooks/destinations', { url: `${webhooks.url}/hook`, events: ['attendee.registered'] }, admin());
    await service.client.post('/v1/admin/events', launch, admin());
    const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/opening', live());
    const guest = { tickets: [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }], contact: { name: 'Adé', email: GUEST } };
    expect(
      await service.client.post('/v1/store/events/opening/register', guest, { key: office.shop.keys.publishableLive, origin: SHOP_ORIGIN }),
    ).toMatchObject({ status: 201 });
    const [order] = await placeOrders(service.databaseUrl, office.shop, [{}]);
    const path = `/v1/admin/orders/${refOf('ord', order!)}`;
    await service.client.post(`${path}/refund`, {}, admin());
    const dues = () =>
      Promise.all([
        count(`message where state = 'due' and attempts = 0`),
        count(`webhook_delivery where state = 'due'`),
        count(`refund where status = 'pending'`),
      ]);
    await eventually('all is due', async () => (await dues()).every((each) => each > 0), PATIENCE_MS);

    await sweep();
    await worker.stop();
    const [messages, ...others] = await dues();
    expect([messages! > 0, others, arrived()]).toEqual([true, [1, 1], [0, 0, 0, 0]]);

    await service.startWorker({ OUTWARD: 'on' });
    await eventually(
      'the refund is made',
      async () => (await service.client.get<OrderView>(path, admin())).body.payments.every(({ status }) => status === 'refunded'),
      PATIENCE_MS,
    );
    await mails.mailsTo(GUEST);
    await webhooks.expect(1, '/hook');
    await eventually('nothing is due any more', async () => (await dues()).every((each) => each === 0), PATIENCE_MS);
    expect([(await mails.arrivedAt(GUEST)).length, webhooks.received.length, await count(`message where state = 'failed'`)]).toEqual([
      1, 1, 0,
    ]);
  });
});
