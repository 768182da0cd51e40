import { countryName } from '@svc/contracts';
import type { ShopContact } from '@svc/storefront';

/** Signs of copyright and years before a name, and the usual words after it. */
const BEFORE = /^(?:\s*(?:©|\(c\)|copyright\b)|\s*(?:19|20)\d\d(?:\s*[-–—]\s*(?:19|20)?\d\d)?\b\s*,?)+\s*/iu;
const AFTER = /[\s.,;·|–—-]*(?:all rights reserved|tous droits réservés)[\s.]*$/iu;

/**
 * Returns the legal name of a shop and its numbers, `Adire House Studio Ltd, RC 1482210`, from the copyright line of its
 * storefront; undefined where the line is empty but for signs, years and the usual words.
 */
export function imprintOf(copyright: string | undefined): string | undefined {
  return copyright?.replace(BEFORE, '').replace(AFTER, '').trim() || undefined;
}

/** Returns the lines of a seller: its name, its legal name where that is another, its address and its contact. */
export function sellerLines(name: string, { copyright, address = {}, email, phone }: ShopContact, locale: string): string[] {
  const imprint = imprintOf(copyright);
  const { addressLine1, addressLine2, city, state, country } = address;
  return [
    name,
    imprint?.toLowerCase() === name.toLowerCase() ? undefined : imprint,
    addressLine1,
    addressLine2,
    [city, state === city ? undefined : state].filter(Boolean).join(', '),
    (addressLine1 || city) && country && countryName(country, locale),
    email,
    phone,
  ].filter((line): line is string => Boolean(line));
}
