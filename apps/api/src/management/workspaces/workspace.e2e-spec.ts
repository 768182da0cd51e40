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
    const fee = { pct: 2.5, flatMinor: 10_000, flatByCurrency: { USD: 10 } };
    const patch = {
      displayName: 'Ọjà',
      currencies: ['USD'],
      headlessEnabled: true,
      fees: { frontdesk: fee },
      rails: { card: { enabled: false } },
    };

    expect((await change(patch)).status).toBe(200);

    expect(await read()).toEqual({
      ...before,
      ...patch,
      fees: { frontdesk: fee, product: { pct: 0, flatMinor: 0, flatByCurrency: {} } },
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

  it('[D-74] hold an address for alerts, which null takes away', async () => {
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
      const asked = { key: service.operatorToken, headers };
      for (const refused of [
        await service.client.get<ErrorBody>(path, asked),
        await service.client.patch<ErrorBody>(path, { displayName: 'Mine' }, asked),
      ]) {
        expect([refused.status, refused.body.error.code]).toEqual([403, 'INSUFFICIENT_SCOPE']);
      }
    },
  );
});
