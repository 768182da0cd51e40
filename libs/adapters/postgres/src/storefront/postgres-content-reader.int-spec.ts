import { randomUUID } from 'node:crypto';
import { catalogItem, folderItem, formItem, noteItem, tableItem } from '@svc/content';
import { contentReaderContract } from '@svc/storefront/testing';
import { PostgresCatalogStore, PostgresFolderStore, PostgresFormStore, PostgresNoteStore, PostgresTableStore } from '../content';
import { put, randomIds, useDatabase } from '../testing';
import { PostgresContentReader } from './postgres-content-reader';
import type { Sql } from '../work/sql';

const SIX_DIGITS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/;
const THREE_DIGITS = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const someId = expect.stringMatching(/^[0-9a-f-]{36}$/);

const database = useDatabase();
let reader: PostgresContentReader;
let workspace: { id: string; slug: string };

beforeAll(async () => {
  reader = new PostgresContentReader(database.sql);
});

beforeEach(async () => {
  const id = await database.makeWorkspace();
  workspace = { id, slug: `w-${id}` };
});

function write(work: (sql: Sql, workspaceId: string) => Promise<void>): Promise<void> {
  return database.sql.transaction((sql) => work(sql, workspace.id));
}

const file = {
  key: 'logo',
  name: 'Logo',
  url: 'https://a.example/l.svg',
  mimeType: 'image/svg+xml',
  sizeBytes: 7,
  checksumSha256: 'b'.repeat(64),
};

describe('published content', () => {
  contentReaderContract(async ({ slug, fileUrl }) => {
    const id = await database.makeWorkspace();
    await database.sql.transaction(async (sql) => {
      await put(new PostgresFormStore(sql, id, randomIds), [formItem.parse({ slug, name: 'F', fields: [] })]);
      await put(new PostgresTableStore(sql, id, randomIds), [
        tableItem.parse({ slug, name: 'T', columns: [{ key: 'a', label: 'A', type: 'text' }] }),
      ]);
      await put(new PostgresCatalogStore(sql, id, randomIds), [catalogItem.parse({ slug, name: 'C' })]);
      await put(new PostgresFolderStore(sql, id, randomIds), [folderItem.parse({ slug, name: 'O', files: [{ ...file, url: fileUrl }] })]);
      await put(new PostgresNoteStore(sql, id, randomIds), [noteItem.parse({ slug, title: 'N' })]);
    });
    return { reader, workspace: { id, slug: `w-${id}` } };
  });
});

describe('a published form', () => {
  const form = formItem.parse({
    slug: 'contact',
    name: 'C',
    opensAt: '2026-03-01T09:00:00Z',
    fields: [{ key: 'name', type: 'text', label: 'Name' }],
  });

  it('is found by its slug in any case, with ids and times', async () => {
    await write((sql, id) => put(new PostgresFormStore(sql, id, randomIds), [form]));
    expect(await reader.form(workspace.id, 'CONTACT')).toEqual({
      id: someId,
      slug: 'contact',
      name: 'C',
      submitLabel: 'Send',
      thankYouMessage: form.thankYouMessage,
      opensAt: '2026-03-01T09:00:00.000Z',
      fields: [{ id: someId, ...form.fields[0] }],
      updatedAt: expect.stringMatching(SIX_DIGITS),
    });
  });

  it('[§4.1 forms] is not found unpublished, nor in another workspace', async () => {
    await write((sql, id) => put(new PostgresFormStore(sql, id, randomIds), [form]));
    expect(await reader.form(randomUUID(), 'contact')).toBeUndefined();
    await write((sql, id) => put(new PostgresFormStore(sql, id, randomIds), [{ ...form, published: false }]));
    expect(await reader.form(workspace.id, 'contact')).toBeUndefined();
  });
});

describe('a published table', () => {
  const table = tableItem.parse({
    slug: 'sizes',
    name: 'S',
    columns: [{ key: 'size', label: 'Size', type: 'text' }],
    rows: [
      { key: 'b', cells: { size: 'L' } },
      { key: 'a', cells: {} },
    ],
  });

  it('is found with its rows in order', async () => {
    await write((sql, id) => put(new PostgresTableStore(sql, id, randomIds), [table]));
    expect(await reader.table(workspace.id, 'sizes')).toEqual({
      id: someId,
      slug: 'sizes',
      name: 'S',
      columns: [{ key: 'size', label: 'Size', type: 'text', private: false }],
      rows: [
        { id: someId, cells: { size: 'L' }, updatedAt: expect.stringMatching(SIX_DIGITS) },
        { id: someId, cells: {}, updatedAt: expect.stringMatching(SIX_DIGITS) },
      ],
      updatedAt: expect.stringMatching(SIX_DIGITS),
    });
  });

  it('[§4.1 tables] is not found unpublished', async () => {
    await write((sql, id) => put(new PostgresTableStore(sql, id, randomIds), [{ ...table, published: false }]));
    expect(await reader.table(workspace.id, 'sizes')).toBeUndefined();
  });
});

