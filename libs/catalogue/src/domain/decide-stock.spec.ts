import { atHand, decideStock } from './decide-stock';

const count = { capacity: 10, held: 2, sold: 3 };

describe('the stock of a variant', () => {
  it('is the remaining part of all that was for sale', () => {
    expect(atHand(count)).toBe(7);
    expect(atHand({ ...count, capacity: null })).toBeNull();
  });

  it.each([
    [{ delta: 5 }, 15],
    [{ delta: -5 }, 5],
    [{ stock: 7 }, 10],
    [{ stock: 2 }, 5],
    [{ stock: null }, null],
  ])('is adjusted by %j to a capacity of %j', (order, capacity) => {
    expect(decideStock(count, order)).toBe(capacity);
  });

  it.each([
    [{ delta: -6 }, 'delta'],
    [{ stock: 1 }, 'stock'],
    [{ delta: 2_000_000_000 }, 'delta'],
  ])('[ADR 0008 r1] never falls below what is held for buyers, nor grows beyond what can be counted: %j', (order, field) => {
    expect(() => decideStock(count, order)).toThrow(
      expect.objectContaining({ details: { fields: { [field]: expect.any(String) as string } } }) as Error,
    );
  });

  it('is tracked from now on when it is set, and cannot go up or down before', () => {
    const untracked = { ...count, capacity: null };
    expect(decideStock(untracked, { stock: 4 })).toBe(7);
    expect(() => decideStock(untracked, { delta: 1 })).toThrow('not tracked');
  });
});
