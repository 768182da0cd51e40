import { amountsByCurrency, key, line, location, priceList, prose } from '@svc/contracts';
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
    prices: priceList.min(1, 'Give the fee of at least one currency; 0 when delivery is free.'),
    freeOver: amountsByCurrency.optional(),
    minOrder: amountsByCurrency.optional(),
    etaText: line.optional(),
    etaMinDays: days.optional(),
    etaMaxDays: days.optional(),
    pickupLocation: location.optional(),
  })
  .meta({ id: 'DeliveryZoneItem' });
export type DeliveryZoneItem = z.infer<typeof deliveryZoneItem>;
