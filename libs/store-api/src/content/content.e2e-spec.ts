import { openShop, sharedService, type ErrorBody, type SharedService, type Shop } from '@svc/testing';

const file = {
  key: 'logo',
  name: 'Logo',
  url: 'https://files.example/logo.svg',
  mimeType: 'image/svg+xml',
  sizeBytes: 7,
  checksumSha256: 'b'.repeat(64),
};

const content = {
  version: 1,
  forms: [
    {
      slug: 'contact',
      name: 'Contact',
      fields: [{ key: 'topic', type: 'select', label: 'Topic', options: { choices: ['Orders', 'Press'] } }],
    },
    { slug: 'old', name: 'Old', published: false, fields: [] },
  ],
  tables: [
    {
      slug: 'stockists',
      name: 'Stockists',
      columns: [
        { key: 'shop', label: 'Shop', type: 'text' },
        { key: 'margin', label: 'Margin', type: 'number', private: true },
      ],
      rows: [{ key: 'ikoyi', cells: { shop: 'Ikoyi Home', margin: 987654 } }],
    },
  ],
  catalogs: [
    {
      slug: 'lookbook',
      name: 'Lookbook',
      items: [{ key: 'one', type: 'image', url: 'https://pictures.example/1.jpg', mimeType: 'image/jpeg', sizeBytes: 9 }],
    },
  ],
  folders: [
    { slug: 'press', name: 'Press', files: [file] },
    { slug: 'logos', name: 'Logos', parentSlug: 'press' },
    { slug: 'drafts', name: 'Drafts', parentSlug: 'press', public: false, files: [file] },
  ],
  notes: [{ slug: 'indigo', title: 'Indigo', bodyHtml: '<p onclick="x()">Blue<script>x()</script></p>' }],
};

describe('content of a store', () => {
  let service: SharedService;
  let shop: Shop;
  let other: Shop;

  beforeAll(async () => {
    service = await sharedService();
    shop = await openShop(service, 'content', content);
    other = await openShop(service, 'elsewhere');
  });

  const read = <T>(path: string, key = shop.keys.publishableTest) =>
    service.client.get<T>(`/v1/store${path}`, { key, origin: key.includes('_pk_') ? 'http://shop.localhost:4444' : undefined });

  it.each([
    ['/forms/contact', { slug: 'contact', status: 'open', fields: [{ key: 'topic', options: { choices: ['Orders', 'Press'] } }] }],
    ['/tables/stockists', { rowCount: 1, rows: [{ cells: { shop: 'Ikoyi Home' } }] }],
    ['/catalogs/lookbook', { layout: 'grid', itemCount: 1, items: [{ url: 'https://pictures.example/1.jpg' }] }],
    ['/files/press', { folders: [{ slug: 'logos', fileCount: 0 }], files: [{ name: 'Logo', url: file.url }], totalSizeBytes: 7 }],
    ['/notes/indigo', { title: 'Indigo', bodyHtml: '<p>Blue</p>', readingMinutes: 1 }],
  ])('[§4.1 forms, tables, catalogs, files, notes] %s is read with any key, in test and live alike', async (path, expected) => {
    for (const key of [shop.keys.publishableTest, shop.keys.secretTest, shop.keys.publishableLive, shop.keys.secretLive]) {
      const answer = await read(path, key);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject(expected);
    }
  });

  it.each(['/forms/CONTACT', '/tables/Stockists', '/catalogs/LookBook', '/files/Press', '/notes/INDIGO'])(
    '[D-4] %s is read whatever its case',
    async (path) => {
      const answer = await read<{ slug: string }>(path);
      expect([answer.status, answer.body.slug]).toEqual([200, path.split('/')[2]!.toLowerCase()]);
    },
  );

  it.each(['/forms/contact', '/tables/stockists', '/catalogs/lookbook', '/files/press', '/notes/indigo'])(
    '[§1 r6] %s of another workspace is not found',
    async (path) => {
      const answer = await read<ErrorBody>(path, other.keys.secretLive);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it.each(['/forms/old', '/files/drafts', '/forms/nothing', '/tables/nothing', '/catalogs/nothing', '/files/nothing', '/notes/nothing'])(
    '[§4.1 forms, tables, catalogs, files, notes] %s is not found: only what is published and public is',
    async (path) => {
      const answer = await read<ErrorBody>(path);
      expect([answer.status, answer.body.error.code]).toEqual([404, 'NOT_FOUND']);
    },
  );

  it('[decisions 3.5 PublicTable] private columns are answered nowhere', async () => {
    const { text } = await read('/tables/stockists');
    expect(text).not.toMatch(/margin|987654/i);
  });

  it('[decisions 3.5 PublicFolder] a file’s signed link leads to the file, a changed one nowhere', async () => {
    const { body } = await read<{ files: { downloadUrl: string }[] }>('/files/press');
    const link = new URL(body.files[0]!.downloadUrl);
    expect(link.pathname).toMatch(new RegExp(`^/${shop.slug}/files/fil_`));
    const good = await service.client.get(link.pathname + link.search);
    expect([good.status, good.headers.get('location')]).toEqual([302, file.url]);
    for (const changed of [
      link.search.replace('expires=', 'expires=9'),
      link.search.replace(/signature=./, 'signature=~'),
      '?expires=1',
      '',
    ]) {
      const bad = await service.client.get<ErrorBody>(link.pathname + changed);
      expect([400, 404]).toContain(bad.status);
      expect(bad.body.error.message).not.toBe('');
    }
    const elsewhere = await service.client.get(link.pathname.replace(shop.slug, other.slug) + link.search);
    expect(elsewhere.status).toBe(404);
  });

  it('an exported document applies without a change', async () => {
    const exported = await service.client.get<object>('/v1/admin/document', { key: shop.adminToken });
    const plan = await service.client.put<{ created: []; changed: []; deleted: [] }>('/v1/admin/document?dryRun=true', exported.body, {
      key: shop.adminToken,
    });
    expect(plan.status).toBe(200);
    expect(plan.body).toMatchObject({ created: [], changed: [], deleted: [] });
  });
});
