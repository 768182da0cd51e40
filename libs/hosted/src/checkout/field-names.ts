/** Field names of the form that pays. */

export const NAME = 'contact.name';
export const EMAIL = 'contact.email';
export const PHONE = 'contact.phone';
export const RAIL = 'rail';
/** Total that the buyer has seen, in minor units. The server checks it against the current price (D-82). */
export const SEEN_TOTAL = 'seenTotal';
/** Amount due now that the buyer has seen, in minor units. */
export const SEEN_DUE_NOW = 'seenDueNow';

export const ADDRESS_FIELDS = ['line1', 'line2', 'city', 'state', 'postalCode', 'country'] as const;
export type AddressField = (typeof ADDRESS_FIELDS)[number];

export function addressField(field: AddressField): string {
  return `address.${field}`;
}

export const CODE = 'discountCode';
/** Number of lines that the form was made for. Choices of a form with another number are ignored. */
export const LINE_COUNT = 'lines';
/** Action of the form when it does not pay: `update` the price, `drop` the code, `save` up, or pay in an `other` way. */
export const ACT = 'act';
export const SAVE = 'save';
/** Action that closes the open transfer accounts. */
export const OTHER_WAY = 'other';
/** Action that stores contact and address of a savings plan. */
export const DETAILS = 'details';

/** Payer of a part of another buyer's savings plan. */
export const PAYER_NAME = 'payer.name';
export const PAYER_EMAIL = 'payer.email';

/** Amount to pay now on a savings plan, as people write it. */
export const PART = 'partMinor';
/** Day by which a savings plan is to be paid. */
export const DEADLINE = 'deadline';

/** Returns the name of a field of a line; `open`: its choices stand in the form. @param index from 0, add-ons not counted */
export function lineField(index: number, part: 'day' | 'open' | 'slot'): string {
  return `line.${index}.${part}`;
}

/** Returns the field name of the options of a group that are chosen without a quantity. */
export function groupField(index: number, groupId: string): string {
  return `line.${index}.group.${groupId}`;
}

/** Returns the field name of an option's quantity. */
export function optionField(index: number, optionId: string): string {
  return `line.${index}.option.${optionId}`;
}

export function lineAnswerField(index: number): (key: string) => string {
  return (key) => `line.${index}.responses.${key}`;
}

/** Number of seats that the form was made for. */
export const SEAT_COUNT = 'seats';
/** Date of birth of the buyer. */
export const DATE_OF_BIRTH = 'dateOfBirth';
export type SeatDetail = 'name' | 'email' | 'phone' | 'dateOfBirth';

/** Returns the name of a field of a seat. @param index of the seat in the checkout, from 0 */
export function seatField(index: number, detail: SeatDetail): string {
  return `seat.${index}.${detail}`;
}

export function seatAnswerField(index: number): (key: string) => string {
  return (key) => `seat.${index}.responses.${key}`;
}

/** Returns the field name of a question that is asked once for all seats. */
export function sharedAnswerField(key: string): string {
  return `responses.${key}`;
}

/** Ref of the delivery zone. */
export const ZONE = 'zone';
