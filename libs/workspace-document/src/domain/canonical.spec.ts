import { canonicalText } from './canonical';

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
});
