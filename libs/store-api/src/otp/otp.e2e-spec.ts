import { refOf } from '@svc/kernel';
import {
  codeIn,
  fundCodes,
  openShop,
  sentTo,
  sharedService,
  SHOP_ORIGIN,
  startService,
  type ApiRequest,
  type ErrorBody,
  type RunningService,
  type SharedService,
  type Shop,
} from '@svc/testing';
import { Client } from 'pg';

interface Sent {
  challengeRef: string;
  to: string;
  channel: string;
  sender: string;
  codeSource: string;
  expiresAt: string;
  resendAvailableAt: string;
  charge: { amountMinor: number; currency: string };
  test: boolean;
}
type Asked = ErrorBody & Sent;

const PRICE = 1_500;
const FUNDS = 1_000_000;
const HOUR_S = 3_600;

describe('sending codes over HTTP', () => {
  let service: RunningService;
  let shop: Shop;
  let database: Client;
  let numbers = 0;

  beforeAll(async () => {
    service = await startService({ apis: 2, env: { OTP_PRICES: `NGN=${PRICE}` } });
    shop = await openShop(service, 'codes');
    await fundCodes(service, shop, FUNDS);
    database = new Client({ connectionString: service.databaseUrl });
    await database.connect();
  });

  afterAll(async () => {
    await database?.end();
    await service?.stop();
  });

  /** Returns another number in each test; never ten of one block of 10,000. */
  const aNumber = () => `+2348031${String((numbers += 1)).padStart(2, '0')}4567`;
  const send = (body: object, request: ApiRequest = {}) =>
    service.client.post<Asked>('/v1/store/otp/send', body, { key: shop.keys.secretLive, ...request });
  const byService = (to: string, body: object = {}, request?: ApiRequest) => send({ to, sender: 'frontdesk', ...body }, request);
  const refused = async (...args: Parameters<typeof send>) => {
    const { status, body, headers } = await send(...args);
    return { status, code: body.error.code, retryable: body.error.retryable, retryAfter: headers.get('retry-after') };
  };
  const wait = (advanceSeconds: number) => service.client.post('/dev/clock', { advanceSeconds });
  const setOtp = (otp: object, adminToken = shop.adminToken) => service.client.patch('/v1/admin/workspace', { otp }, { key: adminToken });
  const select = async <Row extends object>(sql: string, values: unknown[] = []) => (await database.query<Row>(sql, values)).rows;
  /** Returns the balance of the wallets, the sum of their ledgers, and the charges of the codes that were sent. */
  const books = async () => {
    const [row] = await select<{ balance: number; sum: number; charged: number; sent: number }>(`
      select (select sum(balance_minor)::integer from otp_wallet) as balance, sum(amount_minor)::integer as sum,
             -sum(amount_minor) filter (where kind <> 'credit')::integer as charged,
             (select coalesce(sum(charge_minor), 0)::integer from otp_challenge where status <> 'failed') as sent
        from otp_ledger`);
    return row!;
  };
  /** Opens a shop of its own with a wallet and keys. */
  const another = async (slug: string, funds = FUNDS) => {
    const other = await openShop(service, slug);
    if (funds > 0) await fundCodes(service, other, funds);
    return { ...other, key: other.keys.secretLive };
  };

  it('[§4.8] [§2.9 otp] [decisions 3.5 otp] [§4.8 r3] sends a code by the service’s own number, and answers everything but the code', async () => {
    const to = aNumber();
    const { status, body, text, headers } = await byService(to, { purpose: 'sign-in' });
    const [message] = await sentTo(service, to);
    expect([status, headers.get('cache-control')]).toEqual([201, 'no-store']);
    expect(body).toEqual({
      challengeRef: expect.stringMatching(/^otp_[0-9a-z]{26}$/),
      to: '+234*******567',
      channel: 'sms',
      sender: 'frontdesk',
      codeSource: 'service',
      expiresAt: expect.any(String),
      resendAvailableAt: expect.any(String),
      charge: { amountMinor: PRICE, currency: 'NGN' },
      test: false,
    });
    expect(Date.parse(body.expiresAt) - Date.parse(body.resendAvailableAt)).toBe(9 * 60_000);
    expect(codeIn(message!)).toMatch(/^\d{6}$/);
    expect(message!.text).toContain('Frontdesk');
    expect([message!.text.includes('codes'), text.includes(codeIn(message!))]).toEqual([false, false]);
  });

  it('[§4.8 r2] keeps neither the code nor the number', async () => {
    const to = aNumber();
    await byService(to, { code: '9876543210', purpose: 'own code' });
    const other = aNumber();
    await byService(other);
    const dumped = JSON.stringify(await select(`select * from otp_challenge`));
    for (const secret of ['9876543210', to, other, to.slice(1), codeIn((await sentTo(service, other))[0]!)])
      expect(dumped).not.toContain(secret);
    expect(codeIn((await sentTo(service, to))[0]!)).toBe('9876543210');
  });

  it('[§4.8 r4] [§4.8 templateRef] [D-53] sends by the merchant’s own number and template once these are there, and names its recipient', async () => {
    const own = await another('own');
    const admin = { key: own.adminToken };
    const ask = (body: object = {}) => send({ to: aNumber(), ...body }, { key: own.key });
    expect((await service.client.put('/v1/admin/otp/connection', { kind: 'mailbox', channel: 'whatsapp' }, admin)).status).toBe(200);
    expect((await ask()).body.error.code).toBe('OTP_NOT_CONFIGURED');
    const make = async (name: string, approved: boolean) =>
      (await service.client.post<{ ref: string }>('/v1/admin/otp/templates', { name, language: 'en', approved }, admin)).body.ref;
    const [waiting, approved] = [await make('sign_up', false), await make('sign_in', true)];
    const to = aNumber();
    expect((await ask({ to, templateRef: approved })).body).toMatchObject({
      channel: 'whatsapp',
      sender: 'own',
      charge: { amountMinor: PRICE, currency: 'NGN' },
    });
    expect(await sentTo(service, to)).toMatchObject([{ channel: 'whatsapp', headers: { template: 'sign_in' } }]);
    for (const templateRef of [waiting, refOf('tpl', '01920000-0000-7000-8000-000000000001')]) {
      const { status, body } = await ask({ templateRef });
      expect([status, body.error.details]).toMatchObject([400, { invalid: [templateRef] }]);
    }
    expect((await send({ to: aNumber(), templateRef: approved })).body.error.code).toBe('OTP_NOT_CONFIGURED');

    await service.client.put('/v1/admin/otp/connection', { kind: 'mailbox' }, admin);
    const texted = aNumber();
    expect((await ask({ to: texted })).body).toMatchObject({ channel: 'sms', sender: 'own' });
    expect((await sentTo(service, texted))[0]!.text).toContain('for own');
  });

  it.each([
    ['to', 'in national format', { to: '08031234567' }],
    ['to', 'too short', { to: '+23480' }],
    ['to', 'premium', { to: '+449098790000' }],
    ['to', 'of a satellite', { to: '+881612345678' }],
    ['to', 'with letters', { to: '+1800FLOWERS' }],
    ['to', 'missing', {}],
    ['code', 'with a space', { code: '12 34' }],
    ['code', 'of 16 digits', { code: '1234567890123456' }],
    ['code', 'of letters', { code: 'abcdef' }],
    ['code', 'empty', { code: '' }],
    ['expiresInMinutes', 'of 0', { expiresInMinutes: 0 }],
    ['expiresInMinutes', 'of 61', { expiresInMinutes: 61 }],
    ['purpose', 'with control characters', { purpose: 'a\u0007b' }],
    ['sender', 'that is unknown', { sender: 'twilio' }],
    ['sender', 'beside a template', { sender: 'own', templateRef: refOf('tpl', '01920000-0000-7000-8000-000000000001') }],
    ['templateRef', 'that is none', { templateRef: 'sign_in' }],
    ['templateRef', 'of another thing', { templateRef: refOf('prd', '01920000-0000-7000-8000-000000000001') }],
  ])('[§4.8] [D-54] refuses %s %s', async (field, _, body) => {
    const { status, body: answer } = await send(field === 'to' ? body : { to: aNumber(), ...body });
    expect([status, answer.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(Object.keys(answer.error.details!['fields'] as object)).toEqual([field]);
  });

  it('[§4.8] [§5 r6] is for secret keys with the scope', async () => {
    const body = { to: aNumber(), sender: 'frontdesk' };
    expect(await refused(body, { key: shop.keys.publishableLive, origin: SHOP_ORIGIN })).toMatchObject({
      status: 403,
      code: 'INSUFFICIENT_SCOPE',
    });
    const reader = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live', scopes: ['read'] },
      { key: shop.adminToken },
    );
    expect(await refused(body, { key: reader.body.key })).toMatchObject({ status: 403, code: 'INSUFFICIENT_SCOPE' });
  });

  it('[§8 r8] [D-55] sends one of fifty that are asked for at once, of two processes, and charges one', async () => {
    const to = aNumber();
    const before = await books();
    const ask = async (url: string) => {
      const answer = await fetch(`${url}/v1/store/otp/send`, {
        method: 'POST',
        headers: { authorization: `Bearer ${shop.keys.secretLive}`, 'content-type': 'application/json' },
        body: JSON.stringify({ to, sender: 'frontdesk' }),
      });
      return { status: answer.status, wait: Number(answer.headers.get('retry-after')) };
    };
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(service.urls[index % 2]!)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const waits = answers.filter(({ status }) => status === 429).map((answer) => answer.wait);
    expect([waits.length, waits.every((seconds) => Number.isInteger(seconds) && seconds >= 1 && seconds <= 60)]).toEqual([49, true]);
    expect(await sentTo(service, to)).toHaveLength(1);
    expect((await books()).charged - before.charged).toBe(PRICE);
  });

  it('[§8 r8] [§4.8 r5] sends one a minute, five an hour and ten a day to a number, by any key, and states how long to wait', async () => {
    const other = await service.client.post<{ key: string }>('/v1/admin/keys', { kind: 'secret', mode: 'live' }, { key: shop.adminToken });
    const body = { to: aNumber(), sender: 'frontdesk' };
    const first = await send(body);
    const limited = await refused(body, { key: other.body.key });
    expect(limited).toMatchObject({ status: 429, code: 'RATE_LIMITED', retryable: true });
    await wait(Number(limited.retryAfter));
    for (let count = 2; count <= 5; count += 1) {
      expect((await send(body, { key: other.body.key })).status).toBe(201);
      await wait(60);
    }
    const inAnHour = Number((await refused(body)).retryAfter);
    expect([inAnHour > HOUR_S - 400, inAnHour <= HOUR_S - 299]).toEqual([true, true]);
    await wait(inAnHour);
    for (let count = 6; count <= 10; count += 1) {
      expect((await send(body)).status).toBe(201);
      await wait(HOUR_S / 4);
    }
    const inADay = Number((await refused(body)).retryAfter);
    expect([inADay > 21 * HOUR_S, inADay <= 22 * HOUR_S]).toEqual([true, true]);
    await wait(inADay);
    const again = await send(body);
    expect(again.status).toBe(201);
    expect(Date.parse(again.body.expiresAt) - Date.parse(first.body.expiresAt)).toBeGreaterThanOrEqual(24 * HOUR_S * 1_000);
  });

  it('[D-101] sends by the service’s number to a number as often as it may over all shops, however many ask at once', async () => {
    const others = [await another('first'), await another('second')];
    const to = aNumber();
    const before = await books();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => send({ to, sender: 'frontdesk' }, { key: others[index % 2]!.key })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(429)]);
    expect([(await sentTo(service, to)).length, (await books()).charged - before.charged]).toEqual([1, PRICE]);
    for (let count = 2; count <= 5; count += 1) {
      await wait(60);
      expect((await send({ to, sender: 'frontdesk' }, { key: others[count % 2]!.key })).status).toBe(201);
    }
    await wait(60);
    const full = await refused({ to, sender: 'frontdesk' });
    expect([full.status, Number(full.retryAfter) > HOUR_S - 400]).toEqual([429, true]);
    const { rows } = await database.query<{ found: string }>('select string_agg(t::text, $1) as found from service_code_send t', [' ']);
    for (const secret of [to, to.slice(1), shop.ref, others[0]!.ref]) expect(rows[0]!.found).not.toContain(secret);
  });

  it('[§8 r9] [§5 r9] [§4.8 r5] sends as many by a key as it may in 24 hours, by its own setting or its workspace’s', async () => {
    const made = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live', limits: { otpSendsPerDay: 2 } },
      { key: shop.adminToken },
    );
    const { key } = made.body;
    for (let count = 1; count <= 2; count += 1) expect((await byService(aNumber(), {}, { key })).status).toBe(201);
    const full = await refused({ to: aNumber(), sender: 'frontdesk' }, { key });
    expect(full).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect([Number(full.retryAfter) > 23 * HOUR_S, Number(full.retryAfter) <= 24 * HOUR_S]).toEqual([true, true]);
    expect((await byService(aNumber())).status).toBe(201);
    await wait(Number(full.retryAfter));
    expect((await byService(aNumber(), {}, { key })).status).toBe(201);
  });

  describe('a code', () => {
    it('[§4.8 r4] [D-54] is refused by a number of the merchant’s own while there is none, before anything else', async () => {
      expect(await refused({ to: '+233201234567' })).toMatchObject({ status: 409, code: 'OTP_NOT_CONFIGURED', retryable: false });
      expect(await refused({ to: '+233201234567' }, { key: shop.keys.secretTest })).toMatchObject({
        status: 409,
        code: 'OTP_NOT_CONFIGURED',
      });
    });

    it('[§4.8 r4] [D-54] is refused to other countries than the workspace says', async () => {
      const { key, adminToken } = await another('abroad');
      const [lagos, accra] = [
        { to: aNumber(), sender: 'frontdesk' },
        { to: '+233201234567', sender: 'frontdesk' },
      ];
      await setOtp({ countries: ['NG'] }, adminToken);
      expect(await refused(accra, { key })).toMatchObject({ status: 403, code: 'OTP_COUNTRY_NOT_ALLOWED', retryable: false });
      await setOtp({ countries: ['GH'] }, adminToken);
      expect((await send(accra, { key })).status).toBe(201);
      expect(await refused(lagos, { key })).toMatchObject({ status: 403, code: 'OTP_COUNTRY_NOT_ALLOWED' });
      await setOtp({ countries: null, sender: 'frontdesk' }, adminToken);
      expect((await send({ to: lagos.to }, { key })).body.sender).toBe('frontdesk');
    });

    it('[§4.8 r1] [D-54] is refused without the money, and charges nothing then', async () => {
      const { key, ref } = await another('poor', PRICE - 1);
      const body = { to: aNumber(), sender: 'frontdesk' };
      const before = await books();
      expect(await refused(body, { key })).toMatchObject({ status: 402, code: 'OTP_INSUFFICIENT_BALANCE', retryable: false });
      expect(await books()).toEqual(before);
      await fundCodes(service, { ref }, 1);
      expect((await send(body, { key })).status).toBe(201);
      expect(await refused({ ...body, to: aNumber() }, { key })).toMatchObject({ status: 402, code: 'OTP_INSUFFICIENT_BALANCE' });
    });
  });

  it('[D-54] never spends more than the balance, also by simultaneous requests', async () => {
    const { key } = await another('three', 3 * PRICE);
    const answers = await Promise.all(Array.from({ length: 20 }, () => byService(aNumber(), {}, { key })));
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(3).fill(201), ...Array<number>(17).fill(402)]);
  });

  it('[decisions 3.5 otp] sends and charges nothing with a test key, and limits it as a live one', async () => {
    const to = aNumber();
    const request = { key: shop.keys.secretTest };
    const before = await books();
    expect((await byService(to, {}, request)).body).toMatchObject({ test: true, charge: { amountMinor: 0, currency: 'NGN' } });
    expect(await refused({ to, sender: 'frontdesk' }, request)).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect((await byService(to)).status).toBe(201);
    expect([(await sentTo(service, to)).length, (await books()).charged - before.charged]).toEqual([1, PRICE]);
  });

  it('[§4.8 r1] has charged what was sent and nothing else, by the end of it all', async () => {
    const { balance, sum, charged, sent } = await books();
    expect([balance, charged]).toEqual([sum, sent]);
  });
});

describe('sending codes in production', () => {
  let service: SharedService;

  beforeAll(async () => {
    service = await sharedService({
      env: { NODE_ENV: 'production', SMS_URL: 'twilio://AC00000000000000000000000000000000:token@127.0.0.1:9?from=%2B15005550006' },
    });
  });

  it('[§7 OTP_SENDER_UNAVAILABLE] [§4.8 r3] is refused when the service’s number cannot, charges nothing and tries no other number', async () => {
    const shop = await openShop(service, 'codes');
    await fundCodes(service, shop, FUNDS);
    const { status, body } = await service.client.post<ErrorBody>(
      '/v1/store/otp/send',
      { to: '+2348031234567', sender: 'frontdesk' },
      { key: shop.keys.secretLive },
    );
    expect([status, body.error.code, body.error.retryable]).toEqual([503, 'OTP_SENDER_UNAVAILABLE', true]);
    const { body: ledger } = await service.client.get<{ wallets: object[] }>('/v1/admin/otp/ledger', { key: shop.adminToken });
    expect(ledger.wallets).toEqual([{ currency: 'NGN', balanceMinor: FUNDS }]);
  });
});
