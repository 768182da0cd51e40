import { idOf } from '@svc/kernel';
import { TERMII, TWILIO, WHATSAPP } from '@svc/otp/testing';
import {
  MessagingStub,
  termiiCallback,
  twilioCallback,
  whatsAppCallback,
  type PostedCallback,
  type WhatsAppStatus,
} from '@svc/provider-stubs';
import { fundCodes, openShop, startService, type RunningService, type Shop } from '@svc/testing';
import { Client } from 'pg';

const PUBLIC_URL = 'https://shop.example';

describe('codes by the number that a merchant has connected, and what its provider reports of them', () => {
  const stub = new MessagingStub();
  let service: RunningService;
  let shop: Shop;
  let workspaceRef: string;
  let database: Client;
  let numbers = 0;

  beforeAll(async () => {
    await stub.start();
    const smsUrl = 'termii://service-key@api.ng.termii.com?from=Frontdesk&secret_key=tsk_of_service';
    service = await startService({
      env: {
        PUBLIC_URL,
        INSECURE_DEVELOPMENT: 'yes',
        SMS_URL: smsUrl,
        WHATSAPP_API_URL: `${stub.url}/v23.0`,
        TWILIO_API_URL: stub.url,
        TERMII_API_URL: stub.url,
        WAITS: 'codeMs=3000,codePauseMs=10,codeLeaseMs=100,codeSweepMs=100',
      },
    });
    shop = await openShop(service, 'delivery');
    await fundCodes(service, shop, 1_000_000);
    ({ ref: workspaceRef } = (await service.client.get<{ ref: string }>('/v1/admin/workspace', { key: shop.adminToken })).body);
    await service.client.post('/v1/admin/otp/templates', { name: 'sign_in', language: 'en', approved: true }, { key: shop.adminToken });
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database?.end();
    await service?.stop();
    await stub.stop();
  });

  const connect = (connection: object) => service.client.put('/v1/admin/otp/connection', connection, { key: shop.adminToken });

  /** Sends a code; returns its challenge and the provider's name of the message. */
  async function sent(): Promise<{ challengeRef: string; providerRef: string }> {
    numbers += 1;
    const to = `+2348031${String(numbers).padStart(2, '0')}4567`;
    const { status, body } = await service.client.post<{ challengeRef: string; sender: string }>(
      '/v1/store/otp/send',
      { to },
      { key: shop.keys.secretLive },
    );
    expect([status, body.sender]).toEqual([201, 'own']);
    return { challengeRef: body.challengeRef, providerRef: stub.taken.at(-1)!.providerRef };
  }

  const addressOf = (kind: string, owner = workspaceRef) => `/v1/otp/callbacks/${kind}/${owner}`;

  async function post(path: string, { raw, headers }: PostedCallback): Promise<number> {
    return (await fetch(service.urls[0] + path, { method: 'POST', headers, body: new Uint8Array(raw) })).status;
  }

  async function delivery(challengeRef: string): Promise<(string | null)[]> {
    const { rows } = await database.query<{ delivery_status: string | null; delivery_reason: string | null }>(
      'select delivery_status, delivery_reason from otp_challenge where id = $1',
      [idOf('otp', challengeRef)],
    );
    return [rows[0]!.delivery_status, rows[0]!.delivery_reason];
  }

  const balance = async () =>
    (await database.query<{ balance_minor: string }>('select balance_minor from otp_wallet')).rows[0]!.balance_minor;
  const statusOf = (id: string, status: WhatsAppStatus['status'], overrides: Partial<WhatsAppStatus> = {}): WhatsAppStatus => ({
    id,
    status,
    timestamp: '1700000000',
    recipient_id: '2348031014567',
    ...overrides,
  });
  const byMeta = (...statuses: WhatsAppStatus[]) => whatsAppCallback(WHATSAPP.appSecret, statuses);
  const byTwilio = (MessageSid: string, MessageStatus: string, overrides: object = {}) =>
    twilioCallback(TWILIO.authToken, PUBLIC_URL + addressOf('twilio'), { MessageSid, MessageStatus, ...overrides });

  it('[§4.8 r4] go by WhatsApp, in the template’s text and on its button, and are reported in any order', async () => {
    await connect(WHATSAPP);
    const { challengeRef, providerRef } = await sent();
    const { texts, template } = stub.taken.at(-1)!;
    expect([texts[0], texts[1] === texts[0], template]).toEqual([
      expect.stringMatching(/^\d{6}$/),
      true,
      { name: 'sign_in', language: 'en' },
    ]);
    const callbacks = [
      byMeta(statusOf(providerRef, 'delivered')),
      byMeta(statusOf(providerRef, 'sent')),
      byMeta(statusOf('wamid.unknown', 'read')),
      byMeta(statusOf(providerRef, 'delivered')),
    ];
    for (const callback of callbacks) expect(await post(addressOf('whatsapp'), callback)).toBe(200);
    expect(await delivery(challengeRef)).toEqual(['delivered', null]);
    await post(addressOf('whatsapp'), byMeta(statusOf(providerRef, 'read')));
    expect(await delivery(challengeRef)).toEqual(['read', null]);
  });

  it('[§4.8 r1] are paid for though they are not delivered', async () => {
    const { challengeRef, providerRef } = await sent();
    const before = await balance();
    await post(
      addressOf('whatsapp'),
      byMeta(statusOf(providerRef, 'failed', { errors: [{ code: 131_026, title: 'Message undeliverable' }] })),
    );
    expect([await delivery(challengeRef), await balance()]).toEqual([['failed', '131026'], before]);
  });

  it('are reported at an address that was verified as ours at Meta', async () => {
    const ask = async (question: object, path = addressOf('whatsapp')) => {
      const response = await fetch(
        `${service.urls[0]}${path}?${new URLSearchParams({ 'hub.mode': 'subscribe', 'hub.verify_token': WHATSAPP.verifyToken, 'hub.challenge': '1158201444', ...question })}`,
      );
      return [response.status, response.headers.get('content-type'), response.status === 200 ? await response.text() : undefined];
    };
    expect(await ask({})).toEqual([200, 'text/plain; charset=utf-8', '1158201444']);
    expect((await ask({ 'hub.verify_token': 'another-token' }))[0]).toBe(401);
    expect((await ask({}, addressOf('whatsapp', 'frontdesk')))[0]).toBe(404);
  });

  it('go by Twilio, which is given the address for reports of them', async () => {
    await connect(TWILIO);
    const { challengeRef, providerRef } = await sent();
    expect(stub.taken.at(-1)!.request).toMatchObject({ StatusCallback: PUBLIC_URL + addressOf('twilio') });
    expect(await post(addressOf('twilio'), byTwilio(providerRef, 'undelivered', { ErrorCode: '30003' }))).toBe(200);
    expect(await delivery(challengeRef)).toEqual(['failed', '30003']);
    expect(await post(addressOf('twilio'), byTwilio(providerRef, 'delivered'))).toBe(200);
    expect(await delivery(challengeRef)).toEqual(['delivered', null]);
  });

  it('go by Termii', async () => {
    await connect(TERMII);
    const { challengeRef, providerRef } = await sent();
    const callback = termiiCallback(TERMII.secretKey, { message_id: providerRef, status: 'DELIVERED | Message delivered to handset' });
    expect(await post(addressOf('termii'), callback)).toBe(200);
    expect(await delivery(challengeRef)).toEqual(['delivered', null]);
  });

  it('are not reported by forgers, nor by the providers of other numbers', async () => {
    const { challengeRef, providerRef } = await sent();
    const event = { message_id: providerRef, status: 'Delivered' };
    expect(await post(addressOf('termii'), termiiCallback('tsk_another', event))).toBe(401);
    expect(await post(addressOf('termii'), { ...termiiCallback(TERMII.secretKey, event), headers: {} })).toBe(401);
    expect(await post(addressOf('termii', 'frontdesk'), termiiCallback('tsk_of_service', event))).toBe(200);
    expect(await post(addressOf('whatsapp'), byMeta(statusOf(providerRef, 'delivered')))).toBe(404);
    for (const owner of ['wks_1', 'wks_01h455vb4pex5vsknk084sn02q', 'nobody'])
      expect(await post(addressOf('termii', owner), termiiCallback(TERMII.secretKey, event))).toBe(404);
    expect(await delivery(challengeRef)).toEqual([null, null]);
  });

  it('[§4.8 r1] are not paid for when the provider refuses them', async () => {
    const before = await balance();
    stub.failNext({ status: 401, body: { message: 'Invalid API key' } });
    const { status } = await service.client.post('/v1/store/otp/send', { to: '+2348039994567' }, { key: shop.keys.secretLive });
    expect([status, await balance()]).toEqual([503, before]);
  });

  describe('codes by a provider that cannot send, or does not report', () => {
    const ask = () => {
      numbers += 1;
      return service.client.post<{ challengeRef: string; error: { code: string; details?: object } }>(
        '/v1/store/otp/send',
        { to: `+2348031${String(numbers).padStart(2, '0')}4567`, sender: 'own' },
        { key: shop.keys.secretLive },
      );
    };

    it('[D-100] [D-111a] name the owner of the number, and cost nothing, however the provider refuses them', async () => {
      const before = await balance();
      for (const [status, times] of [
        [401, 1],
        [500, 3],
        [503, 3],
      ] as const) {
        stub.failNext({ status, body: { message: 'No' } }, times);
        const answer = await ask();
        expect([answer.status, answer.body.error]).toMatchObject([503, { code: 'PROVIDER_UNAVAILABLE', details: { sender: 'own' } }]);
      }
      expect(await balance()).toBe(before);
    });

    it('[D-111a] are sent once, stay charged and are marked when no answer says whether they went', async () => {
      for (const fault of ['broken', { status: 502, body: '<html>' }] as const) {
        const [before, requestCount] = [Number(await balance()), stub.requestCount];
        stub.failNext(fault);
        const { status, body } = await ask();
        expect([status, before - Number(await balance()) > 0, stub.requestCount - requestCount]).toEqual([201, true, 1]);
        expect(await delivery(body.challengeRef)).toEqual(['unknown', expect.any(String)]);
      }
    });

    it('[D-111a] are settled when the sending process dies: those that may have gone are marked, the others are refunded', async () => {
      stub.failNext('silence');
      const [before, taken] = [Number(await balance()), stub.taken.length];
      const asking = ask().catch(() => undefined);
      while (stub.taken.length === taken) await new Promise((resolve) => setImmediate(resolve));
      await service.processes[0]!.stop('SIGKILL');
      await asking;
      const [perhaps] = (
        await database.query<{ id: string; charge: number }>(
          `select id, charge_minor::integer as charge from otp_challenge where handover = 'begun'`,
        )
      ).rows;
      const neverSent = `insert into otp_challenge select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid(), 'handover', 'due'))).* from otp_challenge one where id = $1 returning id`;
      const [due] = (await database.query<{ id: string }>(neverSent, [perhaps!.id])).rows;
      await service.startApi(service.urls[0]!);
      await service.startWorker();
      const stateOf = async (id: string) =>
        (
          await database.query<{ handover: string; status: string; delivery_status: string | null }>(
            'select handover, status, delivery_status from otp_challenge where id = $1',
            [id],
          )
        ).rows[0]!;
      while ((await stateOf(perhaps!.id)).handover !== 'ended' || (await stateOf(due!.id)).handover !== 'ended')
        await new Promise((resolve) => setTimeout(resolve, 50));
      expect([await stateOf(perhaps!.id), await stateOf(due!.id)]).toMatchObject([
        { status: 'sent', delivery_status: 'unknown' },
        { status: 'failed', delivery_status: 'failed' },
      ]);
      // The refund is the cost of the second of the two; the first stays charged.
      expect(Number(await balance())).toBe(before);
      expect((await database.query('select from otp_ledger where challenge_id = any ($1)', [[perhaps!.id, due!.id]])).rowCount).toBe(2);
    });
  });

  it('are sent by requests that their providers accept', () => {
    expect(stub.violations).toEqual([]);
  });
});
