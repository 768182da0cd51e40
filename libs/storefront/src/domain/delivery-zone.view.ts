import { amountsByCurrency, describedEnum, inAcceptedCurrencies, location, priceEntry, type PriceEntry } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { StoreProfile } from './store-profile';

/** Area of delivery or pickup location, with its fee (decisions 3.5). */
export const deliveryZone = z
  .object({
    ref: z.string().describe('Ref of the zone (`dlz_…`): send it as `deliveryZoneRef` in a checkout.'),
    name: z.string().describe('Choice as the buyer reads it, such as `Lagos mainland`.'),
    description: z.string().optional().describe('Longer text about the choice; absent when the merchant wrote none.'),
    kind: describedEnum(['delivery', 'pickup'], 'Way in which the goods get to the buyer.', {
      delivery: 'They are brought to the buyer’s address.',
      pickup: 'The buyer collects them at `pickupLocation`.',
    }),
    countries: z
      .array(z.string())
      .describe(
        'ISO 3166 two-letter codes of the countries covered; empty when the zone is not bound to a country. Addresses elsewhere are refused.',
      ),
    states: z
      .array(z.string())
      .describe(
        'States or regions covered, as the merchant wrote them; empty for all. They help the buyer choose: the service does not check them.',
      ),
    cities: z
      .array(z.string())
      .describe('Cities covered, as the merchant wrote them; empty for all. They help the buyer choose: the service does not check them.'),
    postalPrefixes: z
      .array(z.string())
      .describe('Beginnings of the postal codes covered; empty for all. Addresses with another code are refused.'),
    currency: z.string().describe('ISO 4217 code of `feeMinor`: the store’s primary currency wherever the zone is priced in it.'),
    feeMinor: z.number().int().describe('Fee for the whole order, integer in the minor unit of `currency`; 0 is free.'),
    prices: z
      .array(priceEntry)
      .describe(
        'Fee in each currency that the store accepts, as `priceMinor`. In a currency that is missing here the zone cannot be chosen.',
      ),
    freeOver: amountsByCurrency
      .optional()
      .describe('Subtotal before discounts from which delivery is free, by currency; absent when it never is.'),
    minOrder: amountsByCurrency
      .optional()
      .describe('Subtotal before discounts below which the zone is refused, by currency; absent when there is no minimum.'),
    etaText: z.string().optional().describe('Time until the goods arrive, in the merchant’s words. Show it where the days are absent.'),
    etaMinDays: z.number().int().optional().describe('Fewest working days until the goods arrive; absent when the merchant gave none.'),
    etaMaxDays: z.number().int().optional().describe('Most working days until the goods arrive; absent when the merchant gave none.'),
    pickupLocation: location.optional().describe('Where the buyer collects the goods. Present for `pickup` only.'),
    sort: z.number().int().describe('Position of the zone, from 0; the zones come in this order.'),
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
