import { firstDateWithSlots, slotsOn, type PackageItem, type ProductItem } from '@svc/catalogue';
import {
  aFullCollectionItem,
  aFullDeliveryZoneItem,
  aFullPackageItem,
  aFullProductItem,
  aPackageItem,
  aProductItem,
} from '@svc/catalogue/testing';
import {
  deliveryZone,
  ListDeliveryZones,
  Moment,
  publicAttachedPackage,
  presentAttachedPackage,
  publicCollectionDetail,
  publicProduct,
  publicProductSummary,
  ReadAvailability,
  ReadProducts,
  ReadProductSlots,
  type StoreProfile,
} from '@svc/storefront';
import { aStore } from '@svc/storefront/testing';
import { Client } from 'pg';
import { PostgresCollectionStore, PostgresDeliveryZoneStore, PostgresPackageStore, PostgresProductStore } from '../catalogue';
import { put, randomIds, useDatabase } from '../testing';
import {
  PostgresCollectionReader,
  PostgresDeliveryZoneReader,
  PostgresProductReader,
  PostgresProductSlotsReader,
  PostgresStockReader,
} from './catalogue-readers';

const clock = { now: () => new Date('2026-03-02T06:00:00Z') }; // a Monday
const database = useDatabase();
let store: StoreProfile;

beforeEach(async () => {
  store = await openStore();
});

async function openStore(): Promise<StoreProfile> {
  const workspaceId = await database.makeWorkspace();
  return aStore({ workspaceId, slug: `w-${workspaceId}` });
}

async function sell(...items: ProductItem[]): Promise<void> {
  await put(new PostgresProductStore(database.sql, store.workspaceId, randomIds), items);
}

async function sellPackages(...items: PackageItem[]): Promise<void> {
  await put(new PostgresPackageStore(database.sql, store.workspaceId, randomIds), items);
}

async function collect(slug: string, productRefs: string[], published = true): Promise<void> {
  await put(new PostgresCollectionStore(database.sql, store.workspaceId, randomIds), [
    { ...aFullCollectionItem(productRefs), slug, published },
  ]);
}

/** Returns the number of statements of a read. */
async function statementsOf(read: () => Promise<unknown>): Promise<number> {
  const query = jest.spyOn(Client.prototype, 'query');
  await read();
  const count = query.mock.calls.length;
  query.mockRestore();
  return count;
}

const products = () => new PostgresProductReader(database.sql);
const readProducts = () => new ReadProducts(products(), new PostgresCollectionReader(database.sql));
const listProducts = (query: { updatedSince?: string; limit?: number } = {}) =>
  readProducts().list({ store, now: moment(), limit: 100, ...query });
const readProduct = (slug: string) => readProducts().find({ store, slug, now: moment() });
const listCollections = () => readProducts().collections({ store });
const readCollection = (slug: string) => readProducts().collection({ store, slug, now: moment() });
const availability = (...variantRefs: string[]) =>
  new ReadAvailability(new PostgresStockReader(database.sql)).execute({ store, variantRefs });
const readSlots = (slug: string, query: { date?: string } = {}) =>
  new ReadProductSlots(new PostgresProductSlotsReader(database.sql), { slotsOn, firstDateWithSlots }, clock).execute({
    store,
    slug,
    ...query,
  });
const moment = () => new Moment(clock.now());
const json = <T>(view: T): T => JSON.parse(JSON.stringify(view));

async function changeCounter(kind: 'variant' | 'preorder', change: string): Promise<void> {
  await database.source.query(`update counter set ${change} where workspace_id = $1 and kind = $2 and capacity is not null`, [
    store.workspaceId,
    kind,
  ]);
}

