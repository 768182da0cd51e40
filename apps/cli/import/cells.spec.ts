import { minorOf } from './amounts.mjs';
import { htmlReader, lineOf, listOf, proseOf } from './cells.mjs';
import { combinationsOf } from './combinations.mjs';
import { LeftOut, leftOutText } from './left-out.mjs';
import { Slugs, slugOf } from './slugs.mjs';

describe('cells of an import', () => {
  it.each([
    ['12.5', 2, 1250],
    ['12', 2, 1200],
    ['1,250.00', 2, 125_000],
    ['1.250,50', 2, 125_050],
    ['12,50', 2, 1250],
    ['1,250', 2, 125_000],
    ['₦ 1 250', 2, 125_000],
    ['1500', 0, 1500],
    ['1.2345', 3, 1235],
    ['0.29', 2, 29],
    ['-1', 2, undefined],
    ['1e3', 2, undefined],
    ['on request', 2, undefined],
    ['99999999999999999', 2, undefined],
  ])('reads the amount %s with %i decimals', (cell, digits, minor) => {
    expect(minorOf(cell, digits)?.minor).toBe(minor);
  });

  it('tells an amount of more decimals than its currency has, unless they are zeros', () => {
    expect([minorOf('1500.00', 0), minorOf('10.005', 2)].map((amount) => amount?.rounded)).toEqual([false, true]);
  });

  it('splits lists at commas that are not escaped', () => {
    expect(listOf(' a, b\\, c ,,a')).toEqual(['a', 'b, c']);
  });

  it('[D-123] makes lines of cells, cut between whole graphemes and reported', () => {
    const reasons: string[] = [];
    const family = '👩‍👩‍👧';
    expect(lineOf(` a \n b\u0007${family.repeat(60)}`, (reason: string) => reasons.push(reason))).toBe(`a b${family.repeat(37)}`);
    expect(reasons).toEqual(['cut to 300 characters']);
    expect(lineOf(' \n ', () => {})).toBeUndefined();
    expect(proseOf(' a\r\n\u0000b\t ', () => {})).toBe('a\nb');
  });

  it('makes text of HTML, keeps text as it is, and tells pictures within', async () => {
    const read = await htmlReader();
    const reasons: string[] = [];
    const report = (reason: string) => void reasons.push(reason);
    expect(
      read('<h2>Care</h2><p>A &amp; <b>B</b></p>\n<ul><li>One</li></ul><p><a href="https://x.example/">more</a><img src="x"></p>', report),
    ).toBe('Care\n\nA & B\n\n• One\n\nmore (https://x.example/)');
    expect(read('a <b>b</b>\nc', report)).toBe('a b\nc');
    expect(read('5 < 6 & 7\nno tags', report)).toBe('5 < 6 & 7\nno tags');
    expect(reasons).toEqual(['images and videos in it are left out']);
  });

  it('makes slugs of names in every script, the same each time, and hands out each once', () => {
    expect(['Café “Ñandú” ☕', 'Straße 5', "Ada's"].map((text) => slugOf(text, 'product'))).toEqual(['cafe-nandu', 'strasse-5', 'adas']);
    expect(slugOf('スカーフ', 'product')).toMatch(/^product-[0-9a-f]{8}$/);
    expect(slugOf('Tasse 茶', 'product')).toMatch(/^tasse-[0-9a-f]{8}$/);
    expect(slugOf('🧣', 'product')).toMatch(/^product-[0-9a-f]{8}$/);
    expect(slugOf('a '.repeat(100), 'product').length).toBeLessThanOrEqual(100);
    const slugs = new Slugs(['bowl']);
    expect([slugs.take('Bowl', 'p'), slugs.take('bowl', 'p'), slugs.take('cup', 'p')]).toEqual(['bowl-2', 'bowl-3', 'cup']);
  });

  it('combines lists, and no more than a thousand ways of it', () => {
    expect(combinationsOf([['a', 'b'], ['c']])).toEqual([
      ['a', 'c'],
      ['b', 'c'],
    ]);
    expect(combinationsOf(Array(9).fill(['a', 'b', 'c', 'd']))).toHaveLength(1_000);
  });

  it('[ADR 0104 r4] tells what is left out by column and reason, within bounds', () => {
    const leftOut = new LeftOut();
    for (let row = 2; row < 20; row += 1) leftOut.add(row, 'Price', 'there is none');
    for (let kind = 0; kind < 70; kind += 1) leftOut.add(undefined, `Column ${kind}`, 'not known');
    const summary = leftOut.summary();
    expect(summary.leftOut).toHaveLength(60);
    expect(summary.more).toBe(11);
    expect(leftOutText(summary)).toContain('  Price: there is none (rows 2, 3, 4, 5, 6, 7, 8, 9 and 10 more)\n  Column 0: not known\n');
    expect(leftOutText(new LeftOut().summary())).toBe('');
  });
});
