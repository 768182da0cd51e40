import type { AttendeeStatus } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Attendee } from '@svc/ticketing';
import type { TicketDays } from '../domain/admission-day';
import type { Registration } from '../domain/registration';
import type { AttendeeName, RegistrationName } from './registration-tx';

/** An event as people know it. */
export interface GuestEvent {
  id: string;
  slug: string;
  title: string;
  /** IANA zone of its local time. */
  timezone: string;
}

/** That somebody was let in, by the key of the day; without one where the event had none. */
export interface SeatAdmission {
  at: Date;
  day?: string;
}

export interface GuestSeat extends Attendee {
  ticketTypeName: string;
  /** Keys of the days that the ticket admits to; none means every day. */
  validDays: readonly string[];
  /** The first of them first. */
  admissions: readonly SeatAdmission[];
}

/** A registration with what its event and its ticket types are called. */
export interface GuestRegistration extends Registration {
  event: GuestEvent;
  seats: readonly GuestSeat[];
}

/** Which registrations, newest first. Status and ticket type are those of one and the same seat. */
export interface GuestQuery {
  mode: Mode;
  eventId?: string;
  status?: AttendeeStatus;
  ticketTypeId?: string;
  /** Part of a name, an e-mail or a phone number, of the contact or of somebody on a seat, in any case. */
  search?: string;
  /** Begin below this registration's id. */
  after?: string;
  limit: number;
}

/** Somebody at the door. */
export interface DoorGuest extends TicketDays {
  attendee: Attendee;
  event: GuestEvent;
  ticketTypeName: string;
  /** Of the person on the seat, else of who took it. */
  name?: string;
}

export interface GuestQuestion {
  key: string;
  label: string;
}

/** An event, and every question that its guests are or were asked, in order. */
export interface QuestionedEvent extends GuestEvent {
  questions: readonly GuestQuestion[];
}

/** Reads who comes to the events of a workspace. One statement each. */
export abstract class GuestList {
  abstract page(workspaceId: string, query: GuestQuery): Promise<{ data: GuestRegistration[]; next?: string }>;
  abstract find(name: RegistrationName): Promise<GuestRegistration | undefined>;
  abstract atDoor(name: AttendeeName): Promise<DoorGuest | undefined>;
  /** By id, or by slug in any case; of several that had the slug the one that is not deleted, else the newest. */
  abstract event(workspaceId: string, by: { id: string } | { slug: string }): Promise<QuestionedEvent | undefined>;
}