describe('the list of products', () => {
  it('[§4.1 r2] is in display order, packages among the products', async () => {
    await sell(aProductItem({ slug: 'c', position: 2 }), aProductItem({ slug: 'a', position: 0 }));
    await sellPackages(aPackageItem({ slug: 'b', position: 1 }));
    const list = json(await listProducts());
    expect(list.map(({ slug }) => slug)).toEqual(['a', 'b', 'c']);
    expect(list.map(({ isPackage }) => isPackage)).toEqual([false, true, false]);
    for (const summary of list) expect(publicProductSummary.strict().parse(summary)).toEqual(summary);
  });

  it('[§4.1 r3] has published and undeleted products, of this workspace alone', async () => {
    await sell(aProductItem({ slug: 'shown' }), aProductItem({ slug: 'hidden', published: false }), aProductItem({ slug: 'gone' }));
    await new PostgresProductStore(database.sql, store.workspaceId, randomIds).remove(['gone']);
    expect((await listProducts()).map(({ slug }) => slug)).toEqual(['shown']);
    store = await openStore();
    expect(await listProducts()).toEqual([]);
    await expect(readProduct('shown')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[§4.1 r2] has since a moment the changes at or after it, the oldest change first, at most so many', async () => {
    await sell(aProductItem({ slug: 'a' }), aProductItem({ slug: 'b' }), aProductItem({ slug: 'c' }));
    const stamp = (slug: string, at: string) =>
      database.source.query(
        `with written as (update product set updated_at = '2026-03-01' where workspace_id = $1 and slug = $2 returning id)
         insert into sync_stamp (workspace_id, kind, id, updated_at) select $1, 'product', id, $3 from written`,
        [store.workspaceId, slug, at],
      );
    await stamp('a', '2026-03-01T09:00:00.000003Z');
    await stamp('b', '2026-03-01T09:00:00.000001Z');
    await stamp('c', '2026-03-01T09:00:00.000002Z');
    const since = async (updatedSince: string, limit?: number) => (await listProducts({ updatedSince, limit })).map(({ slug }) => slug);
    expect(await since('2026-03-01T09:00:00.000001Z')).toEqual(['b', 'c', 'a']);
    expect(await since('2026-03-01T09:00:00.000002Z')).toEqual(['c', 'a']);
    expect(await since('2026-03-01T09:00:00.000001Z', 2)).toEqual(['b', 'c']);
    expect((await readProduct('a')).updatedAt).toBe('2026-03-01T09:00:00.000003Z');
  });

  it('[D-30a] has the time of writing as the stamp of products that the sequencer has not come to; since a moment it has only stamped ones', async () => {
    await sell(aProductItem());
    const [{ written }] = await database.source.query<[{ written: Date }]>(
      `select updated_at as written from product where workspace_id = $1`,
      [store.workspaceId],
    );
    const [summary] = await listProducts();
    expect(Date.parse(summary!.updatedAt)).toBe(written.getTime());
    expect((await readProduct('tote-bag')).updatedAt).toBe(summary!.updatedAt);
    expect(await listProducts({ updatedSince: '2026-01-01T00:00:00.000000Z' })).toEqual([]);
  });

  it('[D-27] is whole without a moment, whatever the limit', async () => {
    await sell(aProductItem({ slug: 'a' }), aProductItem({ slug: 'b' }));
    expect(await listProducts({ limit: 1 })).toHaveLength(2);
  });

  it('goes by the counters', async () => {
    await sell({ ...aFullProductItem(), published: true, variants: [{ ...aFullProductItem().variants[0]!, stock: 4 }] });
    expect((await listProducts())[0]).toMatchObject({ soldOut: false, preorderable: true });
    await changeCounter('variant', 'held = 1, sold = 3');
    await changeCounter('preorder', 'sold = capacity');
    expect((await listProducts())[0]).toMatchObject({ soldOut: true, preorderable: false });
    expect(await readProduct('tote-bag')).toMatchObject({
      soldOut: true,
      preorderable: false,
      variants: [{ availableQty: 0, soldOut: true }],
    });
  });
});

describe('one product', () => {
  it('[§2.3] shows all of its fields, and its references by refs', async () => {
    await sell({ ...aFullProductItem(), published: true, reviewsEnabled: true });
    const product = json(await readProduct('tote-bag'));
    expect(publicProduct.strict().parse(product)).toEqual(product);
    expect(Object.keys(publicProduct.shape).filter((field) => !(field in product))).toEqual([]);
    const [large, small] = product.variants;
    const valueRefs = product.options?.map(({ values }) => values.map(({ ref }) => ref));
    expect(large?.optionValueRefs).toEqual([valueRefs?.[1]?.[0], valueRefs?.[0]?.[0]]);
    expect(product.addonGroups?.[0]).toMatchObject({
      variantRef: large?.ref,
      options: [{ linkedProductRef: product.ref, linkedVariantRef: small?.ref }, {}],
    });
    expect(product.reviews).toEqual({ count: 2, average: 4, counts: { 1: 0, 2: 0, 3: 1, 4: 0, 5: 1 }, aiSummary: 'People like it.' });
  });

  it('[D-4] is found by its slug in any case', async () => {
    await sell(aProductItem());
    expect(await readProduct('TOTE-Bag')).toMatchObject({ slug: 'tote-bag' });
    await expect(readProduct('tote')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[decisions 3.16 packages] may be a package, whose options are its variants', async () => {
    await sellPackages({ ...aFullPackageItem(), published: true });
    const product = json(await readProduct('spa-day'));
    expect(publicProduct.strict().parse(product)).toEqual(product);
    expect(product.variants[0]).toMatchObject({
      ref: expect.stringMatching(/^pko_/),
      features: [
        { text: 'Sauna', included: true },
        { text: 'Pool', included: true },
      ],
    });
  });

  it('shows days that are fully booked', async () => {
    const [variant] = aProductItem().variants;
    await sell(aProductItem({ variants: [{ ...variant!, schedulingType: 'date' }] }));
    const takenAt = new Date(Date.now() + 3 * 24 * 3_600_000);
    await database.source.query(
      `insert into slot_counter (workspace_id, variant_id, start_at, sold) select workspace_id, id, $2, 1 from variant where workspace_id = $1`,
      [store.workspaceId, takenAt],
    );
    expect((await readProduct('tote-bag')).variants[0]?.takenDates).toHaveLength(1);
  });
});

describe('the products embedded in the storefront page and events', () => {
  it('[§2.7] is one shelf: every product in short, and packages whole', async () => {
    await sell(aProductItem());
    await sellPackages({ ...aFullPackageItem(), published: true, position: 1 });
    const shelf = await products().shelf(store.workspaceId);
    expect(shelf.products).toEqual(await products().list(store.workspaceId));
    const attached = json(shelf.packages.map((source) => presentAttachedPackage(source, store, moment())));
    expect(attached.map((view) => publicAttachedPackage.strict().parse(view))).toEqual(attached);
    expect(attached[0]).toMatchObject({
      slug: 'spa-day',
      type: 'event',
      options: [{ features: ['Sauna', 'Pool'], occupancyMode: 'per_person' }],
    });
  });

  it('[§2.6] come in the requested order', async () => {
    await sell(aProductItem({ slug: 'a' }), aProductItem({ slug: 'b' }), aProductItem({ slug: 'hidden', published: false }));
    const rows = await database.source.query<{ id: string }[]>(`select id from product where workspace_id = $1 order by slug desc`, [
      store.workspaceId,
    ]);
    expect(
      (
        await products().withIds(
          store.workspaceId,
          rows.map(({ id }) => id),
        )
      ).map(({ slug }) => slug),
    ).toEqual(['b', 'a']);
  });
});

describe('collections', () => {
  it('[§2.5] show their published products in their own order', async () => {
    await sell(aProductItem({ slug: 'a' }), aProductItem({ slug: 'b' }), aProductItem({ slug: 'hidden', published: false }));
    await collect('new-in', ['b', 'hidden', 'a']);
    await collect('draft', ['a'], false);
    const detail = json(await readCollection('New-In'));
    expect(publicCollectionDetail.strict().parse(detail)).toEqual(detail);
    expect(detail.products.map(({ slug }) => slug)).toEqual(['b', 'a']);
    expect(detail.collection.productRefs).toEqual(detail.products.map(({ ref }) => ref));
    expect(detail.collection.itemCount).toBe(2);
    expect(json(await listCollections())).toEqual([detail.collection]);
    await expect(readCollection('draft')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('may be empty', async () => {
    await collect('new-in', []);
    expect(await readCollection('new-in')).toMatchObject({ collection: { itemCount: 0, productRefs: [] }, products: [] });
  });
});

describe('availability', () => {
  it('[§4.1 r4] exists for everything published, whatever the kind of ref', async () => {
    await sell(aProductItem({ slug: 'a' }), aProductItem({ slug: 'hidden', published: false }));
    await sellPackages(aPackageItem());
    const [a, spa] = [(await readProduct('a')).variants[0]!.ref, (await readProduct('spa-day')).variants[0]!.ref];
    expect((await availability(a, spa)).variants).toEqual({ [a]: null, [spa]: null });
    await sell(aProductItem({ slug: 'a', published: false }));
    expect((await availability(a, spa)).variants).toEqual({ [spa]: null });
    await new PostgresPackageStore(database.sql, store.workspaceId, randomIds).remove(['spa-day']);
    expect((await availability(a, spa)).variants).toEqual({});
  });

  it('[D-31] counts sales, and shows nothing of another workspace', async () => {
    await sell({ ...aFullProductItem(), published: true });
    const { variants } = await readProduct('tote-bag');
    await changeCounter('variant', 'sold = 1');
    expect(await availability(variants[0]!.ref)).toEqual({
      variants: { [variants[0]!.ref]: 3 },
      preorderable: [variants[0]!.ref],
      preorderRemaining: { [variants[0]!.ref]: 12 },
    });
    store = await openStore();
    expect((await availability(variants[0]!.ref)).variants).toEqual({});
  });
});

describe('slots', () => {
  const service = () =>
    aProductItem({
      slug: 'fitting',
      variants: [{ key: 'hour', name: 'Hour', prices: [{ currency: 'NGN', priceMinor: 1 }], schedulingType: 'slots', durationMinutes: 60 }],
    });

  async function openHours(): Promise<void> {
    const hours = [{ day: 'mon', start: '09:00', end: '11:00' }];
    await database.source.query(
      `insert into storefront_document (workspace_id, body, business_hours, published) values ($1, '{}', $2, true)`,
      [store.workspaceId, JSON.stringify(hours)],
    );
  }

  it('[D-24] follow the store’s business hours, and leave out fully booked ones', async () => {
    await sell(service());
    expect(await readSlots('fitting')).toMatchObject({ date: '2026-03-02', slots: [] });
    await openHours();
    expect((await readSlots('Fitting')).slots.map(({ startLocal }) => startLocal)).toEqual(['2026-03-02T09:00:00', '2026-03-02T10:00:00']);

    const later = new Date(Date.now() + 24 * 3_600_000);
    const monday = firstDateWithSlots(
      { timezone: 'Africa/Lagos', durationMinutes: 60, businessHours: [{ day: 'mon', start: '09:00', end: '11:00' }], takenAt: [] },
      '2026-01-01',
      later,
    )!;
    await database.source.query(
      `insert into slot_counter (workspace_id, variant_id, start_at, held) select workspace_id, id, $2, 1 from variant where workspace_id = $1`,
      [store.workspaceId, `${monday}T08:00:00Z`],
    );
    const reader = new ReadProductSlots(
      new PostgresProductSlotsReader(database.sql),
      { slotsOn, firstDateWithSlots },
      { now: () => later },
    );
    expect((await reader.execute({ store, slug: 'fitting' })).slots.map(({ startLocal }) => startLocal)).toEqual([`${monday}T10:00:00`]);
  });
});

describe('delivery zones', () => {
  it('[decisions 3.5 DeliveryZone] show all of their fields', async () => {
    await put(new PostgresDeliveryZoneStore(database.sql, store.workspaceId, randomIds), [aFullDeliveryZoneItem()]);
    const zones = json(await new ListDeliveryZones(new PostgresDeliveryZoneReader(database.sql)).execute({ store }));
    expect(zones.map((zone) => deliveryZone.strict().parse(zone))).toEqual(zones);
    expect(Object.keys(deliveryZone.shape).filter((field) => !(field in zones[0]!))).toEqual([]);
    expect(zones[0]).toMatchObject({ currency: 'NGN', feeMinor: 100, sort: 0 });
  });

  it('[decisions 3.5 DeliveryZone] are in display order', async () => {
    const zones = [
      { ...aFullDeliveryZoneItem(), key: 'abroad', name: 'Abroad', position: 1 },
      { ...aFullDeliveryZoneItem(), key: 'lagos', name: 'Lagos', position: 0 },
    ];
    await put(new PostgresDeliveryZoneStore(database.sql, store.workspaceId, randomIds), zones);
    const listed = await new ListDeliveryZones(new PostgresDeliveryZoneReader(database.sql)).execute({ store });
    expect(listed.map(({ name, sort }) => [name, sort])).toEqual([
      ['Lagos', 0],
      ['Abroad', 1],
    ]);
  });
});

describe('each read', () => {
  it('takes one statement', async () => {
    await sell({ ...aFullProductItem(), published: true });
    await collect('new-in', ['tote-bag']);
    const { variants } = await readProduct('tote-bag');
    const reads = {
      list: () => listProducts(),
      delta: () => listProducts({ updatedSince: '2026-03-01T00:00:00.000000Z' }),
      detail: () => readProduct('tote-bag'),
      slots: () => readSlots('tote-bag'),
      collections: () => listCollections(),
      collection: () => readCollection('new-in'),
      availability: () => availability(variants[0]!.ref),
      shelf: () => products().shelf(store.workspaceId),
    };
    for (const [name, read] of Object.entries(reads)) expect([name, await statementsOf(read)]).toEqual([name, 1]);
  });
});
