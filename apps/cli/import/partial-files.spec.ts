import fc from 'fast-check';
import { csvOf } from './testing/csv-of.mjs';
import { EMPTY, importInto } from './testing/import-into.mjs';

interface Variant {
  key: string;
  name: string;
  sku?: string;
  stock?: number | null;
  prices?: { currency: string; priceMinor: number; compareAtMinor?: number }[];
  [field: string]: unknown;
}
interface Product {
  slug: string;
  name: string;
  variants: Variant[];
  [field: string]: unknown;
}
interface Document {
  products: Product[];
  collections: { slug: string; name: string; productRefs: string[] }[];
}
interface Result {
  document: Document;
  summary: string;
  leftOut: { column: string; reason: string; rows: number[]; isNotUnderstood?: boolean }[];
}
const into = importInto as unknown as (present: object, csv: string, options?: object) => Promise<Result>;

const partA = {
  Handle: 'part-a',
  Title: 'Part A',
  'Body (HTML)': '<p>Good.</p>',
  Vendor: 'Ilé',
  Type: 'Parts',
  Tags: 'New, Summer',
  Published: 'false',
  Status: 'draft',
  'Option1 Name': 'Size',
  'Option1 Value': 'S',
  'Variant SKU': 'PA-S',
  'Variant Grams': 250,
  'Variant Weight Unit': 'kg',
  'Variant Inventory Tracker': 'shopify',
  'Variant Inventory Qty': 5,
  'Variant Inventory Policy': 'continue',
  'Variant Price': '12.50',
  'Variant Compare At Price': '15.00',
  'Variant Requires Shipping': 'true',
  'Variant Barcode': '400638',
  'Image Src': 'https://img.example/a.png',
  'Image Alt Text': 'Front',
  'Variant Image': 'https://img.example/s.png',
  'SEO Title': 'A part',
  'SEO Description': 'Cool.',
};
const ofM = { ...partA, Title: '', 'Image Src': '', 'Option1 Value': 'M', 'Variant SKU': 'PA-M', 'Variant Inventory Qty': 6 };
const COLUMNS = Object.keys(partA);
const shopify = (columns: string[], ...rows: object[]) => csvOf(columns, rows as Record<string, unknown>[]);

const coat = {
  ID: 20,
  Type: 'variable',
  SKU: 'C',
  Name: 'Coat',
  Published: '0',
  'Visibility in catalog': 'visible',
  'Short description': 'Warm.',
  Description: 'Long.',
  'Regular price': '',
  'Sale price': '',
  'In stock?': 1,
  Stock: '',
  'Weight (kg)': '',
  'Backorders allowed?': 0,
  Categories: 'Clothes > Coats',
  Tags: 'winter',
  Images: 'https://img.example/c.png',
  Parent: '',
  Brands: 'Ilé',
  'Attribute 1 name': 'Size',
  'Attribute 1 value(s)': 'S, M',
  'Meta: _yoast_wpseo_title': 'A coat',
};
const variation = (id: number, size: string) => ({
  ...coat,
  ID: id,
  Type: 'variation',
  SKU: `C-${size}`,
  Name: `Coat - ${size}`,
  Published: '1',
  'Short description': '',
  Description: '',
  'Regular price': '180',
  'Sale price': '150',
  Stock: 3,
  'Weight (kg)': '1.4',
  Categories: '',
  Tags: '',
  Images: '',
  Parent: 'id:20',
  Brands: '',
  'Attribute 1 value(s)': size,
  'Meta: _yoast_wpseo_title': '',
});
const WOO = Object.keys(coat);
const REQUIRED_WOO = ['ID', 'Type', 'SKU', 'Name', 'Regular price', 'Parent'];

