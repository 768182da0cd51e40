import { get, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { answeredFast, inDays, openShop, SHOP_ORIGIN, sharedService, type SharedService, type Shop } from '@svc/testing';

const document = {
  version: 1,
  products: Array.from({ length: 12 }, (_, index) => ({
    slug: `bag-${index}`,
    name: `Bag ${index}`,
    variants: [{ key: 'one', name: 'One', prices: [{ currency: 'NGN', priceMinor: 500_000 }] }],
  })),
  collections: [{ slug: 'new-in', name: 'New in', productRefs: ['bag-1', 'bag-2'] }],
  events: [{ slug: 'talk', title: 'Talk', startAt: inDays(5), endAt: inDays(6) }],
  forms: [{ slug: 'contact', name: 'Contact', fields: [] }],
  tables: [{ slug: 'stockists', name: 'Stockists', columns: [{ key: 'shop', label: 'Shop', type: 'text' }], rows: [] }],
  catalogs: [{ slug: 'lookbook', name: 'Lookbook', items: [] }],
  folders: [{ slug: 'press', name: 'Press', files: [] }],
  notes: [{ slug: 'indigo', title: 'Indigo', bodyHtml: '<p>Blue</p>' }],
  deliveryZones: [{ key: 'lagos', name: 'Lagos', kind: 'delivery', countries: ['NG'], prices: [{ currency: 'NGN', priceMinor: 1 }] }],
};
const ADDRESSES = [
  '/storefront',
  '/products',
  '/products/bag-1',
  '/collections',
  '/collections/new-in',
  '/events',
  '/events/talk',
  '/forms/contact',
  '/tables/stockists',
  '/catalogs/lookbook',
  '/files/press',
  '/notes/indigo',
  '/delivery-zones',
  '/payment-methods',
  '/products?updatedSince=2020-01-01&limit=2',
];
/** Unknown query in an unusual spelling: Express routes such a request. */
const BY_FRAMEWORK = '?nothing=~1';
/** Headers that differ from request to request. */
const OF_THE_REQUEST = ['x-request-id', 'date', 'ratelimit-remaining', 'ratelimit-reset', 'x-svc-ignored'];
/** Exposed only by an answer that has the header. */
const ALSO_EXPOSED = ', X-SVC-Ignored';
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

describe('an answer from prepared bytes', () => {
  let service: SharedService;
  let shop: Shop;

  beforeAll(async () => {
    service = await sharedService({ env: { RATE_LIMIT_SCALE: '100' } });
    shop = await openShop(service, 'doors', document);
  });

  /** Reads the bytes as sent, which fetch would decode. */
  function read(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    const key = headers['origin'] ? shop.keys.publishableLive : shop.keys.secretLive;
    return new Promise((resolve, reject) => {
      const options = { method, headers: { authorization: `Bearer ${key}`, ...headers } };
      get(`${service.urls[0]}/v1/store${path}`, options, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(chunks) }));
      }).on('error', reject);
    });
  }

  async function isFast<T>(reading: () => Promise<T>): Promise<[answer: T, fast: boolean]> {
    const before = await answeredFast(service);
    const answer = await reading();
    return [answer, (await answeredFast(service)) > before];
  }

  /** Returns the first line of the log for a request; the suite's time limit is the bound. */
  async function lineOf(headers: IncomingHttpHeaders): Promise<string> {
    for (;;) {
      const line = service.log.log.split('\n').find((text) => text.includes(String(headers['x-request-id'])) && text.endsWith('}'));
      if (line) return line;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  const lasting = ({ status, headers }: Answer) => ({
    status,
    headers: Object.fromEntries(
      Object.entries(headers)
        .filter(([name]) => !OF_THE_REQUEST.includes(name))
        .map(([name, value]) => [name, String(value).replace(ALSO_EXPOSED, '')]),
    ),
  });

  it.each(ADDRESSES)('[D-30] is at %s byte for byte what the framework answers, in every encoding, to every kind of key', async (path) => {
    const ready = await read(path);
    for (const encoding of ['br', 'gzip', 'identity'] as const) {
      for (const headers of [{}, { origin: SHOP_ORIGIN }] as Record<string, string>[]) {
        const requestHeaders = { ...headers, 'accept-encoding': encoding };
        await read(path, requestHeaders);
        const [fast, wasFast] = await isFast(() => read(path, requestHeaders));
        const [slow, wasSlow] = await isFast(() => read(path.includes('?') ? `${path}&nothing=~1` : path + BY_FRAMEWORK, requestHeaders));
        expect([wasFast, wasSlow]).toEqual([true, false]);
        expect(lasting(fast)).toEqual(lasting(slow));
        expect(fast.body).toEqual(slow.body);
        expect(Object.keys(lasting(fast).headers).sort()).toEqual(Object.keys(lasting(slow).headers).sort());
        expect(DECODE[(fast.headers['content-encoding'] as 'br') ?? 'identity'](fast.body)).toEqual(ready.body);
      }
    }
  });

  it('[D-30] comes compressed with an ETag of its own, which is asked for again by that encoding', async () => {
    const etags: string[] = [];
    for (const encoding of ['br', 'gzip', 'identity']) {
      for (const path of ['/products', '/products', `/products${BY_FRAMEWORK}`]) {
        const first = await read(path, { 'accept-encoding': encoding });
        expect(first.headers['content-encoding'] ?? 'identity').toBe(encoding);
        const again = await read(path, { 'accept-encoding': encoding, 'if-none-match': `"other", W/${first.headers.etag}` });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, first.headers.etag]);
        expect(again.headers['content-length']).toBeUndefined();
        const changed = await read(path, { 'accept-encoding': encoding, 'if-none-match': '"other"' });
        expect(changed.status).toBe(200);
        etags.push(first.headers.etag!);
      }
    }
    expect(new Set(etags).size).toBe(3);
  });

  it('has the headers of GET and no body when it answers HEAD', async () => {
    const got = await read('/products');
    for (const path of ['/products', `/products${BY_FRAMEWORK}`]) {
      const head = await read(path, {}, 'HEAD');
      expect(lasting(head)).toEqual(lasting(got));
      expect(head.body.length).toBe(0);
    }
  });

  it('[D-56] shows test keys their own ways to pay where they differ, and keeps modes apart', async () => {
    const methods = async (key: string) => (await service.client.get<string[]>('/v1/store/payment-methods', { key })).text;
    const [live, test] = [await methods(shop.keys.secretLive), await methods(shop.keys.secretTest)];
    expect([await methods(shop.keys.secretLive), await methods(shop.keys.secretTest)]).toEqual([live, test]);
  });

  it('[D-5] is of the caller’s own workspace', async () => {
    const other = await openShop(service, 'neighbour');
    for (let time = 0; time < 3; time += 1) {
      expect((await service.client.get('/v1/store/products', { key: other.keys.secretLive })).body).toEqual([]);
      expect((await service.client.get('/v1/store/products', { key: shop.keys.secretLive })).body).toHaveLength(12);
    }
  });

  it('is counted against the limits once, whichever way it takes', async () => {
    const limits = { secretReadLive: { perMinute: 1, burst: 6 } };
    const made = await service.client.post<{ key: string }>(
      '/v1/admin/keys',
      { kind: 'secret', mode: 'live', limits },
      { key: shop.adminToken },
    );
    const left: (string | null)[] = [];
    for (const path of ['/products', '/products', `/products${BY_FRAMEWORK}`, '/events', '/products']) {
      const { headers } = await service.client.get(`/v1/store${path}`, { key: made.body.key });
      left.push(headers.get('ratelimit-remaining'));
    }
    expect(left).toEqual(['5', '4', '3', '2', '1']);
    const last = await service.client.get('/v1/store/products', { key: made.body.key });
    const refused = await service.client.get('/v1/store/products', { key: made.body.key });
    expect([last.status, refused.status]).toEqual([200, 429]);
  });

  it('leaves a line in the log and is measured by its route, never by its address', async () => {
    await read('/products/bag-3');
    const [{ headers }, wasFast] = await isFast(() => read('/products/bag-3'));
    expect(wasFast).toBe(true);
    expect(JSON.parse(await lineOf(headers))).toMatchObject({
      method: 'GET',
      path: '/v1/store/products/bag-3',
      status: 200,
      workspace: shop.slug,
      keyRef: expect.stringMatching(/^key_/),
    });
    const metrics = await (await fetch(`${service.urls[0]}/metrics`)).text();
    expect(metrics).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/v1\/store\/products\/:slug",status="200"\} \d+/);
  });

  it('warns of a secret key in a browser page', async () => {
    await read('/products', { authorization: `Bearer ${shop.keys.secretTest}` });
    const { headers } = await read('/products', { authorization: `Bearer ${shop.keys.secretTest}`, origin: SHOP_ORIGIN });
    expect(JSON.parse(await lineOf(headers))).toMatchObject({
      level: 'warn',
      workspace: shop.slug,
      msg: expect.stringContaining('revoke it'),
    });
  });
});
