import { strFromU8, unzipSync } from 'fflate';
import { MOST_ROWS, TooManyRows, xlsxFile } from './xlsx';

const pagesOf = (things: readonly string[][], most = things.length) => {
  const read: (string | undefined)[] = [];
  const pageAfter = async (after: string | undefined) => {
    read.push(after);
    const from = Number(after ?? 0);
    const data = things.slice(from, from + most);
    return from + most < things.length ? { data, next: String(from + most) } : { data };
  };
  return { read, pageAfter };
};

async function sheetOf(things: readonly string[][], { headings = ['Name', 'Amount'], numbers = ['Amount'], most = 200 } = {}) {
  const { pageAfter } = pagesOf(things, most);
  const file = unzipSync(await xlsxFile({ headings, numbers, pageAfter, linesOf: (thing) => [thing] }));
  return { paths: Object.keys(file).sort(), xml: strFromU8(file['xl/worksheets/sheet1.xml']!) };
}

/** Returns the texts and numbers of a sheet, row by row. */
const rowsOf = (xml: string) =>
  [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row]) =>
    [...row!.matchAll(/<c\/>|<c><v>(.*?)<\/v><\/c>|<c t="inlineStr"><is><t xml:space="preserve">(.*?)<\/t><\/is><\/c>/gs)].map(
      ([, number, text]) => (number === undefined ? (text ?? '') : Number(number)),
    ),
  );

describe('[D-162] a table as an XLSX file', () => {
  it('has one sheet, with its headings alone when there is nothing', async () => {
    const { paths, xml } = await sheetOf([]);
    expect(paths).toEqual([
      '[Content_Types].xml',
      '_rels/.rels',
      'xl/_rels/workbook.xml.rels',
      'xl/workbook.xml',
      'xl/worksheets/sheet1.xml',
    ]);
    expect(rowsOf(xml)).toEqual([['Name', 'Amount']]);
  });

  it('keeps as text what a spreadsheet would change, and has amounts as numbers', async () => {
    const texts = ['1-2', '1E5', '02134', '0012345678901234567', '=1+1', '+2348031234567', ' wide ', 'TRUE', '3/4'];
    const { xml } = await sheetOf(texts.map((text) => [text, '48.50']));
    expect(rowsOf(xml).slice(1)).toEqual(texts.map((text) => [text, 48.5]));
    const { xml: unlike } = await sheetOf([['1', 'a lot']]);
    expect(rowsOf(unlike)[1]).toEqual(['1', 'a lot']);
  });

  it('reads numbers in the first column of a heading alone', async () => {
    const { xml } = await sheetOf([['007', '007']], { headings: ['Price', 'Price'], numbers: ['Price'] });
    expect(rowsOf(xml)[1]).toEqual([7, '007']);
  });

  it('has the rows of every page, in their order', async () => {
    const { xml } = await sheetOf(
      Array.from({ length: 7 }, (_, n) => [`row ${n}`, `${n}`]),
      { most: 3 },
    );
    expect(
      rowsOf(xml)
        .slice(1)
        .map(([, n]) => n),
    ).toEqual([0, 1, 2, 3, 4, 5, 6]);
  });

  it('is well-formed, whatever its texts', async () => {
    const { xml } = await sheetOf([['<a & "b">\u0000\u001f\ud800\uffff _x0041_ 🎟\r\n', '']]);
    expect(xml).toContain('&lt;a &amp; "b"&gt;\ufffd _x005F_x0041_ 🎟&#13;\n</t>');
    expect(rowsOf(xml)[1]![1]).toBe('');
    const { xml: long } = await sheetOf([['x'.repeat(40_000), '1']]);
    expect((rowsOf(long)[1]![0] as string).length).toBe(32_767);
  });

  it('is refused beyond the rows that a sheet may have, and read no further', async () => {
    const rows = Array.from({ length: 50_000 }, () => ['x']);
    const most = { data: [rows, rows], next: '1' };
    const source = (pageAfter: (after?: string) => Promise<{ data: string[][][]; next?: string }>) =>
      xlsxFile({ headings: ['Name'], numbers: [], pageAfter, linesOf: (thing) => thing });
    await expect(source(async (after) => (after ? { data: [] } : most))).resolves.toBeInstanceOf(Uint8Array);
    let pages = 0;
    const refused = source(async () => {
      pages += 1;
      return most;
    });
    await expect(refused).rejects.toThrow(TooManyRows);
    expect([pages, MOST_ROWS]).toEqual([2, 100_000]);
  });
});
