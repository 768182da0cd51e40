import { correctPerson, isSameEmail, messageAddressOf, type PersonCorrection, type PersonDetails } from '@svc/contracts';
import { FinalConflict, InvalidInput } from '@svc/kernel';
import { normalisedEmail } from '@svc/ticketing';
import type { Contact } from './contact';
import { foldedName } from './person';

/** Largest number of orders, registrations and seats that one correction of a contact changes. */
export const MOST_OPEN_PLACES = 200;

/** Order, registration or seat of a contact that is not over. */
export interface OpenPlaces {
  /** Ids of the contact's orders with money due, something to hand over, a seat to come or a savings plan. */
  orders: readonly string[];
  /** Ids of the contact's registrations with a seat to come. */
  registrations: readonly string[];
  /** Seats to come of others with the contact's address, and those that the contact was given. */
  seats: readonly ({ id: string } & PersonDetails)[];
}

/** The new address is that of another contact (409). */
export class AddressOfOtherContact extends FinalConflict {
  constructor() {
    super(
      'Another contact has this e-mail address or phone number already. Correct orders and registrations one by one: each joins that contact.',
      { reason: 'address_taken' },
    );
  }
}

/** A contact has more that is not over than one correction changes (409). */
export class TooManyOpenPlaces extends FinalConflict {
  constructor() {
    super(
      `This contact has more than ${MOST_OPEN_PLACES} orders, registrations and seats that are not over. Correct them one by one: each joins the contact of its new address.`,
      { reason: 'too_many' },
    );
  }
}

/** Contact after a correction. */
export interface CorrectedContact {
  after: Contact;
  fields: readonly (keyof PersonDetails)[];
  /** Correction of each order and registration of the contact. */
  ofPlaces: PersonCorrection;
}

/**
 * Corrects a contact (D-149). An e-mail address that is removed leaves the phone number of the contact to its orders and registrations.
 * @throws InvalidInput when neither an e-mail address nor a phone number would be left, or the contact was erased
 */
export function correctContact(contact: Contact, correction: PersonCorrection): CorrectedContact {
  if (contact.erasedAt) throw new InvalidInput('This contact was erased, so nothing of it can be corrected.');
  const { name, email, phone } = correctPerson(contact, correction);
  if (!messageAddressOf({ email, phone }))
    throw new InvalidInput('Leave an e-mail address or a phone number: the contact is known by it.', { invalid: ['email', 'phone'] });
  const after = { ...contact, name, email: email === undefined ? undefined : normalisedEmail(email), phone };
  return {
    after,
    fields: (['name', 'email', 'phone'] as const).filter((field) => contact[field] !== after[field]),
    ofPlaces: { ...correction, ...(correction.email === null && { phone }) },
  };
}

/**
 * Returns the correction of a seat that has the address of a contact and is neither part of its orders nor of its registrations: its name
 * and its number change only where they are those of the contact, since a seat that somebody else takes may have the name of another person.
 */
export function correctionOfSeat(seat: PersonDetails, contact: PersonDetails, { name, email, phone }: PersonCorrection): PersonCorrection {
  const isNamed = seat.name !== undefined && contact.name !== undefined && foldedName(seat.name) === foldedName(contact.name);
  const hasEmail = contact.email === undefined || isSameEmail(seat.email, contact.email);
  const needsPhone = email === null && seat.phone === undefined;
  return {
    ...(isNamed && { name }),
    ...(hasEmail && { email }),
    ...((seat.phone === contact.phone || needsPhone) && { phone }),
  };
}
