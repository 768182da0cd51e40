import { amountsByCurrency, key, line, location, priceList, prose, shortPrice, type Without } from '@svc/contracts';
import { z } from 'zod';

const names = z.array(line).max(500).default([]);
const days = z.number().int().min(0).max(366);

/** A delivery zone as the workspace document writes it (decisions 3.5 DeliveryZone). */
export const deliveryZoneItem = z
  .strictObject({
    key,
    name: line,
    position: z.number().int().optional(),
    description: prose.optional(),
    kind: z.enum(['delivery', 'pickup']).default('delivery'),
    countries: z.array(z.string().regex(/^[A-Z]{2}$/, 'Give an ISO 3166 two-letter code, such as NG.')).max(250).default([]),
    states: names,
    cities: names,
    postalPrefixes: names,
    feeMinor: shortPrice.priceMinor.describe('Short for the entry of `prices` in `currency`.'),
    currency: shortPrice.currency.describe('Of `feeMinor`; the primary currency when absent.'),
    prices: priceList.default([]),
    freeOver: amountsByCurrency.optional(),
    minOrder: amountsByCurrency.optional(),
    etaText: line.optional(),
    etaMinDays: days.optional(),
    etaMaxDays: days.optional(),
    pickupLocation: location.optional(),
  })
  .meta({ id: 'DeliveryZoneItem' });
/** In its one canonical form (`spellOutDeliveryZone`). */
export type DeliveryZoneItem = Without<z.infer<typeof deliveryZoneItem>, 'feeMinor' | 'currency'>;
