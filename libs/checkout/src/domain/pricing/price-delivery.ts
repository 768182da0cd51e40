import { invalidBecause, priceIn, type DeliveryAddress } from '@svc/contracts';
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
export function priceDelivery(zone: ZoneOnSale | undefined, subtotalMinor: number, currency: string): Pick<CartTerms, 'delivery' | 'deliveryMinor'> {
  if (!zone) return { deliveryMinor: 0 };
  const { id, name, kind, prices, freeOver = {}, minOrder = {} } = zone;
  const least = minOrder[currency] ?? 0;
  if (subtotalMinor < least) throw new InvalidInput(`"${name}" takes carts of at least ${formatMoney(least, currency)}: take more, or choose another delivery zone.`);
  const isFree = subtotalMinor >= (freeOver[currency] ?? Infinity);
  return { delivery: { zoneId: id, name, kind }, deliveryMinor: isFree ? 0 : priceIn(prices, currency)! };
}

/**
 * Why a zone does not go to an address: to its country, or, where it is bound to postal codes and one is given, to that (D-105).
 * A country that is not given yet is not judged. States and cities of a zone help buyers to choose; how an address
 * spells them, nobody can compare.
 * @returns the refusal, on a field of `deliveryAddress`; undefined when it goes there
 */
export function faultOfDelivery(zone: ZoneOnSale | undefined, address: DeliveryAddress | undefined): InvalidInput | undefined {
  if (!address?.country || zone?.kind !== 'delivery') return undefined;
  const { name, countries, postalPrefixes } = zone;
  if (countries.length > 0 && !countries.some((country) => country.toUpperCase() === address.country.toUpperCase())) {
    return invalidBecause([{ path: 'deliveryAddress.country', message: `"${name}" does not go to this country: choose another way of delivery, or another address.` }]);
  }
  const code = compact(address.postalCode ?? '');
  if (code === '' || postalPrefixes.length === 0 || postalPrefixes.some((prefix) => code.startsWith(compact(prefix)))) return undefined;
  return invalidBecause([{ path: 'deliveryAddress.postalCode', message: `"${name}" does not go to this postal code: choose another way of delivery, or another address.` }]);
}

/** Throws InvalidInput when a zone does not go to an address. */
export function refuseUndeliverable(zone: ZoneOnSale | undefined, address: DeliveryAddress | undefined): void {
  const fault = faultOfDelivery(zone, address);
  if (fault) throw fault;
}

function compact(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
