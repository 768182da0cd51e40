import { deliveryFeeOf, invalidBecause, outOfReach, type DeliveryAddress } from '@svc/contracts';
import { formatMoney, InvalidInput } from '@svc/kernel';
import type { ProductChoice } from './choose-products';
import type { CartTerms } from './price-cart';
import type { ZoneOnSale } from './pricing-context';

/**
 * Returns the zone of delivery for the lines; undefined when none of them needs delivery, whichever is named (§4.2 deliveryZoneRef).
 * Throws InvalidInput when one is needed and none is named.
 */
export function zoneFor(wanted: readonly ProductChoice[], zone: ZoneOnSale | undefined): ZoneOnSale | undefined {
  const [first] = wanted.filter(({ product }) => product.needsDelivery);
  if (!first) return undefined;
  if (!zone) throw invalidBecause([{ path: 'deliveryZoneRef', message: `Name a delivery zone; "${first.product.name}" needs delivery.` }]);
  return zone;
}

/**
 * Returns the cost of delivery: the zone's fee in the currency, nothing from `freeOver` on. That, and the least order, use the cost
 * before any discount, so that a code takes no free delivery away.
 * @throws InvalidInput when the zone delivers only larger carts
 */
export function priceDelivery(
  zone: ZoneOnSale | undefined,
  subtotalMinor: number,
  currency: string,
): Pick<CartTerms, 'delivery' | 'deliveryMinor'> {
  if (!zone) return { deliveryMinor: 0 };
  const { id, name, kind, minOrder = {} } = zone;
  const least = minOrder[currency] ?? 0;
  if (subtotalMinor < least)
    throw new InvalidInput(
      `"${name}" takes carts of at least ${formatMoney(least, currency)}: take more, or choose another delivery zone.`,
    );
  return { delivery: { zoneId: id, name, kind }, deliveryMinor: deliveryFeeOf(zone, subtotalMinor, currency)! };
}

/**
 * Returns the reason why a zone does not deliver to an address: by its country, or, where the zone has postal codes and the address
 * one, by that (D-105). A missing country is not judged. States and cities of a zone only help buyers to choose, since spellings in
 * addresses vary.
 * @returns the refusal, on a field of `deliveryAddress`; undefined when the zone delivers there
 */
export function faultOfDelivery(zone: ZoneOnSale | undefined, address: DeliveryAddress | undefined): InvalidInput | undefined {
  const part = zone && outOfReach(zone, address);
  if (!part) return undefined;
  if (part === 'country')
    return invalidBecause([
      {
        path: 'deliveryAddress.country',
        message: `"${zone.name}" does not go to this country: choose another way of delivery, or another address.`,
      },
    ]);
  return invalidBecause([
    {
      path: 'deliveryAddress.postalCode',
      message: `"${zone.name}" does not go to this postal code: choose another way of delivery, or another address.`,
    },
  ]);
}

/** Throws InvalidInput when a zone does not deliver to an address. */
export function refuseUndeliverable(zone: ZoneOnSale | undefined, address: DeliveryAddress | undefined): void {
  const fault = faultOfDelivery(zone, address);
  if (fault) throw fault;
}
