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

export const CODE = 'discountCode';
/** How many lines the form was made for: what was chosen for others is not taken for theirs. */
export const LINE_COUNT = 'lines';
/** What to do with the form when it is not to pay: `update` the price, `drop` the code, go on to `save` up for it, or pay an`other` way. */
export const ACT = 'act';
export const SAVE = 'save';
/** Closes the accounts that are open for transfers. */
export const OTHER_WAY = 'other';
/** Keeps contact and address of a savings plan. */
export const DETAILS = 'details';

/** Who pays a part of what another saves up for. */
export const PAYER_NAME = 'payer.name';
export const PAYER_EMAIL = 'payer.email';

/** Of a savings plan: what is paid now, as people write it, and the day by which all is to be paid. */
export const PART = 'partMinor';
export const DEADLINE = 'deadline';

/** Of the line `index`, from 0, add-ons not counted. */
export function lineField(index: number, what: 'day' | 'slot'): string {
  return `line.${index}.${what}`;
}

/** Options of a group that are chosen once. */
export function groupField(index: number, groupId: string): string {
  return `line.${index}.group.${groupId}`;
}

/** How many of an option. */
export function optionField(index: number, optionId: string): string {
  return `line.${index}.option.${optionId}`;
}

export function lineAnswerField(index: number): (key: string) => string {
  return (key) => `line.${index}.responses.${key}`;
}

/** How many seats the form was made for. */
export const SEAT_COUNT = 'seats';
/** The buyer's. */
export const DATE_OF_BIRTH = 'dateOfBirth';
export type SeatDetail = 'name' | 'email' | 'phone' | 'dateOfBirth';

/** Of the seat `index` of the checkout, from 0. */
export function seatField(index: number, what: SeatDetail): string {
  return `seat.${index}.${what}`;
}

export function seatAnswerField(index: number): (key: string) => string {
  return (key) => `seat.${index}.responses.${key}`;
}

/** Of a question that is asked once for all seats. */
export function sharedAnswerField(key: string): string {
  return `responses.${key}`;
}

/** The delivery zone, by its ref. */
export const ZONE = 'zone';
