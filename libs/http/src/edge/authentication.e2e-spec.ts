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

describe.each(DOORS)('a key, answered by $door', ({ env, prepared }) => {
  let service: SharedService;
  let shop: Shop;
  let fastBefore: number;

  beforeAll(async () => {
    service = await sharedService({ env });
    shop = await openShop(service, 'keys');
    await makeReady(service, shop);
    fastBefore = await answeredFast(service);
  });

  const read = (key?: string, headers?: Record<string, string>) => service.client.get<ErrorBody>('/v1/store/products', { key, headers });

  it('[§4 r1] [§5 r1] is sent as a bearer token and opens its workspace', async () => {
    expect((await read(shop.keys.secretLive)).status).toBe(200);
  });

  it.each([
    ['missing', {}],
    ['of another scheme', { authorization: 'Basic c3ZjOnNr' }],
    ['empty', { authorization: 'Bearer ' }],
    ['malformed', { authorization: 'Bearer svc_sk_live_short' }],
    ['of a made-up kind', { authorization: 'Bearer svc_xx_live_0123456789abcdefghijABCDEFGHIJ012345' }],
    ['sent twice', { authorization: 'Bearer a, Bearer b' }],
  ])('[§7 UNAUTHORIZED] answers 401 when it is %s and says how to send one', async (_, headers) => {
    const answer = await read(undefined, headers as Record<string, string>);
    expect(answer.status).toBe(401);
    expect(answer.body.error).toMatchObject({ code: 'UNAUTHORIZED', retryable: false });
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    expect(answer.body.error.message).toMatch(/send|make/i);
  });

  it('[§7 UNAUTHORIZED] answers 401 when it is unknown, whether its checksum is right or not', async () => {
    const last = shop.keys.secretLive.slice(-1) === 'a' ? 'b' : 'a';
    expect((await read(shop.keys.secretLive.slice(0, -1) + last)).status).toBe(401);
  });

  it('[§7 UNAUTHORIZED] answers 401 when it is revoked', async () => {
    const made = await service.client.post<{ ref: string; key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live' },
      { key: shop.adminToken },
    );
    expect((await read(made.body.key)).status).toBe(200);
    await service.client.send(`/v1/admin/keys/${made.body.ref}/revoke`, { method: 'POST', key: shop.adminToken });
    expect((await read(made.body.key)).status).toBe(401);
  });

  it('[§5 r6] [§7 INSUFFICIENT_SCOPE] is refused without the scope, with the one it needs', async () => {
    const made = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live', scopes: ['orders:read'] },
      { key: shop.adminToken },
    );
    const answer = await read(made.body.key);
    expect(answer.status).toBe(403);
    expect(answer.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', details: { required: ['products:read'] } });
  });

  it('[§1 r6] decides the workspace: another one named by the client is ignored', async () => {
    const other = await openShop(service, 'other');
    const mine = await service.client.get('/v1/store/storefront', { key: shop.keys.secretLive, headers: { 'x-workspace': other.slug } });
    const named = await service.client.get(`/v1/store/storefront?workspace=${other.slug}`, { key: shop.keys.secretLive });
    expect(mine.body).toMatchObject({ displayName: 'keys' });
    expect(named.body).toMatchObject({ displayName: 'keys' });
    expect((await service.client.get('/v1/store/storefront', { key: other.keys.secretLive })).body).toMatchObject({ displayName: 'other' });
  });

  it('never appears in the log, and neither does a token, whatever became of it', async () => {
    const { publishableTest, secretLive } = shop.keys;
    const tokens = [publishableTest, secretLive, `${secretLive.slice(0, -1)}-`, shop.adminToken, service.operatorToken];
    let last = '';
    for (const key of tokens) {
      await read(key);
      const { headers } = await service.client.get(`/v1/admin/workspace?key=${key}`, { key, origin: SHOP_ORIGIN });
      last = headers.get('x-request-id')!;
    }
    const log = await service.log.logWith(last);
    expect(log).toContain('"path":"/v1/admin/workspace"');
    for (const key of tokens) expect(log).not.toContain(key);
  });

  const environments = [
    ['production', 'secretLive', 'secretTest'],
    ['staging', 'secretTest', 'secretLive'],
  ] as const;

  it.each(casesOf(environments, ([environment]) => (environment === 'production') === prepared))(
    '[D-65] answers 401 when its environment is not served: %s serves %s only',
    async (environment, served, other) => {
      const narrow = await sharedService({ env: { ...env, SERVICE_ENVIRONMENT: environment } });
      const { keys } = await openShop(narrow, 'one-mode');
      const refused = await narrow.client.get<ErrorBody>('/v1/store/products', { key: keys[other] });
      expect([refused.status, refused.body.error?.code]).toEqual([401, 'UNAUTHORIZED']);
      expect((await narrow.client.get('/v1/store/products', { key: keys[served] })).status).toBe(200);
    },
  );

  it('is needed in the management API as well, and a store key does not do', async () => {
    for (const key of [undefined, shop.keys.secretLive]) {
      expect((await service.client.get('/v1/admin/workspace', { key })).status).toBe(401);
    }
    expect((await service.client.get('/v1/admin/workspaces', { key: shop.adminToken })).status).toBe(403);
    expect((await service.client.get('/v1/store/products', { key: shop.adminToken, origin: SHOP_ORIGIN })).status).toBe(401);
  });

  it('is really answered that way', async () => {
    expect((await answeredFast(service)) > fastBefore).toBe(prepared);
  });
});
