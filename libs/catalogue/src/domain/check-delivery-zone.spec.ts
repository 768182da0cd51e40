import { aRuleScope } from '@svc/contracts/testing';
import type { z } from 'zod';
import { checkDeliveryZone } from './check-delivery-zone';
import { deliveryZoneItem } from './delivery-zone.item';
import { spellOutDeliveryZone } from './spell-out-offer';

describe('the rules of a delivery zone', () => {
  const faultsOf = (given: Partial<z.input<typeof deliveryZoneItem>>) => {
    const written = deliveryZoneItem.parse({ key: 'lagos', name: 'Lagos', prices: [{ currency: 'NGN', priceMinor: 0 }], ...given });
    return checkDeliveryZone(spellOutDeliveryZone(written, 'NGN').item, aRuleScope()).map(({ path }) => path);
  };

  it('names accepted currencies only', () => {
    expect(faultsOf({ freeOver: { NGN: 1, EUR: 1 }, minOrder: { GBP: 1 }, prices: [{ currency: 'EUR', priceMinor: 1 }] })).toEqual([
      'prices[0].currency', 'freeOver.EUR', 'minOrder.GBP',
    ]);
  });

  it('has a place where it is for pick-up, and only then', () => {
    expect(faultsOf({ kind: 'pickup' })).toEqual(['pickupLocation']);
    expect(faultsOf({ pickupLocation: { city: 'Lagos' } })).toEqual(['pickupLocation']);
  });

  it('spans days forwards', () => {
    expect(faultsOf({ etaMinDays: 3, etaMaxDays: 2 })).toEqual(['etaMaxDays']);
  });
});
