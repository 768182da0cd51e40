import fc from 'fast-check';
import { canonical, canonicalText, changedFields, meansTheSame } from './canonical';

describe('the canonical form', () => {
  it('does not know the order of keys, at any depth', () => {
    expect(canonicalText({ b: { d: 1, c: [{ f: 1, e: 2 }] }, a: null })).toBe('{"a":null,"b":{"c":[{"e":2,"f":1}],"d":1}}');
  });

  it('leaves absent fields out and keeps null', () => {
    expect(canonicalText({ a: undefined, b: null })).toBe('{"b":null}');
  });

  it('keeps the order of lists', () => {
    expect(canonicalText([2, 1])).not.toBe(canonicalText([1, 2]));
  });

  it('is written as JSON writes it, whatever the names and texts', () => {
    const name = fc.oneof(fc.constantFrom('b', 'a', '10', '9', '01', '-1', '', ':', '4294967295', '__proto__'), fc.string());
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom<unknown>(null, undefined, true, -0, 1e21, Infinity, '\u2028', '\ud800', '"\\'),
        fc.double(),
        fc.array(tie('value'), { maxLength: 3 }),
        fc.dictionary(name, tie('value'), { maxKeys: 5 }),
      ),
    })).value;
    fc.assert(
      fc.property(value, (one) => expect(canonicalText(one)).toBe(JSON.stringify(canonical(one)) ?? '')),
      { numRuns: 1_000 },
    );
  });

  it('is the same for two values exactly when they mean the same', () => {
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof(
        { maxDepth: 3 },
        fc.constantFrom<unknown>(null, 0, 1, '', 'a', true),
        fc.array(tie('value'), { maxLength: 2 }),
        fc.dictionary(fc.constantFrom('a', 'b'), fc.option(tie('value'), { nil: undefined })),
      ),
    })).value;
    fc.assert(
      fc.property(value, value, (one, other) => {
        expect(meansTheSame(one, other)).toBe(canonicalText(one) === canonicalText(other));
        expect(meansTheSame(one, structuredClone(one))).toBe(true);
      }),
    );
  });
});

describe('the changed fields of an item', () => {
  it('are none when only the order of keys differs', () => {
    expect(changedFields({ a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 })).toEqual([]);
  });

  it('are named by their path', () => {
    expect(changedFields({ name: 'Tote', info: { brand: 'A' } }, { name: 'Tote', info: { brand: 'B', sku: '1' } })).toEqual([
      'info.brand',
      'info.sku',
    ]);
  });

  it('name members of a list by their key, those that came and those that went too', () => {
    const before = {
      variants: [
        { key: 'small', priceMinor: 1 },
        { key: 'large', priceMinor: 2 },
      ],
    };
    const after = {
      variants: [
        { key: 'small', priceMinor: 9 },
        { key: 'huge', priceMinor: 2 },
      ],
    };
    expect(changedFields(before, after)).toEqual(['variants[small].priceMinor', 'variants[large]', 'variants[huge]']);
  });

  it('name the whole list when only its order changed', () => {
    const [a, b] = [{ key: 'a' }, { key: 'b' }];
    expect(changedFields({ variants: [a, b] }, { variants: [b, a] })).toEqual(['variants']);
  });

  it('name the whole list when its members have no key', () => {
    expect(changedFields({ media: ['x'] }, { media: ['x', 'y'] })).toEqual(['media']);
    expect(changedFields({ days: [{ at: 1 }] }, { days: [{ at: 2 }] })).toEqual(['days']);
  });

  it('name a field that came or went', () => {
    expect(changedFields({ tagline: 'x' }, {})).toEqual(['tagline']);
    expect(changedFields({}, { tagline: null })).toEqual(['tagline']);
  });
});
