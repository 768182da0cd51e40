import {
  amountsByCurrency,
  checkAmounts,
  checkPrices,
  checkSomePrice,
  described,
  type Fault,
  key,
  line,
  location,
  minorUnits,
  priceList,
  prose,
  type RuleScope,
  shortPrice,
  type Without,
} from '@svc/contracts';
import { z } from 'zod';
import { deliveryZoneTexts } from './catalogue-texts';

const names = z.array(line).max(500).default([]);
const days = z.number().int().min(0).max(366);

/** Delivery zone as written in the workspace document (decisions 3.5 DeliveryZone). */
export const deliveryZoneItem = z
  .strictObject(
    described(
      {
        key,
        name: line,
        position: z.number().int().optional(),
        description: prose.optional(),
        kind: z.enum(['delivery', 'pickup']).default('delivery'),
        countries: z
          .array(z.string().regex(/^[A-Z]{2}$/, 'Give an ISO 3166 two-letter code, such as NG.'))
          .max(250)
          .default([]),
        states: names,
        cities: names,
        postalPrefixes: names,
        feeMinor: shortPrice.priceMinor,
        currency: shortPrice.currency,
        prices: priceList.default([]),
        freeOver: amountsByCurrency.optional(),
        minOrder: amountsByCurrency.optional(),
        etaText: line.optional(),
        etaMinDays: days.optional(),
        etaMaxDays: days.optional(),
        pickupLocation: location.optional(),
      },
      deliveryZoneTexts,
    ),
  )
  .meta({
    id: 'DeliveryZoneItem',
    description: 'Delivery zone as you write it: the area or pick-up place, its fees and delivery times. Buyers choose a zone at checkout.',
  });
/** Delivery zone in its one canonical form (`spellOutDeliveryZone`). */
export type DeliveryZoneItem = Without<z.infer<typeof deliveryZoneItem>, 'feeMinor' | 'currency'>;

/** Checks the rules of a delivery zone: fees and thresholds in accepted currencies, a sensible span of days, an address for pick-up. */
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

const written = minorUnits.nullable();

/**
 * Prepares a zone for a short patch: `feeMinor` takes the place of the fee in its currency, null removes that fee, and the fees in
 * other currencies stay (ADR 0014). With `prices` in the patch, these are the fees.
 */
export function replaceFee(zone: DeliveryZoneItem, patch: Readonly<Record<string, unknown>>, primary: string): DeliveryZoneItem {
  const fee = written.safeParse(patch['feeMinor']);
  if (!fee.success || patch['prices'] !== undefined) return zone;
  const currency = patch['currency'] ?? primary;
  const prices = zone.prices.flatMap((entry) => {
    if (entry.currency !== currency) return [entry];
    return fee.data === null ? [] : [{ ...entry, priceMinor: fee.data }];
  });
  return { ...zone, prices };
}
