import { checkAmounts, checkPrices, checkSomePrice, type Fault, type RuleScope } from '@svc/contracts';
import type { DeliveryZoneItem } from './delivery-zone.item';

/** The rules of a delivery zone: fees and thresholds in accepted currencies, a sensible span of days, a place to pick up at. */
export function checkDeliveryZone(zone: DeliveryZoneItem, scope: RuleScope): Fault[] {
  return [
    ...checkSomePrice(zone.prices, 'prices', 'Give the fee in at least one currency; 0 when delivery is free.'),
    ...checkPrices(zone.prices, scope.currencies, 'prices'),
    ...checkAmounts(zone.freeOver, scope.currencies, 'freeOver'),
    ...checkAmounts(zone.minOrder, scope.currencies, 'minOrder'),
    ...checkDays(zone),
    ...checkPickup(zone),
  ];
}

function checkDays({ etaMinDays, etaMaxDays }: DeliveryZoneItem): Fault[] {
  if (etaMinDays === undefined || etaMaxDays === undefined || etaMaxDays >= etaMinDays) return [];
  return [{ path: 'etaMaxDays', message: 'Give at least as many days as etaMinDays.' }];
}

function checkPickup({ kind, pickupLocation }: DeliveryZoneItem): Fault[] {
  if (kind === 'pickup' && !pickupLocation) return [{ path: 'pickupLocation', message: 'Say where goods are picked up.' }];
  if (kind === 'delivery' && pickupLocation) return [{ path: 'pickupLocation', message: 'Set kind to pickup, or leave this out.' }];
  return [];
}
