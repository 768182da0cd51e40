import { htmlReader } from './cells.mjs';
import { LeftOut, leftOutText } from './left-out.mjs';
import { mergeInto } from './merge.mjs';
import { Pictures } from './pictures.mjs';
import { readCsv } from './read-csv.mjs';
import { readProducts } from './read-products.mjs';
import { shopifyExport } from './testing/shopify-export.mjs';
import { woocommerceExport } from './testing/woocommerce-export.mjs';
import { toDocument } from './to-document.mjs';

interface Variant {
  key: string;
  name: string;
  stock: number | null;
  [field: string]: unknown;
}
interface Product {
  slug: string;
  name: string;
  variants: Variant[];
  [field: string]: unknown;
}
interface Imported {
  products: Product[];
  collections: { slug: string; name: string; productRefs: string[] }[];
}

async function importOf(csv: string | Buffer, shop: object = {}) {
  const leftOut = new LeftOut();
  const { from, products } = readProducts(await readCsv(Buffer.from(csv as string)), leftOut, new Date('2026-11-01T00:00:00Z'));
  const pictures = new Pictures();
  const tools = { currency: 'USD', digits: 2, leftOut, readHtml: await htmlReader(), addressOf: pictures.addressOf, ...shop };
  const imported = toDocument(products, tools) as unknown as Imported;
  const bySlug = (slug: string) => imported.products.find((product) => product.slug === slug)!;
  const byName = (name: string) => imported.products.find((product) => product.name === name)!;
  return { from, ...imported, imported, bySlug, byName, summary: leftOutText(leftOut.summary()) };
}

describe('Shopify’s export', () => {
  it('gives each product with its options, variants, prices, texts and pictures', async () => {
    const { from, products, bySlug } = await importOf(shopifyExport());
    expect([from, products.length, products.flatMap(({ variants }) => variants).length]).toEqual(['Shopify', 58, 24 * 6 + 25 + 9]);
    expect(bySlug('shirt-1')).toMatchObject({
      name: 'Shirt № 1',
      published: true,
      description: 'Woven by hand, "twice" as dense.\n\n• Cotton & linen\n• Wash at 30°',
      seoTitle: 'Shirt 1',
      seoDescription: 'Cool.',
      media: ['https://img.example/shirt-1-1.jpg?v=17', 'https://img.example/shirt-1-2.jpg?v=17'],
      images: [{ url: 'https://img.example/shirt-1-1.jpg?v=17', alt: 'Front' }, { url: 'https://img.example/shirt-1-2.jpg?v=17' }],
      needsDelivery: true,
      info: { brand: 'Ilé', infoCategory: 'Shirts' },
      options: [
        { key: 'size', name: 'Size', values: [{ key: 's', label: 'S' }, { key: 'm' }, { key: 'l' }] },
        {
          key: 'colour',
          name: 'Colour',
          values: [
            { key: 'indigo', label: 'Indigo' },
            { key: 'off-white', label: 'Off White' },
          ],
        },
      ],
    });
    expect(bySlug('shirt-1').variants[1]).toEqual({
      key: 's-off-white',
      name: 'S / Off White',
      sku: 'SH-1-S-O',
      barcode: '400638131',
      weightValue: 0.25,
      weightUnit: 'kg',
      optionValueRefs: ['size/s', 'colour/off-white'],
      prices: [{ currency: 'USD', priceMinor: 4000, compareAtMinor: 5500 }],
      stock: 1,
      media: ['https://img.example/shirt-1-2.jpg?v=17'],
    });
    expect(bySlug('shirt-2').variants[0]!.prices).toEqual([{ currency: 'USD', priceMinor: 4000 }]);
    expect(bySlug('bowl-1').media).toEqual([1, 2, 3].map((index) => `https://img.example/bowl-1-${index}.jpg?v=17`));
  });

  it('makes hard cases fit', async () => {
    const { bySlug, byName, products } = await importOf(shopifyExport());
    expect(bySlug('cafe-nandu').variants[0]).toMatchObject({
      key: 'default',
      weightValue: 1,
      weightUnit: 'lb',
      optionValueRefs: [],
      stock: null,
    });
    expect(byName('スカーフ 🧣').slug).toMatch(/^product-[0-9a-f]{8}$/);
    expect([bySlug('draft').published, bySlug('hidden').published]).toEqual([false, false]);
    expect(bySlug('hidden').variants[0]!.stock).toBe(0);
    expect(bySlug('on-request').variants[0]!.prices).toBeUndefined();
    expect(bySlug('free')).toMatchObject({ needsDelivery: false, variants: [{ prices: [{ priceMinor: 0 }] }] });
    expect([bySlug('sells-on').preorderable, bySlug('draft').preorderable]).toEqual([true, undefined]);
    expect(products.every(({ name }) => name.length <= 300)).toBe(true);
    expect(products.map(({ slug }) => slug)).toEqual([...new Set(products.map(({ slug }) => slug))]);
  });

  it('makes collections of tags, and none where none are wanted', async () => {
    const { collections } = await importOf(shopifyExport());
    expect(collections.map(({ name, productRefs }) => [name, productRefs.length])).toEqual([
      ['summer', 25],
      ['Linen', 24],
      ['Kitchen', 25],
      ['coffee', 1],
      ['秋', 1],
    ]);
    expect((await importOf(shopifyExport(), { withCollections: false })).collections).toEqual([]);
  });

  it('[ADR 0104 r4] says what it leaves out, with rows, and nothing of values that say nothing', async () => {
    const { summary } = await importOf(shopifyExport());
    for (const part of [
      'Gift Card: gift cards are left out (row 230)',
      'Title: a product without one is left out (row 231)',
      'Cost per item: costs are not imported',
      'Loyalty points: unknown column, left out (row 227)',
      'Variant Inventory Tracker: stock that another program counts is not tracked',
      'Compare-at price: one that is not above the price is left out (rows 8, ',
      'Description: images and videos in it are left out',
      'Stock: rounded to a whole number of 0 or more',
      'SKU: duplicate of an earlier row; both are kept (row 223)',
      'Price: rounded to 2 decimals, as USD has',
      'Name: cut to 300 characters',
    ])
      expect(summary).toContain(part);
    expect(summary).not.toMatch(/Variant Taxable|Variant Fulfillment/);
  });

  it('reads the headers of 2025, and tables of spreadsheets', async () => {
    const written =
      'URL handle;Title;Option1 name;Option1 value;Price;Compare-at price;Weight value (grams);Inventory tracker;Inventory quantity\n';
    const { bySlug } = await importOf(`\uFEFF${written}mug;Mug;Size;L;12,50;15,00;300;shopify;4\nmug;;;S;10,00;;;;\n`);
    expect(bySlug('mug').variants).toMatchObject([
      { key: 'l', prices: [{ priceMinor: 1250, compareAtMinor: 1500 }], weightValue: 300, weightUnit: 'g', stock: 4 },
      { key: 's', prices: [{ priceMinor: 1000 }], stock: null },
    ]);
  });
});

