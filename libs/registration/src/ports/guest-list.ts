import type { AttendeeStatus, SearchRequest } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Attendee } from '@svc/ticketing';
import type { TicketDays } from '../domain/admission-day';
import type { Registration } from '../domain/registration';
import type { AttendeeName } from '../domain/event-attendee';
import type { RegistrationName } from './registration-tx';

/** Event with its public name and times. */
export interface GuestEvent {
  id: string;
  slug: string;
  title: string;
  /** IANA zone of its local time. */
  timezone: string;
}

/** Admission with the key of its day; without one where the event had none. */
export interface SeatAdmission {
  at: Date;
  day?: string;
}

export interface GuestSeat extends Attendee {
  ticketTypeName: string;
  /** Short code of its ticket, as it is stored (ADR 0118); absent for seats of before there were codes. */
  shortCode?: string;
  /** Price of its ticket, minor units, before discount and fees; absent for registered seats, and for the further seats of a group ticket. */
  priceMinor?: number;
  /** Keys of the days that the ticket admits to; every day when empty. */
  validDays: readonly string[];
  /** Admissions, the earliest first. */
  admissions: readonly SeatAdmission[];
  /** Time at which the owner of its address said that they are not meant (D-153). */
  notMeantAt?: Date;
}

/** Registration with the names of its event and its ticket types. */
export interface GuestRegistration extends Registration {
  event: GuestEvent;
  /** Order with which the seats were bought; absent for registered ones. */
  order?: { number: number; currency: string };
  seats: readonly GuestSeat[];
}

/** Filter of a list of registrations, newest first. Status and ticket type are those of one and the same seat. */
export interface GuestQuery {
  mode: Mode;
  eventId?: string;
  status?: AttendeeStatus;
  ticketTypeId?: string;
  /** Part of a name, an e-mail or a phone number, of the contact or of a person on a seat, in any case; or the short code of a seat's ticket. */
  search?: string;
  /** Id of a registration, after which the list goes on (smaller ids). */
  after?: string;
  limit: number;
}

/** Guest at the door. */
export interface DoorGuest extends TicketDays {
  attendee: Attendee;
  /** The event; `isCancelled` when the merchant has cancelled it (D-147). */
  event: GuestEvent & { isCancelled?: boolean };
  ticketTypeName: string;
  /** Name of the person on the seat, else of the contact. */
  name?: string;
}

export interface GuestQuestion {
  key: string;
  label: string;
}

/** Event with all present and former questions to its guests, in order. */
export interface QuestionedEvent extends GuestEvent {
  questions: readonly GuestQuestion[];
}

/** A ticket by its short code, as it is stored (ADR 0118). */
export interface TicketName extends Omit<AttendeeName, 'attendeeId'> {
  code: string;
}

/** Reads the guests of a workspace's events. One statement each. */
export abstract class GuestList {
  abstract page(workspaceId: string, query: GuestQuery): Promise<{ data: GuestRegistration[]; next?: string }>;
  abstract find(name: RegistrationName): Promise<GuestRegistration | undefined>;
  abstract atDoor(name: AttendeeName): Promise<DoorGuest | undefined>;
  /** Returns the ticket with a short code, also one that was replaced since; undefined where there is none. */
  abstract ticketByCode(name: TicketName): Promise<{ attendeeId: string; serial: number } | undefined>;
  /** Returns events with what is searched for in their title or slug, or of its ref, the newest first; none that is deleted. */
  abstract eventsWith(workspaceId: string, request: SearchRequest, limit: number): Promise<GuestEvent[]>;
  /** Finds an event by id, or by slug in any case; among several that had the slug the one that is not deleted, else the newest. */
  abstract event(workspaceId: string, by: { id: string } | { slug: string }): Promise<QuestionedEvent | undefined>;
}
