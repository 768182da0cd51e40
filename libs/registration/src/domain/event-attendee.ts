import type { Mode } from '@svc/kernel';
import type { Attendee } from '@svc/ticketing';

/** Key of an attendee. */
export interface AttendeeName {
  workspaceId: string;
  mode: Mode;
  attendeeId: string;
}

/** Attendee with the event and the owner of the seat: a registration, or an order that bought it. */
export interface EventAttendee extends Attendee {
  eventId: string;
  takenBy: { registrationId: string } | { orderId: string };
}
