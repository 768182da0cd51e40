import { inAcceptedCurrencies } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { DeliveryZoneSource } from './delivery-zone-source';
import type { DeliveryZone } from './delivery-zone.view';
import type { StoreProfile } from './store-profile';

/** A delivery zone (decisions 3.5); undefined when it has no fee in any accepted currency. */
export function presentDeliveryZone({ id, prices: written, ...told }: DeliveryZoneSource, sort: number, store: StoreProfile): DeliveryZone | undefined {
  const prices = inAcceptedCurrencies(written, store.currencies);
  if (!prices[0]) return undefined;
  return { ref: refOf('dlz', id), ...told, currency: prices[0].currency, feeMinor: prices[0].priceMinor, prices, sort };
}
