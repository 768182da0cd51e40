import fc from 'fast-check';
import { currencyExponent, formatMoney, partOf, percentOf, roundToStep } from './money';

describe('percentages of money', () => {
  it.each([
    [500_000, 2.5, 12_500],
    [9_999, 10, 1_000],
    [8_999, 1.5, 135],
    [6_700, 1.5, 101],
    [1, 50, 1],
    [0, 12.3456, 0],
    [9_007_199_254_740_991, 100, 9_007_199_254_740_991],
  ])('[D-92] are rounded half up: of %i, %d %% are %i', (amount, percent, result) => {
    expect(percentOf(amount, percent)).toBe(result);
  });
});

describe('amounts in the steps of a currency', () => {
  it.each([
    [1_000, 33.3333, 10, 330],
    [1_005, 33.3333, 10, 330],
    [449, 10, 10, 40],
    [450, 10, 10, 50],
    [10, 50, 10, 10],
    [9, 50, 10, 0],
    [123_456, 12.5, 100, 15_400],
    [9_007_199_254_740_000, 100, 100, 9_007_199_254_740_000],
  ])('[D-128] are rounded half up once as percentages: of %i, %d %% in steps of %i are %i', (amount, percent, step, result) => {
    expect(percentOf(amount, percent, step)).toBe(result);
  });

  it('[D-128] are the nearest multiple of the step, the higher one of two equally near', () => {
    expect([0, 4, 5, 14, 15, 20].map((amount) => roundToStep(amount, 10))).toEqual([0, 0, 10, 10, 20, 20]);
    expect([partOf(5_000, 1, 3), partOf(5_000, 1, 3, 10), partOf(5_000, 2, 3, 10), partOf(5_000, 3, 3, 10)]).toEqual([
      1_667, 1_670, 3_330, 5_000,
    ]);
    const parts = fc.record({
      steps: fc.nat(90_000_000_000_000),
      whole: fc.integer({ min: 1, max: 1_000 }),
      share: fc.nat(1_000),
      step: fc.constantFrom(1, 10, 100),
    });
    fc.assert(
      fc.property(parts, ({ steps, whole, share, step }) => {
        const amount = steps * step;
        const part = share % (whole + 1);
        const rounded = BigInt(partOf(amount, part, whole, step));
        const twice = 2n * BigInt(whole) * rounded - 2n * BigInt(amount) * BigInt(part);
        const unit = BigInt(whole) * BigInt(step);
        expect(rounded % BigInt(step)).toBe(0n);
        expect(twice > -unit && twice <= unit).toBe(true);
      }),
    );
  });
});

describe('a part of an amount between the steps of its currency', () => {
  it('[D-128] is the whole amount for all parts, and never more', () => {
    expect([percentOf(1_236, 100, 10), percentOf(1_239, 99.99, 10), partOf(4, 3, 4, 10), partOf(1_234, 2, 2, 10)]).toEqual([
      1_236, 1_239, 0, 1_234,
    ]);
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

  it('[ADR 0027 r1] has the decimals of the currency', () => {
    expect(['NGN', 'JPY', 'KWD', 'CLF'].map(currencyExponent)).toEqual([2, 0, 3, 4]);
  });
});
