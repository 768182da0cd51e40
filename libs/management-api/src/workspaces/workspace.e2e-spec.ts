import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

describe('the workspace’s settings', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'settings');
  });

  const path = '/v1/admin/workspace';
  const read = async () => (await service.client.get<Record<string, unknown>>(path, { key: shop.adminToken })).body;
  const change = (patch: unknown) => service.client.patch<ErrorBody>(path, patch, { key: shop.adminToken });

  it('change in what is named and in nothing else', async () => {
    const before = await read();
    const patch = {
      displayName: 'Ọjà',
      currencies: ['USD'],
      headlessEnabled: true,
      rails: { card: { enabled: false } },
    };

    expect((await change(patch)).status).toBe(200);

    expect(await read()).toEqual({
      ...before,
      ...patch,
      rails: { card: { enabled: false }, bank_transfer: { enabled: true }, international_card: { enabled: true } },
    });
  });

  it('[decisions 3.9] hold rate limits of the workspace, whole', async () => {
    const limits = { publishableRead: { perMinute: 60, burst: 5 } };
    await change({ limits });
    expect(await read()).toMatchObject({ limits });
    await change({ limits: {} });
    expect(await read()).toMatchObject({ limits: {} });
  });

  describe('a setting of the operator', () => {
    const FEE = { pct: 2.5, flatMinor: 10_000, flatByCurrency: { USD: 10 } };
    const set = (patch: object, key = service.operatorToken) =>
      service.client.patch<ErrorBody & Record<string, unknown>>(`/v1/admin/workspaces/${own.ref}`, patch, { key });
    const patch = (body: object) => service.client.patch<ErrorBody>(path, body, { key: own.adminToken });
    const put = (workspace: object, query = '') =>
      service.client.put<ErrorBody & { changed: unknown[] }>(
        `/v1/admin/document${query}`,
        { version: 1, workspace },
        { key: own.adminToken },
      );
    const makeKey = (limits: object) =>
      service.client.post<ErrorBody & { ref: string }>('/v1/admin/keys', { kind: 'secret', mode: 'live', limits }, { key: own.adminToken });
    const settings = async () => (await service.client.get<Record<string, unknown>>(path, { key: own.adminToken })).body;
    let own: Shop;

    beforeAll(async () => {
      own = await openShop(service, 'set');
      expect((await set({ fees: { frontdesk: FEE }, limits: { register: { perMinute: 9_000, burst: 900 } } })).status).toBe(200);
    });

    it.each<[string, object]>([
      ['fees.frontdesk', { fees: { frontdesk: { pct: 0 } } }],
      ['fees.product', { fees: { product: { pct: 1 } } }],
      ['currencies[0]', { currencies: ['USD', 'NGN'] }],
      ['limits.register', { limits: { register: { perMinute: 9_001, burst: 900 } } }],
      ['limits.secretReadTest', { limits: { secretReadTest: { perMinute: 1, burst: 51 } } }],
      ['limits.otpSendsPerDay', { limits: { otpSendsPerDay: 101 } }],
      ['texts.mostPerDay', { texts: { mostPerDay: 501 } }],
      ['texts.countries', { texts: { countries: ['NG', 'LV'] } }],
    ])('[D-130] is not changed by the workspace’s own token, alone or with other fields: %s', async (where, change) => {
      const before = await settings();
      const refused = await patch({ displayName: 'Mallory', ...change });
      expect(refused).toMatchObject({
        status: 403,
        body: {
          error: {
            code: 'INSUFFICIENT_SCOPE',
            message: expect.stringContaining(where),
            details: { fields: { [where]: expect.any(String) } },
          },
        },
      });
      expect(await settings()).toEqual(before);
    });

    it('[D-130] is taken when it repeats what is in force, or asks for no more than everybody has', async () => {
      const same = await patch({
        fees: { frontdesk: FEE },
        limits: { register: { perMinute: 9_000, burst: 900 } },
        texts: { mostPerDay: 500, countries: ['NG'] },
      });
      expect(same.status).toBe(200);
      expect((await patch({ texts: { countries: null } })).status).toBe(200);
      expect((await makeKey({ register: { perMinute: 9_000, burst: 900 }, otpSendsPerDay: 100 })).status).toBe(201);
    });

    it('[D-130] is left out of a document, or repeated: an export goes back as it is, and another value is a fault at its place', async () => {
      const { body: exported } = await service.client.get<{ workspace: object }>('/v1/admin/document', { key: own.adminToken });
      expect(exported.workspace).toMatchObject({ fees: { frontdesk: FEE } });
      expect(await put(exported.workspace)).toMatchObject({ status: 200, body: { changed: [] } });
      const { fees: _, ...without } = exported.workspace as { fees: unknown };
      for (const fees of [undefined, {}, { frontdesk: FEE }, { product: { pct: 0, flatByCurrency: { USD: 0 } } }])
        expect(await put({ ...without, ...(fees && { fees }) })).toMatchObject({ status: 200, body: { changed: [] } });
      for (const query of ['', '?dryRun=true'])
        expect(
          await put({ ...without, displayName: 'Mallory', fees: { frontdesk: { pct: 0 }, product: { pct: 3 } } }, query),
        ).toMatchObject({
          status: 400,
          body: {
            error: {
              details: { fields: { 'workspace.fees.frontdesk': expect.any(String), 'workspace.fees.product': expect.any(String) } },
            },
          },
        });
      expect((await put({ ...without, fees: null })).status).toBe(400);
      expect(await settings()).toMatchObject({ fees: { frontdesk: FEE } });
    });

    it('[D-130] is set of single keys by the operator, and of none of another workspace', async () => {
      const raised = { secretReadLive: { perMinute: 60_000, burst: 500 } };
      expect(await makeKey(raised)).toMatchObject({
        status: 403,
        body: { error: { details: { fields: { 'limits.secretReadLive': expect.any(String) } } } },
      });
      const { ref } = (await makeKey({})).body;
      const change = (limits: object) => service.client.patch(`/v1/admin/keys/${ref}`, { limits }, { key: own.adminToken });
      expect((await change(raised)).status).toBe(403);
      expect((await set({ keys: { [ref]: { limits: raised } } })).status).toBe(200);
      const key = async () =>
        (await service.client.get<{ data: { ref: string; limits: object }[] }>('/v1/admin/keys', { key: own.adminToken })).body.data.find(
          (each) => each.ref === ref,
        );
      expect([(await key())?.limits, (await change(raised)).status]).toEqual([raised, 200]);
      const theirs = (await service.client.get<{ data: { ref: string }[] }>('/v1/admin/keys', { key: shop.adminToken })).body.data[0]!.ref;
      expect(await set({ fees: { product: { pct: 1 } }, keys: { [theirs]: { limits: {} } } })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { [`keys.${theirs}`]: expect.any(String) } } } },
      });
      expect(await settings()).toMatchObject({ fees: { product: { pct: 0 } } });
    });

    it('[D-130] is nothing else, and nobody else’s to set', async () => {
      expect((await set({ displayName: 'Mallory' })).status).toBe(400);
      expect((await set({ fees: {} }, own.adminToken)).status).toBe(403);
      const log = await service.client.get<{ data: { author: object; subject: object }[] }>('/v1/admin/audit', { key: own.adminToken });
      expect(JSON.stringify(log.body)).toContain('operator');
    });
  });

  it('[D-74] hold an address for alerts, which null removes', async () => {
    await change({ alertEmail: 'desk@example.com' });
    expect(await read()).toMatchObject({ alertEmail: 'desk@example.com' });
    await change({ alertEmail: null });
    expect(await read()).not.toHaveProperty('alertEmail');
  });

  it.each([
    ['timezone', 'Lagos', 'timezone'],
    ['currencies', [], 'currencies'],
    ['apiEnabled', 'no', 'apiEnabled'],
    ['alertEmail', 'nobody', 'alertEmail'],
    ['fees', { frontdesk: { pct: 101 } }, 'fees.frontdesk.pct'],
    ['rails', { cash: { enabled: true } }, 'rails.cash'],
    ['limits', { register: { perMinute: 0, burst: 1 } }, 'limits.register.perMinute'],
  ])('[§7 VALIDATION_ERROR] refuse %s %j and name the field', async (field, value, where) => {
    const before = await read();
    const refused = await change({ [field]: value });
    expect(refused.status).toBe(400);
    expect(refused.body.error.details).toEqual({ fields: { [where]: expect.any(String) } });
    expect(await read()).toEqual(before);
  });

  it('keep the currencies in which there are prices, as the workspace document does', async () => {
    const priced = await openShop(service, 'priced', { version: 1, deliveryZones: [{ key: 'lagos', name: 'Lagos', feeMinor: 150_000 }] });
    const drop = () => service.client.patch<ErrorBody>(path, { currencies: ['USD'] }, { key: priced.adminToken });
    expect(await drop()).toMatchObject({
      status: 400,
      body: {
        error: {
          code: 'VALIDATION_ERROR',
          details: { fields: { 'deliveryZones[lagos].prices[0].currency': expect.stringContaining('does not accept NGN') } },
        },
      },
    });
    const document = { version: 1, workspace: { displayName: 'Priced', timezone: 'Africa/Lagos', currencies: ['USD'] } };
    expect((await service.client.put('/v1/admin/document', document, { key: priced.adminToken })).status).toBe(400);
    await priced.apply({ version: 1, deliveryZones: [] });
    expect((await drop()).status).toBe(200);
  });

  it.each<Record<string, string>>([{}, { 'x-workspace': 'settings' }, { 'x-workspace': 'nobody' }])(
    '[D-109] are not the operator’s to read or to change, with %j',
    async (headers) => {
      const options = { key: service.operatorToken, headers };
      for (const refused of [
        await service.client.get<ErrorBody>(path, options),
        await service.client.patch<ErrorBody>(path, { displayName: 'Mine' }, options),
      ]) {
        expect([refused.status, refused.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
      }
    },
  );
});
