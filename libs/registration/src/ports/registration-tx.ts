import type { ConfirmationStore, CorrectedAddresses, JoinedContacts, KnownFact } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Mode, type Outbox } from '@svc/kernel';
import type { CounterChange } from '@svc/ticketing';
import type { Admission, TicketDays } from '../domain/admission-day';
import type { AttendeeName, EventAttendee } from '../domain/event-attendee';
import type { SeatTimes } from '../domain/late-approval';
import type { Registration } from '../domain/registration';
import type { GivingStore } from './giving';
import type { BookingOutcome, SeatPlan } from './registering';
import type { SeatTypeStore } from './seat-types';

interface Owned {
  workspaceId: string;
  mode: Mode;
}

/** Key of a registration: its own id or that of one of its attendees. */
export interface RegistrationName extends Owned {
  by: { registrationId: string } | { attendeeId: string };
}

/** Changes registrations after they were made, within a transaction. */
export interface RegistrationStore {
  /** Locks a registration: nobody else changes it, nor its seats, until the transaction ends. */
  lock(name: RegistrationName): Promise<Registration | undefined>;
  /** Returns the times of its event, and the days of the ticket types of its seats. */
  timesOf(registration: Registration): Promise<SeatTimes>;
  /** Writes the status of its seats, the days on which they count, and its end. */
  update(registration: Registration): Promise<void>;
  /** Writes its registrant, and name, addresses and serial of each seat (D-149). */
  correct(registration: Registration): Promise<void>;
  /**
   * Makes other registrations for an event, and gifts of its seats, by people with these keys wait until the transaction ends. Returns the
   * keys of those who have another registration that has not ended, or were given a free seat.
   */
  lockGuests(registration: Owned & { registrationId: string; eventId: string }, keys: readonly string[]): Promise<string[]>;
}

/** Attendees at the door, within a transaction. */
export interface AttendeeStore {
  /** Locks an attendee: nobody else changes it until the transaction ends. */
  lock(name: AttendeeName): Promise<EventAttendee | undefined>;
  /** Writes status, check-in, serial and name. */
  update(name: Owned, attendee: EventAttendee): Promise<void>;
  /** Writes name, addresses and serial; an address that is replaced is no longer one that says it is not meant (D-153). */
  correct(name: Owned, attendee: EventAttendee): Promise<void>;
}

/** Admissions of attendees, one on each day (D-125), within a transaction that has locked the attendee. */
export interface AdmissionStore {
  of(name: AttendeeName): Promise<TicketDays>;
  /** To be called before the attendee is written as checked in. */
  add(name: AttendeeName, admission: Admission): Promise<void>;
  remove(name: AttendeeName, admission: Admission): Promise<void>;
}

/** Counters of seats, within a transaction. */
export interface SeatCounts {
  /** Gives seats back to sale; `changes` in lock order. To be called last, since every booking waits for them. */
  giveBack(workspaceId: string, changes: readonly CounterChange[]): Promise<void>;
  /**
   * Takes seats from sale; `changes` in lock order. Returns false, and takes nothing, where a counter has fewer left. To be called last, but for
   * a look at the version of the event, which may have changed until the counters were locked (ADR 0147).
   */
  take(workspaceId: string, changes: readonly CounterChange[]): Promise<boolean>;
}

/** Client's name for one request, by which a retry is recognised (D-40, D-42). */
export interface RequestKey {
  key: string;
  /** Fingerprint of the request with the key. */
  fingerprint: string;
}

/** Booking of seats by request, within a transaction. */
export interface SeatsToBook {
  /** Returns the registration that a request with this key has made, and that request's fingerprint, while keys are kept (24 h). */
  made(owner: Owned, key: string, now: Date): Promise<{ registrationId: string; fingerprint: string } | undefined>;
  /**
   * Writes all of the plan, and the key of its request. To be called last, since counters stay locked until the transaction ends.
   * Throws NotBooked, also when another request has taken the key; the transaction must be rolled back then.
   */
  book(plan: SeatPlan, key?: RequestKey): Promise<void>;
}

/** Thrown when others were faster: to be read and decided again. */
export class NotBooked extends Error {
  constructor(readonly outcome: Exclude<BookingOutcome, 'booked'>) {
    super(`Nothing was booked: ${outcome}.`);
    this.name = 'NotBooked';
  }
}

export interface RegistrationTx {
  registrations: RegistrationStore;
  attendees: AttendeeStore;
  admissions: AdmissionStore;
  giving: GivingStore;
  confirmations: ConfirmationStore;
  contacts: JoinedContacts;
  addresses: CorrectedAddresses;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
  counts: SeatCounts;
  seatTypes: SeatTypeStore;
  bookings: SeatsToBook;
}

/** Runs work on registrations in one transaction. */
export abstract class RegistrationUnitOfWork extends UnitOfWork<RegistrationTx> {}
