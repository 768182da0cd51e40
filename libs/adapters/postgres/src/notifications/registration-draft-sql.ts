import type { RegistrationDraft } from '@svc/notifications';

/** Short code of drafted tickets. It is none at the door: U is not among the characters of short codes (ADR 0118). */
const SHORT_CODE = 'UNUSABLE';

/**
 * Returns a statement about registrations that finds those of a draft alone: its tables of people are shadowed by the rows of
 * `draftRows`, two parameters from a number on.
 */
export const asIfWritten = (sql: string, parameter: number): string => `
  with registration as (select * from jsonb_populate_record(null::registration, $${parameter}::jsonb)),
       attendee as (select * from jsonb_populate_recordset(null::attendee, $${parameter + 1}::jsonb)),
       ticket_code as (select workspace_id, mode, id as attendee_id, serial, '${SHORT_CODE}' as code from attendee)
  ${sql}`;

/** Returns the rows that would be written of a draft, as JSON: its registration, and its attendees. */
export function draftRows({ workspaceId, id, eventId, contact, language, createdAt, seats }: RegistrationDraft): [string, string] {
  const common = { workspace_id: workspaceId, mode: 'live', event_id: eventId, created_at: createdAt.toISOString() };
  const attendees = seats.map(({ ticketTypeId, ...seat }) => ({ ...common, ...seat, registration_id: id, ticket_type_id: ticketTypeId }));
  return [JSON.stringify({ ...common, ...contact, id, language }), JSON.stringify(attendees)];
}
