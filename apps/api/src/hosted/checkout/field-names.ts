/** Names of the fields of the form that pays. */

export const NAME = 'contact.name';
export const EMAIL = 'contact.email';
export const PHONE = 'contact.phone';
export const RAIL = 'rail';
/** The total that the buyer has seen, in minor units: whether it is still the price, the server decides (D-82). */
export const SEEN_TOTAL = 'seenTotal';
/** What of it was due now. */
export const SEEN_DUE_NOW = 'seenDueNow';

export const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export function addressField(field: AddressField): string {
  return `address.${field}`;
}