describe('a file that lacks columns', () => {
  let present: object;
  let wooPresent: object;
  beforeAll(async () => {
    present = (await into(EMPTY, shopify(COLUMNS, partA, ofM))).document;
    wooPresent = (await into(EMPTY, csvOf(WOO, [coat, variation(21, 'S'), variation(22, 'M')]))).document;
  });

  it('[D-155] changes the one price that it says', async () => {
    const { document, summary } = await into(present, 'Handle,Title,Variant SKU,Variant Price\npart-a,Part A,PA-S,12');
    const [before] = (present as Document).products;
    expect(document.products[0]).toEqual({
      ...before,
      variants: [{ ...before!.variants[0], prices: [{ currency: 'USD', priceMinor: 1200, compareAtMinor: 1500 }] }, before!.variants[1]],
    });
    expect(summary).toBe('');
  });

  it('[D-155] changes nothing whichever of the columns of Shopify it has', async () => {
    const columns = fc.subarray(COLUMNS).map((chosen) => [...new Set(['Handle', 'Title', 'Variant SKU', 'Variant Price', ...chosen])]);
    await fc.assert(
      fc.asyncProperty(columns, fc.boolean(), async (chosen, isTurned) => {
        const { document } = await into(present, shopify(chosen, ...(isTurned ? [ofM, partA] : [partA, ofM])));
        expect(document).toEqual(present);
      }),
    );
  });

  it('[D-155] changes nothing whichever of the columns of WooCommerce it has', async () => {
    const columns = fc.subarray(WOO).map((chosen) => [...new Set([...REQUIRED_WOO, ...chosen])]);
    const rows = fc.constantFrom([coat, variation(21, 'S'), variation(22, 'M')], [variation(22, 'M'), coat, variation(21, 'S')]);
    await fc.assert(
      fc.asyncProperty(columns, rows, async (chosen, own) => {
        const hasSale = chosen.includes('Sale price');
        const { document } = await into(
          wooPresent,
          csvOf(hasSale ? chosen : chosen.filter((one) => one !== 'Regular price').concat('Regular price'), [...own]),
        );
        const expected = hasSale ? wooPresent : withRegularPrice(wooPresent);
        expect(document).toEqual(expected);
      }),
    );
  });

  const withRegularPrice = (document: object) => ({
    ...document,
    products: (document as Document).products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, prices: [{ currency: 'USD', priceMinor: 18_000 }] })),
    })),
  });

  it('[D-155] touches neither price, stock, published, delivery nor options when it has empty cells as well', async () => {
    const columns = fc.subarray(COLUMNS.filter((column) => !['Handle', 'Title', 'Variant SKU'].includes(column)));
    await fc.assert(
      fc.asyncProperty(columns, async (emptied) => {
        const without = (row: object) => ({ ...row, ...Object.fromEntries(emptied.map((column) => [column, ''])) });
        const { document } = await into(present, shopify(COLUMNS, without(partA), without(ofM)));
        const essence = ({ products }: Document) =>
          products.map(({ published, needsDelivery, options, variants, media }) => ({
            ...{ published, needsDelivery, options, media },
            variants: variants.map(({ key, stock, prices, optionValueRefs, weightValue }) => ({
              ...{ key, stock, optionValueRefs, weightValue },
              price: prices![0]!.priceMinor,
            })),
          }));
        expect(essence(document)).toEqual(essence(present as Document));
      }),
    );
  });

  it('[D-155] empties compare-at price, texts and tags by empty cells', async () => {
    const emptied = {
      ...{ 'Body (HTML)': '', Vendor: '', Type: '', Tags: '', 'SEO Title': '', 'SEO Description': '' },
      ...{ 'Variant Compare At Price': '', 'Variant Barcode': '' },
    };
    const byHand = { slug: 'by-hand', name: 'By hand', productRefs: ['part-a'] };
    const before = { ...present, collections: [...(present as Document).collections, byHand] };
    const { document } = await into(before, shopify(COLUMNS, { ...partA, ...emptied }, { ...ofM, ...emptied }));
    const [product] = document.products;
    for (const field of ['description', 'info', 'seoTitle', 'seoDescription']) expect(product).not.toHaveProperty(field);
    expect(product!.variants.map(({ prices, barcode }) => [prices, barcode])).toEqual(
      Array(2).fill([[{ currency: 'USD', priceMinor: 1250 }], undefined]),
    );
    expect(document.collections.map(({ slug, productRefs }) => [slug, productRefs])).toEqual([
      ['new', []],
      ['summer', []],
      ['by-hand', ['part-a']],
    ]);
  });

  it('[D-155] takes a product out of the collections of tags that it no longer has, and of no others', async () => {
    const { document } = await into(present, shopify(['Handle', 'Title', 'Variant Price', 'Tags'], { ...partA, Tags: 'Summer, Sale' }));
    expect(document.collections.map(({ slug, productRefs }) => [slug, productRefs])).toEqual([
      ['new', []],
      ['summer', ['part-a']],
      ['sale', ['part-a']],
    ]);
  });

  it('[D-155] does not speak of variants whose rows it lacks', async () => {
    const csv = 'Handle,Variant SKU,Variant Price,Variant Requires Shipping\npart-a,PA-S,12.50,false';
    expect((await into(present, csv)).document).toEqual(present);
  });

  it('[D-155] takes rows for one product whatever the case of their handle', async () => {
    const csv = 'Handle,Title,Option1 Name,Option1 Value,Variant Price\nSummer-Tee,Tee,Size,S,5\nsummer-tee,,,M,6';
    expect((await into(EMPTY, csv)).document.products).toMatchObject([{ slug: 'summer-tee', variants: [{ key: 's' }, { key: 'm' }] }]);
  });

  it('[D-155] changes nothing of a product that was made by hand and has all that the file says', async () => {
    const byHand = (present as Document).products.map(({ importSource: _, ...product }) => product);
    const csv = 'Handle,Title,Variant SKU,Variant Price\npart-a,Part A,PA-S,12.50';
    expect((await into({ ...present, products: byHand }, csv)).document).toEqual({ ...present, products: byHand });
  });

  it('[D-155] keeps the variants of a product whose rows have no value of an option that is new', async () => {
    const csv = 'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Variant SKU,Variant Price\npart-a,Part A,Size,S,Colour,PA-S,12.50';
    const withColour =
      csv.replace('Variant SKU', 'Option2 Value,Variant SKU').replace('Colour,PA-S', 'Colour,,PA-S') + '\npart-a,,,M,,Red,PA-M,12.50';
    const { document } = await into(present, csv);
    expect(document.products).toEqual((present as Document).products);
    const { document: replaced } = await into(present, withColour);
    expect(replaced.products[0]!.variants).toMatchObject([{ key: 'm', stock: 6, optionValueRefs: ['size/m', 'colour/red'] }]);
    const { document: made, summary } = await into(
      EMPTY,
      'Handle,Title,Option1 Name,Option1 Value,Variant Price\nmug,Mug,Size,,5\ncup,Cup,,,5',
    );
    expect(made.products.map(({ slug }) => slug)).toEqual(['cup']);
    expect(summary).toContain('a product without variants is left out');
  });

  it('[D-155] lists rows that name no variant', async () => {
    const { document, summary } = await into(present, 'Handle,Title,Variant SKU,Variant Price\npart-a,Part A,PA-X,12\npart-a,,,13');
    expect(document).toEqual(present);
    expect(summary).toContain('Options: left out: the file does not say which variant is meant; give its SKU');
    expect(summary).toContain('(rows 2, 3)');
  });

  it('[D-155] changes the only variant of a product without naming it', async () => {
    const { document: one } = await into(EMPTY, 'Handle,Title,Variant Price,Variant Inventory Qty\nmug,Mug,5,7');
    expect(one.products[0]!.variants[0]).toMatchObject({ key: 'default', stock: 7 });
    const { document } = await into(one, 'Handle,Variant Price\nmug,6');
    expect(document.products[0]).toEqual({
      ...one.products[0],
      variants: [{ ...one.products[0]!.variants[0], prices: [{ currency: 'USD', priceMinor: 600 }] }],
    });
  });
});

