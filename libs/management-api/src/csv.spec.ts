import { anyStoredText } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import { amountCell, cellOf, csvLine, csvTable } from './csv';

describe('a line of CSV', () => {
  it.each([
    [['Ada', 'Obi'], 'Ada,Obi'],
    [['Obi, Ada', 'said "hi"', 'two\nlines', ' wide '], '"Obi, Ada","said ""hi""","two\nlines"," wide "'],
    [['', undefined, '0'], ',,0'],
    [['Ọ̀ṣun 🎟', '東京'], 'Ọ̀ṣun 🎟,東京'],
  ])('holds %j so that it reads back as it was', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
  });

  it('[D-123] holds texts of any kind whole, so that they read back as they were', () => {
    fc.assert(
      fc.property(anyStoredText(), (text) => {
        const line = csvLine(['a', text, 'b']);
        const quoted = /^a,(?:"((?:[^"]|"")*)"|([^",\r\n]*)),b\r\n$/.exec(line);
        const cell = quoted?.[1]?.replaceAll('""', '"') ?? quoted?.[2];
        expect([text, `'${text}`]).toContain(cell);
      }),
    );
  });

  it.each([
    ['=HYPERLINK("http://evil.example","x")', `"'=HYPERLINK(""http://evil.example"",""x"")"`],
    ['+2348012345678', "'+2348012345678"],
    ['-1+1|cmd', "'-1+1|cmd"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', `'\t=1`],
    ['  =1', `'  =1`],
    ['\r=1', `"'\r=1"`],
    ['＝1', "'＝1"],
    ['a=1', 'a=1'],
  ])('lets no spreadsheet compute %j', (cell, line) => {
    expect(csvLine([cell])).toBe(`${line}\r\n`);
  });
});

describe('an amount in a cell', () => {
  it.each([
    [0, 'EUR', '0.00'],
    [5, 'EUR', '0.05'],
    [4850, 'EUR', '48.50'],
    [-120, 'EUR', '-1.20'],
    [0, 'JPY', '0'],
    [4200, 'JPY', '4200'],
    [1, 'KWD', '0.001'],
    [12_345, 'KWD', '12.345'],
    [9_007_199_254_740_991, 'NGN', '90071992547409.91'],
  ])('[D-162] turns %d minor units of %s into the decimal %s', (minor, currency, cell) => {
    expect(amountCell(minor, currency)).toBe(cell);
  });
});

describe('several choices in a cell', () => {
  it.each([
    [['A'], 'A'],
    [['A', 'B'], 'A; B'],
    [['6" nails', "Ada's, Obi's"], `6" nails; Ada's, Obi's`],
    [['A; B'], '"A; B"'],
    [['A', 'B;C'], '"A";"B;C"'],
    [['"A"', 'B'], '"""A""";"B"'],
    [[' A', 'B'], '" A";"B"'],
    [['', 'B'], '"";"B"'],
  ])('[ADR 0103 r1] are kept apart: %j', (choices, cell) => {
    expect(cellOf(choices)).toBe(cell);
  });

  it('[ADR 0103 r1] read back as a line of CSV with the separator `;`, whatever their text', () => {
    const parts = ['A', ';', '"', ' ', '\n', ''];
    const choices = parts.flatMap((first) => parts.map((second) => first + second));
    const lists = choices.flatMap((one) => [[one], ...['A', '"', 'B;'].map((other) => [one, other])]);
    expect(lists.map((list) => choicesOf(cellOf(list)!))).toEqual(lists);
  });

  /** Reads a line of CSV as spreadsheets and programs do, with the separator `;` and blanks after it skipped. */
  function choicesOf(cell: string): string[] {
    return [...cell.matchAll(/(?:^|;) *(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain!);
  }

  it('leave an answer that is no list as it was given', () => {
    expect(['A; B', '"A"', true, false, 4, undefined].map((answer) => cellOf(answer))).toEqual([
      'A; B',
      '"A"',
      'yes',
      'no',
      '4',
      undefined,
    ]);
  });
});

describe('a table of CSV', () => {
  const cellsOf = (thing: string) => [[thing]];
  const piecesOf = async (lines: AsyncIterable<string>) => {
    const pieces: string[] = [];
    for await (const piece of lines) pieces.push(piece);
    return pieces;
  };

  it('has the lines of each page, after the headings', async () => {
    const pages = new Map<string | undefined, { data: string[]; next?: string }>([
      [undefined, { data: ['a', 'b'], next: 'b' }],
      ['b', { data: [], next: 'c' }],
      ['c', { data: ['d'] }],
    ]);
    const lines = csvTable(
      ['Name'],
      async (after) => pages.get(after)!,
      (thing) => [[thing], [thing.toUpperCase()]],
    );
    expect((await piecesOf(lines)).join('')).toBe('Name\r\na\r\nA\r\nb\r\nB\r\nd\r\nD\r\n');
  });

  it('[D-116] is made in small pieces, however long its lines are', async () => {
    const page = { data: Array.from({ length: 100 }, () => 'x'.repeat(10_000)) };
    const lengths = (await piecesOf(csvTable(['Name'], async () => page, cellsOf))).map((piece) => piece.length);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe('Name\r\n'.length + 100 * 10_002);
    expect(Math.max(...lengths)).toBeLessThan(50_000);
  });

  it('[D-116] lets others have their turn before each piece, and makes none before it is asked for', async () => {
    let made = 0;
    const page = { data: Array.from({ length: 10 }, () => 'x'.repeat(40_000)) };
    const lines = csvTable(
      ['Name'],
      async () => page,
      (thing) => {
        made += 1;
        return cellsOf(thing);
      },
    );
    await lines.next();
    for (const before of [0, 1, 2]) {
      let turns = 0;
      setImmediate(() => (turns += 1));
      expect(made).toBe(before);
      await lines.next();
      expect([made, turns]).toEqual([before + 1, 1]);
    }
  });

  it('[D-116] reads no page after one that was left', async () => {
    const read: (string | undefined)[] = [];
    const lines = csvTable(['Name'], async (after) => (read.push(after), { data: ['a'], next: 'a' }), cellsOf);
    for await (const piece of lines) if (piece.startsWith('a')) break;
    expect(read).toEqual([undefined]);
  });
});
