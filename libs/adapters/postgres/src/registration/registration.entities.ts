import type { Mode } from '@svc/kernel';
import type { Registration } from '@svc/registration';
import { day, integer, json, list, modeKey, moment, nullable, primary, table, text, unselected, uuid } from '../rows/table';

/**
 * Selected columns are a `Registration`, but for its seats (`attendeeEntity`), and with the columns of its contact beside the
 * others.
 */
export const registrationEntity = table('registration', {
  ...modeKey(),
  eventId: uuid(),
  guestKey: unselected(text()),
  name: text(),
  email: nullable(text()),
  phone: nullable(text()),
  dateOfBirth: nullable(day()),
  responses: json<Registration['responses']>(),
  unlockCodeIds: list(uuid()),
  promoterCode: nullable(text()),
  language: nullable(text()),
  source: text<Registration['source']>(),
  confirmationAt: unselected(moment()),
  createdAt: moment(),
  updatedAt: unselected(moment()),
  endedAt: nullable(moment()),
  erasedAt: unselected(nullable(moment())),
  idempotencyKey: unselected(nullable(text())),
  fingerprint: unselected(nullable(text())),
});

/** The admission of an attendee, once on each day; without a day where the event has none. */
export const admissionEntity = table('admission', {
  ...modeKey(),
  attendeeId: uuid(),
  eventDayId: nullable(uuid()),
  admittedAt: moment(),
});

/** Short codes of tickets, written by a trigger (ADR 0118). */
export const ticketCodeEntity = table('ticket_code', {
  workspaceId: primary(uuid()),
  mode: primary(text<Mode>()),
  attendeeId: primary(uuid()),
  serial: primary(integer()),
  code: text(),
});
