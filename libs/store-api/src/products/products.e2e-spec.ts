import { aFullProductItem } from '@svc/catalogue/testing';
import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

interface Summary {
  ref: string;
  slug: string;
  updatedAt: string;
}

interface Product extends Summary {
  variants: { ref: string; optionValueRefs: string[] }[];
  options: { values: { ref: string }[] }[];
}

const naira = [{ currency: 'NGN', priceMinor: 500_000 }];
const plain = (slug: string, overrides: object = {}) => ({
  slug,
  name: slug,
  variants: [{ key: 'standard', name: 'Standard', prices: naira }],
  ...overrides,
});
const { position: _, ...full } = aFullProductItem('weekender');

const document = {
  version: 1,
  products: [plain('tote-bag'), { ...full, published: true }, plain('draft', { published: false })],
  packages: [
    { slug: 'gift-box', name: 'Gift box', position: 0, options: [{ key: 'small', name: 'Small', prices: naira, features: ['Ribbon'] }] },
  ],
  collections: [
    { slug: 'bags', name: 'Bags', productRefs: ['weekender', 'draft', 'tote-bag', 'gift-box'] },
    { slug: 'soon', name: 'Soon', published: false },
  ],
};

describe('products over HTTP', () => {
  let service: SharedService;
  let shop: Shop;
  const get = <T>(path: string, key = shop.keys.secretLive) => service.client.get<T>(`/v1/store${path}`, { key });
  const slugsOf = (list: Summary[]) => list.map(({ slug }) => slug);

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'products', document);
  });

  it('[§4.1 products, r2] [§2.2] are listed whole in display order, as the storefront embeds them', async () => {
    const [list, storefront] = await Promise.all([get<Summary[]>('/products?limit=1'), get<{ products: Summary[] }>('/storefront')]);
    expect([list.status, slugsOf(list.body)]).toEqual([200, ['tote-bag', 'gift-box', 'weekender']]);
    expect(list.headers.get('x-svc-ignored')).toBe('limit');
    expect(storefront.body.products).toEqual(list.body);
  });

  it('[§4.1 r2] can be followed by their time of change, the boundary included, without losing one', async () => {
    const all = await get<Summary[]>('/products?updatedSince=2020-01-01');
    const times = all.body.map(({ updatedAt }) => updatedAt);
    expect(times).toEqual([...times].sort());
    expect(times[0]).toMatch(/\.\d{6}Z$/);

    const seen = new Set<string>();
    for (let cursor = '2020-01-01', steps = 0; steps < 5; steps += 1) {
      const page = await get<Summary[]>(`/products?updatedSince=${cursor}&limit=2`);
      page.body.forEach(({ ref }) => seen.add(ref));
      cursor = page.body.at(-1)!.updatedAt;
    }
    expect(seen.size).toBe(3);
    expect((await get<Summary[]>(`/products?updatedSince=${times.at(-1)}`)).body).toHaveLength(1);
  });

  it.each([
    'limit=0',
    'limit=201',
    'limit=1e3',
    'limit=-1',
    'limit=1.5',
    'limit=',
    'limit=5&limit=6',
    'updatedSince=',
    'updatedSince=yesterday',
    'updatedSince=2026-13-01',
    'updatedSince=2026-03-01T09:00:00',
    'updatedSince=2026-02-30',
    'updatedSince=2026-01-01&updatedSince=2026-01-02',
  ])('[D-27] [§8 r2] are not listed by %s', async (query) => {
    const { status, body } = await get<ErrorBody>(`/products?${query}`);
    expect([status, body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(Object.keys(body.error.details!['fields']!)).toEqual([query.split('=')[0]]);
  });

  it('[§4.1 product] [§2.3 r2] are read one by one; a choice of values is one variant', async () => {
    const { status, body } = await get<Product>('/products/WEEKENDER');
    expect(status).toBe(200);
    const values = new Set(body.options.flatMap((group) => group.values.map(({ ref }) => ref)));
    const choices = body.variants.map(({ optionValueRefs }) => [...optionValueRefs].sort().join());
    expect(body.variants.every(({ optionValueRefs }) => optionValueRefs.every((ref) => values.has(ref)))).toBe(true);
    expect(new Set(choices).size).toBe(body.variants.length);
  });

  it('[decisions 3.16 packages] may be packages', async () => {
    expect((await get('/products/gift-box')).body).toMatchObject({
      isPackage: true,
      variants: [{ features: [{ text: 'Ribbon', included: true }] }],
    });
  });

  it('[§4.1 collections, collection] [§2.5] stand in collections, as far as they are published', async () => {
    const [list, detail] = [
      await get<Summary[]>('/collections'),
      await get<{ collection: object; products: Summary[] }>('/collections/Bags'),
    ];
    expect(slugsOf(list.body)).toEqual(['bags']);
    expect(slugsOf(detail.body.products)).toEqual(['weekender', 'tote-bag', 'gift-box']);
    expect(detail.body.collection).toEqual(list.body[0]);
  });

  it.each([
    'products/draft',
    'products/nothing',
    'products/%00',
    'products/a%2Fb',
    'products/nothing/slots',
    'collections/soon',
    'collections/nothing',
  ])('[§7 NOT_FOUND] answer 404 for %s', async (path) => {
    const { status, body } = await get<ErrorBody>(`/${path}`);
    expect([status, body.error.code]).toEqual([404, 'NOT_FOUND']);
  });

  it('[§1 r6] are not found by another workspace', async () => {
    const other = await openShop(service, 'other-products', { version: 1, products: [plain('theirs')] });
    expect((await get('/products/theirs')).status).toBe(404);
    expect(slugsOf((await get<Summary[]>('/products', other.keys.secretLive)).body)).toEqual(['theirs']);
  });

  it('keep their refs when the same document is applied again', async () => {
    const before = await get<Product>('/products/weekender');
    await shop.apply(document);
    expect((await get<Product>('/products/weekender')).body).toEqual(before.body);
  });
});
