import { deliveryFeeOf, invalidBecause, outOfReach, type DeliveryAddress } from '@svc/contracts';
import { formatMoney, InvalidInput } from '@svc/kernel';
import type { ProductChoice } from './choose-products';
import type { CartTerms } from './price-cart';
import type { ZoneOnSale } from './pricing-context';

/**
 * The zone that the lines are delivered to; undefined when none of them needs delivery, whichever is named (§4.2 deliveryZoneRef).
 * Throws InvalidInput when one is needed and none is named.
 */
export function zoneFor(wanted: readonly ProductChoice[], zone: ZoneOnSale | undefined): ZoneOnSale | undefined {
  const [first] = wanted.filter(({ product }) => product.needsDelivery);
  if (!first) return undefined;
  if (!zone) throw invalidBecause([{ path: 'deliveryZoneRef', message: `Name a delivery zone; "${first.product.name}" needs delivery.` }]);
  return zone;
}

/**
 * What delivery costs: the zone's fee in the currency, nothing from `freeOver` on. That, and the least order, count what the
 * items cost before any discount, so that a code takes no free delivery away.
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
 * Why a zone does not go to an address: to its country, or, where it is bound to postal codes and one is given, to that (D-105).
 * A country that is not given yet is not judged. States and cities of a zone help buyers to choose; how an address
 * spells them, nobody can compare.
 * @returns the refusal, on a field of `deliveryAddress`; undefined when it goes there
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

/** Throws InvalidInput when a zone does not go to an address. */
export function refuseUndeliverable(zone: ZoneOnSale | undefined, address: DeliveryAddress | undefined): void {
  const fault = faultOfDelivery(zone, address);
  if (fault) throw fault;
}
