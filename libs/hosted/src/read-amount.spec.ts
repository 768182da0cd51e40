import { readAmount } from './read-amount';

describe('an amount that somebody types', () => {
  it.each([
    ['5000', 500_000],
    ['5,000', 500_000],
    ['5,000.5', 500_050],
    ['0.05', 5],
    ['₦ 5,000.50', 500_050],
    [' 12 000 ', 1_200_000],
  ])('is read as it is meant: %s', (text, minor) => {
    expect(readAmount(text, 'NGN')).toBe(minor);
  });

  it('has as many decimals as its currency', () => {
    expect([readAmount('5000', 'JPY'), readAmount('5000.5', 'JPY'), readAmount('1.005', 'NGN'), readAmount('1.005', 'KWD')]).toEqual([
      5_000,
      undefined,
      undefined,
      1_005,
    ]);
  });

  it.each(['', 'five', '-5', '5,00', '1e3', '5.', '5,000,00', '99999999999999'])('is none: %j', (text) => {
    expect(readAmount(text, 'NGN')).toBeUndefined();
  });
});
