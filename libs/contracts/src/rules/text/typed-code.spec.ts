import * as fc from 'fast-check';
import { anyText } from '@svc/kernel/testing';
import { foldCode } from './typed-code';

const DASHES = [...'-\u2010\u2011\u2012\u2013\u2014\u2015\u2212\ufe58\ufe63\uff0d\u30fc\u2043\u058a\u207b\u2e3a'];
const INVISIBLE = [...' \t\n\u00a0\u2007\u2009\u202f\u3000\u200b\u200c\u200d\u2060\ufeff\u00ad\u200e\u202e\u2066\ufe0f\u180e\u034f'];

/** Generates stored codes, each with one of the ways in which it is typed or pasted. */
const typedCode = fc
  .string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((sign) => String.fromCharCode(sign)), minLength: 1, maxLength: 50 })
  .chain((code) => fc.tuple(fc.constant(code), fc.tuple(...[...code].map(typedSign)), fc.constantFrom('', ...INVISIBLE)));

function typedSign(sign: string): fc.Arbitrary<string> {
  const wide = String.fromCodePoint(sign.codePointAt(0)! + 0xfee0);
  const forms = sign === '-' ? DASHES : [sign, wide];
  return fc.tuple(fc.constantFrom(...forms), fc.constantFrom('', ...INVISIBLE)).map((parts) => parts.join(''));
}

describe('a discount, unlock or promoter code as it was typed', () => {
  it.each([
    ['SALE–10'],
    ['SALE\u201110'],
    ['SALE \u2014 10'],
    ['\u200bSALE-10\u200b'],
    ['\u00a0SA\u00adLE-10\r\n'],
    ['ＳＡＬＥ－１０'],
    ['\u202aSALE\u221210\u202c'],
    ['SALEー10'],
  ])('[D-154] is read as it is stored: %j', (typed) => {
    expect(foldCode(typed)).toBe('SALE-10');
  });

  it('[D-154] is read from every mixture of dashes, widths and invisible characters, and a stored code is read as itself', () => {
    fc.assert(
      fc.property(typedCode, ([code, signs, before]) => {
        expect(foldCode(before + signs.join(''))).toBe(code);
        expect(foldCode(code)).toBe(code);
      }),
    );
  });

  it('[D-154] is read once and for all, whatever it is', () => {
    fc.assert(fc.property(anyText(), (text) => foldCode(foldCode(text)) === foldCode(text)));
  });

  it('[D-154] keeps its case, and everything that could be a part of another code', () => {
    expect(['sale-10', 'SALE_10', 'SALE.10', 'ÉTÉ', 'SALE①', 'ﬁ', 'ß']).toEqual(
      ['sale-10', 'SALE_10', 'SALE.10', 'ÉTÉ', 'SALE①', 'ﬁ', 'ß'].map(foldCode),
    );
  });
});
