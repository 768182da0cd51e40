import { createServer, type AddressInfo } from 'node:net';
import { HmacLinkSigner } from '@svc/composition';
import { TicketLinks } from '@svc/contracts';
import { idOf, refOf } from '@svc/kernel';
import { TWILIO, WHATSAPP } from '@svc/otp/testing';
import { MessagingStub, RealRails } from '@svc/provider-stubs';
import {
  eventually,
  fundCodes,
  inDays,
  openBoxOffice,
  openHostedCheckout,
  openShop,
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
const PHONE = '+2348031014568';
const TIMEOUT_MS = 60_000;
const launch = {
  slug: 'opening',
  title: 'Opening',
  startAt: inDays(10),
  endAt: inDays(11),
  ticketTypes: [{ key: 'entry', name: 'Entry', kind: 'free', capacity: 50 }],
};

const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const mugs = {
  version: 1,
  products: [
    { slug: 'mug', name: 'Mug', needsDelivery: true, variants: [{ key: 'one', name: 'Indigo', prices: naira(500_000), stock: 9 }] },
  ],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', countries: ['NG'], prices: naira(150_000) }],
  events: [launch],
};
const KANO = { 'address.line1': '1 Emir Road', 'address.city': 'Kano', 'address.country': 'NG' };

interface OrderView {
  payments: { status: string }[];
}

describe('a service that nothing may leave (OUTWARD=off)', () => {
  /** Stub for the numbers that merchants have connected. */
  const numbers = new MessagingStub();
  /**
   * In place of the providers of the service's own numbers, which are called by TLS alone: no call is answered, each is
   * counted.
   */
  const ownNumbers = createServer((socket) => {
    calls += 1;
    socket.destroy();
  });
  let calls = 0;
  let rails: RealRails;
  let mails: SmtpSink;
  let webhooks: WebhookSink;
  let service: RunningService;
  let worker: RunningProcess;
  let office: BoxOffice;
  let database: Client;

  beforeAll(async () => {
    await numbers.start();
    await new Promise<void>((resolve) => ownNumbers.listen(0, '127.0.0.1', resolve));
    const host = `127.0.0.1:${(ownNumbers.address() as AddressInfo).port}`;
    [rails, mails, webhooks] = await Promise.all([RealRails.open(), SmtpSink.start(), WebhookSink.open()]);
    service = await startService({
      env: {
        ...rails.env,
        OUTWARD: 'off',
        SMTP_URL: mails.url,
        MAIL_FROM: 'tickets@shop.example',
        SMS_URL: `twilio://${TWILIO.accountSid}:token@${host}?from=%2B15005550006`,
        WHATSAPP_URL: `whatsapp://token@${host}/v23.0/106?template=sign_in`,
        TWILIO_API_URL: numbers.url,
        WHATSAPP_API_URL: `${numbers.url}/v23.0`,
      },
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
    ownNumbers.close();
    await Promise.all([rails?.close(), mails?.stop(), webhooks?.close(), numbers.stop()]);
  });

  const admin = () => ({ key: office.shop.adminToken });
  const live = () => ({ key: office.shop.keys.secretLive });
  const count = async (statement: string) =>
    Number((await database.query<{ count: string }>(`select count(*) as count from ${statement}`)).rows[0]!.count);
  const arrived = () => [mails.raw.length, webhooks.received.length, rails.paystack.calls.length, numbers.requestCount, calls];

  /** Waits for a sweep of the worker, which an expired checkout shows. */
  async function sweep(): Promise<void> {
    const order = {
      tickets: [{ ticketTypeRef: office.tiers['entry'], quantity: 1 }],
      contact: { name: 'Bọ́lá', email: 'bola@guests.example' },
      returnUrl: 'https://shop.example/thanks',
    };
    const { status, body } = await service.client.post<{ ref: string }>('/v1/store/events/festival/checkout', order, {
      ...live(),
      headers: { 'Idempotency-Key': 'swept' },
    });
    expect(status).toBe(201);
    await database.query(`update checkout set expires_at = service_now() - interval '1 second' where id = $1`, [idOf('chk', body.ref)]);
    await eventually('the checkout expires', async () => (await count(`checkout where status = 'expired'`)) === 1, TIMEOUT_MS);
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
    await service.client.post('/v1/admin/otp/templates', { name: 'sign_in', language: 'en', approved: true }, admin());
    const codes = [
      ['own', 'PROVIDER_UNAVAILABLE', TWILIO],
      ['own', 'PROVIDER_UNAVAILABLE', WHATSAPP],
      ['frontdesk', 'OTP_SENDER_UNAVAILABLE', WHATSAPP],
    ] as const;
    for (const [sender, code, connection] of codes) {
      expect(await service.client.put('/v1/admin/otp/connection', connection, admin())).toMatchObject({ status: 200 });
      expect(await service.client.post('/v1/store/otp/send', { to: '+2348031014567', sender }, live())).toMatchObject({
        status: 503,
        body: { error: { code } },
      });
    }
    expect([await count('otp_challenge'), await count(`otp_wallet where balance_minor = 10000`), await count('otp_ledger')]).toEqual([
      0, 1, 1,
    ]);
    expect(arrived()).toEqual([0, 0, 0, 0, 0]);
  });

  it('[D-135] mails no code that confirms something on a page: it is refused, and none waits', async () => {
    const shop = await openShop(service, 'adire', mugs);
    const selfService = { tickets: { giveAway: true }, orders: { changeAddress: true, requestRefund: true } };
    await service.client.patch('/v1/admin/workspace', { selfService }, { key: shop.adminToken });
    const store = { key: shop.keys.secretLive };
    const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/opening', store);
    const guest = {
      tickets: [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }],
      contact: { name: 'Chi', email: 'chi@guests.example' },
    };
    const { body: attendee } = await service.client.post<{ ref: string }>('/v1/store/events/opening/register', guest, store);
    const links = new TicketLinks(service.urls[0]!, new HmacLinkSigner([service.secretKey]));
    const giveAway = links.doing({ workspaceSlug: shop.slug, attendeeId: idOf('att', attendee.ref)!, serial: 1 }, 'give-away');
    const { ref, hostedUrl } = await openHostedCheckout(service, shop, ['mug'], { contact: { name: 'Chi', email: 'chi@guests.example' } });
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    const order = /href="([^"]*\/o\/[^"]*)"/.exec(await (await fetch(hostedUrl)).text())![1]!.replaceAll('&amp;', '&');

    const pages: [string, Record<string, string>][] = [
      [giveAway, { name: 'Kemi Bello', email: 'kemi@guests.example' }],
      [order.replace('?', '/address?'), KANO],
      [order.replace('?', '/refund?'), { reason: 'Too small' }],
    ];
    const requests = pages.map(([url, fields]) => fetch(url, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' }));
    expect((await Promise.all(requests)).map(({ status }) => status)).toEqual([503, 503, 503]);
    expect([await count('confirmation'), arrived()]).toEqual([0, [0, 0, 0, 0, 0]]);
  });

  it('[D-135] has due work wait: mails, texts, webhooks and refunds go once OUTWARD is on again, each once', async () => {
    await service.client.post('/v1/admin/webhooks/destinations', { url: `${webhooks.url}/hook`, events: ['attendee.registered'] }, admin());
    await service.client.post('/v1/admin/events', launch, admin());
    const { body: event } = await service.client.get<{ ticketTypes: { ref: string }[] }>('/v1/store/events/opening', live());
    const tickets = [{ ticketTypeRef: event.ticketTypes[0]!.ref, quantity: 1 }];
    for (const address of [{ email: GUEST }, { phone: PHONE }]) {
      const guest = { tickets, contact: { name: 'Adé', ...address } };
      expect(
        await service.client.post('/v1/store/events/opening/register', guest, {
          key: office.shop.keys.publishableLive,
          origin: SHOP_ORIGIN,
        }),
      ).toMatchObject({ status: 201 });
    }
    const [order] = await placeOrders(service.databaseUrl, office.shop, [{}]);
    const path = `/v1/admin/orders/${refOf('ord', order!)}`;
    await service.client.post(`${path}/refund`, {}, admin());
    const dues = () =>
      Promise.all([
        count(`message where state = 'due' and attempts = 0`),
        count(`message where channel = 'sms' and state = 'due' and attempts = 0`),
        count(`webhook_delivery where state = 'due'`),
        count(`refund where status = 'pending'`),
      ]);
    await eventually('all is due', async () => (await dues()).every((each) => each > 0), TIMEOUT_MS);

    await sweep();
    await worker.stop();
    const [messages, ...others] = await dues();
    expect([messages! > 0, others, arrived()]).toEqual([true, [1, 2, 1], [0, 0, 0, 0, 0]]);

    await service.startWorker({ OUTWARD: 'on' });
    await eventually(
      'the refund is made',
      async () => (await service.client.get<OrderView>(path, admin())).body.payments.every(({ status }) => status === 'refunded'),
      TIMEOUT_MS,
    );
    await mails.mailsTo(GUEST);
    await webhooks.expect(2, '/hook');
    await eventually('the text is sent', async () => calls > 0, TIMEOUT_MS);
    await eventually('nothing is due any more', async () => (await dues()).every((each) => each === 0), TIMEOUT_MS);
    expect([(await mails.arrivedAt(GUEST)).length, webhooks.received.length, await count(`message where state = 'failed'`)]).toEqual([
      1, 2, 0,
    ]);
  });
});
