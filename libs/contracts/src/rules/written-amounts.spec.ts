import { amountAt, amountsByCurrencyAt, amountsOfPrices, judgeAmounts } from './written-amounts';

const prices = (...amounts: [string, number][]) =>
  amountsOfPrices(
    amounts.map(([currency, priceMinor]) => ({ currency, priceMinor })),
    'prices',
    'prices',
  );

describe('amounts that a merchant writes', () => {
  it('[D-128] are refused between the steps of their currency, at their place', () => {
    expect(judgeAmounts(prices(['NGN', 101], ['KWD', 1_234], ['MGA', 150], ['ISK', 7], ['HUF', 7]))).toMatchObject({
      faults: [
        { path: 'prices[1].priceMinor', message: expect.stringContaining('give 1230 or 1240') },
        { path: 'prices[2].priceMinor', message: expect.stringContaining('give 100 or 200') },
      ],
      warnings: [],
    });
  });

  it('[D-128] are accepted with a warning when they are stored already, also at another place', () => {
    const stored = prices(['KWD', 1_234], ['MGA', 150]);
    const judged = judgeAmounts(prices(['MGA', 150], ['KWD', 1_234]), stored);
    expect(judged.faults).toEqual([]);
    expect(judged.warnings.map(({ path }) => path)).toEqual(['prices[0].priceMinor', 'prices[1].priceMinor']);
    expect(judgeAmounts(prices(['KWD', 1_236]), stored).faults).toHaveLength(1);
    expect(judgeAmounts(prices(['KWD', 1_240]), stored)).toMatchObject({ faults: [], warnings: [] });
    expect(judgeAmounts(prices(['TND', 1_234]), stored).faults).toHaveLength(1);
  });

  it('[D-128] report each currency once that no provider charges, for amounts above 0', () => {
    const { uncharged } = judgeAmounts([...prices(['IQD', 0], ['LYD', 7], ['NGN', 7]), ...prices(['LYD', 8], ['IQD', 9])]);
    expect([...uncharged]).toEqual([
      ['LYD', 'prices[1].priceMinor'],
      ['IQD', 'prices[1].priceMinor'],
    ]);
  });

  it('[D-128] are of one currency, or of one each', () => {
    expect([amountAt(undefined, 'KWD', 'fee', 'fee'), amountsByCurrencyAt(undefined, 'fees')]).toEqual([[], []]);
    expect(judgeAmounts([...amountAt(5, 'KWD', 'fee', 'fee'), ...amountsByCurrencyAt({ KWD: 5, NGN: 5 }, 'fees')]).faults).toMatchObject([
      { path: 'fee' },
      { path: 'fees.KWD' },
    ]);
  });
});
