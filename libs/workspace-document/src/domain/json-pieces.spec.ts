import * as fc from 'fast-check';
import { JsonPieces, piecesOf } from './json-pieces';

const KIBIBYTE = 1024;
const textOf = (pieces: Uint8Array[]) => Buffer.concat(pieces).toString();

describe('a JSON text in pieces', () => {
  it('[D-116] is the text that was added bit by bit, in pieces of about one size', () => {
    const texts = Array.from({ length: 500 }, (_, index) => `${index} é `.repeat(100));
    const pieces = new JsonPieces();
    for (const text of texts) pieces.add(text);
    const all = pieces.all();
    expect(textOf(all)).toBe(texts.join(''));
    expect(all.length).toBeGreaterThan(3);
    expect(Math.max(...all.map((piece) => piece.length))).toBeLessThan(2 * 64 * KIBIBYTE);
  });

  it('[D-116] is whole, whatever it is', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => expect(textOf(piecesOf(text))).toBe(text)));
    expect(piecesOf('')).toEqual([]);
  });
});
