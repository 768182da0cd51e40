import { readCsv } from './read-csv.mjs';

const of = (text: string, encoding: BufferEncoding = 'utf8') => readCsv(Buffer.from(text, encoding));
const rows = [
  { row: 2, cells: { Name: 'A "big"\nbowl', Price: '1,5' } },
  { row: 4, cells: { Name: 'Schüssel' } },
];

describe('readCsv', () => {
  it.each([
    ['commas', 'Name,Price,\n"A ""big""\nbowl","1,5",\n,,\nSchüssel\n'],
    ['semicolons, as spreadsheets of some languages', 'Name;Price\r\n"A ""big""\nbowl";1,5\r\n;\r\nSchüssel;\r\n'],
    ['tabs', 'Name\tPrice\n"A ""big""\nbowl"\t1,5\n\t\nSchüssel\t\n'],
    ['a separator that is named', 'sep=|\r\nName|Price\n"A ""big""\nbowl"|1,5\n|\nSchüssel|'],
    ['a byte order mark', '\uFEFFName,Price\n"A ""big""\nbowl","1,5"\n,\nSchüssel,'],
  ])('reads cells between %s', async (_, text) => {
    expect(await of(text)).toEqual({ columns: ['Name', 'Price'], rows });
  });

  it('reads UTF-16 with a mark, and Windows-1252', async () => {
    const text = 'Name\tPrice\n"A ""big""\nbowl"\t1,5\n\t\nSchüssel\t';
    expect((await of(`\uFEFF${text}`, 'utf16le')).rows).toEqual(rows);
    expect((await readCsv(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).rows).toEqual(rows);
    expect((await of(text, 'latin1')).rows).toEqual(rows);
  });

  it('keeps the first of two columns of the same name that is not empty', async () => {
    expect((await of('SKU,SKU\n,b\na,c')).rows.map(({ cells }) => cells.SKU)).toEqual(['b', 'a']);
  });

  it('refuses what is no table, and an empty file has no columns', async () => {
    await expect(of('a,b\n"open')).rejects.toThrow('cannot be read as a table');
    expect(await of('')).toEqual({ columns: [], rows: [] });
  });
});
