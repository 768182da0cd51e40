import { aRuleScope } from '@svc/contracts/testing';
import type { z } from 'zod';
import { checkDeliveryZone, deliveryZoneItem, replaceFee } from './delivery-zone.item';
import { spellOutDeliveryZone } from './spell-out-offer';

describe('the rules of a delivery zone', () => {
  const faultsOf = (overrides: Partial<z.input<typeof deliveryZoneItem>>) => {
    const written = deliveryZoneItem.parse({ key: 'lagos', name: 'Lagos', prices: [{ currency: 'NGN', priceMinor: 0 }], ...overrides });
    return checkDeliveryZone(spellOutDeliveryZone(written, 'NGN').item, aRuleScope()).map(({ path }) => path);
  };

  it('names accepted currencies only', () => {
    expect(faultsOf({ freeOver: { NGN: 1, EUR: 1 }, minOrder: { GBP: 1 }, prices: [{ currency: 'EUR', priceMinor: 1 }] })).toEqual([
      'prices[0].currency',
      'freeOver.EUR',
      'minOrder.GBP',
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

const fees = [
  { currency: 'NGN', priceMinor: 1_500 },
  { currency: 'USD', priceMinor: 5 },
];
const { item: zone } = spellOutDeliveryZone(deliveryZoneItem.parse({ key: 'lagos', name: 'Lagos', prices: fees }), 'NGN');

describe('a patch of a zone’s fee in short', () => {
  it.each<[Record<string, unknown>, object[]]>([
    [{ feeMinor: 2_000 }, [{ currency: 'NGN', priceMinor: 2_000 }, fees[1]!]],
    [{ feeMinor: 7, currency: 'USD' }, [fees[0]!, { currency: 'USD', priceMinor: 7 }]],
    [{ feeMinor: 0, currency: null }, [{ currency: 'NGN', priceMinor: 0 }, fees[1]!]],
    [{ feeMinor: null }, [fees[1]!]],
    [{ feeMinor: null, currency: 'USD' }, [fees[0]!]],
  ])('%j replaces the fee of one currency', (patch, prices) => {
    expect(replaceFee(zone, patch, 'NGN')).toEqual({ ...zone, prices });
  });

  it.each<[Record<string, unknown>]>([
    [{}],
    [{ name: 'Ibadan' }],
    [{ feeMinor: -1 }],
    [{ feeMinor: '5' }],
    [{ feeMinor: 5, prices: [] }],
    [{ feeMinor: 5, currency: 'EUR' }],
  ])('%j replaces none: it has no fee, a wrong one, all of them, or a new one', (patch) =>
    expect(replaceFee(zone, patch, 'NGN')).toEqual(zone),
  );
});
