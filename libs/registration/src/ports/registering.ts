import type { AttendeeStatus, FactOf } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { CounterChange, EventOnSale } from '@svc/ticketing';
import type { Registration } from '../domain/registration';

export interface RegistrationQuestion {
  workspaceId: string;
  /** IANA zone of the store; the event's where it has none of its own. */
  timezone: string;
  mode: Mode;
  /** Slug of the event. */
  slug: string;
  guestKey: string;
  unlockCodes: readonly string[];
  promoterCode?: string;
  now: Date;
}

/** Seats that a guest holds. */
export interface Holding {
  registrationId: string;
  /** Id of the lead attendee. */
  attendeeId: string;
  status: AttendeeStatus;
  /** True when the guest has given every seat of it to others (ADR 0067). */
  isGivenAway?: boolean;
  /** True when the seat was given to the guest; the registration is the giver's (ADR 0067). */
  isReceived?: boolean;
}

/** Data by which a registration is decided. */
export interface RegistrationContext {
  event: EventOnSale;
  /** Free registration that has not ended, or free seat that was given to the guest (D-50). */
  holding?: Holding;
  /** Promoter code as the merchant wrote it; absent when it is unknown. */
  promoterCode?: string;
}

/** Reads an event, its remaining capacity and a guest's holding, as of one moment. */
export abstract class RegistrationReader {
  /** Returns undefined when no event of that slug is published. */
  abstract read(question: RegistrationQuestion): Promise<RegistrationContext | undefined>;
}

/** Records that a booking writes. */
export interface SeatPlan {
  registration: Registration;
  /** Key of the guest, who must have no other registration for the event, nor a free seat of it that was given to them (D-50). */
  guestKey: string;
  /** Version of the event whose rules made the plan. */
  eventVersion: number;
  /** Changes of each counter, in lock order. */
  changes: readonly CounterChange[];
  fact: FactOf<'attendee.registered.v1'>;
}

/** Outcome of a booking; any other than `booked` calls for another reading and another decision. */
export type BookingOutcome = 'booked' | 'already_registered' | 'sold_out' | 'rules_changed';

/**
 * Books seats: all of a plan is written in one transaction, or nothing. Of two plans for one guest one is booked; none while a free
 * seat was given to them. No counter ever goes beyond its capacity, however many processes book at once.
 */
export abstract class SeatBooking {
  abstract book(plan: SeatPlan): Promise<BookingOutcome>;
}

/** Times for repeating a confirmation: none is sent while the last one is newer than `notSince` (D-51). */
export interface RepeatTimes {
  now: Date;
  notSince: Date;
}

/** Times of the last confirmation of guests. */
export abstract class Confirmations {
  /**
   * Schedules the confirmation of the fact again, unless the last one is newer than `notSince` (D-51). Among several concurrent
   * calls one does. Returns true when it is sent.
   */
  abstract repeat(fact: FactOf<'registration.repeated.v1'>, when: RepeatTimes): Promise<boolean>;

  /** Does the same for a seat that was given away, to its present holder. */
  abstract repeatToHolder(fact: FactOf<'ticket.repeated.v1'>, when: RepeatTimes): Promise<boolean>;
}

/** Countries to which a workspace may send texts (D-107). */
export abstract class TextCountries {
  /** ISO 3166 two-letter codes; none while neither the workspace's country nor a list of them is known. */
  abstract of(workspaceId: string): Promise<readonly string[]>;
}
