import { EMPTY, importInto } from './testing/import-into.mjs';
import { classicByHand, headersOf2025, serbianWine } from './testing/real-exports.mjs';

interface Document {
  products: {
    slug: string;
    name: string;
    published?: boolean;
    variants: { sku?: string; [field: string]: unknown }[];
    [field: string]: unknown;
  }[];
  collections: { slug: string; name: string; productRefs: string[] }[];
}
const into = importInto as unknown as (
  present: object,
  csv: string | Buffer,
  options?: object,
) => Promise<{ document: Document; summary: string; leftOut: { isNotUnderstood?: true }[] }>;

describe('exports in the forms of real shops', () => {
  it.each([
    ['headers of 2025', headersOf2025],
    ['cells padded by hand', classicByHand],
    ['a shop in Serbian', serbianWine],
  ])('[D-155] are understood in every cell, and a second import finds nothing to do: %s', async (_, exported) => {
    const { document, leftOut } = await into(EMPTY, exported());
    expect(leftOut.filter(({ isNotUnderstood }) => isNotUnderstood)).toEqual([]);
    expect((await into(document, exported())).document).toEqual(document);
  });

  it('[D-155] give what the headers of 2025 say', async () => {
    const { document } = await into(EMPTY, headersOf2025());
    const [wig, heart, tea] = document.products;
    expect(wig).toMatchObject({
      slug: 'silk-wig',
      published: true,
      needsDelivery: true,
      description: 'Soft & long.\n\n• 22"',
      info: { infoCategory: 'Wigs' },
      options: [{ name: 'Length' }, { name: 'Colour', values: [{ label: 'Black' }, { label: 'Off black' }] }],
      images: [{ alt: 'A wig' }, {}, {}, {}],
      variants: [
        { stock: 10, weightValue: 1, weightUnit: 'lb', prices: [{ priceMinor: 12_900, compareAtMinor: 15_900 }] },
        { sku: '24', stock: 0 },
        { sku: '24', stock: 10 },
      ],
    });
    expect([heart!.published, tea!.name]).toEqual([false, 'Ceai de plante']);
    expect(document.collections.map(({ name }) => name)).toEqual(['wig', 'silk', 'ceai']);
  });

  it('[D-155] give what people have padded and repeated', async () => {
    const { document, summary } = await into(EMPTY, classicByHand());
    expect(document.products.map(({ name, variants }) => [name, variants.map(({ stock }) => stock)])).toEqual([
      ['Padded shirt', [4, 0]],
      ['A title of two lines', [1]],
      ['Long one', [1]],
      ['Long two', [1]],
      ['Utan saldo', [null]],
    ]);
    expect(document.products[0]!.options).toMatchObject([{ name: 'Size', values: [{ label: 'S' }, { label: 'M' }] }]);
    expect(new Set(document.products.map(({ slug }) => slug)).size).toBe(5);
    expect(summary).toContain('SKU: duplicate of an earlier row; both are kept');
    expect(summary).toContain('Stock: rounded to a whole number of 0 or more');
    expect(summary).toContain('Variant Inventory Qty: tracked stock without a number is not tracked');
  });

  it('[D-155] give what a shop in Serbian says, also in Windows-1250 and UTF-16', async () => {
    const { document } = await into(EMPTY, serbianWine());
    expect(document.products.map(({ slug }) => slug)).toEqual([
      'prokupac-coka-0-75-l',
      expect.stringMatching(/^product-[0-9a-f]{8}$/),
      'poklon-kutija',
      'poklon-kutija-104',
      'poklon-kutija-105',
    ]);
    expect(document.products[0]).toMatchObject({
      name: 'Prokupac – „Čoka“ 0,75 l',
      description: 'Suvo crno vino.\nŽupa, Đerdap & Šumadija.',
      info: { specs: [{ label: 'Sorta', value: 'Prokupac, Merlo' }] },
    });
    expect(document.products[1]!.variants[0]).toMatchObject({ stock: 12, prices: [{ priceMinor: 99_000, compareAtMinor: 129_000 }] });
    expect((await into(EMPTY, Buffer.from(`\ufeff${serbianWine()}`, 'utf16le'))).document).toEqual(document);
    const { default: iconv } = await import('iconv-lite');
    const latin = serbianWine().replaceAll('Рујно вино', 'Rujno vino');
    const { document: expected } = await into(EMPTY, latin);
    expect((await into(EMPTY, iconv.encode(latin, 'windows-1250'), { encoding: 'windows-1250' })).document).toEqual(expected);
  });
});
