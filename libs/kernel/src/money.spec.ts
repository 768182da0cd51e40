import { percentOf } from './money';

describe('percentages of money', () => {
  it.each([
    [500_000, 2.5, 12_500],
    [9_999, 10, 1_000],
    [8_999, 1.5, 135],
    [6_700, 1.5, 101],
    [1, 50, 1],
    [0, 12.3456, 0],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ])('[D-92] of %i at %d %% are %i, rounded half up', (amount, percent, result) => {
    expect(percentOf(amount, percent)).toBe(result);
  });
});
