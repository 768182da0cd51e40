import type { FactOf } from '@svc/contracts';
import type { CounterMove } from '@svc/ticketing';
import type { Registration } from '../domain/registration';

/** Everything that a booking writes. */
export interface SeatPlan {
  registration: Registration;
  /** Of whom no other registration for the event may be (D-50). */
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
 * Books seats: all of a plan is written in one transaction, or nothing. Of two plans for one guest one is booked, and
 * no count ever goes beyond its capacity, however many processes book at once.
 */
export abstract class SeatBooking {
  abstract book(plan: SeatPlan): Promise<BookingOutcome>;
}
