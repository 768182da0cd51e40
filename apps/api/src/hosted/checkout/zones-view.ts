import { priceIn, type PricedCart } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { DeliveryZone } from '@svc/storefront';
import { ZONE } from './field-names';
import type { FormState } from './seats-view';

/** How it gets to the buyer, as the page shows it. */
export interface DeliveryView {
  /** Ways of delivery to choose among. */
  zones: readonly DeliveryZone[];
  /** The one that is chosen. */
  zone?: DeliveryZone;
  /** Something is sent to the buyer, and not picked up. */
  needsAddress: boolean;
}

/** Of all ways of delivery those that can be charged in the currency of the cart; the one that the form chose, else the one on record. */
export function deliveryOf({ delivery, currency }: PricedCart, ways: readonly DeliveryZone[], { values, wasSent }: Pick<FormState, 'values' | 'wasSent'>): DeliveryView {
  const zones = ways.filter(({ prices }) => priceIn(prices, currency) !== undefined);
  const chosen = wasSent ? zones.find(({ ref }) => ref === values.text(ZONE)) : undefined;
  const zone = chosen ?? zones.find(({ ref }) => delivery && ref === refOf('dlz', delivery.zoneId));
  return { zones, zone, needsAddress: (zone ?? delivery)?.kind === 'delivery' };
}
