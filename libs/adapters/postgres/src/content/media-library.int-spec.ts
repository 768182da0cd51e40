import { randomUUID } from 'node:crypto';
import { deliveryZoneItem, spellOutDeliveryZone } from '@svc/catalogue';
import { aPackageItem, aProductItem } from '@svc/catalogue/testing';
import { catalogItem, folderItem, noteItem, storefrontItem, tableItem, type MediaFile } from '@svc/content';
import { aMediaFile, mediaLibraryContract } from '@svc/content/testing';
import { refOf } from '@svc/kernel';
import { createTestDatabase, type TestDatabase } from '@svc/testing';
import { anEvent } from '@svc/ticketing/testing';
import type { DataSource } from 'typeorm';
import { PostgresDeliveryZoneStore, PostgresPackageStore, PostgresProductStore } from '../catalogue';
import { createDataSource } from '../connection/data-source';
import { PostgresUnitOfWork } from '../work/postgres-unit-of-work';
import { PostgresEventStore } from '../ticketing';
import {
  bindMediaTx,
  PostgresCatalogStore,
  PostgresFolderStore,
  PostgresMediaLibrary,
  PostgresNoteStore,
  PostgresStorefrontDocumentStore,
  PostgresTableStore,
} from '.';
import { sqlOf } from '../work/sql';
import { put } from '../testing/put-items';

const ids = { next: () => randomUUID() };
let database: TestDatabase;
let dataSource: DataSource;
let library: PostgresMediaLibrary;

beforeAll(async () => {
  database = await createTestDatabase();
  dataSource = await createDataSource({ url: database.url, poolSize: 2, applicationName: 'media library' }).initialize();
  library = new PostgresMediaLibrary(sqlOf(dataSource));
});

afterAll(async () => {
  await dataSource?.destroy();
  await database?.drop();
});

async function makeWorkspace(): Promise<{ id: string; slug: string }> {
  const id = randomUUID();
  const sql = `insert into workspace (id, slug, display_name, timezone, currencies) values ($1, $2, 'Ile', 'Africa/Lagos', '{NGN}')`;
  await dataSource.query(sql, [id, `w-${id}`]);
  return { id, slug: `w-${id}` };
}

describe('the media library on Postgres', () => {
  const work = () => new PostgresUnitOfWork(sqlOf(dataSource), (sql) => bindMediaTx(sql, ids));
  mediaLibraryContract(async () => ({ library, work: work(), own: await makeWorkspace(), other: await makeWorkspace() }));

  it('[§2.7] knows the store’s format of pictures', async () => {
    const { id } = await makeWorkspace();
    const mediaPolicy = { maxDim: 900, quality: 60, format: 'avif' as const };
    await put(new PostgresStorefrontDocumentStore(sqlOf(dataSource), id), [storefrontItem.parse({ mediaPolicy })]);
    expect(await library.policyOf(id)).toEqual(mediaPolicy);
  });
});

