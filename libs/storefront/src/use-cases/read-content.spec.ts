import { PlainLinkSigner } from '@svc/kernel/testing';
import { Moment } from '../domain/moment';
import { HostedAddress } from '../domain/store-profile';
import { aCatalogSource, aNoteSource, aPieceSource, aStore, aTableSource, InMemoryContentReader } from '../testing';
import { ReadContent } from './read-content';

const store = aStore();
const optionId = '0193d4b1-7c00-7abc-8def-0123456789ff';

function holding(content: ConstructorParameters<typeof InMemoryContentReader>[1]) {
  const reader = new InMemoryContentReader({ id: store.workspaceId, slug: store.slug }, content);
  return new ReadContent(reader, new HostedAddress('https://shop.example'), new PlainLinkSigner());
}

describe('reading a table', () => {
  it('[decisions 3.5 PublicTable] returns nothing of private columns', async () => {
    const table = aTableSource({
      columns: [
        { key: 'cost', label: 'Cost', type: 'number', private: true },
        { key: 'size', label: 'Size', type: 'text', private: false },
      ],
      rows: [{ id: optionId, cells: { size: 'L', cost: 900 }, updatedAt: '2026-01-02T03:04:05.000000Z' }],
    });
    const view = await holding({ tables: [table] }).table({ store, slug: 'sizes' });
    expect(view).toEqual({
      ref: expect.stringMatching(/^tbl_/),
      slug: 'sizes',
      name: 'Sizes',
      columns: [{ key: 'size', label: 'Size', type: 'text', sort: 0 }],
      rows: [{ ref: expect.stringMatching(/^row_/), cells: { size: 'L' }, sort: 0, updatedAt: '2026-01-02T03:04:05.000000Z' }],
      rowCount: 1,
      updatedAt: '2026-01-02T03:04:05.678901Z',
    });
    expect(JSON.stringify(view)).not.toMatch(/cost|900/i);
  });
});

describe('reading a media catalog', () => {
  it('[decisions 3.5 PublicCatalog] returns every piece in its order', async () => {
    const catalog = aCatalogSource({
      items: [aPieceSource({ title: 'One', link: { type: 'product', productSlug: 'vase' } }), aPieceSource()],
    });
    const view = await holding({ catalogs: [catalog] }).catalog({ store, slug: 'lookbook' });
    expect(view).toMatchObject({ ref: expect.stringMatching(/^cat_/), layout: 'grid', itemCount: 2 });
    expect(view.items[0]).toEqual({
      ref: expect.stringMatching(/^itm_/),
      type: 'image',
      title: 'One',
      url: 'https://pictures.example/1.jpg',
      mimeType: 'image/jpeg',
      sizeBytes: 1_000,
      tags: [],
      link: { type: 'product', productSlug: 'vase' },
      sort: 0,
    });
    expect(view).not.toHaveProperty('packageOptionIds');
  });

  it('[§2.1] links to a package option by its ref, and leaves out one that is not published', async () => {
    const link = (packageOptionRef: string) => ({ type: 'package' as const, packageSlug: 'gift', packageOptionRef });
    const items = [aPieceSource({ link: link('gift/large') }), aPieceSource({ link: link('gift/gone') })];
    const catalog = aCatalogSource({ items, packageOptionIds: { 'gift/large': optionId } });
    const view = await holding({ catalogs: [catalog] }).catalog({ store, slug: 'lookbook' });
    expect(view.items.map((item) => item.link?.packageOptionRef)).toEqual([expect.stringMatching(/^pko_/), undefined]);
  });
});

describe('reading a note', () => {
  it('[decisions 3.5 PublicNote] finds it from the moment of its publication on', async () => {
    const notes = holding({ notes: [aNoteSource({ publishedAt: '2026-03-01T12:00:00.000Z' })] });
    const readAt = (now: string) => notes.note({ store, slug: 'indigo', now: new Moment(new Date(now)) });
    await expect(readAt('2026-03-01T11:59:59.999Z')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await readAt('2026-03-01T12:00:00.000Z')).toMatchObject({
      ref: expect.stringMatching(/^not_/),
      title: 'Indigo',
      bodyHtml: '<p>Blue.</p>',
    });
  });
});
