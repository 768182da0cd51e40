import type { DeliveryAddress } from '../../shapes/checkout-parts';
import { countryName } from '../country-name';

/** Returns the lines of an address as on a parcel, with the country in the language of the locale. */
export function addressLines({ line1, line2, city, state, postalCode, country }: DeliveryAddress, locale: string): string[] {
  return [line1, line2, [postalCode, city].filter(Boolean).join(' '), state, countryName(country, locale)].flatMap((line) => line || []);
}
