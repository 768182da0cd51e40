import { minorUnitsOf } from './amounts.mjs';
import { htmlReader, lineOf, listOf, proseOf } from './cells.mjs';
import { combinationsOf } from './combinations.mjs';
import { LeftOut, leftOutText } from './left-out.mjs';
import { slugOf, slugsFor } from './slugs.mjs';

describe('cells of an import', () => {
  it.each([
    ['12.5', 2, 1250],
    ['12', 2, 1200],
    ['1250.00', 2, 125_000],
    ['1500', 0, 1500],
    ['1.2345', 3, 1235],
    ['0.29', 2, 29],
    ['-1', 2, undefined],
    ['99999999999999999', 2, undefined],
  ])('makes minor units of %s with %i decimals', (number, digits, minor) => {
    expect(minorUnitsOf(number, digits)?.minor).toBe(minor);
  });

  it('tells an amount of more decimals than its currency has, unless they are zeros', () => {
    expect([minorUnitsOf('1500.00', 0), minorUnitsOf('10.005', 2)].map((amount) => amount?.rounded)).toEqual([false, true]);
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
  });

  it('[D-155] makes the same slugs of things in any order, each once', () => {
    const slugsOf = (texts: string[], taken: string[] = []) =>
      Object.fromEntries(
        slugsFor(
          texts.map((text) => ({ text })),
          taken,
          'p',
        ).map((slug, index) => [texts[index], slug]),
      );
    const labels = ['C#', 'C', 'C++', 'Off White', 'off-white!'];
    const slugs = slugsOf(labels);
    expect(slugs).toMatchObject({ C: 'c', 'Off White': 'off-white', 'C#': expect.stringMatching(/^c-[0-9a-f]{6}$/) });
    expect(new Set(Object.values(slugs)).size).toBe(5);
    expect(slugsOf(labels.toReversed())).toEqual(slugs);
    expect(slugsOf(['C'], ['c'])).toEqual({ C: expect.stringMatching(/^c-[0-9a-f]{6}$/) });
    const gifts = [
      { text: 'Gift Box', rank: 12, suffix: '12' },
      { text: 'Gift box', rank: 9, suffix: '9' },
    ];
    expect(slugsFor(gifts, [], 'product')).toEqual(['gift-box-12', 'gift-box']);
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