describe('WooCommerce’s export', () => {
  it('joins variations with their product wherever they stand, in their order', async () => {
    const { from, products, bySlug } = await importOf(woocommerceExport());
    expect([from, products.length]).toEqual(['WooCommerce', 57]);
    for (const number of [1, 2, 3]) {
      const coat = bySlug(`coat-belt-${number}`);
      expect(coat).toMatchObject({ name: `Coat & belt ${number}`, description: 'Warm.', needsDelivery: true });
      expect(coat.info).toMatchObject({ brand: 'Ilé', longDescription: 'Care\n\nBrush, "gently".\n\n• Wool' });
      expect(coat.variants.map(({ key, stock }) => [key, stock])).toEqual([
        ['s-rouge', number],
        ['s-noir', 2 * number],
        ['m-rouge', 3 * number],
        ['m-noir', 4 * number],
      ]);
    }
    expect(bySlug('coat-belt-1').variants[1]).toMatchObject({
      sku: 'COAT-1-S-Noir',
      weightValue: 1.4,
      weightUnit: 'kg',
      prices: [{ currency: 'USD', priceMinor: 15_000, compareAtMinor: 18_000 }],
      media: ['https://img.example/coat-1-Noir.jpg'],
    });
    expect([bySlug('coat-belt-1').seoTitle, bySlug('coat-belt-2').seoTitle]).toEqual(['Coat 1', undefined]);
  });

  it('makes hard cases fit', async () => {
    const { bySlug, byName } = await importOf(woocommerceExport());
    expect(byName('مزهرية 🏺')).toMatchObject({ description: 'Ligne\nune' });
    expect(bySlug('brouillon')).toMatchObject({ published: false });
    expect(bySlug('cache')).toMatchObject({ published: false, variants: [{ stock: 0 }] });
    expect(bySlug('solde').variants[0]!.prices).toEqual([{ currency: 'USD', priceMinor: 2000 }]);
    expect(bySlug('en-solde').variants[0]!.prices).toEqual([{ currency: 'USD', priceMinor: 1500, compareAtMinor: 2000 }]);
    expect(bySlug('an-e-book')).toMatchObject({ published: false, needsDelivery: false });
    expect(bySlug('a-lesson')).toMatchObject({ needsDelivery: false, preorderable: true, variants: [{ stock: 0 }] });
    expect(byName('=1+1').slug).toBe('1-1');
    expect(bySlug('cup-1').info).toEqual({ specs: [{ id: 's1', key: 'material', label: 'Material', value: 'Clay, Glaze' }] });
  });

  it('takes a variation of any value for each that is no variation of its own', async () => {
    const { options, variants } = (await importOf(woocommerceExport())).bySlug('any-size');
    expect(options).toMatchObject([{ key: 'size' }]);
    expect(variants.map(({ key, prices, stock }) => [key, (prices as { priceMinor: number }[])[0]!.priceMinor, stock])).toEqual([
      ['s', 2000, null],
      ['l', 2000, null],
      ['m', 2500, null],
    ]);
  });

  it('makes collections of categories and tags', async () => {
    const { collections } = await importOf(woocommerceExport());
    expect(collections.map(({ slug, name, productRefs }) => [slug, name, productRefs.length])).toEqual([
      ['clothes-coats', 'Coats', 20],
      ['sale-last-call', 'Sale, last call', 20],
      ['winter', 'winter', 20],
      ['kitchen', 'kitchen', 28],
      ['maison', 'Maison', 1],
    ]);
  });

  it('[ADR 0104 r4] says what it leaves out', async () => {
    const { summary } = await importOf(woocommerceExport());
    for (const part of [
      'Type: products of the type "grouped" are left out',
      'Type: products of the type "external" are left out',
      'Type: digital downloads are not delivered: the product is not published',
      'Type: a variable product without variations is left out',
      'Parent: a variation whose product is not in the file is left out',
      'Download 1 URL: digital downloads are not imported',
      'Meta: _plugin: fields of plug-ins are not imported',
      'Fabric code: unknown column, left out',
      'Sale price: a sale at another time is left out',
      'Sale price: imported without its end',
      'Stock: stock that variations share is not tracked',
      'SEO texts: patterns of a plug-in are left out',
      'Price: there is none: priced on request',
    ])
      expect(summary).toContain(part);
    expect(summary).not.toContain('Tax status');
  });
});

