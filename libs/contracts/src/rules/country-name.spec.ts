import { countryName } from './country-name';

describe('the name of a country', () => {
  it('is in the language of its reader', () => {
    expect([countryName('NG'), countryName('de', 'fr'), countryName('NG', 'en-NG')]).toEqual(['Nigeria', 'Allemagne', 'Nigeria']);
  });

  it('stays unchanged where it is not a code', () => {
    expect([countryName('Nigeria'), countryName('USA', 'fr'), countryName('QQ'), countryName('')]).toEqual(['Nigeria', 'USA', 'QQ', '']);
  });
});
