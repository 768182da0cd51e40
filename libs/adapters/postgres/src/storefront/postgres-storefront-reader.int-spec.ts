import { randomUUID } from 'node:crypto';
import { collectionItem } from '@svc/catalogue';
import { aPackageItem, aProductItem } from '@svc/catalogue/testing';
import { catalogItem, formItem, noteItem, storefrontItem, type StorefrontItem } from '@svc/content';
import { Moment, ReadStorefront } from '@svc/storefront';
import { aStore } from '@svc/storefront/testing';
import { PostgresCollectionStore, PostgresPackageStore, PostgresProductStore } from '../catalogue';
import { PostgresCatalogStore, PostgresFormStore, PostgresNoteStore, PostgresStorefrontDocumentStore } from '../content';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresEventReader } from './postgres-event-reader';
import { PostgresProductReader } from './catalogue-readers';
import { PostgresStorefrontReader } from './storefront-reader';
import type { Sql } from '../work/sql';
import { sqlBy } from '../testing/sql-by';

const now = new Date('2036-02-01T12:00:00Z');
const database = useDatabase();
let workspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
});

function write(work: (sql: Sql) => Promise<void>): Promise<void> {
  return database.sql.transaction(work);
}

function saveDocument(document: StorefrontItem): Promise<void> {
  return write((sql) => put(new PostgresStorefrontDocumentStore(sql, workspaceId), [document]));
}

function read(of = workspaceId) {
  return new PostgresStorefrontReader(database.sql).read(of);
}

const price = [{ currency: 'NGN', priceMinor: 100 }];
const review = { key: 'r', author: 'Ada', rating: 4, date: '2026-01-01' };
const aProduct = (slug: string, overrides: object = {}) =>
  aProductItem({ slug, name: slug, position: 0, variants: [{ key: 'only', name: 'Only', prices: price }], ...overrides });
const saveProducts = (...products: ReturnType<typeof aProduct>[]) =>
  write((sql) => put(new PostgresProductStore(sql, workspaceId, randomIds), products));

