import type { PriceEntry } from '@svc/contracts';
import type { DeliveryZone } from './delivery-zone.view';

/** What is stored of a delivery zone, as the presenters take it. */
export interface DeliveryZoneSource extends Omit<DeliveryZone, 'ref' | 'currency' | 'feeMinor' | 'prices' | 'sort'> {
  id: string;
  prices: readonly PriceEntry[];
}
