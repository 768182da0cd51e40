import { idOf } from '@svc/kernel';
import {
  eventually,
  inDays,
  openShop,
  SHOP_ORIGIN,
  SmtpSink,
  startService,
  WebhookSink,
  type RunningService,
  type Shop,
} from '@svc/testing';
import { Client } from 'pg';

const TIMEOUT_MS = 40_000;
const document = {
  version: 1,
  events: [
    {
      slug: 'launch',
      title: 'Launch',
      startAt: inDays(10),
      endAt: inDays(11),
      ticketTypes: [
        { key: 'vip', name: 'VIP', kind: 'paid', capacity: 50, prices: [{ currency: 'NGN', priceMinor: 500_000 }] },
        { key: 'entry', name: 'Entry', kind: 'free', capacity: 50 },
      ],
    },
  ],
};

/** Between the sweep at the start of a worker and the next one lies more time than any of these tests has. */
describe('a due moment, between two sweeps', () => {
  let service: RunningService;
  let shop: Shop;
  let webhooks: WebhookSink;
  let mails: SmtpSink;
  let database: Client;
  let tiers: Record<string, string>;

  beforeAll(async () => {
    [webhooks, mails] = await Promise.all([WebhookSink.open(), SmtpSink.start()]);
    service = await startService({ env: { WAITS: 'sweepMs=3000000', SMTP_URL: mails.url, MAIL_FROM: 'tickets@shop.example' } });
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
    shop = await openShop(service, 'adire', document);
    const { body } = await service.client.get<{ ticketTypes: { name: string; ref: string }[] }>('/v1/store/events/launch', {
      key: shop.keys.secretLive,
    });
    tiers = Object.fromEntries(body.ticketTypes.map(({ name, ref }) => [name, ref]));
    const answer = await service.client.post(
      '/v1/admin/webhooks/destinations',
      { url: `${webhooks.url}/hook`, events: ['checkout.expired', 'attendee.registered', 'checkout.completed'] },
      { key: shop.adminToken },
    );
    expect(answer).toMatchObject({ status: 201 });
  });

  afterAll(async () => {
    await database?.end();
    await service?.stop();
    await Promise.all([webhooks?.close(), mails?.stop()]);
  });

  const contact = (email: string) => ({ name: 'Adé', email });
  const received = (type: string) => webhooks.received.filter(({ body }) => (JSON.parse(body) as { type: string }).type === type);

  async function openCheckout(email: string): Promise<string> {
    const body = {
      tickets: [{ ticketTypeRef: tiers['VIP'], quantity: 1 }],
      contact: contact(email),
      returnUrl: 'https://shop.example/thanks',
    };
    const { status, body: opened } = await service.client.post<{ ref: string }>('/v1/store/events/launch/checkout', body, {
      key: shop.keys.secretLive,
      headers: { 'Idempotency-Key': email },
    });
    expect(status).toBe(201);
    return opened.ref;
  }

  it('is met by a job that the sweep before it has enqueued: a checkout expires', async () => {
    const ref = await openCheckout('ade@example.com');
    await database.query(`update checkout set expires_at = service_now() + interval '6 seconds' where id = $1`, [idOf('chk', ref)]);
    await service.startWorker();
    await eventually('the checkout expires', () => received('checkout.expired').length > 0, TIMEOUT_MS);
    expect(JSON.parse(received('checkout.expired')[0]!.body)).toMatchObject({ data: { checkoutRef: ref } });
  });

  it('[D-73] is met by a job of the commit that set it: a webhook and a mail that failed are tried again', async () => {
    const isRefused = (attempt: unknown) => attempt === '1';
    webhooks.answer = ({ headers }) => ({ status: isRefused(headers['x-svc-webhook-attempt']) ? 500 : 200 });
    mails.refuseNext = 451;
    const body = { tickets: [{ ticketTypeRef: tiers['Entry'], quantity: 1 }], contact: contact('bola@example.com') };
    expect(
      await service.client.post('/v1/store/events/launch/register', body, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN }),
    ).toMatchObject({ status: 201 });
    await eventually('the webhook is tried again', () => received('attendee.registered').length > 1, TIMEOUT_MS);
    await mails.mailsTo('bola@example.com');
    expect([received('attendee.registered').map(({ headers }) => headers['x-svc-webhook-attempt']), mails.refused]).toEqual([
      ['1', '2'],
      1,
    ]);
  });

  it('[ADR 0028 r1] needs no sweep when it is past already: a provider’s report, an order and its refund', async () => {
    webhooks.answer = () => ({ status: 200 });
    const ref = await openCheckout('chi@example.com');
    await service.client.post(`/dev/sandbox/checkouts/${ref}`, { rail: 'card', outcome: 'succeed' });
    await eventually('the checkout completes', () => received('checkout.completed').length > 0, TIMEOUT_MS);
    const admin = { key: shop.adminToken };
    const {
      body: {
        data: [order],
      },
    } = await service.client.get<{ data: { ref: string }[] }>('/v1/admin/orders', admin);
    await service.client.post(`/v1/admin/orders/${order!.ref}/refund`, {}, admin);
    const refunded = async () =>
      (await service.client.get<{ payments: { status: string }[] }>(`/v1/admin/orders/${order!.ref}`, admin)).body.payments.every(
        ({ status }) => status === 'refunded',
      );
    await eventually('the refund is made', refunded, TIMEOUT_MS);
    expect(await refunded()).toBe(true);
  });
});
