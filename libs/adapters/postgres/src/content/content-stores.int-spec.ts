import {
  catalogItem,
  folderItem,
  formItem,
  noteItem,
  storefrontItem,
  tableItem,
  type FolderItem,
  type FormItem,
  type TableItem,
} from '@svc/content';
import type { SectionStore } from '@svc/contracts';
import { itemsIn, put, randomIds, useDatabase } from '../testing';
import {
  PostgresCatalogStore,
  PostgresFolderStore,
  PostgresFormStore,
  PostgresNoteStore,
  PostgresStorefrontDocumentStore,
  PostgresTableStore,
} from '.';
import type { Sql } from '../work/sql';

const database = useDatabase();
let workspaceId: string;
let otherWorkspaceId: string;

beforeEach(async () => {
  workspaceId = await database.makeWorkspace();
  otherWorkspaceId = await database.makeWorkspace();
});

const link = { type: 'package', packageSlug: 'gift', packageOptionRef: 'gift/large' };
const form = formItem.parse({
  slug: 'contact',
  name: 'Contact ☎',
  description: 'Write',
  coverUrl: 'https://a.example/c.jpg',
  submitLabel: 'Go',
  thankYouMessage: 'Thanks',
  redirectUrl: 'https://a.example/ok',
  opensAt: '2026-03-01T10:00:00.123+01:00',
  closesAt: '2026-04-01T00:00:00Z',
  fields: [
    {
      key: 'kind',
      type: 'select',
      label: 'Kind',
      options: { choices: ['guest', 'press'] },
      validation: { max: 2 },
      defaultValue: ['guest'],
    },
    {
      key: 'name',
      type: 'text',
      label: 'Name',
      required: true,
      hidden: true,
      helpText: 'h',
      placeholder: 'p',
      identity: 'name',
      showIf: { field: 'kind', equals: 'guest' },
    },
    { key: 'cv', type: 'file', label: 'File', options: { file: { accept: ['.pdf'], maxSizeBytes: 5, maxFiles: 2 } } },
  ],
  notify: ['desk@example.com'],
  published: false,
  position: 4,
});
const table = tableItem.parse({
  slug: 'sizes',
  name: 'Sizes',
  description: 'All sizes',
  columns: [
    { key: 'size', label: 'Size', type: 'select', options: ['S', 'L'] },
    { key: 'price', label: 'Price', type: 'money', currency: 'NGN', private: true },
  ],
  rows: [
    { key: 'small', cells: { size: 'S', price: { currency: 'NGN', amountMinor: 100 } } },
    { key: 'large', cells: { size: 'L' } },
  ],
  published: false,
  position: 1,
});
const catalog = catalogItem.parse({
  slug: 'lookbook',
  name: 'Lookbook',
  description: 'Pictures',
  coverUrl: 'https://a.example/c.jpg',
  layout: 'masonry',
  items: [
    {
      key: 'one',
      type: 'video',
      title: 'One',
      caption: 'c',
      alt: 'a',
      url: 'https://a.example/1.mp4',
      thumbnailUrl: 'https://a.example/1.jpg',
      width: 4,
      height: 3,
      durationSeconds: 1.5,
      mimeType: 'video/mp4',
      sizeBytes: 9_007_199_254_740_991,
      link,
      tags: ['x'],
    },
    { key: 'two', type: 'image', url: 'https://a.example/2.jpg', mimeType: 'image/jpeg', sizeBytes: 1 },
  ],
  seoTitle: 's',
  seoDescription: 'd',
  published: false,
  position: 2,
});
const file = {
  key: 'logo',
  name: 'Logo',
  url: 'https://a.example/l.svg',
  mimeType: 'image/svg+xml',
  sizeBytes: 9_007_199_254_740_991,
  checksumSha256: 'b'.repeat(64),
  thumbnailUrl: 'https://a.example/l.png',
  width: 10,
  height: 20,
};
const logos = folderItem.parse({
  slug: 'logos',
  name: 'Logos',
  description: 'd',
  coverUrl: 'https://a.example/c.jpg',
  parentSlug: 'press',
  public: false,
  files: [file, { ...file, key: 'mark', thumbnailUrl: undefined, width: undefined, height: undefined }],
  position: 0,
});
const press = folderItem.parse({ slug: 'press', name: 'Press', position: 1 });
const note = noteItem.parse({
  slug: 'indigo',
  title: 'Indigo',
  excerpt: 'e',
  coverUrl: 'https://a.example/c.jpg',
  blocks: [{ id: 'a', kind: 'image', url: 'https://a.example/i.jpg', alt: null }],
  bodyHtml: '<p>Blue</p>',
  authorName: 'Ada',
  tags: ['dye', 'blue'],
  publishedAt: '2026-03-01T09:00:00.5Z',
  seoTitle: 's',
  seoDescription: 'd',
  published: false,
  position: 3,
});
const storefront = storefrontItem.parse({
  type: 'store',
  description: 'd',
  categorySlug: 'design',
  categorySlugs: ['design', 'home'],
  website: 'https://a.example',
  socials: [{ network: 'instagram', url: 'https://instagram.com/a', handle: '@a' }],
  city: 'Lagos',
  state: 'Lagos',
  country: 'Nigeria',
  avatarUrl: 'https://a.example/a.jpg',
  coverUrl: 'https://a.example/c.jpg',
  badges: [{ type: 'verified', grantedAt: '2026-01-01T00:00:00Z' }],
  memberCount: 7,
  renderConfig: {
    templateId: 'market',
    theme: { brandColor: '#123456', customPalettes: [{ a: 1 }] },
    sections: [{ id: 's', type: 'hero', options: { deep: [1, { x: null }] } }],
  },
  content: { header: { ctas: [{ label: 'Buy', link }] }, heroSections: { s: { title: 'Hi', unknown: { kept: true } } } },
  assets: { logoUrl: 'https://a.example/l.png' },
  primaryDomain: 'a.example',
  verifiedDomains: ['a.example'],
  mediaPolicy: { maxDim: 2_000, quality: 80, format: 'webp' },
  businessHours: [{ day: 'mon', start: '09:00', end: '17:00' }],
  widgetBubble: { key: 'abc' },
  published: false,
});

