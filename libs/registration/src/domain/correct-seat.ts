import {
  correctPerson,
  isSameAddressee,
  isSameEmail,
  type MessageAddress,
  messageAddressOf,
  type PersonCorrection,
  type PersonDetails,
} from '@svc/contracts';
import { FinalConflict, InvalidInput } from '@svc/kernel';
import { type Attendee, withNextTicket } from '@svc/ticketing';
import type { EventAttendee } from './event-attendee';
import { leadOf, type Registrant, type Registration } from './registration';

/** The new address holds another free seat of the event (409). */
export class AddressHoldsSeat extends FinalConflict {
  constructor() {
    super('This e-mail address or number holds a free seat of the event already: cancel one of the two, or use another address.', {
      reason: 'holds_seat',
    });
  }
}

/** Correction of a person on a seat, or of a registrant. */
interface Corrected {
  fields: readonly (keyof PersonDetails)[];
  /** Address that messages went to, where they go to another now, or to none. */
  former?: MessageAddress;
  /** Ids of the seats with a new ticket. */
  reissued: readonly string[];
}

/** Seat after a correction. */
export interface CorrectedSeat extends Corrected {
  after: EventAttendee;
}

/** Registration after the correction of its registrant. */
export interface CorrectedRegistration extends Corrected {
  after: Registration;
}

/**
 * Returns true where the details of the registrant are corrected: the registration is named, or the seat by which it is known, unless that was
 * given to somebody else (D-149).
 */
export function isAboutRegistrant({ seats }: Pick<Registration, 'seats'>, attendeeId: string | undefined): boolean {
  const lead = leadOf(seats);
  return attendeeId === undefined || (attendeeId === lead.id && lead.givenAt === undefined);
}

/**
 * Corrects the registrant, and their own details on their seats. Where messages go to another address, seats with the former one have the present
 * one, and all tickets that went there are issued again, but those of guests who are there, and of seats that were given away.
 * @throws InvalidInput when neither an e-mail address nor a phone number would be left, or the registrant was erased
 */
export function correctRegistrant(registration: Registration, correction: PersonCorrection): CorrectedRegistration {
  const before = registration.contact;
  if (!messageAddressOf(before)) throw new InvalidInput('This guest was erased, so nothing of them can be corrected.');
  const contact: Registrant = { ...before, ...correctPerson(before, correction), name: correction.name ?? before.name };
  const present = messageAddressOf(contact);
  if (!present)
    throw new InvalidInput('Leave an e-mail address or a phone number: the guest is reached by it.', { invalid: ['email', 'phone'] });
  const isMoved = !isSameAddressee(messageAddressOf(before), present);
  const lead = leadOf(registration.seats).id;
  const seats = registration.seats.map((seat): Attendee => {
    if (seat.givenAt) return seat;
    const own = seat.id === lead ? withOwnDetails(seat, correction) : seat;
    const theirs = isMoved && isSameEmail(own.email, before.email) ? { ...own, email: contact.email } : own;
    return isMoved ? withNextTicket(theirs) : theirs;
  });
  return {
    after: { ...registration, contact, seats },
    fields: changedFields(before, contact),
    reissued: seats.filter(({ serial }, at) => serial > registration.seats[at]!.serial).map(({ id }) => id),
    ...(isMoved && { former: messageAddressOf(before) }),
  };
}

/**
 * Corrects the person on a seat who is neither its buyer nor its registrant: an attendee, or somebody to whom it was given. Where their address
 * changes, the ticket is issued again.
 * @throws InvalidInput when the holder of a given seat would have no e-mail address
 */
export function correctAttendee(seat: EventAttendee, correction: PersonCorrection): CorrectedSeat {
  const corrected = { ...seat, ...correctPerson(seat, correction) };
  if (seat.givenAt && !corrected.email)
    throw new InvalidInput('Leave an e-mail address: the holder of this ticket is reached by it.', { invalid: ['email'] });
  const former = seat.email === undefined ? undefined : ({ channel: 'email', recipient: seat.email } as const);
  const isMoved = former !== undefined && !isSameEmail(seat.email, corrected.email);
  const after = isMoved ? withNextTicket(corrected) : corrected;
  return {
    after,
    fields: changedFields(seat, corrected),
    reissued: after.serial > seat.serial ? [seat.id] : [],
    ...(isMoved && { former }),
  };
}

function withOwnDetails(seat: Attendee, correction: PersonCorrection): Attendee {
  const { name, email, phone } = correctPerson(seat, correction);
  return {
    ...seat,
    ...(seat.name !== undefined && { name }),
    ...(seat.email !== undefined && { email }),
    ...(seat.phone !== undefined && { phone }),
  };
}

function changedFields(before: PersonDetails, after: PersonDetails): (keyof PersonDetails)[] {
  return (['name', 'email', 'phone'] as const).filter((field) => before[field] !== after[field]);
}
