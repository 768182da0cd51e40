import { acceptedBy, amountText, countriesIn, pageLocaleFor } from './page-locale';

describe('how a visitor is spoken to', () => {
  it.each([
    ['en-NG,en;q=0.9', undefined, 'en-NG'],
    ['yo-NG, en-GB;q=0.8, en-US;q=0.9', undefined, 'en-US'],
    ['en', 'NG', 'en-NG'],
    ['en-US-u-ca-buddhist', 'NG', 'en-US'],
    ['de-DE', 'GH', 'en-GH'],
    ['fr-FR', 'GH', 'fr-FR'],
    ['fr', 'CI', 'fr-CI'],
    ['*', undefined, 'en-GB'],
    ['en-GB;q=0, en-KE;q=0.1', undefined, 'en-KE'],
    [undefined, undefined, 'en-GB'],
    ['%00;q=x,,;,', 'nowhere', 'en-GB'],
  ])('is by what their browser asks for (%s), then by the shop’s country (%s): %s', (header, country, locale) => {
    expect(pageLocaleFor(header, country).locale).toBe(locale);
  });

  it.each([
    ['/adire/e/fair?lang=fr', 'en-NG,en;q=0.9', 'CI', 'fr-CI'],
    ['/adire/e/fair?lang=en', 'fr-FR,en-NG;q=0.5', undefined, 'en-NG'],
    ['/adire/e/fair?lang=xx', 'fr-FR', undefined, 'fr-FR'],
    ['/adire/e/fair?lang=constructor', undefined, undefined, 'en-GB'],
  ])('is first of all by the language that they chose by the address: %s', (originalUrl, header, country, locale) => {
    expect(pageLocaleFor(acceptedBy({ originalUrl, headers: { 'accept-language': header } }), country).locale).toBe(locale);
  });

  it('names countries in the language of the page, and in its order', () => {
    const [english, french] = ['en-NG', 'fr-CI'].map(countriesIn);
    const nameOf = (countries: typeof english, code: string) => countries!.find(({ value }) => value === code)?.label;
    expect([nameOf(english, 'DE'), nameOf(french, 'DE'), nameOf(french, 'CI')]).toEqual(['Germany', 'Allemagne', 'Côte d’Ivoire']);
    const indexes = ['EG', 'ES', 'EE'].map((code) => french!.findIndex(({ value }) => value === code));
    expect([...indexes].sort((one, other) => one - other)).toEqual(indexes);
    expect(french).toHaveLength(english!.length);
  });

  it('writes amounts by their customs, without decimals that say nothing', () => {
    expect([amountText(1_234_500, 'NGN', 'en-NG'), amountText(1_250, 'USD', 'en-US'), amountText(500, 'JPY', 'en-GB')]).toEqual([
      '₦12,345',
      '$12.50',
      '¥500',
    ]);
  });
});
