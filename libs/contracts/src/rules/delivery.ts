import type { DeliveryAddress } from '../shapes/checkout-parts';
import type { PriceEntry } from '../shapes/common';
import { priceIn } from './prices';

/** On what terms a zone delivers, as the merchant offers it. */
export interface DeliveryTerms {
  kind: 'delivery' | 'pickup';
  prices: readonly PriceEntry[];
  /** By currency. */
  freeOver?: Readonly<Record<string, number>>;
  minOrder?: Readonly<Record<string, number>>;
  /** ISO 3166 alpha-2; none: not bound to countries. */
  countries: readonly string[];
  /** None: not bound to postal codes. */
  postalPrefixes: readonly string[];
}

/**
 * What of an address keeps a zone from going there: its country, or, where the zone is bound to postal codes and one is given, that
 * (D-105). A country that is not given yet is not judged.
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

/** What a zone takes, in minor units, for items that cost so much before any discount; undefined where it has no price in the currency. */
export function deliveryFeeOf(
  { prices, freeOver = {} }: Pick<DeliveryTerms, 'prices' | 'freeOver'>,
  subtotalMinor: number,
  currency: string,
): number | undefined {
  return subtotalMinor >= (freeOver[currency] ?? Infinity) ? 0 : priceIn(prices, currency);
}

const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const satisfies readonly (keyof DeliveryAddress)[];

/** Whether both name the same place. */
export function isSameAddress(one: DeliveryAddress | undefined, other: DeliveryAddress | undefined): boolean {
  return ADDRESS_FIELDS.every((field) => (one?.[field] ?? '') === (other?.[field] ?? ''));
}

function compact(code: string): string {
  return code.replace(/[\s-]/g, '').toUpperCase();
}
