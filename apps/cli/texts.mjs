import { money } from '@storefront-service/sdk';

/**
 * An amount as people write it: `NGN 1,000.50`.
 * @param {number} minor minor units, negative ones too
 * @param {string} currency ISO 4217
 */
export function amountText(minor, currency) {
  const digits = money.digits(currency);
  return `${currency} ${(minor / 10 ** digits).toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`;
}

/** A moment to the minute, in UTC: `2026-11-24 09:30Z`. */
export const momentText = (iso) => `${iso.slice(0, 10)} ${iso.slice(11, 16)}Z`;

/** Words of several lines in one. */
export const oneLine = (text) => text.replace(/\s+/g, ' ').trim();

/** Returns the text of an option as the API takes it: null for an empty one, which removes a value. */
export const orNull = (text) => (text === '' ? null : text);
