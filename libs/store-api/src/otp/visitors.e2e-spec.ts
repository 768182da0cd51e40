import {
  ApiClient,
  fundCodes,
  openShop,
  SHOP_ORIGIN,
  startService,
  type ApiRequest,
  type ErrorBody,
  type RunningService,
  type Shop,
} from '@svc/testing';

const HOUR_S = 3_600;

describe('the visitors of a merchant’s server', () => {
  let service: RunningService;
  let shop: Shop;
  let elsewhere: ApiClient;
  let numbers = 0;

  beforeAll(async () => {
    service = await startService({ apis: 2, env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    shop = await openShop(service, 'visitors');
    await fundCodes(service, shop, 10_000_000);
    elsewhere = new ApiClient(service.urls[1]!);
  });

  afterAll(() => service?.stop());

  const aNumber = () => `+2348035${String((numbers += 1)).padStart(3, '0')}567`;
  const of = (visitor?: string): ApiRequest => ({
    key: shop.keys.secretLive,
    headers: visitor === undefined ? {} : { 'x-visitor': visitor },
  });
  const sendCode = (visitor?: string, to = aNumber(), client = service.client) =>
    client.post<ErrorBody & { resendAvailableAt: string }>('/v1/store/otp/send', { to, sender: 'frontdesk' }, of(visitor));
  const limitIn = ({ status, body }: { status: number; body: ErrorBody }) => [status, body.error?.code, body.error?.details?.limit];

  it('[D-139] get five codes an hour each, across processes: one with 110 requests leaves the others theirs', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, at) => sendCode('ada', aNumber(), at % 2 === 0 ? service.client : elsewhere)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array<number>(5).fill(201), ...Array<number>(5).fill(429)]);
    for (let count = 11; count <= 110; count += 1) expect(limitIn(await sendCode('ada'))).toEqual([429, 'RATE_LIMITED', 'visitor']);
    for (const visitor of ['ben', undefined]) expect((await sendCode(visitor)).status).toBe(201);
  });

  it('[D-139] get the name of the limit, and the time to wait', async () => {
    const to = aNumber();
    expect((await sendCode('cleo', to)).status).toBe(201);
    expect(limitIn(await sendCode('dora', to))).toEqual([429, 'RATE_LIMITED', 'destination']);
    for (let count = 2; count <= 5; count += 1) expect((await sendCode('cleo')).status).toBe(201);
    const sixth = await sendCode('cleo');
    expect(limitIn(sixth)).toEqual([429, 'RATE_LIMITED', 'visitor']);
    const wait = Number(sixth.headers.get('retry-after'));
    expect([wait > HOUR_S - 600, wait <= HOUR_S]).toEqual([true, true]);
    const made = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live', limits: { otpSendsPerDay: 1 } },
      { key: shop.adminToken },
    );
    const byKey = () =>
      service.client.post<ErrorBody>('/v1/store/otp/send', { to: aNumber(), sender: 'frontdesk' }, { ...of('emil'), key: made.body.key });
    expect((await byKey()).status).toBe(201);
    expect(limitIn(await byKey())).toEqual([429, 'RATE_LIMITED', 'key_day']);
  });

  it('[D-139] sign up, register, send forms and ask for alerts as often as the client of a browser, over all of it', async () => {
    const sendAny = (at: number, visitor?: string) => {
      const [path, body] = [
        ['/v1/store/newsletter', { email: `guest${at}@example.com` }],
        ['/v1/store/events/none/register', { tickets: [] }],
        ['/v1/store/forms/none/submissions', { answers: {} }],
        ['/v1/store/products/none/restock-alerts', { variantRef: 'var_1', email: 'guest@example.com' }],
      ][at % 4] as [string, object];
      return service.client.post<ErrorBody>(path, body, of(visitor));
    };
    const statuses: number[] = [];
    for (let at = 0; at < 30; at += 1) statuses.push((await sendAny(at, 'fay')).status);
    expect(statuses.slice(0, 10)).not.toContain(429);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(10);
    const refusals = [];
    while (refusals.length === 0) {
      const answer = await sendAny(1, 'fay');
      if (answer.status === 429) refusals.push(limitIn(answer));
    }
    expect(refusals).toEqual([[429, 'RATE_LIMITED', 'visitor']]);
    for (let at = 0; at < 4; at += 1) expect((await sendAny(at, 'gus')).status).not.toBe(429);
    for (let at = 0; at < 30; at += 1) expect((await sendAny(at)).status).not.toBe(429);
  });

  it.each(['', 'v'.repeat(65), 'Zo\u00eb'])('[D-139] have no name like %j', async (visitor) => {
    const { status, body } = await service.client.post<ErrorBody>('/v1/store/newsletter', { email: 'guest@example.com' }, of(visitor));
    expect([status, body.error.details]).toEqual([400, { fields: { 'X-Visitor': expect.stringContaining('1 to 64') as string } }]);
  });

  it('[D-139] have no name by a publishable key, for which clients count by their address', async () => {
    const register = (headers: Record<string, string>) =>
      service.client.post<ErrorBody>(
        '/v1/store/events/none/register',
        { tickets: [] },
        { key: shop.keys.publishableLive, origin: SHOP_ORIGIN, headers },
      );
    const answers = [];
    for (let at = 0; at < 30; at += 1)
      answers.push(limitIn(await register({ 'x-visitor': `visitor ${at}`, 'x-forwarded-for': '198.51.100.44' })));
    expect(answers).toContainEqual([429, 'RATE_LIMITED', 'client']);
    expect(answers.every(([, , limit]) => limit === undefined || limit === 'client')).toBe(true);
  });
});
