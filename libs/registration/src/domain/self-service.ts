import { canBecome, isSeated } from '@svc/ticketing';
import type { EventAttendee } from './event-attendee';

/**
 * Returns a seat with another name on it; undefined when the name is unchanged, null when the seat cannot change any more: it was
 * given back, or its guest is in.
 */
export function renamed(attendee: EventAttendee, name: string): EventAttendee | undefined | null {
  if (!isSeated(attendee) || attendee.status === 'checked_in') return null;
  return attendee.name === name ? undefined : { ...attendee, name };
}

/** Returns true when guests may give a seat back themselves: one that they hold and have not used. */
export function canGiveBack({ status }: Pick<EventAttendee, 'status'>): boolean {
  return canBecome(status, 'cancelled');
}