describe('the uses of an uploaded file', () => {
  let workspaceId: string;
  let media: MediaFile;
  let url: string;

  beforeEach(async () => {
    workspaceId = (await makeWorkspace()).id;
    media = aMediaFile({ workspaceId, id: ids.next() });
    url = `https://svc.example/media/ile/${refOf('med', media.id)}/poster.webp`;
  });

  const price = { prices: [{ currency: 'NGN', priceMinor: 100 }] };
  const bag = (facts: object = {}) =>
    aProductItem({ slug: 'tote-bag', name: 'Tote bag', position: 0, variants: [{ key: 'one', name: 'One', ...price }], ...facts });
  const save = {
    product: (facts: object) => put(new PostgresProductStore(sqlOf(dataSource), workspaceId, ids), [bag(facts)]),
    package: (facts: object) =>
      put(new PostgresPackageStore(sqlOf(dataSource), workspaceId, ids), [
        aPackageItem({ slug: 'gift', name: 'Gift', position: 0, options: [{ key: 'small', name: 'Small', ...price }], ...facts }),
      ]),
    event: (facts: object) =>
      put(new PostgresEventStore(sqlOf(dataSource), workspaceId, ids), [
        anEvent({ slug: 'launch', title: 'Launch', startAt: '2026-05-01T18:00:00Z', endAt: '2026-05-01T20:00:00Z', ...facts }),
      ]),
    table: (facts: object) =>
      put(new PostgresTableStore(sqlOf(dataSource), workspaceId, ids), [tableItem.parse({ slug: 'sizes', name: 'Sizes', ...facts })]),
    catalog: (facts: object) =>
      put(new PostgresCatalogStore(sqlOf(dataSource), workspaceId, ids), [catalogItem.parse({ slug: 'lookbook', name: 'Look', ...facts })]),
    folder: (facts: object) =>
      put(new PostgresFolderStore(sqlOf(dataSource), workspaceId, ids), [folderItem.parse({ slug: 'press', name: 'Press', ...facts })]),
    note: (facts: object) =>
      put(new PostgresNoteStore(sqlOf(dataSource), workspaceId, ids), [noteItem.parse({ slug: 'indigo', title: 'Indigo', ...facts })]),
    zone: (facts: object) =>
      put(new PostgresDeliveryZoneStore(sqlOf(dataSource), workspaceId, ids), [
        spellOutDeliveryZone(deliveryZoneItem.parse({ key: 'lagos', name: 'Lagos', position: 0, ...price, ...facts }), 'NGN').item,
      ]),
    storefront: (facts: object) => put(new PostgresStorefrontDocumentStore(sqlOf(dataSource), workspaceId), [storefrontItem.parse(facts)]),
  };
  const uses = () => library.usesOf(workspaceId, media.id);

  it.each<[string, keyof typeof save, (address: string) => object]>([
    ['storefront', 'storefront', (address) => ({ assets: { logoUrl: address } })],
    ['products/tote-bag', 'product', (address) => ({ media: [address] })],
    ['products/tote-bag', 'product', (address) => ({ variants: [{ key: 'one', name: 'One', ...price, media: [address] }] })],
    ['packages/gift', 'package', (address) => ({ coverUrl: address })],
    ['events/launch', 'event', (address) => ({ media: [{ type: 'image', url: 'https://a.example/a.png', thumbnail: address }] })],
    [
      'tables/sizes',
      'table',
      (address) => ({
        columns: [{ key: 'photo', label: 'Photo', type: 'image' }],
        rows: [{ key: 'a', cells: { photo: { url: address } } }],
      }),
    ],
    [
      'catalogs/lookbook',
      'catalog',
      (address) => ({ items: [{ key: 'a', type: 'image', url: address, mimeType: 'image/webp', sizeBytes: 1 }] }),
    ],
    [
      'folders/press',
      'folder',
      (address) => ({
        files: [{ key: 'a', name: 'A', url: address, mimeType: 'image/webp', sizeBytes: 1, checksumSha256: 'a'.repeat(64) }],
      }),
    ],
    ['notes/indigo', 'note', (address) => ({ blocks: [{ id: 'a', kind: 'image', url: address }] })],
    ['deliveryZones/lagos', 'zone', (address) => ({ description: `See ${address}` })],
  ])('[decisions 3.16 media] are found in %s', async (use, kind, facts) => {
    await save[kind](facts('https://pictures.example/elsewhere.webp'));
    expect(await uses()).toEqual([]);
    await save[kind](facts(url));
    expect(await uses()).toEqual([use]);
  });

  it('[decisions 3.16 media] are named once each, in order', async () => {
    await save.note({ coverUrl: url });
    await save.product({ coverUrl: url, media: [url], variants: [{ key: 'one', name: 'One', ...price, media: [url] }] });
    await save.storefront({ coverUrl: url });
    expect(await uses()).toEqual(['notes/indigo', 'products/tote-bag', 'storefront']);
  });

  it('are not counted when they were deleted, or lie in another workspace', async () => {
    await save.product({ coverUrl: url });
    expect(await library.usesOf((await makeWorkspace()).id, media.id)).toEqual([]);
    await new PostgresProductStore(sqlOf(dataSource), workspaceId, ids).remove(['tote-bag']);
    expect(await uses()).toEqual([]);
  });
});
