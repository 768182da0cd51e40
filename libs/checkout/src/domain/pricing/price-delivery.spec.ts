import { aZone } from '../../testing/checkout.builder';
import { refuseUndeliverable } from './price-delivery';

const address = { line1: '14 Hughes Avenue', city: 'Yaba', country: 'NG' };
const fieldsOf = (...args: Parameters<typeof refuseUndeliverable>) => {
  try {
    refuseUndeliverable(...args);
    return 'goes there';
  } catch (error) {
    return Object.keys((error as { details: { fields: object } }).details.fields);
  }
};

describe('the area of a delivery zone', () => {
  it('[decisions 3.5 DeliveryZone] is to its countries, or everywhere when it names none', () => {
    expect(fieldsOf(aZone({ countries: ['NG', 'GH'] }), address)).toBe('goes there');
    expect(fieldsOf(aZone(), { ...address, country: 'FR' })).toBe('goes there');
    expect(fieldsOf(aZone({ countries: ['GH'] }), address)).toEqual(['deliveryAddress.country']);
  });

  it('[decisions 3.5 DeliveryZone] is to its postal codes, where one is given', () => {
    const zone = aZone({ postalPrefixes: ['SW1', '100'] });
    for (const postalCode of [undefined, 'sw1a 1aa', '100-242']) expect(fieldsOf(zone, { ...address, postalCode })).toBe('goes there');
    expect(fieldsOf(zone, { ...address, postalCode: 'N1 9GU' })).toEqual(['deliveryAddress.postalCode']);
  });

  it('[decisions 3.5 DeliveryZone] does not matter to buyers who pick up, or have no address yet', () => {
    expect(fieldsOf(aZone({ kind: 'pickup', countries: ['GH'] }), address)).toBe('goes there');
    expect(fieldsOf(aZone({ countries: ['GH'] }), undefined)).toBe('goes there');
  });
});
