import {
  ApiClient,
  connectInScope,
  eventually,
  openShop,
  sharedService,
  type ErrorBody,
  type SharedService,
  type Shop,
} from '@svc/testing';
import { aDocument, aProduct } from '@svc/workspace-document/testing';

interface Applied {
  dryRun: boolean;
  created: object[];
  changed: object[];
  deleted: object[];
  revision: string;
}

type Exported = Record<string, unknown> & { revision: string };

const PATH = '/v1/admin/document';
const MEBIBYTE = 1024 * 1024;
let service: SharedService;
let shop: Shop;
let shops = 0;

beforeAll(async () => {
  service = await sharedService({ apis: 2 });
});

beforeEach(async () => {
  shops += 1;
  shop = await openShop(service, `document-${shops}`);
});

const put = <T = Applied>(document: unknown, query = '') => service.client.put<T>(PATH + query, document, { key: shop.adminToken });
const exported = async () => (await service.client.get<Exported>(PATH, { key: shop.adminToken })).body;

describe('the workspace document over HTTP', () => {
  it('is applied, exported and, applied again, changes nothing', async () => {
    const applied = await put(aDocument());
    expect(applied).toMatchObject({ status: 200, body: { dryRun: false, deleted: [] } });
    const document = await exported();
    expect(document.revision).toBe(applied.body.revision);
    expect((await put(document)).body).toEqual({ dryRun: false, created: [], changed: [], deleted: [], revision: document.revision });
  });

  it('[ADR 0101 r1] copies the products’ texts for search engines, their weights and alternative texts to another shop, and changes nothing twice', async () => {
    const [url, plain] = ['https://img.example/front.jpg', 'https://img.example/back.jpg'];
    const images = [{ url, alt: 'The front, in indigo' }, { url: plain }];
    const article = { sku: 'TB-L', barcode: '4006381333931', weightValue: 0.75, weightUnit: 'lb' };
    const values = [{ key: 'large', label: 'L', images }];
    const variant = { key: 'large', name: 'Large', priceMinor: 5, optionValueRefs: ['size/large'], images, ...article };
    const options = [{ key: 'size', name: 'Size', values }];
    const seo = { seoTitle: 'A tote', seoDescription: 'Of twill.' };
    const product = { slug: 'tote', name: 'Tote', media: [url, plain], options, variants: [variant], ...seo };
    const bundle = { slug: 'set', name: 'Set', images, options: [{ name: 'One', priceMinor: 9, images }], ...seo };
    expect((await put({ version: 1, products: [product], packages: [bundle] })).status).toBe(200);
    const { revision: _, ...document } = await exported();

    shop = await openShop(service, 'document-copy');
    expect((await put(document)).status).toBe(200);
    const { revision, ...copy } = await exported();
    expect(copy).toEqual({ ...document, workspace: copy['workspace'] });
    expect((await put({ ...copy, revision })).body).toMatchObject({ created: [], changed: [], deleted: [] });
    const shown = (slug: string) => service.client.get(`/v1/store/products/${slug}`, { key: shop.keys.secretLive });
    const pictured = { media: [url, plain], images };
    expect((await shown('tote')).body).toMatchObject({
      ...seo,
      media: [url, plain],
      images: [{ url }, { url: plain }],
      options: [{ values: [pictured] }],
      variants: [{ ...article, ...pictured }],
    });
    expect((await shown('set')).body).toMatchObject({ ...seo, ...pictured, variants: [pictured] });
  });

  it('answers the plan of a dry run and changes nothing', async () => {
    await put(aDocument());
    const before = await exported();
    const { body } = await put(
      aDocument({ products: [aProduct({ name: 'Bigger tote' }), aProduct({ slug: 'mug' })], notes: [] }),
      '?dryRun=true',
    );
    expect(body).toEqual({
      dryRun: true,
      created: [],
      changed: [
        {
          section: 'products',
          identity: 'tote-bag',
          fields: ['name'],
          changes: [{ path: 'name', before: aProduct()['name'], after: 'Bigger tote' }],
        },
      ],
      deleted: [{ section: 'notes', identity: 'indigo' }],
      revision: before.revision,
    });
    expect(await exported()).toEqual(before);
  });

  it('[D-106] warns of ticket types of which more seats must be taken than are taken at a time, by the settings of the workspace', async () => {
    const times = { startAt: '2040-01-01T18:00:00Z', endAt: '2040-01-01T22:00:00Z' };
    const document = {
      version: 1,
      events: [{ slug: 'tour', title: 'Tour', ...times, ticketTypes: [{ key: 'coach', name: 'Coach', kind: 'free', groupSize: 30 }] }],
    };
    expect((await put(document, '?dryRun=true')).body).toMatchObject({
      warnings: [{ path: 'events[0].ticketTypes[0].groupSize', message: expect.stringContaining('30 seats') }],
    });
    await service.client.patch('/v1/admin/workspace', { seats: { mostPerRegistration: 30 } }, { key: shop.adminToken });
    expect((await put(document)).body).not.toHaveProperty('warnings');
  });

  it('is refused with 409 when it carries an earlier revision', async () => {
    const old = await exported();
    await put(aDocument());
    expect(await put<ErrorBody>(old)).toMatchObject({ status: 409, body: { error: { code: 'CONFLICT', retryable: true } } });
  });

  it('is refused with every fault by its path, and changes nothing', async () => {
    await put(aDocument());
    const before = await exported();
    const { status, body } = await put<ErrorBody>(
      aDocument({ products: [aProduct({ name: '' })], notes: [{ slug: 'No Slug', title: 'x' }] }),
    );
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'VALIDATION_ERROR' });
    expect(Object.keys(body.error.details!['fields'] as object).sort()).toEqual([
      'collections[0].productRefs[0]',
      'notes[0].slug',
      'products[0].name',
    ]);
    expect(await exported()).toEqual(before);
  });

  it.each([
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"text"'],
    ['cut off', '{"version": 1'],
    ['full of nonsense', '{"version":1,"products":[null,1,[],{"variants":{}}]}'],
    ['nested 200 deep', `{"version":1,"notes":${'['.repeat(200)}${']'.repeat(200)}}`],
  ])('is refused with the envelope when it is %s', async (_, body) => {
    expect(await put<ErrorBody>(body)).toMatchObject({ status: 400, body: { error: { code: 'VALIDATION_ERROR' } } });
  });

  it('is refused when it is no JSON by its header, or asks for an unclear dry run', async () => {
    const yaml = { method: 'PUT', key: shop.adminToken, body: 'version: 1', headers: { 'content-type': 'application/yaml' } };
    expect(await service.client.send<ErrorBody>(PATH, yaml)).toMatchObject({ status: 415, body: { error: { code: 'VALIDATION_ERROR' } } });
    expect(await put<ErrorBody>({ version: 1 }, '?dryRun=maybe')).toMatchObject({
      status: 400,
      body: { error: { details: { fields: { dryRun: 'Give true or false.' } } } },
    });
    expect((await put<ErrorBody>({ version: 1 }, '?dryrun=true')).body.error.details).toMatchObject({
      fields: { dryrun: expect.any(String) },
    });
  });

  it('may have 32 MiB and not more', async () => {
    const notes = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        slug: `note-${index}`,
        title: 'Long',
        blocks: [{ id: 'a', kind: 'text', text: 'x'.repeat(49_000) }],
      }));
    const large = JSON.stringify({ version: 1, notes: notes(600) });
    expect(large.length).toBeGreaterThan(28 * MEBIBYTE);
    expect((await put(large, '?dryRun=true')).status).toBe(200);
    const tooLarge = JSON.stringify({ version: 1, notes: notes(700) });
    expect(await put<ErrorBody>(tooLarge)).toMatchObject({ status: 413, body: { error: { code: 'VALIDATION_ERROR' } } });
  });

  it('is followed by the analysis of the tables that it fills, on the connection that has written them', async () => {
    const products = Array.from({ length: 1_100 }, (_, index) => aProduct({ slug: `product-${index}` }));
    const database = await connectInScope(service, shop);
    await database.query('reset role'); // To others than their own role, statements of sessions are hidden.
    try {
      expect((await put({ version: 1, products })).body.created).toHaveLength(1_100);
      await eventually('the last statement of the thread is an analysis', async () => {
        const { rowCount } = await database.query(
          `select from pg_stat_activity where datname = current_database() and application_name like 'api % documents' and query like 'analyze (skip_locked)%'`,
        );
        return rowCount! > 0;
      });
    } finally {
      await database.end();
    }
  });

  it('is applied by one of two processes at a time', async () => {
    const document = await exported();
    const outcomes = await Promise.all(
      service.urls.map(async (url, index) => {
        const answer = await new ApiClient(url).put(
          PATH,
          { ...document, notes: [{ slug: 'note', title: `From ${index}` }] },
          { key: shop.adminToken },
        );
        return answer.status;
      }),
    );
    expect(outcomes.sort()).toEqual([200, 409]);
  });

  it('accepts only the admin token of the workspace', async () => {
    const other = await openShop(service, `document-other-${shops}`);
    await put(aDocument());
    const theirs = await service.client.get<Exported>(PATH, { key: other.adminToken });
    expect(theirs.body).toMatchObject({ products: [], notes: [] });
    expect((await service.client.get(PATH, { key: shop.keys.secretLive })).status).toBe(401);
    expect((await service.client.get(PATH)).status).toBe(401);
  });

  it('has a JSON Schema', async () => {
    const { status, body } = await service.client.get<{ properties: object }>(`${PATH}/schema.json`, { key: shop.adminToken });
    expect(status).toBe(200);
    expect(Object.keys(body.properties)).toEqual(expect.arrayContaining(['version', 'revision', ...Object.keys(aDocument())]));
  });

  it('changes settings at once for callers of the same process', async () => {
    await put(aDocument({ workspace: { displayName: 'Renamed', timezone: 'Africa/Lagos', currencies: ['NGN', 'USD'] } }));
    const { body } = await service.client.get<{ displayName: string }>('/v1/store/storefront', { key: shop.keys.secretLive });
    expect(body.displayName).toBe('Renamed');
  });
});
