import { ApiClient, eventually, openShop, SHOP_ORIGIN, sharedService, startService, type SharedService, type Shop } from '@svc/testing';

interface LoggedRequest {
  ref: string;
  at: string;
  key: { ref: string; kind: string };
  mode?: string;
  method: string;
  path: string;
  status: number;
  ms: number;
  error?: string;
  fields: string[];
}

const lineOf = ({ method, path, status, error, mode, key }: LoggedRequest) =>
  [method, path, status, error, mode, key.kind].filter((one) => one !== undefined).join(' ');

describe('the request log', () => {
  let service: SharedService;
  let shop: Shop;
  let shops = 0;

  beforeAll(async () => {
    service = await sharedService();
  });

  beforeEach(async () => {
    shops += 1;
    shop = await openShop(service, `requests-${shops}`);
  });

  const list = (query = '', key = shop.adminToken) =>
    service.client.get<{ data: LoggedRequest[]; nextCursor?: string }>(`/v1/admin/requests${query}`, { key });
  const listed = async (query: string, count: number) =>
    eventually(`${count} requests are logged`, async () => {
      const { data } = (await list(query)).body;
      return data.length === count ? data : undefined;
    });

  it('[ADR 0071 r1] lists the requests of keys, and no values', async () => {
    const read = await service.client.get('/v1/store/products?search=hidden-value', { key: shop.keys.secretTest });
    await service.client.post('/v1/store/newsletter', { email: 'hidden-value', nonsense: 'hidden-value' }, { key: shop.keys.secretLive });
    const [first, second] = (await listed('?path=/v1/store/products', 1)).concat(await listed('?path=/v1/store/newsletter', 1));
    expect(lineOf(first!)).toBe('GET /v1/store/products 200 test secret');
    expect(first).toMatchObject({
      ref: read.headers.get('x-request-id'),
      key: { ref: expect.stringMatching(/^key_/) as string },
      fields: [],
    });
    expect([Date.now() - Date.parse(first!.at) < 600_000, first!.ms > 0]).toEqual([true, true]);
    expect(lineOf(second!)).toBe('POST /v1/store/newsletter 400 VALIDATION_ERROR live secret');
    expect(second!.fields).toContain('email');
    expect((await list()).text).not.toContain('hidden-value');
  });

  it('lists refused requests with the reason, of every kind of key, and those of admin tokens', async () => {
    await service.client.get('/v1/store/products', { key: shop.keys.publishableLive, origin: 'https://evil.example' });
    await service.client.get('/v1/store/orders', { key: shop.keys.publishableLive, origin: SHOP_ORIGIN });
    await service.client.post('/v1/admin/products', { nmae: 'Mug' }, { key: shop.adminToken });
    const refused = await listed('?status=4xx', 3);
    expect(refused.map(lineOf)).toEqual([
      'POST /v1/admin/products 400 VALIDATION_ERROR admin',
      'GET /v1/store/orders 403 INSUFFICIENT_SCOPE live publishable',
      'GET /v1/store/products 403 ORIGIN_NOT_ALLOWED live publishable',
    ]);
    expect((await list(`?key=${refused[0]!.key.ref}&error=VALIDATION_ERROR`)).body.data).toEqual([refused[0]]);
  });

  it('is read page by page, and names the fault of a filter', async () => {
    for (let index = 0; index < 5; index += 1) await service.client.get('/v1/store/storefront', { key: shop.keys.secretLive });
    const all = await listed('?path=/v1/store/storefront', 5);
    const first = (await list('?path=/v1/store/storefront&limit=3')).body;
    const second = (await list(`?path=/v1/store/storefront&limit=3&cursor=${first.nextCursor}`)).body;
    expect([...first.data, ...second.data]).toEqual(all);
    expect((await list(`?path=/v1/store/storefront&since=${all[2]!.at}&mode=live`)).body.data.length).toBeGreaterThanOrEqual(3);
    for (const query of ['?cursor=nonsense', '?limit=0', '?stauts=404', '?status=4', '?key=prd_1', '?since=yesterday', '?mode=tset'])
      expect((await list(query)).status).toBe(400);
  });

  it('[D-5] is that of the token’s own workspace, without its own reading', async () => {
    await service.client.get('/v1/store/storefront', { key: shop.keys.secretLive });
    await listed('?path=/v1/store/storefront', 1);
    const other = await openShop(service, `requests-other-${shops}`);
    expect((await list('?path=/v1/store/storefront', other.adminToken)).body.data).toEqual([]);
    expect((await list('?path=/v1/admin/requests')).body.data).toEqual([]);
    expect((await list('', shop.keys.secretLive)).status).toBe(401);
  });
});

describe('an api that ends', () => {
  it('[ADR 0071 r3] writes what waits for the request log before', async () => {
    const service = await startService({ apis: 2 });
    try {
      const shop = await openShop(service, 'ending');
      const paths = ['/v1/store/storefront', '/v1/store/products', '/v1/store/events'];
      for (const path of paths) await service.client.get(path, { key: shop.keys.secretLive });
      await service.processes[0]!.stop();
      const { body } = await new ApiClient(service.urls[1]!).get<{ data: LoggedRequest[] }>('/v1/admin/requests?mode=live', {
        key: shop.adminToken,
      });
      expect(body.data.map(({ path }) => path)).toEqual(expect.arrayContaining(paths));
    } finally {
      await service.stop();
    }
  });
});
