import { amountsByCurrency, describedEnum, inAcceptedCurrencies, location, priceEntry, type PriceEntry } from '@svc/contracts';
import { z } from 'zod';
import { idOf, refOf } from '@svc/kernel';
import type { StoreProfile } from './store-profile';

/** Area of delivery or pickup location, with its fee (decisions 3.5 DeliveryZone). */
export const deliveryZone = z
  .object({
    ref: z.string().describe('Ref of the delivery zone (`dlz_…`), given by the service: send it as `deliveryZoneRef` in a checkout.'),
    name: z.string().describe('Name of the delivery zone as the buyer reads it in the list of choices, such as `Lagos mainland`.'),
    description: z
      .string()
      .optional()
      .describe('Longer text about the delivery zone for buyers, plain text; absent when the merchant wrote none.'),
    kind: describedEnum(['delivery', 'pickup'], 'Way in which a delivery zone gets the goods to the buyer.', {
      delivery: 'The goods are brought to the buyer’s address.',
      pickup: 'The buyer collects the goods at `pickupLocation`.',
    }),
    countries: z
      .array(z.string())
      .describe(
        'Countries that the delivery zone covers, as ISO 3166-1 alpha-2 codes such as `NG`; empty when every country is covered. Delivery addresses in other countries are refused.',
      ),
    states: z
      .array(z.string())
      .describe(
        'States or regions that the delivery zone covers, in the merchant’s words; empty for all. They help the buyer to choose: the service does not check them.',
      ),
    cities: z
      .array(z.string())
      .describe(
        'Cities that the delivery zone covers, in the merchant’s words; empty for all. They help the buyer to choose: the service does not check them.',
      ),
    postalPrefixes: z
      .array(z.string())
      .describe(
        'Beginnings of the postal codes that the delivery zone covers, such as `101`; empty for all. Delivery addresses with other postal codes are refused.',
      ),
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the delivery zone’s `feeMinor`: the store’s primary currency where the zone has a fee in it, else the first accepted currency with one.',
      ),
    feeMinor: z
      .number()
      .int()
      .describe('Delivery fee of the zone for the whole order, integer in the minor unit of `currency`; 0 when delivery is free.'),
    prices: z
      .array(priceEntry)
      .describe(
        'Delivery fee of the zone for the whole order in each accepted currency, as `priceMinor`. A checkout in a currency that is missing cannot choose the zone.',
      ),
    freeOver: amountsByCurrency
      .optional()
      .describe(
        'Subtotal before discounts from which delivery by the zone is free: ISO 4217 code → integer in that currency’s minor unit. Absent when delivery never becomes free.',
      ),
    minOrder: amountsByCurrency
      .optional()
      .describe(
        'Smallest subtotal before discounts that the delivery zone accepts: ISO 4217 code → integer in that currency’s minor unit. Absent when there is no minimum.',
      ),
    etaText: z
      .string()
      .optional()
      .describe(
        'Delivery time of the zone in the merchant’s words, such as `Next day`; absent when there is none. Show it where `etaMinDays` and `etaMaxDays` are absent.',
      ),
    etaMinDays: z
      .number()
      .int()
      .optional()
      .describe('Shortest delivery time of the zone in working days; absent when the merchant gave none.'),
    etaMaxDays: z
      .number()
      .int()
      .optional()
      .describe('Longest delivery time of the zone in working days; absent when the merchant gave none.'),
    pickupLocation: location
      .optional()
      .describe('Place where the buyer collects the goods, with address and coordinates. Present only for `kind` `pickup`.'),
    sort: z.number().int().describe('Position of the delivery zone in the list, from 0; the zones are already sorted by it.'),
  })
  .meta({
    id: 'DeliveryZone',
    description:
      'A way to deliver goods or to hand them over, with its fee. Send its `ref` as `deliveryZoneRef` when an item needs delivery.',
  });
export type DeliveryZone = z.infer<typeof deliveryZone>;

/** Stored fields of a delivery zone, the input of the presenters. */
export interface DeliveryZoneSource extends Omit<DeliveryZone, 'ref' | 'currency' | 'feeMinor' | 'prices' | 'sort'> {
  id: string;
  prices: readonly PriceEntry[];
}

/** Returns the view of a delivery zone (decisions 3.5 DeliveryZone); undefined when it has no fee in any accepted currency. */
export function presentDeliveryZone(
  { id, prices: written, ...fields }: DeliveryZoneSource,
  sort: number,
  store: StoreProfile,
): DeliveryZone | undefined {
  const prices = inAcceptedCurrencies(written, store.currencies);
  if (!prices[0]) return undefined;
  return { ref: refOf('dlz', id), ...fields, currency: prices[0].currency, feeMinor: prices[0].priceMinor, prices, sort };
}

/** Returns zones by their ids, as orders name them. */
export function zonesWithIds(zones: readonly DeliveryZone[]): (Omit<DeliveryZone, 'ref'> & { id: string })[] {
  return zones.flatMap(({ ref, ...terms }) => {
    const id = idOf('dlz', ref);
    return id === undefined ? [] : [{ ...terms, id }];
  });
}
