import { ApiClient, type ErrorBody, eventually, openShop, sharedService, type SharedService, type Shop } from '@svc/testing';

const EFFECT_WITHIN_MS = 1_000;

interface Token {
  ref: string;
  key: string;
  kind: string;
  status: string;
  label?: string;
  role?: string;
  permissions: string[];
  expiresAt?: string;
  madeByRef?: string;
}

interface Entry {
  by: { kind: string; ref?: string; label?: string };
  action: string;
  subject: { ref: string; name?: string };
  fields: string[];
  details?: Record<string, unknown>;
}

describe('[D-157] admin tokens that a workspace makes', () => {
  let service: SharedService;
  let shop: Shop;
  let elsewhere: ApiClient;
  let owner: string;

  beforeAll(async () => {
    service = await sharedService({ apis: 2 });
    elsewhere = new ApiClient(service.urls[1]!);
    shop = await openShop(service, 'admin-tokens', { version: 1 });
    owner = (await listed()).find(({ kind }) => kind === 'admin')!.ref;
  });

  const make = (body?: object, key = shop.adminToken) => service.client.post<Token & ErrorBody>('/v1/admin/admin-tokens', body, { key });
  const call = (method: string, path: string, body?: object, key = shop.adminToken) =>
    service.client.send<Token & ErrorBody>(`/v1/admin/keys/${path}`, { method, body, key });
  const listed = async (key = shop.adminToken) =>
    (await service.client.get<{ data: Token[] }>('/v1/admin/keys?limit=200', { key })).body.data;
  const outcomeOf = async (client: ApiClient, path: string, key: string) => {
    const { status, body } = await client.get<ErrorBody>(`/v1/admin/${path}`, { key });
    return status === 200 ? 'OK' : body.error.code;
  };

  it('have a label, a role, an end and their maker, and are shown once', async () => {
    const made = await make({ label: 'Door, phone 2', role: 'door', expiresAt: '2031-01-01T00:00:00Z' });
    expect(made.status).toBe(201);
    const { key, ...view } = made.body;
    expect(key).toMatch(/^svc_ad_[0-9A-Za-z]{36}$/);
    expect(view).toMatchObject({
      kind: 'admin',
      status: 'active',
      label: 'Door, phone 2',
      role: 'door',
      permissions: ['events.read', 'guests.admit'],
      expiresAt: '2031-01-01T00:00:00.000Z',
      madeByRef: owner,
    });
    expect((await listed()).find(({ ref }) => ref === view.ref)).toEqual(view);
  });

  it('have permissions one by one, or without either what their maker has', async () => {
    const narrow = (await make({ permissions: ['keys.write', 'keys.read', 'keys.write'], expiresAt: '2031-01-01T00:00:00Z' })).body;
    expect([narrow.role, narrow.permissions]).toEqual([undefined, ['keys.read', 'keys.write']]);
    const same = (await make(undefined, narrow.key)).body;
    expect(same).toMatchObject({ permissions: narrow.permissions, expiresAt: narrow.expiresAt, madeByRef: narrow.ref });
    expect((await make({})).body).toMatchObject({ role: 'owner' });
    const [first] = (await listed()).slice(-1);
    expect(first).toMatchObject({ kind: 'admin', role: 'owner', permissions: expect.arrayContaining(['keys.write', 'payments.connect']) });
    expect(first).not.toHaveProperty('madeByRef');
  });

  it.each([
    ['permissions', { role: 'door', permissions: ['guests.admit'] }],
    ['permissions', { permissions: [] }],
    ['permissions[0]', { permissions: ['everything'] }],
    ['role', { role: 'boss' }],
    ['expiresAt', { expiresAt: '2020-01-01T00:00:00Z' }],
    ['label', { label: '' }],
    ['scopes', { scopes: ['read'] }],
  ])('[§7 VALIDATION_ERROR] are refused for their %s: %j', async (field, body) => {
    const refused = await make(body);
    expect([refused.status, refused.body.error.details]).toEqual([400, { fields: { [field]: expect.any(String) } }]);
  });

  it('give at most what they have themselves: no further permission, by a role neither, and no longer end', async () => {
    const expiresAt = '2031-01-01T00:00:00Z';
    const giver = (await make({ permissions: ['keys.read', 'keys.write', 'guests.admit', 'events.read'], expiresAt })).body;
    const door = (await make({ role: 'door' }, giver.key)).body;
    expect(door).toMatchObject({ role: 'door', expiresAt: '2031-01-01T00:00:00.000Z' });
    const refusals: [Promise<{ status: number; body: ErrorBody }>, unknown][] = [
      [make({ permissions: ['orders.read', 'guests.admit'] }, giver.key), ['orders.read']],
      [make({ role: 'manager' }, giver.key), expect.arrayContaining(['orders.refund'])],
      [make({ role: 'door', expiresAt: '2031-01-02T00:00:00Z' }, giver.key), undefined],
      [call('PATCH', door.ref, { role: 'support' }, giver.key), expect.arrayContaining(['orders.read'])],
      [call('PATCH', door.ref, { expiresAt: null }, giver.key), undefined],
      [call('PATCH', giver.ref, { role: 'owner' }, giver.key), expect.arrayContaining(['payments.connect'])],
      [call('POST', `${owner}/roll`, undefined, giver.key), expect.arrayContaining(['payments.connect'])],
      [call('POST', `${owner}/revoke`, undefined, giver.key), expect.arrayContaining(['payments.connect'])],
      [make({}, door.key), ['keys.write']],
    ];
    for (const [refusal, required] of refusals) {
      const { status, body } = await refusal;
      expect([status, body.error.code, body.error.details?.['required']]).toEqual([403, 'INSUFFICIENT_SCOPE', required]);
    }
    expect((await call('POST', `${door.ref}/roll`, { overlapSeconds: 0 }, giver.key)).body).toMatchObject({
      role: 'door',
      madeByRef: giver.ref,
    });
  });

  it('leave a workspace one that manages keys and does not end, also by a change of rights', async () => {
    const own = await openShop(service, 'one-owner', { version: 1 });
    const [{ ref } = { ref: '' }] = (await listed(own.adminToken)).filter(({ kind }) => kind === 'admin');
    await make({ role: 'manager' }, own.adminToken);
    expect((await call('PATCH', ref, { role: 'manager' }, own.adminToken)).status).toBe(409);
    await make({ permissions: ['keys.write'] }, own.adminToken);
    expect((await call('PATCH', ref, { role: 'manager' }, own.adminToken)).body).toMatchObject({ role: 'manager' });
  });

  /** Returns the other process's answer after the second in which it must have followed. */
  async function elsewhereWithinASecond(path: string, key: string, expected: string): Promise<string> {
    const end = Date.now() + EFFECT_WITHIN_MS;
    let outcome = await outcomeOf(elsewhere, path, key);
    while (outcome !== expected && Date.now() < end) outcome = await outcomeOf(elsewhere, path, key);
    return outcome;
  }

  it('[D-67] have other rights here at once and within a second everywhere, and end as soon', async () => {
    const { ref, key } = (await make({ role: 'support' })).body;
    expect(await outcomeOf(elsewhere, 'orders', key)).toBe('OK');
    await call('PATCH', ref, { role: 'catalogue' });
    expect(await outcomeOf(service.client, 'orders', key)).toBe('INSUFFICIENT_SCOPE');
    expect(await elsewhereWithinASecond('orders', key, 'INSUFFICIENT_SCOPE')).toBe('INSUFFICIENT_SCOPE');
    await call('PATCH', ref, { permissions: ['orders.read'] });
    expect(await elsewhereWithinASecond('orders', key, 'OK')).toBe('OK');
    await call('POST', `${ref}/pause`);
    expect(await elsewhereWithinASecond('orders', key, 'KEY_PAUSED')).toBe('KEY_PAUSED');
    await call('POST', `${ref}/resume`);
    expect(await elsewhereWithinASecond('orders', key, 'OK')).toBe('OK');
    await call('POST', `${ref}/revoke`);
    expect(await outcomeOf(service.client, 'orders', key)).toBe('UNAUTHORIZED');
    expect(await elsewhereWithinASecond('orders', key, 'UNAUTHORIZED')).toBe('UNAUTHORIZED');
  });

  it('end by themselves', async () => {
    const { key } = (await make({ role: 'door', expiresAt: new Date(Date.now() + 1_500).toISOString() })).body;
    expect(await outcomeOf(elsewhere, 'events', key)).toBe('OK');
    await eventually('the token has ended', async () => (await outcomeOf(elsewhere, 'events', key)) === 'UNAUTHORIZED');
  });

  it('end a stream of events once they may read none', async () => {
    const { ref, key } = (await make({ permissions: ['webhooks.read', 'events.read'] })).body;
    const stream = await fetch(`${service.urls[1]}/v1/admin/webhooks/stream`, { headers: { authorization: `Bearer ${key}` } });
    expect(stream.status).toBe(200);
    await call('PATCH', ref, { permissions: ['events.read'] });
    expect(await stream.text()).toMatch(/event: ended\ndata: .*"INSUFFICIENT_SCOPE".*webhooks\.read/);
  });

  it('are named by the audit log, with ref and label, where they write and where they are made and changed', async () => {
    const { ref, key } = (await make({ label: 'Stall', permissions: ['catalogue.read', 'catalogue.write'] })).body;
    const product = await service.client.post<{ ref: string }>(
      '/v1/admin/products',
      { slug: 'bowl', name: 'Bowl', variants: [{ name: 'Bowl', priceMinor: 1_000, stock: 1 }] },
      { key },
    );
    await call('PATCH', ref, { role: 'door' });
    const entriesOf = async (subject: string) =>
      (await service.client.get<{ data: Entry[] }>(`/v1/admin/audit?subject=${subject}`, { key: shop.adminToken })).body.data;
    expect(await entriesOf(product.body.ref)).toMatchObject([{ by: { kind: 'admin_token', ref, label: 'Stall' }, action: 'create' }]);
    expect(await entriesOf(ref)).toMatchObject([
      { by: { ref: owner }, action: 'change', fields: ['permissions', 'role'], subject: { name: 'Stall' }, details: { role: 'door' } },
      {
        by: { ref: owner },
        action: 'create',
        subject: { ref, name: 'Stall' },
        details: { permissions: 'catalogue.read, catalogue.write' },
      },
    ]);
    await call('POST', `${ref}/revoke`);
    expect((await entriesOf(product.body.ref))[0]!.by).toEqual({ kind: 'admin_token', ref, label: 'Stall' });
  });
});
