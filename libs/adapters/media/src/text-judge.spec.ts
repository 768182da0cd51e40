import * as fc from 'fast-check';
import { TextJudge } from './text-judge';

function isText(bytes: Uint8Array, pieceBytes = 64 * 1024): boolean {
  const judge = new TextJudge();
  for (let at = 0; at < bytes.length; at += pieceBytes) if (!judge.take(bytes.subarray(at, at + pieceBytes))) return false;
  return judge.isText();
}
const utf16 = (text: string, isBig = false) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBig ? bytes.swap16() : bytes;
};

describe('a text file', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from('naïve, Ẹ̀wà, 東京, 🎟\r\n')],
    ['UTF-8 with a mark', Buffer.from('\ufeffnaïve')],
    ['Windows-1252', Buffer.from('Caf\xe9 \x96 5 \x80, \x93quoted\x94\r\n', 'latin1')],
    ['Windows-1252 with a euro alone', Buffer.from('Price: 5 \x80\n', 'latin1')],
    ['Windows-1252 that ends in a letter', Buffer.from('a caf\xe9', 'latin1')],
    ['Windows-1251', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x2c, 0x20, 0xff, 0x0d, 0x0a])],
    ['Windows-1250', Buffer.from('Cen\xedk pro m\x9asto', 'latin1')],
    ['Shift_JIS', Buffer.from([0x93, 0x8c, 0x8b, 0x9e, 0x0a])],
    ['UTF-16, little end first', utf16('Café, 東京, 🎟\n')],
    ['UTF-16, big end first', utf16('Café, 東京, 🎟\n', true)],
    ['nothing', Buffer.alloc(0)],
  ])('is a text in %s, in pieces of any size', (_, bytes) => {
    for (const size of [2, 6, 64 * 1024]) expect([size, isText(bytes, size)]).toEqual([size, true]);
  });

  it.each<[string, Buffer]>([
    ['control characters', Buffer.from('a\0b')],
    ['control characters among letters of an older encoding', Buffer.from('caf\xe9\x01', 'latin1')],
    ['control characters in UTF-16', utf16('a\u0001b')],
    ['the beginning of a character', Buffer.from('🎟').subarray(0, 3)],
    ['a stray byte behind a text', Buffer.concat([Buffer.from('text '.repeat(50_000)), Buffer.from([0xff])])],
    ['UTF-16 that breaks off', utf16('abc').subarray(0, 7)],
    ['a program', Buffer.from(`MZ${'\0'.repeat(200)}`)],
  ])('is not %s', (_, bytes) => {
    expect(isText(bytes)).toBe(false);
  });

  it('is any line of an encoding with one byte for each letter, and never a file with a NUL', () => {
    const letters = fc.array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa1, max: 0xfd })), { minLength: 1 });
    fc.assert(
      fc.property(letters, (line) => {
        const bytes = Buffer.from([0x61, 0xe9, 0x20, ...line]);
        expect(isText(bytes)).toBe(true);
        expect(isText(Buffer.concat([bytes, Buffer.from([0, 0x61])]))).toBe(false);
      }),
    );
  });
});
