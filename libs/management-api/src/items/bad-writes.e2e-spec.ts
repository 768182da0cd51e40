import { anEvent, aProduct, aVariant } from '@svc/workspace-document/testing';
import { ApiClient, openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

type Item = Record<string, unknown> & { ref: string };

const MEBIBYTE = 1024 * 1024;
const naira = (priceMinor: number) => [{ currency: 'NGN', priceMinor }];
const size = {
  key: 'size',
  name: 'Size',
  values: [
    { key: 's', label: 'S' },
    { key: 'l', label: 'L' },
  ],
};

describe('a bad write of the management API', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;

  beforeAll(async () => {
    service = await sharedService({ apis: 2 });
    [shop, other] = [await openShop(service, 'adire'), await openShop(service, 'indigo')];
  });

  const make = (path: string, body: unknown, key = shop.adminToken) =>
    service.client.post<Item & ErrorBody>(`/v1/admin/${path}`, body, { key });
  const change = (path: string, { ref }: Item, patch: unknown) =>
    service.client.patch<Item & ErrorBody>(`/v1/admin/${path}/${ref}`, patch, { key: shop.adminToken });
  const made = async (path: string, body: unknown, key?: string) => {
    const answer = await make(path, body, key);
    expect(answer.text).not.toContain('"error"');
    return answer.body;
  };
  const countOf = async (path: string) =>
    (await service.client.get<{ data: Item[] }>(`/v1/admin/${path}`, { key: shop.adminToken })).body.data.length;

  it.each<[string, string, object, string[]]>([
    ['wrong types', 'products', { slug: 7, name: null, variants: 'one', published: 'yes' }, ['name', 'published', 'slug', 'variants']],
    ['a product without a variant', 'products', aProduct({ variants: [] }), ['variants']],
    ['negative stock', 'products', aProduct({ variants: [aVariant({ stock: -1 })] }), ['variants[0].stock']],
    [
      'a fraction of a unit, and of a kobo',
      'products',
      aProduct({ variants: [aVariant({ stock: 1.5, prices: naira(0.5) })] }),
      ['variants[0].prices[0].priceMinor', 'variants[0].stock'],
    ],
    [
      'a currency that the store does not accept',
      'products',
      aProduct({ variants: [aVariant({ prices: [{ currency: 'EUR', priceMinor: 1 }] })] }),
      ['variants[0].prices[0].currency'],
    ],
    [
      'a short price in such a currency',
      'delivery-zones',
      { key: 'lagos', name: 'Lagos', feeMinor: 1, currency: 'EUR' },
      ['prices[0].currency'],
    ],
    [
      'two prices in one currency',
      'products',
      aProduct({ variants: [aVariant({ prices: [...naira(1), ...naira(2)] })] }),
      ['variants[0].prices[1].currency'],
    ],
    ['a variant that names no value of an option', 'products', aProduct({ options: [size] }), ['variants[0].optionValueRefs']],
    [
      'a value that no option has',
      'products',
      aProduct({ options: [size], variants: [aVariant({ optionValueRefs: ['size/xl'] })] }),
      ['variants[0].optionValueRefs[0]'],
    ],
    [
      'two variants that are one choice',
      'products',
      aProduct({
        options: [size],
        variants: [aVariant({ optionValueRefs: ['size/s'] }), aVariant({ key: 'b', optionValueRefs: ['size/s'] })],
      }),
      ['variants[1].optionValueRefs'],
    ],
    ['variants of one key', 'products', aProduct({ variants: [aVariant(), aVariant()] }), ['variants[1].key']],
    ['an unknown slug', 'collections', { slug: 'new-in', name: 'New in', productRefs: ['lost'] }, ['productRefs[0]']],
    [
      'an unknown ref',
      'collections',
      { slug: 'new-in', name: 'New in', productRefs: ['prd_01h455vb4pex5vsknk084sn02q'] },
      ['productRefs[0]'],
    ],
    [
      'an unknown ticket type',
      'discount-codes',
      { code: 'FAIR', kind: 'percent', value: 5, appliesTo: { ticketTypeRefs: ['fair/vip'] } },
      ['appliesTo.ticketTypeRefs[0]'],
    ],
    ['a discount over all', 'discount-codes', { code: 'FAIR', kind: 'percent', value: 101 }, ['value']],
    ['an event that ends before it starts', 'events', anEvent({ attachedProductRefs: [], endAt: '2020-01-01T00:00:00Z' }), ['endAt']],
    ['a folder that lies in itself', 'folders', { slug: 'press', name: 'Press', parentSlug: 'press' }, ['parentSlug']],
    [
      'a cell of no column',
      'tables',
      {
        slug: 'sizes',
        name: 'Sizes',
        columns: [{ key: 'size', label: 'Size', type: 'text' }],
        rows: [{ key: 's', cells: { colour: 'red' } }],
      },
      ['rows[0].cells.colour'],
    ],
    [
      'two questions of one key',
      'forms',
      {
        slug: 'ask',
        name: 'Ask',
        fields: [
          { key: 'a', type: 'text', label: 'A' },
          { key: 'a', type: 'text', label: 'B' },
        ],
      },
      ['fields[1].key'],
    ],
    ['an address that is none', 'notes', { slug: 'news', title: 'News', coverUrl: 'javascript:alert(1)' }, ['coverUrl']],
  ])('is refused by the fields in which it is: %s', async (_, path, body, fields) => {
    const before = await countOf(path);
    const refused = await make(path, body);
    expect([refused.status, refused.body.error.code]).toEqual([400, 'VALIDATION_ERROR']);
    expect(Object.keys(refused.body.error.details!['fields'] as object).sort()).toEqual(fields);
    expect(await countOf(path)).toBe(before);
  });

  it('[D-5] is refused when it points into another workspace', async () => {
    const theirs = await made('products', aProduct({ slug: 'theirs' }), other.adminToken);
    const night = await made('events', anEvent({ slug: 'their-night', attachedProductRefs: [] }), other.adminToken);
    const tier = (night['ticketTypes'] as Item[])[0]!;
    for (const pointer of [theirs.ref, 'theirs']) {
      expect(await make('collections', { slug: 'c', name: 'C', productRefs: [pointer] })).toMatchObject({
        status: 400,
        body: { error: { details: { fields: { 'productRefs[0]': expect.stringContaining(pointer) } } } },
      });
    }
    expect(
      await make('discount-codes', { code: 'FAIR', kind: 'percent', value: 5, appliesTo: { ticketTypeRefs: [tier.ref] } }),
    ).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { 'appliesTo.ticketTypeRefs[0]': expect.any(String) } } } },
    });
  });

  it('is refused when folders would lie in each other', async () => {
    const press = await made('folders', { slug: 'press', name: 'Press' });
    await made('folders', { slug: 'photographs', name: 'Photographs', parentSlug: 'press' });
    await made('folders', { slug: 'large', name: 'Large', parentSlug: 'photographs' });
    expect(await change('folders', press, { parentSlug: 'large' })).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { parentSlug: expect.any(String) } } } },
    });
  });

  it('[decisions 3.16 packages] is refused when a product has the slug of a package', async () => {
    await made('packages', { slug: 'home-set', name: 'Home set', options: [{ name: 'Small', priceMinor: 9 }] });
    expect(await make('products', aProduct({ slug: 'home-set' }))).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { slug: expect.stringContaining('package') } } } },
    });
  });

  it('is refused when something could not do without what it deletes', async () => {
    const night = await made('events', anEvent({ slug: 'night', attachedProductRefs: [] }));
    await made('discount-codes', { code: 'NIGHT', kind: 'percent', value: 5, appliesTo: { eventRefs: [night.ref] } });
    const refused = await service.client.send<ErrorBody>(`/v1/admin/events/${night.ref}`, { method: 'DELETE', key: shop.adminToken });
    expect(refused).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { 'discountCodes[night].appliesTo.eventRefs[0]': expect.any(String) } } } },
    });
  });

  it('is refused by its size, its type and its nesting', async () => {
    const notes = '/v1/admin/notes';
    expect(await make('notes', { slug: 'long', title: 'Long', bodyHtml: 'x'.repeat(8 * MEBIBYTE) })).toMatchObject({
      status: 413,
      body: { error: { code: 'VALIDATION_ERROR' } },
    });
    const plain = {
      method: 'POST',
      key: shop.adminToken,
      body: 'slug=long',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect(await service.client.send(notes, plain)).toMatchObject({ status: 415, body: { error: { code: 'VALIDATION_ERROR' } } });
    expect(await make('notes', `{"slug":"deep","title":"Deep","blocks":${'['.repeat(5_000)}${']'.repeat(5_000)}}`)).toMatchObject({
      status: 400,
    });
    expect(await make('notes', '{"slug":"p","title":"P","__proto__":{"published":false}}')).toMatchObject({ status: 400 });
  });

  it('is the second of two that create the same thing at once, in any process', async () => {
    const answers = await Promise.all(
      [0, 1, 2, 3].map((index) =>
        new ApiClient(service.urls[index % 2]!).post('/v1/admin/notes', { slug: 'news', title: `From ${index}` }, { key: shop.adminToken }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 400, 400, 400]);
  });

  it('is the second of two changes of the same revision, in any process', async () => {
    const note = await make('notes', { slug: 'shared', title: 'Shared' });
    const headers = { 'if-match': note.headers.get('etag')! };
    const answers = await Promise.all(
      service.urls.map((url, index) =>
        new ApiClient(url).patch(`/v1/admin/notes/${note.body.ref}`, { title: `From ${index}` }, { key: shop.adminToken, headers }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
