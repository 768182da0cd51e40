import {
  eventually,
  advanceClock,
  openShop,
  SHOP_ORIGIN,
  sharedService,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';

interface Key {
  ref: string;
  key: string;
  status: string;
  label?: string;
  scopes: string[];
  origins: string[];
  prefix: string;
  ending: string;
  expiresAt?: string;
  replacedByRef?: string;
  lastUsedAt?: string;
  lastUsedIp?: string;
}

interface List {
  data: Key[];
  nextCursor?: string;
}

describe('keys', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'keys');
  });

  const make = (body: object) => service.client.post<Key & ErrorBody>('/v1/admin/keys', body, { key: shop.adminToken });
  const press = (ref: string, action: string, body?: object, key = shop.adminToken) =>
    service.client.post<Key & ErrorBody>(`/v1/admin/keys/${ref}/${action}`, body, { key });
  const change = (ref: string, body: object) =>
    service.client.patch<Key & ErrorBody>(`/v1/admin/keys/${ref}`, body, { key: shop.adminToken });
  const list = (query = '', key = shop.adminToken) => service.client.get<List>(`/v1/admin/keys${query}`, { key });
  const listed = async (ref: string) => (await list('?limit=200')).body.data.find((key) => key.ref === ref)!;
  const statusOfRead = async (key: string) => (await service.client.get('/v1/store/products', { key })).status;
  const advance = (seconds: number) => advanceClock(service, shop, seconds);

  it('[D-64] are shown once, when they are made', async () => {
    const made = await make({ kind: 'publishable', mode: 'test', label: 'Site', origins: ['HTTPS://Shop.Example:443', SHOP_ORIGIN] });

    expect(made.status).toBe(201);
    expect(made.body.key).toMatch(/^svc_pk_test_[0-9A-Za-z]{36}$/);
    const { key, ...view } = made.body;
    expect(view).toMatchObject({
      kind: 'publishable',
      mode: 'test',
      status: 'active',
      label: 'Site',
      prefix: 'svc_pk_test_',
      ending: key.slice(-4),
      origins: ['https://shop.example', SHOP_ORIGIN],
      limits: {},
    });
    expect(await listed(view.ref)).toEqual(view);
  });

  it('[D-26] have the scopes of their kind unless others are named', async () => {
    const scopesOf = async (body: object) => (await make({ mode: 'live', ...body })).body.scopes;
    expect(await scopesOf({ kind: 'publishable' })).toEqual(['read', 'events:register']);
    expect(await scopesOf({ kind: 'secret' })).toEqual(['transact']);
    expect(await scopesOf({ kind: 'secret', scopes: ['orders:read', 'orders:read'] })).toEqual(['orders:read']);
  });

  it.each([
    ['kind', { kind: 'admin' }],
    ['mode', { mode: 'staging' }],
    ['scopes[0]', { scopes: ['everything'] }],
    ['origins[0]', { kind: 'publishable', origins: ['https://*.example'] }],
    ['origins[0]', { kind: 'publishable', origins: ['null'] }],
    ['origins[0]', { kind: 'publishable', origins: ['http://shop.example'] }],
    ['origins', { origins: ['https://shop.example'] }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['expiresAt', { expiresAt: 'tomorrow' }],
    ['limits.register.burst', { limits: { register: { perMinute: 1, burst: 0 } } }],
    ['label', { label: '' }],
  ])('[§7 VALIDATION_ERROR] are refused for their %s: %j', async (field, facts) => {
    const refused = await make({ kind: 'secret', mode: 'test', ...facts });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toEqual({ fields: { [field]: expect.any(String) } });
  });

  it('change in the given fields; null removes a label or an expiry', async () => {
    const { ref } = (await make({ kind: 'publishable', mode: 'live', label: 'Old', expiresAt: '2099-01-01T00:00:00+01:00' })).body;
    const changed = (await change(ref, { label: 'New', scopes: ['read'], origins: [SHOP_ORIGIN] })).body;
    expect(changed).toMatchObject({ label: 'New', scopes: ['read'], origins: [SHOP_ORIGIN], expiresAt: '2098-12-31T23:00:00.000Z' });

    const cleared = (await change(ref, { label: null, expiresAt: null })).body;
    expect(cleared).toMatchObject({ scopes: ['read'] });
    expect(cleared).not.toHaveProperty('label');
    expect(cleared).not.toHaveProperty('expiresAt');
  });

  it('[D-157] do not end with the last admin token of a workspace, which is rolled instead; the operator may end any', async () => {
    const own = await openShop(service, 'last-token');
    const call = <T = Key & ErrorBody>(path: string, body?: unknown, key = own.adminToken, method = 'POST') =>
      service.client.send<T>(`/v1/admin/${path}`, { method, body, key });
    const listed = await call<{ data: (Key & { kind: string })[] }>('keys', undefined, own.adminToken, 'GET');
    const { ref } = listed.body.data.find(({ kind }) => kind === 'admin')!;
    const expiresAt = '2031-01-01T00:00:00Z';
    for (const refused of [
      await call(`keys/${ref}/revoke`),
      await call(`keys/${ref}/pause`),
      await call(`keys/${ref}`, { expiresAt }, own.adminToken, 'PATCH'),
    ])
      expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toMatchObject([
        409,
        { code: 'CONFLICT', retryable: false, message: expect.stringContaining('Roll it') },
        null,
      ]);

    const rolled = await call<{ ref: string; key: string }>(`keys/${ref}/roll`, { overlapSeconds: 0 });
    expect(rolled.status).toBe(201);
    expect((await call(`keys/${rolled.body.ref}/revoke`, undefined, rolled.body.key)).status).toBe(409);
    const paused = await call(`workspaces/${own.slug}/admin-tokens/${rolled.body.ref}/pause`, undefined, service.operatorToken);
    expect([paused.status, paused.body]).toMatchObject([200, { status: 'paused' }]);

    const [one, two] = [await anotherToken(own), await anotherToken(own)];
    const outcomes = await Promise.all([
      call(`keys/${one.ref}/revoke`, undefined, one.adminToken),
      call(`keys/${two.ref}/pause`, undefined, two.adminToken),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
  const anotherToken = async ({ slug }: Shop) =>
    (
      await service.client.post<{ ref: string; adminToken: string }>(`/v1/admin/workspaces/${slug}/admin-token`, undefined, {
        key: service.operatorToken,
      })
    ).body;

  it('[§5 r7] are paused, resumed and revoked', async () => {
    const { ref } = (await make({ kind: 'secret', mode: 'live' })).body;
    const statuses: string[] = [];
    for (const action of ['pause', 'pause', 'resume', 'resume', 'revoke', 'revoke']) statuses.push((await press(ref, action)).body.status);

    expect(statuses).toEqual(['paused', 'paused', 'active', 'active', 'revoked', 'revoked']);
    for (const action of ['pause', 'resume', 'roll']) expect((await press(ref, action)).body.error.code).toBe('CONFLICT');
  });

  it('[D-64] are rolled: the new one works at once, the old one until the overlap ends', async () => {
    const old = (await make({ kind: 'secret', mode: 'live', label: 'Server' })).body;
    const rolled = await press(old.ref, 'roll', { overlapSeconds: 3_600 });

    expect(rolled.status).toBe(201);
    expect(rolled.body).toMatchObject({ label: 'Server', status: 'active', scopes: old.scopes });
    expect(await listed(old.ref)).toMatchObject({ status: 'active', replacedByRef: rolled.body.ref, expiresAt: expect.any(String) });
    expect([await statusOfRead(old.key), await statusOfRead(rolled.body.key)]).toEqual([200, 200]);

    expect((await press(old.ref, 'roll')).body.error.code).toBe('CONFLICT');
    const atOnce = await press(rolled.body.ref, 'roll', { overlapSeconds: 0 });
    expect(await listed(rolled.body.ref)).toMatchObject({ status: 'expired' });
    expect([await statusOfRead(rolled.body.key), await statusOfRead(atOnce.body.key)]).toEqual([401, 200]);
    expect((await press(atOnce.body.ref, 'roll')).status).toBe(201);
  });

  it('[D-64] work until they expire, and cannot be rolled after', async () => {
    const made = (await make({ kind: 'secret', mode: 'test', expiresAt: new Date(Date.now() + 1_500).toISOString() })).body;
    await eventually('the key has expired', async () => (await statusOfRead(made.key)) === 401);
    expect(await listed(made.ref)).toMatchObject({ status: 'expired' });
    expect((await press(made.ref, 'roll')).body.error.code).toBe('CONFLICT');
  });

  it('[D-131] end by the real clock, wherever the clocks of their workspace stand', async () => {
    const testClock = (action: string) => service.client.post(`/v1/admin/test-clock/${action}`, {}, { key: shop.adminToken });
    const inAnHour = { kind: 'secret', expiresAt: new Date(Date.now() + 3_600_000).toISOString() };
    const valid = (await Promise.all((['test', 'live'] as const).map((mode) => make({ ...inAnHour, mode })))).map(({ body }) => body);
    try {
      await advance(3_660);
      expect(await Promise.all(valid.map(({ key }) => statusOfRead(key)))).toEqual([200, 200]);
      expect(await listed(valid[0]!.ref)).toMatchObject({ status: 'active' });
    } finally {
      await advance(-3_660);
    }
    expect((await testClock('freeze')).status).toBe(200);
    const short = (await make({ kind: 'secret', mode: 'test', expiresAt: new Date(Date.now() + 1_500).toISOString() })).body;
    await eventually('the key has expired', async () => (await statusOfRead(short.key)) === 401);
    await testClock('reset');
  });

  it('are listed newest first, admin tokens among them, page by page', async () => {
    const made = (await make({ kind: 'secret', mode: 'live' })).body;
    const first = (await list('?limit=1')).body;
    const rest = (await list(`?limit=200&cursor=${first.nextCursor}`)).body;

    expect(first.data.map(({ ref }) => ref)).toEqual([made.ref]);
    expect(rest.data.at(-1)).toMatchObject({ kind: 'admin', prefix: expect.stringMatching(/^svc_ad_\w{5}$/), scopes: [] });
    expect(rest).not.toHaveProperty('nextCursor');
    expect(JSON.stringify([first, rest])).not.toMatch(/svc_(pk|sk)_(test|live)_[0-9A-Za-z]{36}|svc_ad_[0-9A-Za-z]{36}/);
  });

  it('[§7 NOT_FOUND] are not found by another workspace', async () => {
    const other = await openShop(service, 'other');
    const { ref } = (await make({ kind: 'secret', mode: 'live' })).body;

    for (const action of ['pause', 'resume', 'revoke', 'roll'])
      expect((await press(ref, action, undefined, other.adminToken)).status).toBe(404);
    for (const unknown of ['key_01h455vb4pex5vsknk084sn02q', 'wks_01h455vb4pex5vsknk084sn02q', 'x'])
      expect((await press(unknown, 'pause')).status).toBe(404);
    expect((await list('?limit=200', other.adminToken)).body.data.map((key) => key.ref)).not.toContain(ref);
  });

  it('[D-109] are made by no operator', async () => {
    const refused = await service.client.post<ErrorBody>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'test' },
      { key: service.operatorToken, headers: { 'x-workspace': shop.slug } },
    );
    expect([refused.status, refused.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
  });
});
