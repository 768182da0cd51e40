import { csvLine } from './csv';

describe('a line of CSV', () => {
  it.each([
    [['Ada', 'Obi'], 'Ada,Obi'],
    [['Obi, Ada', 'said "hi"', 'two\nlines', ' wide '], '"Obi, Ada","said ""hi""","two\nlines"," wide "'],
    [['', undefined, '0'], ',,0'],
    [['Ọ̀ṣun 🎟', '東京'], 'Ọ̀ṣun 🎟,東京'],
  ])('holds %j so that it reads back as it was', (cells, line) => {
    expect(csvLine(cells)).toBe(`${line}\r\n`);
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
