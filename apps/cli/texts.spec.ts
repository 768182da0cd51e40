import { amountText, momentText } from './texts.mjs';

describe('what people read', () => {
  it.each([
    [100_050, 'NGN', 'NGN 1,000.50'],
    [-5, 'USD', 'USD -0.05'],
    [1_200, 'JPY', 'JPY 1,200'],
    [1_234, 'KWD', 'KWD 1.234'],
  ])('%d minor units of %s are %s', (minor, currency, text) => {
    expect(amountText(minor, currency)).toBe(text);
  });

  it('is a moment to the minute', () => {
    expect(momentText('2026-11-24T09:30:12.000Z')).toBe('2026-11-24 09:30Z');
  });
});
