import { preferredLanguage, localesIn } from './asked-language';

describe('the language that is asked for', () => {
  it.each([
    ['en-NG,en;q=0.9', 'en-NG'],
    ['yo-NG, en-GB;q=0.8, fr;q=0.9', 'fr'],
    ['fr-u-ca-buddhist', 'fr'],
    ['en;q=0, de', undefined],
    ['constructor, %00;q=x,,;,', undefined],
    ['*', undefined],
    [undefined, undefined],
  ])('is the dearest of %s that there are texts in: %s', (header, language) => {
    expect(preferredLanguage(header)).toBe(language);
  });

  it('is looked for in the first 500 characters', () => {
    expect([preferredLanguage(`${'de,'.repeat(160)}fr`), preferredLanguage(`${'de,'.repeat(170)}fr`)]).toEqual(['fr', undefined]);
  });

  it('may have no texts, and is one of the locales all the same', () => {
    expect(localesIn('de;q=0.5, fr-CI, ,yo-NG;q=0.9')).toEqual(['fr-CI', 'yo-NG', 'de']);
  });
});
