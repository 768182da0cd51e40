import * as fc from 'fast-check';
import { flawOf, JSON_DEPTH, JsonScanner, type JsonExcess } from './json-bounds';

const ANY_NUMBER = 1_000_000;

/** Scans a text in pieces of a number of bytes. */
function scan(text: string, mostValues = ANY_NUMBER, pieces = 7): { excess?: JsonExcess; scanner: JsonScanner } {
  const bytes = Buffer.from(text);
  const scanner = new JsonScanner(mostValues);
  for (let start = 0; start < bytes.length; start += pieces) {
    const excess = scanner.add(bytes.subarray(start, start + pieces));
    if (excess) return { excess, scanner };
  }
  return { scanner };
}

/** Returns the number of values of a parsed text, counted one by one. */
function countOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, member) => sum + countOf(member), 1);
}

/** Returns the depth of the innermost value, in lists and objects. */
function depthOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce<number>((deepest, member) => Math.max(deepest, 1 + depthOf(member)), 0);
}

const nested = (levels: number, inner: string) => '['.repeat(levels) + inner + ']'.repeat(levels);

describe('JSON that is scanned before it is parsed', () => {
  it('[D-116] has as many values as the parsed value has, whatever the pieces it comes in', () => {
    const written = fc.tuple(fc.jsonValue({ maxDepth: 6 }), fc.nat({ max: 3 }), fc.integer({ min: 1, max: 9 }));
    fc.assert(
      fc.property(written, ([value, indent, pieces]) => {
        expect(scan(JSON.stringify(value, undefined, indent), ANY_NUMBER, pieces).scanner.values).toBe(countOf(value));
      }),
    );
  });

  it('[D-116] is refused exactly when it has more values than allowed', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5 }), fc.integer({ min: 1, max: 20 }), (value, most) => {
        expect(scan(JSON.stringify(value), most).excess).toBe(countOf(value) > most ? 'values' : undefined);
      }),
    );
  });

  it.each([
    ['a value within 64 lists', nested(JSON_DEPTH, '1'), undefined],
    ['a value within 65', nested(JSON_DEPTH + 1, '1'), 'depth'],
    ['an empty list within 64', nested(JSON_DEPTH, '[]'), undefined],
    ['an empty object within 65', nested(JSON_DEPTH + 1, ' { } '), 'depth'],
    ['objects', '{"a":'.repeat(JSON_DEPTH + 1) + '1', 'depth'],
    ['brackets of a text', JSON.stringify('['.repeat(500)), undefined],
    ['a text with quotes and brackets', JSON.stringify({ a: `\\"${'[{,'.repeat(100)}` }), undefined],
  ])('[D-116] may be nested within 64 lists and objects: %s', (_, text, excess) => {
    expect(scan(text).excess).toBe(excess);
    if (excess === undefined) expect(depthOf(JSON.parse(text))).toBeLessThanOrEqual(JSON_DEPTH);
  });

  it('[D-116] is refused at the first value too many, and not read on', () => {
    const { excess, scanner } = scan(`{"version":1,"products":[${'1,'.repeat(5_000)}`, 1_000);
    expect([excess, scanner.values]).toEqual(['values', 1_001]);
  });

  it('has neither NUL characters nor halves of surrogate pairs without such an escape', () => {
    const texts = ['a', 'é 😀', '\\', '\\\\u0000', '\u0000', '\ud800', '"\u0001"'];
    expect(texts.map((text) => scan(JSON.stringify({ a: text })).scanner.hasEscapes)).toEqual([
      false,
      false,
      false,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('a parsed value', () => {
  it.each([
    ['nothing', { a: ['é 😀', null, 1, true] }, undefined],
    ['a NUL', { a: ['b\u0000'] }, 'text'],
    ['half of a surrogate pair', ['\ud800'], 'text'],
    ['a name with a NUL', { 'a\u0000': 1 }, 'text'],
    ['too deep a value', JSON.parse(nested(JSON_DEPTH + 1, '1')) as unknown, 'depth'],
    ['a value just deep enough', JSON.parse(nested(JSON_DEPTH, '1')) as unknown, undefined],
    ['far too deep a value', JSON.parse(nested(100_000, '1')) as unknown, 'depth'],
  ])('has a flaw in %s', (_, value, flaw) => {
    expect(flawOf(value, true)).toBe(flaw);
  });

  it('is nested as deep for the scanner as for the parser', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 70 }), fc.jsonValue({ maxDepth: 3 }), (levels, value) => {
        const text = nested(levels, JSON.stringify(value));
        expect(scan(text).excess).toBe(flawOf(JSON.parse(text), true) === 'depth' ? 'depth' : undefined);
      }),
    );
  });
});
