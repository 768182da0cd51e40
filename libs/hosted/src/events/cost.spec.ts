import { costOf, stepped, typedMinor } from './browser/cost';

describe('the script of the tickets', () => {
  it('adds up the steps of the page', () => {
    expect([0, 1, 3, 4, 5, 9].map((quantity) => costOf('3*500 2*700', quantity))).toEqual([0, 500, 1_500, 2_200, 2_900, 2_900]);
    expect(costOf('', 2)).toBe(0);
  });

  it('reads an amount as people type it', () => {
    expect([typedMinor('5,000.50', 2), typedMinor('₦ 1 500', 2), typedMinor('plenty', 2), typedMinor('12', 0)]).toEqual([
      500_050, 150_000, 0, 12,
    ]);
  });

  it('steps over numbers that cannot be taken, and stays within the limits', () => {
    const limits = { least: 2, most: 4, lowest: 0 };
    expect([stepped(0, 1, limits), stepped(2, 1, limits), stepped(4, 1, limits)]).toEqual([2, 3, 4]);
    expect([stepped(2, -1, limits), stepped(0, -1, limits), stepped(9, -1, limits)]).toEqual([0, 0, 4]);
    expect(stepped(1, -1, { least: 1, most: 4, lowest: 1 })).toBe(1);
  });
});
