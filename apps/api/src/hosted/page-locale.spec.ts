import { amountText, pageLocaleFor } from './page-locale';

describe('how a visitor is spoken to', () => {
  it.each([
    ['en-NG,en;q=0.9', undefined, 'en-NG'],
    ['yo-NG, en-GB;q=0.8, en-US;q=0.9', undefined, 'en-US'],
    ['en', 'NG', 'en-NG'],
    ['en-US-u-ca-buddhist', 'NG', 'en-US'],
    ['fr-FR', 'GH', 'en-GH'],
    ['*', undefined, 'en-GB'],
    ['en-GB;q=0, en-KE;q=0.1', undefined, 'en-KE'],
    [undefined, undefined, 'en-GB'],
    ['%00;q=x,,;,', 'nowhere', 'en-GB'],
  ])('is by what their browser asks for (%s), then by the shop’s country (%s): %s', (header, country, locale) => {
    expect(pageLocaleFor(header, country).locale).toBe(locale);
  });

  it('writes amounts by their customs, without decimals that say nothing', () => {
    expect([amountText(1_234_500, 'NGN', 'en-NG'), amountText(1_250, 'USD', 'en-US'), amountText(500, 'JPY', 'en-GB')]).toEqual(['₦12,345', '$12.50', '¥500']);
  });
});
