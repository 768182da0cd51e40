import { DomainError, timestampOf } from '@svc/kernel';
import type { DoorGuest } from '../ports/guest-list';

/** Why somebody is not let in at the door. */
export const TICKET_REFUSALS = [
  'not_a_ticket',
  'forged',
  'unknown',
  'other_event',
  'replaced',
  'pending',
  'declined',
  'cancelled',
  'already_checked_in',
] as const;
export type TicketRefusal = (typeof TICKET_REFUSALS)[number];

/** Refuses a guest at the entrance; the message is for the staff there. */
export class TicketRefused extends DomainError {
  /** @param checkedInAt when they were let in already, as a timestamp */
  constructor(reason: TicketRefusal, message: string, checkedInAt?: string) {
    super('TICKET_REFUSED', message, { reason, checkedInAt });
  }
}

/** What the door knows beside the guest. */
export interface Door {
  /** The event that is entered here; any when absent. */
  eventId?: string;
  /** Of the ticket that is shown; absent where the guest was picked from the list. */
  serial?: number;
}

/** Throws TicketRefused when a guest must not be let in here: wrong event, replaced ticket (D-80), no seat (D-13), here already. */
export function checkAtDoor(guest: DoorGuest, { eventId, serial }: Door): void {
  const { attendee, event } = guest;
  const name = guestName(guest);
  if (eventId !== undefined && eventId !== event.id)
    throw new TicketRefused('other_event', `This ticket is for another event: ${event.title}.`);
  if (serial !== undefined && serial !== attendee.serial) {
    throw new TicketRefused('replaced', `${name} has got a newer ticket, and this one is not valid any more. Ask for the newer one.`);
  }
  switch (attendee.status) {
    case 'pending':
      throw new TicketRefused('pending', `${name} has not been approved yet.`);
    case 'declined':
      throw new TicketRefused('declined', `${name} was declined.`);
    case 'cancelled':
      throw new TicketRefused('cancelled', `The seat of ${name} was cancelled.`);
    case 'checked_in':
      throw hereAlready(guest);
    case 'confirmed':
  }
}

/** The refusal of a guest who was let in before. */
export function hereAlready(guest: DoorGuest): TicketRefused {
  const since = guest.attendee.checkedInAt!;
  return new TicketRefused(
    'already_checked_in',
    `${guestName(guest)} was let in already, ${localTime(since, guest.event.timezone)}.`,
    timestampOf(since),
  );
}

function guestName({ name = 'This guest' }: DoorGuest): string {
  return name;
}

function localTime(at: Date, timeZone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit' });
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, day: 'numeric', month: 'long' });
  return `at ${time.format(at)} on ${day.format(at)}`;
}
