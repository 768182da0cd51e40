/** Names of the fields of the registration form; what they hold stands in the request under paths of its own. */

export const CODE = 'code';
export const NAME = 'contact.name';
export const EMAIL = 'contact.email';
export const PHONE = 'contact.phone';
export const DATE_OF_BIRTH = 'dateOfBirth';
/** A field that no person sees. */
export const TRAP = 'contact.fax';

export function answerField(key: string): string {
  return `responses.${key}`;
}

/** Of seat `index` of a ticket type, from 0. */
export function seatField(ref: string, index: number, what: 'name' | 'email' | 'dateOfBirth'): string {
  return `seats.${ref}.${index}.${what}`;
}