describe('a cell that is not understood', () => {
  const columns = [
    'Handle',
    'Title',
    'Variant SKU',
    'Published',
    'Variant Requires Shipping',
    'Variant Price',
    'Variant Inventory Tracker',
    'Variant Inventory Qty',
    'Variant Grams',
  ];
  const row = {
    Handle: 'mug',
    Title: 'Mug',
    'Variant SKU': 'M',
    Published: 'TRUE',
    'Variant Requires Shipping': 'TRUE',
    'Variant Price': '5.50',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': 4,
    'Variant Grams': 300,
  };

  it.each([
    ['Variant Inventory Qty', ['ten', '1,000', '1.000', '0x10', '1e3', '∞', '1 0']],
    ['Variant Price', ['free', '1.250', '-5', '12,-', '1e3']],
    ['Variant Grams', ['1,800', '-4', 'heavy']],
    ['Published', ['maybe', '2']],
    ['Variant Requires Shipping', ['perhaps']],
  ])('[D-155] is listed with its row when it is in %s, and changes nothing', async (column, cells) => {
    const { document: before } = await into(EMPTY, shopify(columns, row));
    for (const cell of cells) {
      const { document, leftOut, summary } = await into(before, shopify(columns, { ...row, [column]: cell }));
      expect(document).toEqual(before);
      expect(leftOut).toMatchObject([{ column, rows: [2], isNotUnderstood: true, cells: [cell] }]);
      expect(summary).toContain(`Not understood: these cells change nothing\n  ${column}: `);
      const { document: made } = await into(EMPTY, shopify(columns, { ...row, [column]: cell }));
      const [mug] = made.products;
      expect(mug!.variants[0]!.stock).toBe(column === 'Variant Inventory Qty' ? 0 : 4);
      expect(mug!.published).toBe(column !== 'Published');
      expect(mug!.needsDelivery).toBe(true);
    }
  });

  it('[D-155] is one with bytes that are no text', async () => {
    const csv = Buffer.concat([Buffer.from('Handle,Title,Variant Price\nmug,Tässe Zo'), Buffer.from([0xe9]), Buffer.from(',5\ncup,Zoé,6')]);
    const { document, summary } = await into(EMPTY, csv as unknown as string);
    expect(document.products.map(({ name }) => name)).toEqual(['Zoé']);
    expect(summary).toContain('Title: has bytes that cannot be read, see --encoding: "Tässe Zo\ufffd" (row 2)');
  });

  it.each(['#REF!', '#N/A', '#WERT!', '#ИМЯ?', '#####', '#NV'])('[D-155] is the error %s of a spreadsheet', async (cell) => {
    const { document: before } = await into(EMPTY, shopify(columns, row));
    for (const column of columns.filter((one) => one !== 'Handle')) {
      const { document, leftOut } = await into(before, shopify(columns, { ...row, [column]: cell }));
      expect(document).toEqual(before);
      expect(leftOut).toContainEqual({ column, reason: 'an error of a spreadsheet', rows: [2], isNotUnderstood: true, cells: [cell] });
    }
    expect((await into(EMPTY, 'Handle,Title,Variant Price,Tags\na,#1 Mug,5,#summer')).leftOut).toEqual([]);
  });

  it('[D-155] is the number of an article that a spreadsheet has rounded', async () => {
    const { document: before } = await into(EMPTY, 'Handle,Title,Variant SKU,Variant Barcode,Variant Price\nmug,Mug,00123,4006381333931,5');
    const rounded = 'Handle,Title,Variant SKU,Variant Barcode,Variant Price\nmug,Mug,"1,2E+05",4.00638E+12,5';
    const { document, summary } = await into(before, rounded);
    expect(document).toEqual(before);
    expect(summary).toContain('Variant Barcode: digits that a spreadsheet has rounded; format the column as text: "4.00638E+12" (row 2)');
  });

  it('[D-155] is a position that is no number', async () => {
    const csv =
      'Handle,Title,Variant Price,Image Src,Image Position\nmug,Mug,5,https://a.example/1.png,first\nmug,,,https://a.example/2.png,1';
    const { document, summary } = await into(EMPTY, csv);
    expect(document.products[0]!['media']).toEqual(['https://a.example/2.png', 'https://a.example/1.png']);
    expect(summary).toContain('Image Position: not a whole number: "first" (row 2)');
  });

  it('[D-155] is a date whose order is not known: the regular price holds', async () => {
    const header = 'Type,SKU,Name,Regular price,Sale price,Date sale price starts,Date sale price ends\n';
    const of = (from: string, until: string) => `${header}simple,M,Mug,10,5,${from},${until}`;
    for (const [from, until] of [
      ['01.12.2030', '31.12.2030'],
      ['01/02/2019', '28/02/2019'],
      ['11/01/2026', '12/28/2026'],
    ] as const) {
      const { document, summary } = await into(EMPTY, of(from, until));
      expect(document.products[0]!.variants[0]!.prices).toEqual([{ currency: 'USD', priceMinor: 1000 }]);
      expect(summary).toMatch(/Date sale price starts: not a date as 2026-12-31; .*--dates dmy, mdy or ymd: .*\(row 2\)/);
    }
    const { document: running } = await into(EMPTY, of('11/01/2026', '12/28/2026'), { dates: 'mdy' });
    expect(running.products[0]!.variants[0]!.prices).toEqual([{ currency: 'USD', priceMinor: 500, compareAtMinor: 1000 }]);
    const { document: past } = await into(EMPTY, of('01/02/2019', '28/02/2019'), { dates: 'dmy' });
    expect(past.products[0]!.variants[0]!.prices).toEqual([{ currency: 'USD', priceMinor: 1000 }]);
  });

  it('[D-155] may be said by --decimal', async () => {
    const csv = 'Handle,Title,Variant Price,Variant Inventory Qty\nmug,Mug,"1.250","1.000"';
    const { document } = await into(EMPTY, csv, { decimal: ',' });
    expect(document.products[0]!.variants[0]).toMatchObject({ stock: 1000, prices: [{ priceMinor: 125_000 }] });
  });

  it('[D-155] tells what becomes of "continue selling"', async () => {
    const { summary } = await into(EMPTY, 'Handle,Title,Variant Price,Variant Inventory Policy\nmug,Mug,5,continue');
    expect(summary).toContain(
      'Variant Inventory Policy: "continue selling" becomes preorderable: sold as a pre-order once stock has run out',
    );
    const woo = await into(EMPTY, 'Type,Name,Regular price,Backorders allowed?\nsimple,Mug,5,notify');
    expect(woo.summary).toContain('Backorders allowed?: "continue selling" becomes preorderable');
  });

  it('[D-155] descriptions of WooCommerce keep their backslashes, and both headers of visibility are known', async () => {
    const csv = 'Type,Name,Regular price,Catalog visibility,Description\nsimple,Mug,5,hidden,C:\\\\new\\\\notes\\nNext';
    const { document, summary } = await into(EMPTY, csv);
    expect(document.products[0]).toMatchObject({ published: false, description: 'C:\\new\\notes\nNext' });
    expect(summary).toBe('');
  });
});

describe('[D-156] the low stock amount of a WooCommerce file', () => {
  const mug = {
    ID: 7,
    Type: 'simple',
    Name: 'Mug',
    Published: 1,
    'Regular price': '12.50',
    'In stock?': 1,
    Stock: 9,
    'Low stock amount': '',
  };
  const of = async (amount: unknown, present: object = EMPTY) => {
    const { document, leftOut } = await into(present, csvOf(Object.keys(mug), [{ ...mug, 'Low stock amount': amount }]));
    return [document.products[0]!.variants[0]!['lowStockThreshold'], leftOut.map(({ column }) => column)];
  };

  it('becomes the threshold of the variant; an empty or wrong cell says nothing, and a wrong one is listed', async () => {
    expect(await of(3)).toEqual([3, []]);
    expect(await of('')).toEqual([undefined, []]);
    for (const wrong of ['many', '2.5', '-1']) {
      const [threshold, columns] = await of(wrong);
      expect([wrong, threshold, columns]).toEqual([wrong, undefined, ['Low stock amount']]);
    }
  });
});