describe('a published media catalog', () => {
  const catalog = catalogItem.parse({
    slug: 'lookbook',
    name: 'L',
    items: [{ key: 'a', type: 'image', url: 'https://a.example/a.jpg', mimeType: 'image/jpeg', sizeBytes: 1 }],
  });

  it('is found with its pieces and with the ids of the package options that may be linked', async () => {
    await write((sql, id) => put(new PostgresCatalogStore(sql, id, randomIds), [catalog]));
    const product = randomUUID();
    const option = randomUUID();
    await database.source.query(
      `insert into product (workspace_id, id, slug, name, is_package, published, position, details) values ($1, $2, 'gift', 'Gift', true, true, 0, '{}')`,
      [workspace.id, product],
    );
    await database.source.query(
      `insert into variant (workspace_id, id, product_id, key, name, position, prices, details) values ($1, $2, $3, 'large', 'Large', 0, '[]', '{}')`,
      [workspace.id, option, product],
    );
    expect(await reader.catalog(workspace.id, 'lookbook')).toMatchObject({
      layout: 'grid',
      items: [{ id: someId, type: 'image', url: 'https://a.example/a.jpg' }],
      packageOptionIds: { 'gift/large': option },
    });
  });

  it('[§4.1 catalogs] is not found unpublished', async () => {
    await write((sql, id) => put(new PostgresCatalogStore(sql, id, randomIds), [{ ...catalog, published: false }]));
    expect(await reader.catalog(workspace.id, 'lookbook')).toBeUndefined();
  });
});

describe('a public folder', () => {
  const folders = [
    folderItem.parse({ slug: 'press', name: 'Press', files: [file] }),
    folderItem.parse({ slug: 'logos', name: 'Logos', parentSlug: 'press', files: [file, { ...file, key: 'mark' }] }),
    folderItem.parse({ slug: 'drafts', name: 'Drafts', parentSlug: 'press', public: false, files: [file] }),
    folderItem.parse({ slug: 'inner', name: 'Inner', parentSlug: 'drafts' }),
  ];
  beforeEach(() => write((sql, id) => put(new PostgresFolderStore(sql, id, randomIds), folders)));

  it('[decisions 3.5 PublicFolder] returns only public folders in it', async () => {
    expect(await reader.folder(workspace.id, 'press')).toEqual({
      id: someId,
      slug: 'press',
      name: 'Press',
      folders: [{ id: someId, slug: 'logos', name: 'Logos', fileCount: 2 }],
      files: [
        {
          id: someId,
          name: 'Logo',
          url: file.url,
          mimeType: file.mimeType,
          sizeBytes: 7,
          checksumSha256: file.checksumSha256,
          createdAt: expect.stringMatching(THREE_DIGITS),
          updatedAt: expect.stringMatching(SIX_DIGITS),
        },
      ],
      updatedAt: expect.stringMatching(SIX_DIGITS),
    });
  });

  it('[decisions 3.5 PublicFolder] names its parent folder when that is public', async () => {
    expect(await reader.folder(workspace.id, 'logos')).toHaveProperty('parentSlug', 'press');
    expect(await reader.folder(workspace.id, 'inner')).not.toHaveProperty('parentSlug');
  });

  it('[§4.1 files] is not found when it is not public, nor are its files', async () => {
    expect(await reader.folder(workspace.id, 'drafts')).toBeUndefined();
    const files = await database.source.query<{ id: string; public: boolean }[]>(
      `select file.id, folder.public from folder_file file join folder on folder.workspace_id = file.workspace_id and folder.id = file.folder_id where file.workspace_id = $1`,
      [workspace.id],
    );
    for (const { id, public: isPublic } of files) {
      expect(await reader.fileUrl(workspace.slug, id)).toBe(isPublic ? file.url : undefined);
      expect(await reader.fileUrl('another', id)).toBeUndefined();
    }
  });
});

describe('a published note', () => {
  it('has markup made from its blocks and appears at once by default', async () => {
    const note = noteItem.parse({ slug: 'indigo', title: 'Indigo', blocks: [{ id: 'a', kind: 'text', text: 'Blue.' }], tags: ['dye'] });
    await write((sql, id) => put(new PostgresNoteStore(sql, id, randomIds), [note]));
    expect(await reader.note(workspace.id, 'indigo')).toEqual({
      id: someId,
      slug: 'indigo',
      title: 'Indigo',
      blocks: note.blocks,
      bodyHtml: '<p>Blue.</p>',
      tags: ['dye'],
      readingMinutes: 1,
      publishedAt: expect.stringMatching(THREE_DIGITS),
      updatedAt: expect.stringMatching(SIX_DIGITS),
    });
  });

  it('keeps its given time of publication, and is not found unpublished', async () => {
    const note = noteItem.parse({ slug: 'indigo', title: 'Indigo', publishedAt: '2030-01-01T00:00:00Z' });
    await write((sql, id) => put(new PostgresNoteStore(sql, id, randomIds), [note]));
    expect(await reader.note(workspace.id, 'indigo')).toMatchObject({ publishedAt: '2030-01-01T00:00:00.000Z' });
    await write((sql, id) => put(new PostgresNoteStore(sql, id, randomIds), [{ ...note, published: false }]));
    expect(await reader.note(workspace.id, 'indigo')).toBeUndefined();
  });
});
