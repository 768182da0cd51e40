import { Injectable } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { arrivalText, type BusinessHours, type PricedCart } from '@svc/contracts';
import { storeProfileOf } from '@svc/http';
import { type DeliveryZone, ListDeliveryZones, ShopContacts } from '@svc/storefront';
import type { PageLocale } from '../page-locale';

/** Zones that a cart can be delivered to, and the hours in which the shop works. */
export interface DeliveryOffer {
  zones: readonly DeliveryZone[];
  businessHours: readonly BusinessHours[];
}

/** Reads what the page of a checkout says about delivery. */
@Injectable()
export class DeliveryOffers {
  constructor(
    private readonly zones: ListDeliveryZones,
    private readonly contacts: ShopContacts,
  ) {}

  async of(workspace: Workspace): Promise<DeliveryOffer> {
    const [zones, { businessHours }] = await Promise.all([
      this.zones.execute({ store: storeProfileOf(workspace) }),
      this.contacts.read(workspace.id),
    ]);
    return { zones, businessHours };
  }
}

/** Cart, and the shop's time and hours, by which a day of arrival is counted. */
interface ArrivalFacts extends PageLocale {
  cart: PricedCart;
  now: Date;
  timezone: string;
  businessHours: readonly BusinessHours[];
}

/**
 * Returns when the cart would arrive if it were paid now (ADR 0116), else the shop's own words; undefined for pre-orders and bookings,
 * and where only a part is due now.
 */
export function arrivalIn(zone: DeliveryZone, { cart, now, timezone, businessHours, locale, words }: ArrivalFacts): string | undefined {
  if (cart.balanceMinor > 0 || cart.lines.some(({ preorder, slot }) => preorder || slot !== undefined)) return undefined;
  const arrival = arrivalText(zone, { paidAt: now, now, shop: { timezone, businessHours }, locale });
  if (!arrival) return undefined;
  if (!('dates' in arrival)) return arrival.words;
  return zone.kind === 'pickup' ? words.buyer.ready(arrival.dates) : words.buyer.arrives(arrival.dates);
}