type Open<T> = (sql: Sql, workspaceId: string) => SectionStore<T>;
const openForms: Open<FormItem> = (sql, workspace) => new PostgresFormStore(sql, workspace, randomIds);
const openTables: Open<TableItem> = (sql, workspace) => new PostgresTableStore(sql, workspace, randomIds);
const openFolders: Open<FolderItem> = (sql, workspace) => new PostgresFolderStore(sql, workspace, randomIds);

function section<T>(name: string, open: Open<T>, items: T[], bareItem: T, identity: string) {
  describe(name, () => {
    const inWorkspace = <R>(id: string, work: (store: SectionStore<T>) => Promise<R>) =>
      database.sql.transaction((sql) => work(open(sql, id)));

    it('come back as they were written, in display order', async () => {
      await inWorkspace(workspaceId, (store) => put(store, items));
      expect(await inWorkspace(workspaceId, (store) => itemsIn(store))).toEqual(items);
    });

    it('lose fields that a later version leaves out', async () => {
      await inWorkspace(workspaceId, (store) => put(store, items));
      await inWorkspace(workspaceId, (store) => put(store, [bareItem]));
      expect(await inWorkspace(workspaceId, (store) => itemsIn(store))).toContainEqual(bareItem);
    });

    it('are removed by their identity and may be made again', async () => {
      await inWorkspace(workspaceId, (store) => put(store, items));
      await inWorkspace(workspaceId, (store) => store.remove([identity]));
      expect(await inWorkspace(workspaceId, (store) => itemsIn(store))).toHaveLength(items.length - 1);
      await inWorkspace(workspaceId, (store) => put(store, items));
      expect(await inWorkspace(workspaceId, (store) => itemsIn(store))).toEqual(items);
    });

    it('[D-5] are seen and changed by their own workspace only', async () => {
      await inWorkspace(workspaceId, (store) => put(store, items));
      expect(await inWorkspace(otherWorkspaceId, (store) => itemsIn(store))).toEqual([]);
      await inWorkspace(otherWorkspaceId, async (store) => {
        await put(store, [bareItem]);
        await store.remove([identity]);
      });
      expect(await inWorkspace(workspaceId, (store) => itemsIn(store))).toEqual(items);
    });
  });
}

