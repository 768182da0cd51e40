/** Names of the fields in the forms for registrations and tickets; in the request their values have paths of their own. */

export const CODE = 'code';
export const NAME = 'contact.name';
export const EMAIL = 'contact.email';
export const PHONE = 'contact.phone';
export const DATE_OF_BIRTH = 'dateOfBirth';
/** Hidden field that only programs fill in. */
export const TRAP = 'contact.fax';
/** Value unique to each form, so that a form sent twice opens one checkout. */
export const ONCE = 'once';
/** Step that a form requests instead of sending its values: the tickets again, or the required details. */
export const STEP = 'step';

export const SEAT_FIELDS = ['name', 'email', 'dateOfBirth'] as const;
export type SeatField = (typeof SEAT_FIELDS)[number];

/** Returns the name of a field of seat `index` of a ticket type, from 0. */
export function seatField(ref: string, index: number, what: SeatField): string {
  return `seats.${ref}.${index}.${what}`;
}

export function answerField(key: string): string {
  return `responses.${key}`;
}

/** Returns the name of a question that belongs to the tickets of one type. */
export function ownAnswerField(ref: string): (key: string) => string {
  return (key) => `answers.${ref}.${key}`;
}

export function quantityField(ref: string): string {
  return `quantity.${ref}`;
}

/** Returns the field of a donation: one of the suggested amounts, in minor units, or `OTHER_AMOUNT`. */
export function amountField(ref: string): string {
  return `amount.${ref}`;
}

export const OTHER_AMOUNT = 'other';

/** Returns the field of a donation's amount as typed. */
export function otherAmountField(ref: string): string {
  return `other.${ref}`;
}

/** Returns true for a field that chooses tickets. */
export function isTicketField(name: string): boolean {
  return /^(quantity|amount|other)\./.test(name);
}

/** Returns true for a field about buyer or guests; its value remains while tickets are chosen again. */
export function isGuestField(name: string): boolean {
  return [NAME, EMAIL, PHONE, DATE_OF_BIRTH, ONCE].includes(name) || /^(seats|responses|answers)\./.test(name);
}
