import fc from 'fast-check';
import { csvOf } from './testing/csv-of.mjs';
import { EMPTY, importInto } from './testing/import-into.mjs';
import { shopifyExport } from './testing/shopify-export.mjs';
import { woocommerceExport } from './testing/woocommerce-export.mjs';

interface Variant {
  key: string;
  name: string;
  sku?: string;
  stock?: number | null;
  prices?: object[];
}
interface Document {
  products: { slug: string; name: string; variants: Variant[] }[];
  collections: { slug: string; name: string; productRefs: string[] }[];
}
const into = importInto as unknown as (present: object, csv: string, options?: object) => Promise<{ document: Document; summary: string }>;

/** Variants by their key, without their order, which is that of the first file. */
const byKey = ({ products }: Document) =>
  Object.fromEntries(products.map(({ slug, variants }) => [slug, Object.fromEntries(variants.map((variant) => [variant.key, variant]))]));

const PAIRS = [
  ['-1.00', '+1.00'],
  ['S', 'S+'],
  ['C', 'C#'],
  ['1.5 mm', '1-5 mm'],
  ['6½', '61/2'],
  ['Blå', 'Bla'],
  ['Red/Blue', 'Red-Blue'],
  ['iPhone 12', 'iPhone 12+'],
  ['S 2', 'S+'],
  ['赤', '青'],
];
/** Text of a cell whose column is too narrow in a spreadsheet: no label. */
const SHOWN_FOR_A_NARROW_COLUMN = /^#{3,}$/;
const COLUMNS = [
  'Handle',
  'Title',
  'Option1 Name',
  'Option1 Value',
  'Variant SKU',
  'Variant Inventory Tracker',
  'Variant Inventory Qty',
  'Variant Price',
];
const rowsOf = (labels: string[], hasSkus: boolean) =>
  labels.map((label, index) => ({
    ...{ Handle: 'part', Title: 'Part', 'Option1 Name': 'Size', 'Option1 Value': label },
    ...{ 'Variant SKU': hasSkus ? `SK-${index}` : '', 'Variant Inventory Tracker': 'shopify', 'Variant Inventory Qty': index + 1 },
    'Variant Price': `${index + 10}.00`,
  }));

