import type { AttendeeStatus, FactOf } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { CounterMove, EventOnSale } from '@svc/ticketing';
import type { Registration } from '../domain/registration';

export interface RegistrationQuestion {
  workspaceId: string;
  /** Of the store; the event's where it has none of its own. */
  timezone: string;
  mode: Mode;
  /** Of the event. */
  slug: string;
  guestKey: string;
  unlockCodes: readonly string[];
  promoterCode?: string;
  now: Date;
}

/** Seats that a guest holds. */
export interface Holding {
  registrationId: string;
  /** The lead attendee. */
  attendeeId: string;
  status: AttendeeStatus;
  /** The guest has given every seat of it to others (ADR 0067). */
  isGivenAway?: boolean;
  /** The seat was given to the guest; the registration is that of whoever gave it (ADR 0067). */
  isReceived?: boolean;
}

/** All that a registration is decided by. */
export interface RegistrationContext {
  event: EventOnSale;
  /** Of a free registration that has not ended, or a free seat that was given to the guest (D-50). */
  holding?: Holding;
  /** As the merchant wrote it; absent when it is not known. */
  promoterCode?: string;
}

/** Reads an event, what is left of it and what a guest holds, as of one moment. */
export abstract class RegistrationReader {
  /** Undefined when no event of that slug is published. */
  abstract read(question: RegistrationQuestion): Promise<RegistrationContext | undefined>;
}

/** Everything that a booking writes. */
export interface SeatPlan {
  registration: Registration;
  /** Of whom no other registration for the event may be, nor a free seat of it that they were given (D-50). */
  guestKey: string;
  /** Of the event, by whose rules it was made. */
  eventVersion: number;
  /** What it takes of each count, in lock order. */
  moves: readonly CounterMove[];
  fact: FactOf<'attendee.registered.v1'>;
}

/** Why a plan was not booked calls for another reading and another decision, whichever it is. */
export type BookingOutcome = 'booked' | 'already_registered' | 'sold_out' | 'rules_changed';

/**
 * Books seats: all of a plan is written in one transaction, or nothing. Of two plans for one guest one is booked, none
 * while they have a free seat that they were given, and no count ever goes beyond its capacity, however many processes book at once.
 */
export abstract class SeatBooking {
  abstract book(plan: SeatPlan): Promise<BookingOutcome>;
}

/** When a guest was last sent their confirmation is judged by: a repeat is left out while that is newer than `notSince` (D-51). */
export interface RepeatTimes {
  now: Date;
  notSince: Date;
}

/** When guests were last sent their confirmation. */
export abstract class Confirmations {
  /**
   * Has the confirmation sent again that the fact asks for, unless the last one is newer than `notSince` (D-51). Of
   * several at once one does. Answers whether it is sent.
   */
  abstract repeat(fact: FactOf<'registration.repeated.v1'>, when: RepeatTimes): Promise<boolean>;

  /** The same of a seat that was given to somebody, to whoever has it. */
  abstract repeatToHolder(fact: FactOf<'ticket.repeated.v1'>, when: RepeatTimes): Promise<boolean>;
}

/** Where the texts of a workspace may go (D-107). */
export abstract class TextCountries {
  /** ISO 3166 two-letter codes; none while neither the workspace's country nor a list of them is known. */
  abstract of(workspaceId: string): Promise<readonly string[]>;
}
