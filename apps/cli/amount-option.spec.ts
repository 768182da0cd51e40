import { amountOf } from './amount-option.mjs';

describe('an amount of the command line', () => {
  it.each([
    [{ amount: '48.50' }, 'EUR', 4_850],
    [{ amount: '48.5' }, 'EUR', 4_850],
    [{ amount: '50 EUR' }, 'EUR', 5_000],
    [{ amount: 'eur 50.25' }, 'EUR', 5_025],
    [{ amount: '5000 JPY' }, 'JPY', 5_000],
    [{ amount: '1.250' }, 'KWD', 1_250],
    [{ amount: '1 KWD' }, 'KWD', 1_000],
    [{ 'amount-minor': '4850' }, 'EUR', 4_850],
    [{}, 'EUR', undefined],
  ])('[D-150] %j in %s is %j minor units', (values, currency, minor) => {
    expect(amountOf(values, currency)).toBe(minor);
  });

  it.each([
    ['50', 'EUR', ['--amount 50.00', '"50 EUR"', '--amount-minor 50']],
    ['5000', 'JPY', ['"5000 JPY"', '--amount-minor 5000']],
    ['2', 'KWD', ['--amount 2.000', '--amount-minor 2']],
  ])('[D-150] a bare whole number is refused with both forms: %s in %s', (amount, currency, forms) => {
    for (const form of forms) expect(() => amountOf({ amount }, currency)).toThrow(form);
  });

  it.each([
    [{ amount: '48,50' }, 'EUR'],
    [{ amount: '1.250' }, 'EUR'],
    [{ amount: '48.50' }, 'JPY'],
    [{ amount: '50 USD' }, 'EUR'],
    [{ amount: '0.00' }, 'EUR'],
    [{ amount: '-5.00' }, 'EUR'],
    [{ amount: '1e3 EUR' }, 'EUR'],
    [{ amount: '50.00', 'amount-minor': '5000' }, 'EUR'],
    [{ 'amount-minor': '48.50' }, 'EUR'],
    [{ 'amount-minor': '0' }, 'EUR'],
  ])('[D-150] %j in %s is refused', (values, currency) => {
    expect(() => amountOf(values, currency)).toThrow();
  });
});
