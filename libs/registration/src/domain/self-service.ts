import { canBecome, isSeated } from '@svc/ticketing';
import type { EventAttendee } from '../ports/registration-tx';

/** A seat with another name on it; undefined when it has that one already, null when nothing of the seat may change any more: it was given back, or its guest is in. */
export function renamed(attendee: EventAttendee, name: string): EventAttendee | undefined | null {
  if (!isSeated(attendee) || attendee.status === 'checked_in') return null;
  return attendee.name === name ? undefined : { ...attendee, name };
}

/** Whether a guest may give a seat back themselves: one that they hold and have not entered by. */
export function canGiveBack({ status }: Pick<EventAttendee, 'status'>): boolean {
  return canBecome(status, 'cancelled');
}
