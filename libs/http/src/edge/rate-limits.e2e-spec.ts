import {
  answeredFast,
  ApiClient,
  casesOf,
  DOORS,
  makeReady,
  openShop,
  SHOP_ORIGIN,
  startService,
  type ErrorBody,
  type RunningService,
  type Shop,
} from '@svc/testing';

describe.each(casesOf(DOORS, ({ prepared }) => prepared))('rate limits, answered by $door', ({ env, prepared }) => {
  let service: RunningService;
  let shop: Shop;
  let elsewhere: ApiClient;

  beforeAll(async () => {
    service = await startService({ apis: 2, env: { ...env, RATE_LIMIT_SCALE: '1', TRUST_PROXY: 'loopback' } });
    shop = await openShop(service, 'limits');
    await makeReady(service, shop);
    elsewhere = new ApiClient(service.urls[1]!);
  });

  afterAll(() => service.stop());

  const makeKey = async (body: object): Promise<string> => {
    const made = await service.client.post<{ key: string }>('/v1/admin/keys', body, { key: shop.adminToken });
    return made.body.key;
  };

  it('[§7 RATE_LIMITED] are shared by all processes and say when to come back', async () => {
    const key = await makeKey({ kind: 'secret', mode: 'live', limits: { secretReadLive: { perMinute: 1, burst: 10 } } });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const client = index % 2 === 0 ? service.client : elsewhere;
      statuses.push((await client.get('/v1/store/products', { key })).status);
    }
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    const refused = await service.client.get<ErrorBody>('/v1/store/products', { key });
    expect(refused.status).toBe(429);
    expect(refused.body.error).toMatchObject({ code: 'RATE_LIMITED', retryable: true });
    const retryAfter = Number(refused.headers.get('retry-after'));
    expect(Number.isInteger(retryAfter)).toBe(true);
    expect(retryAfter).toBeGreaterThanOrEqual(1);
    expect(retryAfter).toBeLessThanOrEqual(60);
    expect(refused.headers.get('ratelimit-limit')).toBe('10');
    expect(refused.headers.get('ratelimit-remaining')).toBe('0');
  });

  it('[decisions 3.9] report what is left on every answer', async () => {
    const answer = await service.client.get('/v1/store/products', { key: shop.keys.secretLive });
    expect(Number(answer.headers.get('ratelimit-limit'))).toBe(200);
    expect(Number(answer.headers.get('ratelimit-remaining'))).toBeLessThan(200);
    expect(answer.headers.get('ratelimit-reset')).toMatch(/^\d+$/);
  });

  it('[decisions 3.9] count each client of a publishable key apart', async () => {
    const key = await makeKey({
      kind: 'publishable',
      mode: 'live',
      origins: [SHOP_ORIGIN],
      limits: { publishableReadPerClient: { perMinute: 1, burst: 3 } },
    });
    const from = async (ip: string) =>
      (await service.client.get('/v1/store/products', { key, origin: SHOP_ORIGIN, headers: { 'x-forwarded-for': ip } })).status;
    const first = [await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.1'), await from('198.51.100.1')];
    expect(first).toEqual([200, 200, 200, 429]);
    expect(await from('198.51.100.2')).toBe(200);
  });

  it('[decisions 3.7] are not consumed by a refused origin', async () => {
    const key = await makeKey({
      kind: 'publishable',
      mode: 'live',
      origins: [SHOP_ORIGIN],
      limits: { publishableReadPerClient: { perMinute: 1, burst: 1 } },
    });
    const read = (origin: string) =>
      service.client.get('/v1/store/products', { key, origin, headers: { 'x-forwarded-for': '198.51.100.3' } });
    for (let index = 0; index < 5; index += 1) expect((await read('https://evil.example')).status).toBe(403);
    expect((await read(SHOP_ORIGIN)).status).toBe(200);
  });

  it('[decisions 3.9] throttle failed authentication by address, while good keys go on', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7' };
    const statuses: number[] = [];
    for (let index = 0; index < 30; index += 1) {
      statuses.push((await service.client.get('/v1/store/products', { key: `svc_sk_live_guess${index}`, headers })).status);
    }
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(20);
    expect(statuses.at(-1)).toBe(429);
    expect((await service.client.get('/v1/store/products', { key: shop.keys.secretLive, headers })).status).toBe(200);
  });

  it('is really answered that way', async () => {
    expect((await answeredFast(service)) > 0).toBe(prepared);
  });
});
