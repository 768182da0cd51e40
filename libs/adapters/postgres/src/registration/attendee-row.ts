import type { EventAttendee } from '@svc/registration';
import { withoutNulls } from '../rows/columns-sql';

/** An attendee as `ATTENDEE` selects it; what is not told is null. */
export type AttendeeRow = { [Field in keyof Required<EventAttendee>]: EventAttendee[Field] | null };

/** Attendees of one workspace and mode; a condition may follow. */
export const ATTENDEE = `
  select id, event_id as "eventId", ticket_type_id as "ticketTypeId", position, ticket, counted_day_ids as "countedDayIds", name, email, phone,
         date_of_birth::text as "dateOfBirth", responses, status, serial, checked_in_at as "checkedInAt"
    from attendee
   where workspace_id = $1 and mode = $2`;

export const attendeeOf = (row: AttendeeRow): EventAttendee => withoutNulls<EventAttendee>(row);
