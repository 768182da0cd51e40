import {
  answeredFast,
  casesOf,
  DOORS,
  makeReady,
  openShop,
  SHOP_ORIGIN,
  sharedService,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

describe.each(casesOf(DOORS, ({ prepared }) => prepared))('a browser’s origin, answered by $door', ({ env, prepared }) => {
  let service: SharedService;
  let shop: Shop;
  let fastBefore: number;

  beforeAll(async () => {
    service = await sharedService({ env });
    shop = await openShop(service, 'origins');
    await makeReady(service, shop);
    fastBefore = await answeredFast(service);
  });

  const read = (key: string | undefined, origin?: string) => service.client.get<ErrorBody>('/v1/store/products', { key, origin });

  it('[§5 r3, r8] may read with the publishable key when it is registered, and the browser may see the answer', async () => {
    const answer = await read(shop.keys.publishableLive, SHOP_ORIGIN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP_ORIGIN);
    expect(answer.headers.get('access-control-expose-headers')).toContain('Retry-After');
    expect(answer.headers.get('vary')).toMatch(/Origin/);
  });

  it('[§5 r3] may see what of their request nobody reads', async () => {
    const { headers } = await service.client.get('/v1/store/products?limt=3', { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
    expect([headers.get('x-svc-ignored'), headers.get('access-control-expose-headers')]).toEqual([
      'limt',
      expect.stringMatching(/, X-SVC-Ignored$/),
    ]);
  });

  it.each([
    ['is missing, as from a server', undefined],
    ['is null', 'null'],
    ['is of another site', 'https://evil.example'],
    ['is a sub-domain', 'http://www.shop.localhost:4444'],
    ['has another port', 'http://shop.localhost:4445'],
    ['has another scheme', 'https://shop.localhost:4444'],
    ['has a trailing slash', `${SHOP_ORIGIN}/`],
    ['is no origin', 'shop'],
  ])('[D-66] [§7 ORIGIN_NOT_ALLOWED] is refused in words that the page may read when it %s', async (_, origin) => {
    const answer = await read(shop.keys.publishableLive, origin);
    expect(answer.status).toBe(403);
    expect(answer.body.error).toMatchObject({ code: 'ORIGIN_NOT_ALLOWED', retryable: false });
    expect(answer.headers.get('access-control-allow-origin')).toBe(origin ?? null);
  });

  it('[§5 r2] is never allowed by a key with an empty list', async () => {
    const made = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'publishable', mode: 'live', origins: [] },
      { key: shop.adminToken },
    );
    expect((await read(made.body.key, SHOP_ORIGIN)).status).toBe(403);
  });

  it('[D-66] gets no CORS header with a secret key, so that no page can read the answer', async () => {
    const answer = await read(shop.keys.secretLive, SHOP_ORIGIN);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('[decisions 3.16 CORS] may read why an unknown key is refused', async () => {
    const answer = await read('svc_pk_live_unknown', SHOP_ORIGIN);
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe(SHOP_ORIGIN);
  });

  it('[D-66] passes a preflight from any origin, for 600 s', async () => {
    const answer = await service.client.send('/v1/store/products', {
      method: 'OPTIONS',
      origin: 'https://anywhere.example',
      headers: { 'access-control-request-method': 'GET', 'access-control-request-headers': 'authorization' },
    });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-origin')).toBe('https://anywhere.example');
    expect(answer.headers.get('access-control-allow-headers')).toBe('authorization, content-type, idempotency-key');
    expect(answer.headers.get('access-control-max-age')).toBe('600');
  });

  it('is really answered that way', async () => {
    expect((await answeredFast(service)) > fastBefore).toBe(prepared);
  });
});
