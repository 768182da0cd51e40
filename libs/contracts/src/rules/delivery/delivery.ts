import type { DeliveryAddress } from '../../shapes/checkout-parts';
import type { PriceEntry } from '../../shapes/common';
import { priceIn } from '../prices';

/** Terms of delivery to a zone, as the merchant offers them. */
export interface DeliveryTerms {
  kind: 'delivery' | 'pickup';
  prices: readonly PriceEntry[];
  /** Subtotal from which delivery is free, in minor units by currency. */
  freeOver?: Readonly<Record<string, number>>;
  minOrder?: Readonly<Record<string, number>>;
  /** ISO 3166 alpha-2; an empty list: every country. */
  countries: readonly string[];
  /** Beginnings of postal codes; an empty list: every code. */
  postalPrefixes: readonly string[];
}

/**
 * Returns the part of an address that is outside of a zone: its country, or its postal code where both have one (D-105);
 * undefined when the zone covers it, or the country is not yet filled in.
 */
export function outOfReach(
  { kind, countries, postalPrefixes }: Pick<DeliveryTerms, 'kind' | 'countries' | 'postalPrefixes'>,
  address: DeliveryAddress | undefined,
): 'country' | 'postalCode' | undefined {
  if (!address?.country || kind !== 'delivery') return undefined;
  if (countries.length > 0 && !countries.some((country) => country.toUpperCase() === address.country.toUpperCase())) return 'country';
  const code = compact(address.postalCode ?? '');
  const isReached = code === '' || postalPrefixes.length === 0 || postalPrefixes.some((prefix) => code.startsWith(compact(prefix)));
  return isReached ? undefined : 'postalCode';
}

/** Returns the delivery fee of a zone in minor units, by the subtotal before discounts; undefined where it has no price in the currency. */
export function deliveryFeeOf(
  { prices, freeOver = {} }: Pick<DeliveryTerms, 'prices' | 'freeOver'>,
  subtotalMinor: number,
  currency: string,
): number | undefined {
  return subtotalMinor >= (freeOver[currency] ?? Infinity) ? 0 : priceIn(prices, currency);
}

const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const satisfies readonly (keyof DeliveryAddress)[];

/** Returns true for equal addresses; missing and blank fields are the same. */
export function isSameAddress(one: DeliveryAddress | undefined, other: DeliveryAddress | undefined): boolean {
  return ADDRESS_FIELDS.every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''));
}

function compact(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