describe('an import', () => {
  it('[ADR 0104 r1] refuses a table of something else', async () => {
    await expect(importOf('Name,Price\na,1')).rejects.toThrow('neither Shopify');
  });

  it('writes amounts with the decimals of the currency', async () => {
    const { byName, summary } = await importOf('Handle,Title,Variant Price\na,A,1500.00\nb,B,12.50', { currency: 'JPY', digits: 0 });
    expect([byName('A'), byName('B')].map(({ variants }) => variants[0]!.prices)).toEqual([
      [{ currency: 'JPY', priceMinor: 1500 }],
      [{ currency: 'JPY', priceMinor: 13 }],
    ]);
    expect(summary).toContain('Price: rounded to 0 decimals, as JPY has (row 3)');
  });

  it('[ADR 0104 r3] keeps what the file does not speak of', async () => {
    const { imported } = await importOf(
      'Handle,Title,Tags,Option1 Name,Option1 Value,Variant Price\ntee,New tee,Summer,Size,S,12.00\ntee,,,,M,\ncap,Cap,Summer,,,',
    );
    const price = (currency: string, priceMinor: number) => ({ currency, priceMinor });
    const [s, l] = [
      { key: 's', name: 'S', stock: 3, badge: 'New', optionValueRefs: ['size/s'], prices: [price('USD', 900), price('EUR', 800)] },
      { key: 'l', name: 'L', stock: 1, optionValueRefs: ['size/l'], prices: [price('USD', 950)] },
    ];
    const options = [
      {
        key: 'size',
        name: 'Size',
        display: 'color',
        values: [
          { key: 's', label: 'S' },
          { key: 'l', label: 'L' },
        ],
      },
    ];
    const present = {
      version: 1,
      revision: 'r1',
      notes: [{ slug: 'note' }],
      products: [
        { slug: 'vase' },
        { slug: 'tee', name: 'Tee', saveForItEnabled: true, info: { mpn: 'M' }, media: ['https://a.example'], options, variants: [s, l] },
      ],
      collections: [
        { slug: 'old', productRefs: ['vase'] },
        { slug: 'summer', name: 'Été', productRefs: ['vase'] },
      ],
    };
    const merged = mergeInto(present, imported) as unknown as Imported & object;
    expect(merged).toEqual({
      version: 1,
      revision: 'r1',
      products: [{ slug: 'vase' }, expect.objectContaining({ slug: 'tee' }), expect.objectContaining({ slug: 'cap' })],
      collections: [
        { slug: 'old', productRefs: ['vase'] },
        { slug: 'summer', name: 'Été', productRefs: ['vase', 'tee', 'cap'] },
      ],
    });
    const [, tee, cap] = merged.products;
    expect(tee).toMatchObject({ name: 'New tee', saveForItEnabled: true, info: { mpn: 'M' }, media: ['https://a.example'] });
    expect(tee!.options).toMatchObject([{ display: 'color', values: [{ key: 's' }, { key: 'l' }, { key: 'm' }] }]);
    expect(tee!.variants).toMatchObject([{ ...s, prices: [price('USD', 1200), price('EUR', 800)] }, l, { key: 'm', pricingMode: 'quote' }]);
    expect(cap!.variants).toMatchObject([{ key: 'default', pricingMode: 'quote' }]);
    expect(mergeInto({ ...present, ...merged }, imported)).toEqual(merged);
  });

  it('[ADR 0104 r3] replaces the variants of a product whose options have become others', async () => {
    const { imported } = await importOf('Handle,Title,Option1 Name,Option1 Value,Variant Price\ntee,Tee,Colour,Red,1');
    const options = [{ key: 'size', values: [{ key: 's' }] }];
    const present = { version: 1, products: [{ slug: 'tee', options, variants: [{ key: 's' }] }] };
    const [tee] = (mergeInto(present, imported) as unknown as Imported).products;
    expect([tee!.options, tee!.variants]).toMatchObject([[{ key: 'colour' }], [{ key: 'red' }]]);
  });
});
