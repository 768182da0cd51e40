import * as fc from 'fast-check';
import { cutText, excerptOf, firstGrapheme } from './cut-text';
import { anyText, graphemesOf, isWholeBeginning } from './testing';

const FAMILY = '👨‍👩‍👧‍👦';
const inBytes = (text: string) => Buffer.byteLength(text);

describe('cutText', () => {
  it.each([
    ['a text that fits', 'Ada', 3, 'Ada'],
    ['ASCII', 'Ada Lovelace', 3, 'Ada'],
    ['an emoji across the end', `${'x'.repeat(249)}😀 tail`, 250, 'x'.repeat(249)],
    ['joined emoji', `a${FAMILY}b`, 11, 'a'],
    ['a letter and its marks', 'Ẹ\u0300wa\u0300', 4, 'Ẹ\u0300w'],
    ['a flag', '🇳🇬🇫🇷', 6, '🇳🇬'],
    ['a line end', 'a\r\nb', 2, 'a'],
    ['a grapheme that is too long by itself', `a${'\u0301'.repeat(9)}`, 5, ''],
    ['no room at all', 'Ada', 0, ''],
  ])('[D-123] cuts %s between whole graphemes', (_, text, most, beginning) => {
    expect(cutText(text, most)).toBe(beginning);
  });

  it('[D-123] is the longest beginning of any text that fits, in whole graphemes, well-formed', () => {
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 0, max: 40 }), (text, most) => {
        const all = graphemesOf(text);
        const count = all.findIndex((_, index) => all.slice(0, index + 1).join('').length > most);
        expect(cutText(text, most)).toBe((count === -1 ? text : all.slice(0, count).join('')).toWellFormed());
      }),
      { numRuns: 2_000 },
    );
  });

  it('[D-123] counts bytes where the size is in bytes', () => {
    expect(cutText(`é${FAMILY}b`, 20, inBytes)).toBe('é');
    fc.assert(
      fc.property(anyText(), fc.integer({ min: 0, max: 60 }), (text, most) => {
        const cut = cutText(text, most, inBytes);
        expect(inBytes(cut)).toBeLessThanOrEqual(most);
        expect(text.toWellFormed().startsWith(cut)).toBe(true);
        expect(isWholeBeginning(text.toWellFormed(), cut)).toBe(true);
      }),
    );
  });
});

describe('excerptOf', () => {
  it.each([
    ['Ada', 3, 'Ada'],
    ['Ada Lovelace', 4, 'Ada…'],
    [`ab${FAMILY}cd`, 12, 'ab…'],
    ['\ud83d', 5, '\ufffd'],
  ])('[D-123] marks what %j leaves out at %d', (text, most, shown) => {
    expect(excerptOf(text, most)).toBe(shown);
  });

  it('[D-123] counts the mark in bytes as well', () => {
    expect(excerptOf('ééé', 6, inBytes)).toBe('ééé');
    expect(excerptOf('éééé', 7, inBytes)).toBe('éé…');
  });
});

describe('firstGrapheme', () => {
  it.each([
    ['Ada', 'A'],
    ['E\u0301ric', 'E\u0301'],
    [`${FAMILY} & co`, FAMILY],
    ['क्षमा', 'क्ष'],
    ['', ''],
  ])('[D-123] is the initial of %j as a grapheme', (text, initial) => {
    expect(firstGrapheme(text)).toBe(initial);
  });
});
