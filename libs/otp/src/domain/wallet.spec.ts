import { CodePrices } from './wallet';

const prices = new CodePrices({ NGN: 1_500, USD: 5 });

describe('the price of a code', () => {
  it('[§4.8 r3] is that of the primary currency', () => {
    expect(prices.of(['NGN', 'USD'])).toEqual({ amountMinor: 1_500, currency: 'NGN' });
  });

  it('is in USD where the primary currency has no price', () => {
    expect([prices.of(['KES', 'NGN']), prices.of([])]).toEqual([
      { amountMinor: 5, currency: 'USD' },
      { amountMinor: 5, currency: 'USD' },
    ]);
  });
});
