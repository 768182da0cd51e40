import { currencyExponent, formatMoney, percentOf } from './money';

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

describe('money for people to read', () => {
  it.each([
    [522_500, 'NGN', 'NGN\u00a05,225.00'],
    [5, 'USD', '$0.05'],
    [1_200, 'JPY', '¥1,200'],
    [1_234_567, 'KWD', 'KWD\u00a01,234.567'],
    [0, 'NGN', 'NGN\u00a00.00'],
    [1_500, 'COP', 'COP\u00a015.00'],
    [1_500, 'IQD', 'IQD\u00a01.500'],
    [-150, 'USD', '-$1.50'],
    [9_007_199_254_740_991, 'NGN', 'NGN\u00a090,071,992,547,409.91'],
  ])('[ADR 0027 r1] writes %i minor units of %s as %s, to the last one', (amount, currency, text) => {
    expect(formatMoney(amount, currency)).toBe(text);
  });

  it('[ADR 0027 r1] has as many decimals as the currency', () => {
    expect(['NGN', 'JPY', 'KWD', 'CLF'].map(currencyExponent)).toEqual([2, 0, 3, 4]);
  });
});
