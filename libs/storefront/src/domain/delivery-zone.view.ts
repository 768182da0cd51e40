import { amountsByCurrency, inAcceptedCurrencies, location, priceEntry, type PriceEntry } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { StoreProfile } from './store-profile';

/** Area of delivery or pickup location, with its fee (decisions 3.5). */
export const deliveryZone = z
  .object({
    ref: z.string(),
    name: z.string(),
    description: z.string().optional(),
    kind: z.enum(['delivery', 'pickup']),
    countries: z.array(z.string()).describe('ISO 3166 two-letter codes; empty when the zone is not bound to a country.'),
    states: z.array(z.string()),
    cities: z.array(z.string()),
    postalPrefixes: z.array(z.string()),
    currency: z.string(),
    feeMinor: z.number().int(),
    prices: z.array(priceEntry),
    freeOver: amountsByCurrency.optional(),
    minOrder: amountsByCurrency.optional(),
    etaText: z.string().optional(),
    etaMinDays: z.number().int().optional(),
    etaMaxDays: z.number().int().optional(),
    pickupLocation: location.optional(),
    sort: z.number().int(),
  })
  .meta({ id: 'DeliveryZone' });
export type DeliveryZone = z.infer<typeof deliveryZone>;

/** Stored fields of a delivery zone, the input of the presenters. */
export interface DeliveryZoneSource extends Omit<DeliveryZone, 'ref' | 'currency' | 'feeMinor' | 'prices' | 'sort'> {
  id: string;
  prices: readonly PriceEntry[];
}

/** Returns the view of a delivery zone (decisions 3.5); undefined when it has no fee in any accepted currency. */
export function presentDeliveryZone(
  { id, prices: written, ...fields }: DeliveryZoneSource,
  sort: number,
  store: StoreProfile,
): DeliveryZone | undefined {
  const prices = inAcceptedCurrencies(written, store.currencies);
  if (!prices[0]) return undefined;
  return { ref: refOf('dlz', id), ...fields, currency: prices[0].currency, feeMinor: prices[0].priceMinor, prices, sort };
}
