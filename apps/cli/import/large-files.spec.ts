import { csvOf } from './testing/csv-of.mjs';
import { EMPTY, importInto } from './testing/import-into.mjs';

interface Result {
  document: { products: { slug: string; description?: string; variants: object[] }[] };
  summary: string;
}
const into = importInto as unknown as (present: object, csv: string) => Promise<Result>;
const COLUMNS = ['Handle', 'Title', 'Variant Price', 'Body (HTML)'];
const file = (...cells: string[]) =>
  csvOf(COLUMNS, [
    ...cells.map((html, index) => ({ Handle: `large-${index}`, Title: 'Large', 'Variant Price': '5', 'Body (HTML)': html })),
    { Handle: 'fine', Title: 'Fine', 'Variant Price': '5', 'Body (HTML)': '<p>Fine</p>' },
  ]);

describe('large files', () => {
  it.each([
    [
      '5,000 nested elements',
      '<div>'.repeat(5_000) + '</div>'.repeat(5_000),
      'Description: left out: elements are nested more than 200 deep (row 2)',
    ],
    ['400,000 elements', '<div>'.repeat(400_000), 'Body (HTML): longer than 1000000 characters'],
    ['100,000 elements side by side', '<i>x</i>'.repeat(100_000), 'Description: left out: more than 20000 tags (row 2)'],
    [
      'tables of spans',
      '<table><tr><td colspan="1000000000">x</td></tr></table>',
      'Description: left out: cells of its tables span more than 2000 others (row 2)',
    ],
    ['a cell of 3,000,000 characters', 'x'.repeat(3_000_000), 'Body (HTML): longer than 1000000 characters'],
  ])('[D-155] list %s, and go on with the next row', async (_, cell, listed) => {
    const { document, summary } = await into(EMPTY, file(cell));
    expect(document.products).toMatchObject([{ slug: 'large-0' }, { slug: 'fine', description: 'Fine' }]);
    expect(document.products[0]).not.toHaveProperty('description');
    expect(summary).toContain(listed);
    const { document: before } = await into(EMPTY, file('Before'));
    expect((await into(before, file(cell))).document).toEqual(before);
  });

  it('[D-155] read HTML that is deep, yet within limits', async () => {
    const html = `${'<div>'.repeat(199)}deep${'</div>'.repeat(199)}`;
    expect((await into(EMPTY, file(html, '<p>a'.repeat(5_000)))).document.products).toMatchObject([{ description: 'deep' }, {}, {}]);
  });

  it('[D-155] have 100,000 rows of one product, of which those beyond its limits are listed', async () => {
    const rows = Array.from({ length: 100_000 }, (_, index) => `big,Big,Size,v${index},S${index},5`);
    const csv = `Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price\n${rows.join('\n')}\nfine,Fine,,,F,6`;
    const { document, summary } = await into(EMPTY, csv);
    expect(document.products.map(({ slug, variants }) => [slug, variants.length])).toEqual([
      ['big', 200],
      ['fine', 1],
    ]);
    expect(summary).toContain('Options: values of an option after the first 200 are left out (row 2)');
    expect(summary).toContain('Options: a variant without a value of each is left out (rows 202, 203,');
    expect((await into(document, csv)).document).toEqual(document);
  });

  it('[D-155] have 20,000 variations of one product, and as many rows of pictures and tags', async () => {
    const variations = Array.from({ length: 20_000 }, (_, index) => `variation,${index},Big,5,P,Size,v${index}`);
    const woo = `Type,SKU,Name,Regular price,Parent,Attribute 1 name,Attribute 1 value(s)\nvariable,P,Big,,,Size,\n${variations.join('\n')}`;
    expect((await into(EMPTY, woo)).document.products[0]!.variants).toHaveLength(200);
    const pictures = Array.from({ length: 20_000 }, (_, index) => `big,,,https://img.example/${index}.png,`);
    const tags = Array.from({ length: 100_000 }, (_, index) => `t${index}`)
      .join(' ; ')
      .replaceAll(' ; ', ',');
    const shopify = `Handle,Title,Variant Price,Image Src,Tags\nbig,Big,5,,"${tags}"\n${pictures.join('\n')}`;
    const { summary } = await into(EMPTY, shopify);
    expect(summary).toContain('Images: those after the first 100 are left out (row 2)');
    expect(summary).toContain('Tags: those after the first 250 are left out (row 2)');
  });
});