section('forms', openForms, [form], formItem.parse({ slug: 'contact', name: 'C', fields: [] }), 'contact');
section('tables', openTables, [table], tableItem.parse({ slug: 'sizes', name: 'S', columns: [table.columns[0]] }), 'sizes');
section(
  'media catalogs',
  (sql, id) => new PostgresCatalogStore(sql, id, randomIds),
  [catalog],
  catalogItem.parse({ slug: 'lookbook', name: 'L' }),
  'lookbook',
);
section('folders', openFolders, [logos, press], folderItem.parse({ slug: 'logos', name: 'L', position: 0 }), 'logos');
section('notes', (sql, id) => new PostgresNoteStore(sql, id, randomIds), [note], noteItem.parse({ slug: 'indigo', title: 'I' }), 'indigo');
section(
  'the storefront document',
  (sql, id) => new PostgresStorefrontDocumentStore(sql, id),
  [storefront],
  storefrontItem.parse({}),
  'storefront',
);

describe('ids of nested things', () => {
  const snapshot = async (sql: string) => {
    const rows = await database.source.query<{ name: string; id: string; updated?: Date }[]>(sql, [workspaceId]);
    return Object.fromEntries(rows.map(({ name, ...rest }) => [name, rest]));
  };
  const save = <T>(open: Open<T>, item: T) => database.sql.transaction((sql) => put(open(sql, workspaceId), [item]));

  it('stay with the keys of form fields when the form is written again', async () => {
    const sql = `select field ->> 'key' as name, field ->> 'id' as id from form, jsonb_array_elements(fields) as field where workspace_id = $1`;
    await save(openForms, form);
    const before = await snapshot(sql);
    const [kind, name] = form.fields;
    await save(openForms, {
      ...form,
      fields: [
        { ...name!, label: 'Your name' },
        { ...kind!, key: 'sort' },
      ],
    });
    const after = await snapshot(sql);
    expect(after.name).toEqual(before.name);
    expect(Object.values(before)).not.toContainEqual(after.sort);
  });

  it('stay with the keys of table rows, and only rows that change get a new time', async () => {
    const sql = `select key as name, id, updated_at as updated from data_table_row where workspace_id = $1`;
    await save(openTables, table);
    const before = await snapshot(sql);
    const [small, large] = table.rows;
    await save(openTables, { ...table, rows: [small!, { ...large!, cells: { size: 'S' } }, { key: 'huge', cells: {} }] });
    const after = await snapshot(sql);
    expect(after.small).toEqual(before.small);
    expect(after.large!.id).toBe(before.large!.id);
    expect(after.large!.updated!.getTime()).toBeGreaterThan(before.large!.updated!.getTime());
    expect(Object.keys(after).sort()).toEqual(['huge', 'large', 'small']);
  });

  it('stay with the keys of files', async () => {
    const sql = `select key as name, id from folder_file where workspace_id = $1`;
    await save(openFolders, press);
    await save(openFolders, logos);
    const before = await snapshot(sql);
    await save(openFolders, { ...logos, files: [{ ...logos.files[0]!, name: 'New logo' }] });
    expect(await snapshot(sql)).toEqual({ logo: before.logo });
  });

  it('[decisions 3.5 PublicTable] all of 5,000 rows of a table are written and read back in order', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) => ({ key: `row-${index}`, cells: { size: index % 2 ? 'S' : 'L' } }));
    await save(openTables, { ...table, rows });
    const [stored] = await database.sql.transaction((sql) => itemsIn(openTables(sql, workspaceId)));
    expect(stored!.rows).toEqual(rows);
  });
});

it('a folder whose parent is removed lies in none', async () => {
  await database.sql.transaction((sql) => put(openFolders(sql, workspaceId), [logos, press]));
  await database.sql.transaction((sql) => openFolders(sql, workspaceId).remove(['press']));
  const [left] = await database.sql.transaction((sql) => itemsIn(openFolders(sql, workspaceId)));
  expect(left).not.toHaveProperty('parentSlug');
});
