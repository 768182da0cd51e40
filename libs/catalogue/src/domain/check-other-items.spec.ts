import type { z } from 'zod';
import { aRuleScope } from '../testing';
import { checkDiscountCode } from './check-codes';
import { checkCollection } from './check-collection';
import { checkDeliveryZone } from './check-delivery-zone';
import { discountCodeItem } from './codes.item';
import { collectionItem } from './collection.item';
import { deliveryZoneItem } from './delivery-zone.item';

const scope = aRuleScope('product:tote-bag', 'package:spa-day', 'event:launch-night', 'ticketType:launch-night/vip');

describe('the rules of a collection', () => {
  it('has products and packages that exist, each once', () => {
    const item = collectionItem.parse({ slug: 'new', name: 'New', productRefs: ['tote-bag', 'spa-day', 'lost', 'tote-bag'] });
    expect(checkCollection(item, scope).map(({ path }) => path)).toEqual(['productRefs[3]', 'productRefs[2]']);
  });
});

describe('the rules of a delivery zone', () => {
  const faultsOf = (given: Partial<z.input<typeof deliveryZoneItem>>) =>
    checkDeliveryZone(deliveryZoneItem.parse({ key: 'lagos', name: 'Lagos', prices: [{ currency: 'NGN', priceMinor: 0 }], ...given }), scope).map(({ path }) => path);

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

describe('the rules of a discount code', () => {
  const faultsOf = (given: Partial<z.input<typeof discountCodeItem>>) =>
    checkDiscountCode(discountCodeItem.parse({ code: 'WELCOME10', kind: 'percent', value: 10, ...given }), scope).map(({ path }) => path);

  it('[decisions 3.16 codes] takes percent as a number and a fixed discount per currency', () => {
    expect(faultsOf({})).toEqual([]);
    expect(faultsOf({ value: 0 })).toEqual(['value']);
    expect(faultsOf({ value: { NGN: 1 } })).toEqual(['value']);
    expect(faultsOf({ kind: 'fixed', value: { NGN: 1 } })).toEqual([]);
    expect(faultsOf({ kind: 'fixed', value: { EUR: 1 } })).toEqual(['value.EUR']);
    expect(faultsOf({ kind: 'fixed', value: 10 })).toEqual(['value']);
    expect(discountCodeItem.safeParse({ code: 'A', kind: 'percent', value: 101 }).success).toBe(false);
  });

  it('[decisions 3.16 codes] is for events, ticket types and products that exist', () => {
    expect(faultsOf({ appliesTo: { eventRefs: ['launch-night'], ticketTypeRefs: ['launch-night/vip'], productRefs: ['tote-bag', 'spa-day'] } })).toEqual([]);
    expect(faultsOf({ appliesTo: { eventRefs: ['x'], ticketTypeRefs: ['x/y'], productRefs: ['x'] } })).toEqual([
      'appliesTo.eventRefs[0]', 'appliesTo.ticketTypeRefs[0]', 'appliesTo.productRefs[0]',
    ]);
  });

  it('ends after it starts', () => {
    expect(faultsOf({ startsAt: '2026-03-01T00:00:00Z', endsAt: '2026-03-01T00:00:00Z' })).toEqual(['endsAt']);
  });
});