describe('the order of rows', () => {
  it.each(PAIRS)('[D-155] means nothing for the variants %s and %s, whose labels make the same slug', async (one, other) => {
    for (const hasSkus of [true, false]) {
      const rows = rowsOf([one, other], hasSkus);
      const { document } = await into(EMPTY, csvOf(COLUMNS, rows));
      expect(document.products[0]!.variants.map(({ name, stock }) => [name, stock])).toEqual([
        [one, 1],
        [other, 2],
      ]);
      const turned = await into(EMPTY, csvOf(COLUMNS, rows.toReversed()));
      expect(byKey(turned.document)).toEqual(byKey(document));
      expect((await into(document, csvOf(COLUMNS, rows.toReversed()))).document).toEqual(document);
    }
  });

  it('[D-155] means nothing for any labels: imports in any order change nothing', async () => {
    const label = fc.oneof(
      fc.constantFrom(...PAIRS.flat()),
      fc.string({ unit: fc.constantFrom('a', 'B', '+', '#', ' ', '-', 'é', '1', '.'), minLength: 1, maxLength: 5 }),
    );
    const labels = fc.uniqueArray(
      label.filter((own) => own.trim() !== '' && !SHOWN_FOR_A_NARROW_COLUMN.test(own.trim())),
      {
        minLength: 1,
        maxLength: 8,
        selector: (own) => own.replace(/\s+/g, ' ').trim().toLowerCase(),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        labels,
        fc.boolean(),
        fc.infiniteStream(fc.double({ min: 0, max: 1, noNaN: true })),
        async (own, hasSkus, chance) => {
          const rows = rowsOf(own, hasSkus);
          const mixed = rows.map((row) => ({ row, at: chance.next().value as number })).sort((a, b) => a.at - b.at);
          const { document } = await into(EMPTY, csvOf(COLUMNS, rows));
          expect(document.products[0]!.variants).toHaveLength(rows.length);
          const other = csvOf(
            COLUMNS,
            mixed.map(({ row }) => row),
          );
          expect(byKey((await into(EMPTY, other)).document)).toEqual(byKey(document));
          expect((await into(document, other)).document).toEqual(document);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[D-155] means nothing for a variant whose label has changed: its SKU says which it is', async () => {
    const { document } = await into(EMPTY, csvOf(COLUMNS, rowsOf(['S', 'M'], true)));
    const renamed = await into(document, csvOf(COLUMNS, rowsOf(['Small', 'M'], true).toReversed()));
    expect(renamed.document.products[0]!.variants.map(({ key, name, stock }) => [key, name, stock])).toEqual([
      ['s', 'Small', 1],
      ['m', 'M', 2],
    ]);
  });

  it('[D-155] keeps products of the same name apart by SKU, and by ID', async () => {
    const header = 'ID,Type,SKU,Name,Regular price\n';
    const [small, large] = ['12,simple,GB-S,Gift Box,45', '13,simple,GB-L,Gift Box,95'];
    const { document } = await into(EMPTY, `${header}${small}\n${large}`);
    expect(document.products.map(({ slug }) => slug)).toEqual(['gift-box', 'gift-box-13']);
    expect((await into(document, `${header}${large}\n${small}`)).document).toEqual(document);
    expect((await into(document, `${header}${large}`)).document).toEqual(document);
    const bySku = { ...document, products: document.products.map((product) => ({ ...product, importSource: undefined })) };
    const { document: changed } = await into(bySku, `Type,SKU,Name,Regular price\nsimple,GB-L,Gift Box,99`);
    expect(changed.products.map(({ variants }) => variants[0]!.prices)).toMatchObject([[{ priceMinor: 4500 }], [{ priceMinor: 9900 }]]);
    const byId = await into(document, `${header}13,simple,GB-XL,Gift Chest,95`);
    expect(byId.document.products.map(({ slug, name }) => [slug, name])).toEqual([
      ['gift-box', 'Gift Box'],
      ['gift-box-13', 'Gift Chest'],
    ]);
  });

  it('[D-155] leaves a product alone whose name another one of a later file has', async () => {
    const header = 'ID,Type,SKU,Name,Regular price\n';
    const [one, other] = ['13,simple,,Gift Box,95', '12,simple,,Gift Box,45'];
    const first = await into(EMPTY, header + one);
    const { document } = await into(first.document, `${header}${other}\n${one}`);
    expect(document.products.map(({ slug, variants }) => [slug, variants[0]!.prices])).toMatchObject([
      ['gift-box', [{ priceMinor: 9500 }]],
      ['gift-box-12', [{ priceMinor: 4500 }]],
    ]);
    expect((await into(document, `${header}${one}\n${other}`)).document).toEqual(document);
  });

  it('[D-155] leaves out a second row of the same product', async () => {
    const csv = 'ID,Type,SKU,Name,Regular price\n12,simple,GB,Gift Box,45\n12,simple,GB,Gift Box,95\n,simple,M,Mug,5\n,simple,M,Mug,6';
    const { document, summary } = await into(EMPTY, csv);
    expect(document.products.map(({ slug }) => slug)).toEqual(['gift-box', 'mug']);
    expect(summary).toContain('ID: a second row of the same product is left out (rows 3, 5)');
    expect((await into(document, csv)).document).toEqual(document);
  });

  it('[D-155] leaves out products of the same name that nothing tells apart', async () => {
    const { document, summary } = await into(EMPTY, 'Type,Name,Regular price\nsimple,Gift Box,45\nsimple,gift box,95\nsimple,Mug,5');
    expect(document.products.map(({ slug }) => slug)).toEqual(['mug']);
    expect(summary).toContain('Name: products of the same name are left out where neither ID nor SKU tells them apart (rows 2, 3)');
  });

  it('[D-155] finds a product by its handle after its slug was changed, and one made by hand by its SKU', async () => {
    const csv = 'Handle,Title,Variant SKU,Variant Price\nmug,Mug,M-1,5';
    const { document } = await into(EMPTY, csv);
    const renamed = { ...document, products: document.products.map((product) => ({ ...product, slug: 'cup' })) };
    expect((await into(renamed, csv)).document).toEqual(renamed);
    const byHand = {
      ...EMPTY,
      products: [{ slug: 'my-mug', name: 'My mug', variants: [{ key: 'one', name: 'One', sku: 'M-1', stock: 3 }] }],
    };
    const { document: matched } = await into(byHand, csv);
    expect(matched.products).toMatchObject([{ slug: 'my-mug', variants: [{ key: 'one', stock: 3, prices: [{ priceMinor: 500 }] }] }]);
  });

  it('[D-155] makes collections of C++, C# and C, whatever comes first', async () => {
    const file = (...tags: string[]) =>
      `Handle,Title,Variant Price,Tags\n${tags.map((tag, index) => `b${tag.length}${index},B,5,"${tag}"`).join('\n')}`;
    const { document } = await into(EMPTY, file('C++', 'C#', 'C'));
    const names = ({ collections }: Document) => Object.fromEntries(collections.map(({ slug, name }) => [slug, name]));
    expect(Object.values(names(document))).toEqual(['C++', 'C#', 'C']);
    expect(names(document)).toHaveProperty('c', 'C');
    expect(names((await into(EMPTY, file('C', 'C#', 'C++'))).document)).toEqual(names(document));
    const again = await into(document, file('C', 'C#', 'C++'));
    expect(names(again.document)).toEqual(names(document));
  });

  it.each([
    ['Shopify', shopifyExport],
    ['WooCommerce', woocommerceExport],
  ])('[D-155] means nothing for an export of %s: a second import in another order changes nothing', async (_, exported) => {
    const { document } = await into(EMPTY, exported());
    expect((await into(document, exported())).document).toEqual(document);
    const { parse } = await import('csv-parse/sync');
    const [headers, ...rows] = parse(exported(), { relax_column_count: true }) as string[][];
    const asRows = rows.toReversed().map((cells) => Object.fromEntries(headers!.map((header, index) => [header, cells[index]])));
    const turned = await into(document, csvOf(headers!, asRows));
    expect(byKey(turned.document)).toEqual(byKey(document));
  });
});
