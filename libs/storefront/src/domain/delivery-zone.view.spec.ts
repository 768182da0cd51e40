import { aStore } from '../testing';
import { presentDeliveryZone } from './delivery-zone.view';

const zone = {
  id: '01980000-0000-7000-8000-0000000000b1',
  name: 'Lagos',
  kind: 'delivery' as const,
  countries: ['NG'],
  states: [],
  cities: [],
  postalPrefixes: [],
};

describe('a delivery zone', () => {
  it('[decisions 3.5 DeliveryZone] has its fee in the store’s currencies, the primary one first', () => {
    const prices = [
      { currency: 'USD', priceMinor: 5 },
      { currency: 'NGN', priceMinor: 150_000 },
      { currency: 'EUR', priceMinor: 4 },
    ];
    expect(presentDeliveryZone({ ...zone, prices }, 0, aStore())).toMatchObject({
      currency: 'NGN',
      feeMinor: 150_000,
      prices: [prices[1], prices[0]],
    });
  });

  it('[decisions 3.5 DeliveryZone] is left out when it has no fee in any of them', () => {
    expect(presentDeliveryZone({ ...zone, prices: [{ currency: 'EUR', priceMinor: 4 }] }, 0, aStore())).toBeUndefined();
  });
});