describe('the storefront beside its products and events', () => {
  it('is empty for a store that has written nothing yet', async () => {
    expect(await read()).toEqual({
      forms: [],
      catalogs: [],
      collections: [],
      notes: [],
      packageOptionIds: {},
      reviews: { average: 0, count: 0, items: [] },
    });
  });

  it('[§2.7] is the published document, with its business hours', async () => {
    const document = storefrontItem.parse({
      city: 'Lagos',
      businessHours: [{ day: 'mon', start: '09:00', end: '17:00' }],
      content: { hero: { title: 'Hi' } },
    });
    await saveDocument(document);
    const { published: _, ...shown } = document;
    expect((await read()).document).toEqual(shown);
    await saveDocument({ ...document, published: false });
    expect(await read()).not.toHaveProperty('document');
  });

  it('[§4.1 storefront] has published forms, catalogs and notes in display order', async () => {
    const forms = ['b', 'hidden', 'a'].map((slug, position) =>
      formItem.parse({ slug, name: slug, fields: [], position, published: slug !== 'hidden' }),
    );
    const piece = { key: 'p', type: 'image', url: 'https://a.example/a.jpg', mimeType: 'image/jpeg', sizeBytes: 1 };
    const catalogs = ['b', 'a'].map((slug, position) => catalogItem.parse({ slug, name: slug, items: [piece], position }));
    const notes = [
      noteItem.parse({ slug: 'out', title: 'Out', publishedAt: '2036-02-01T12:00:00Z' }),
      noteItem.parse({ slug: 'to-come', title: 'To come', publishedAt: '2036-02-01T12:00:01Z' }),
      noteItem.parse({ slug: 'draft', title: 'Draft', published: false }),
    ];
    await write(async (sql) => {
      await put(new PostgresFormStore(sql, workspaceId, randomIds), forms);
      await put(new PostgresCatalogStore(sql, workspaceId, randomIds), catalogs);
      await put(new PostgresNoteStore(sql, workspaceId, randomIds), notes);
    });
    const source = await read();
    expect(source.forms.map(({ slug }) => slug)).toEqual(['b', 'a']);
    expect(source.catalogs).toEqual(['b', 'a'].map((slug) => ({ id: expect.any(String), slug, name: slug, itemCount: 1 })));
    expect(source.notes.map(({ slug, publishedAt }) => [slug, publishedAt.slice(0, 4)])).toEqual(
      expect.arrayContaining([
        ['out', expect.any(String)],
        ['to-come', '2036'],
      ]),
    );
    expect(source.notes).toHaveLength(2);
  });

  it('[§2.5] has published collections with their published products in their order', async () => {
    await saveProducts(aProduct('vase'), aProduct('bowl'), aProduct('draft', { published: false }));
    const collection = collectionItem.parse({
      slug: 'new',
      name: 'New',
      gallery: ['https://a.example/1.jpg'],
      productRefs: ['bowl', 'draft', 'vase'],
    });
    await write((sql) =>
      put(new PostgresCollectionStore(sql, workspaceId, randomIds), [collection, { ...collection, slug: 'old', published: false }]),
    );
    const { collections } = await read();
    expect(collections).toEqual([
      {
        id: expect.any(String),
        slug: 'new',
        name: 'New',
        coverKind: 'image',
        gallery: ['https://a.example/1.jpg'],
        products: [expect.any(Object), expect.any(Object)],
      },
    ]);
    const [bowl, vase] = await Promise.all(
      ['bowl', 'vase'].map(
        async (slug) =>
          (
            await database.source.query<{ id: string }[]>(`select id from product where workspace_id = $1 and slug = $2`, [
              workspaceId,
              slug,
            ])
          )[0]!.id,
      ),
    );
    expect(collections[0]!.products).toEqual([
      { id: bowl, isPackage: false },
      { id: vase, isPackage: false },
    ]);
  });

  it('[§2.7] has the newest twenty reviews of published products, with number and average of all', async () => {
    const reviews = Array.from({ length: 25 }, (_, day) => ({
      ...review,
      key: `r${day}`,
      rating: day === 0 ? 1 : 5,
      date: `2026-01-${String(day + 1).padStart(2, '0')}`,
    }));
    await saveProducts(
      aProduct('vase', { reviews }),
      aProduct('quiet', { reviewsEnabled: false, reviews: [review] }),
      aProduct('draft', { published: false, reviews: [review] }),
    );
    const { reviews: shown } = await read();
    expect(shown).toMatchObject({ count: 25, average: 4.84 });
    expect(shown.items).toHaveLength(20);
    expect(shown.items[0]).toEqual({ author: 'Ada', rating: 5, date: '2026-01-25', productName: 'vase', productSlug: 'vase' });
  });

  it('[§2.1] knows the options of published packages by their key path', async () => {
    const gift = aPackageItem({ slug: 'gift', name: 'Gift', position: 0, options: [{ key: 'large', name: 'Large', prices: price }] });
    await write((sql) => put(new PostgresPackageStore(sql, workspaceId, randomIds), [gift, { ...gift, slug: 'draft', published: false }]));
    expect((await read()).packageOptionIds).toEqual({ 'gift/large': expect.any(String) });
  });

  it('[D-5] has nothing of another workspace', async () => {
    await saveProducts(aProduct('vase', { reviews: [review] }));
    await saveDocument(storefrontItem.parse({}));
    expect(await read(randomUUID())).toMatchObject({ reviews: { count: 0, items: [] } });
    expect(await read(randomUUID())).not.toHaveProperty('document');
  });
});

it('[§4.1 r1] a whole home page takes three statements', async () => {
  await saveProducts(aProduct('vase', { reviews: [review] }));
  const sent: string[] = [];
  const sql = sqlBy(async ({ text, values }) => {
    sent.push(text);
    return { rows: await database.source.query<object[]>(text, values) };
  });
  const readStorefront = new ReadStorefront(
    new PostgresStorefrontReader(sql),
    new PostgresProductReader(sql),
    new PostgresEventReader(sql),
    { offered: async () => ['card'] },
  );
  expect(await readStorefront.execute({ store: aStore({ workspaceId }), mode: 'live', now: new Moment(now) })).toMatchObject({
    products: [{ slug: 'vase' }],
    paymentMethods: ['card'],
    reviews: { count: 1 },
  });
  expect(sent).toHaveLength(3);
});
