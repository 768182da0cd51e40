import fc from 'fast-check';
import { canonicalText, meansTheSame } from './canonical';

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

  it('is the same for two values exactly when they mean the same', () => {
    const value = fc.letrec<{ value: unknown }>((tie) => ({
      value: fc.oneof({ maxDepth: 3 }, fc.constantFrom<unknown>(null, 0, 1, '', 'a', true), fc.array(tie('value'), { maxLength: 2 }), fc.dictionary(fc.constantFrom('a', 'b'), fc.option(tie('value'), { nil: undefined }))),
    })).value;
    fc.assert(fc.property(value, value, (one, other) => {
      expect(meansTheSame(one, other)).toBe(canonicalText(one) === canonicalText(other));
      expect(meansTheSame(one, structuredClone(one))).toBe(true);
    }));
  });
});
