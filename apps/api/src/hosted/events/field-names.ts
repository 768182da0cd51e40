/** Names of the fields of the forms by which guests register and tickets are bought; what they hold stands in the request under paths of its own. */

export const CODE = 'code';
export const NAME = 'contact.name';
export const EMAIL = 'contact.email';
export const PHONE = 'contact.phone';
export const DATE_OF_BIRTH = 'dateOfBirth';
/** A field that no person sees. */
export const TRAP = 'contact.fax';
/** A value that each form has of its own, so that one that is sent twice opens one checkout. */
export const ONCE = 'once';
/** The step that a form asks for instead of sending what it holds: the tickets again, or what they ask for. */
export const STEP = 'step';

export const SEAT_FIELDS = ['name', 'email', 'dateOfBirth'] as const;
export type SeatField = (typeof SEAT_FIELDS)[number];

/** Name of a field of seat `index` of a ticket type, from 0. */
export function seatField(ref: string, index: number, what: SeatField): string {
  return `seats.${ref}.${index}.${what}`;
}

export function answerField(key: string): string {
  return `responses.${key}`;
}

/** Name of a question that is asked with the tickets of one type alone. */
export function ownAnswerField(ref: string): (key: string) => string {
  return (key) => `answers.${ref}.${key}`;
}

export function quantityField(ref: string): string {
  return `quantity.${ref}`;
}

/** In the form of a donation: one of the amounts that are suggested, in minor units, or `OTHER_AMOUNT`. */
export function amountField(ref: string): string {
  return `amount.${ref}`;
}

export const OTHER_AMOUNT = 'other';

/** The amount of a donation, as somebody types it. */
export function otherAmountField(ref: string): string {
  return `other.${ref}`;
}

/** Tells whether a field says which tickets are wanted. */
export function isTicketField(name: string): boolean {
  return /^(quantity|amount|other)\./.test(name);
}

/** Tells whether a field is about buyer or guests: it is kept while tickets are chosen anew. */
export function isGuestField(name: string): boolean {
  return [NAME, EMAIL, PHONE, DATE_OF_BIRTH, ONCE].includes(name) || /^(seats|responses|answers)\./.test(name);
}
