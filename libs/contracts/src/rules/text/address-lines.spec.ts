import { addressLines } from './address-lines';

describe('lines of an address', () => {
  it('are those of a parcel, with the name of the country in the language of the reader', () => {
    const address = { line1: '14 Hughes Avenue', city: 'Yaba', state: 'Lagos', postalCode: '101245', country: 'NG' };
    expect(addressLines(address, 'en')).toEqual(['14 Hughes Avenue', '101245 Yaba', 'Lagos', 'Nigeria']);
    expect(addressLines({ line1: '3 rue Mercière', line2: 'Étage 2', city: 'Lyon', country: 'DE' }, 'fr')).toEqual([
      '3 rue Mercière',
      'Étage 2',
      'Lyon',
      'Allemagne',
    ]);
  });
});
