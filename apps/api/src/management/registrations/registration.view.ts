import { ATTENDEE_STATUSES, REGISTRATION_SOURCES } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { leadOf, type GuestRegistration, type GuestSeat } from '@svc/registration';
import type { Answers } from '@svc/ticketing';
import { z } from 'zod';

const moment = z.string().meta({ format: 'date-time' });
const date = z.string().meta({ format: 'date' });
const status = z.enum(ATTENDEE_STATUSES);
const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe('Answers, by the keys of the questions.');

/** One seat of a registration, and who sits there as far as that was told. */
const attendeeView = z
  .object({
    ref: z.string(),
    status,
    ticketTypeRef: z.string(),
    ticketTypeName: z.string(),
    name: z.string().optional(),
    email: z.string().optional(),
    phone: z.string().optional(),
    dateOfBirth: date.optional(),
    responses: responses.optional(),
    ticketSerial: z.int().describe('Of the valid ticket, while the seat admits; issuing it anew raises it, and codes of a lower one are void.'),
    checkedInAt: moment.optional(),
  })
  .meta({ id: 'ManagedAttendee' });

/** What one guest asked for. */
export const registrationView = z
  .object({
    ref: z.string().describe('That of the first attendee who comes, as the guest and `attendee.registered` were told it.'),
    groupRef: z.string().nullable().describe('Of a registration of several seats.'),
    mode: z.enum(['live', 'test']),
    status: status.describe('That of the attendee behind `ref`.'),
    source: z.enum(REGISTRATION_SOURCES),
    eventRef: z.string(),
    eventSlug: z.string(),
    eventTitle: z.string(),
    contact: z.object({ name: z.string(), email: z.string().optional(), phone: z.string().optional() }),
    dateOfBirth: date.optional(),
    responses: responses.optional().describe('What was answered for all seats at once.'),
    promoterCode: z.string().optional(),
    attendees: z.array(attendeeView),
    createdAt: moment,
    endedAt: moment.optional().describe('When the last seat was given back or declined.'),
  })
  .meta({ id: 'ManagedRegistration' });
export type RegistrationView = z.infer<typeof registrationView>;

export function presentManagedRegistration(registration: GuestRegistration): RegistrationView {
  const { id, mode, event, contact, dateOfBirth, promoterCode, source, seats, createdAt, endedAt } = registration;
  const lead = leadOf(seats);
  return {
    ref: refOf('att', lead.id),
    groupRef: seats.length > 1 ? refOf('grp', id) : null,
    mode,
    status: lead.status,
    source,
    eventRef: refOf('evt', event.id),
    eventSlug: event.slug,
    eventTitle: event.title,
    contact,
    dateOfBirth,
    responses: unlessNone(registration.responses),
    promoterCode,
    attendees: seats.map(presentAttendee),
    createdAt: timestampOf(createdAt),
    endedAt: endedAt && timestampOf(endedAt),
  };
}

function presentAttendee(seat: GuestSeat): RegistrationView['attendees'][number] {
  const { id, status: own, ticketTypeId, ticketTypeName, name, email, phone, dateOfBirth, checkedInAt } = seat;
  return {
    ref: refOf('att', id),
    status: own,
    ticketTypeRef: refOf('tkt', ticketTypeId),
    ticketTypeName,
    name,
    email,
    phone,
    dateOfBirth,
    responses: unlessNone(seat.responses),
    ticketSerial: seat.serial,
    checkedInAt: checkedInAt && timestampOf(checkedInAt),
  };
}

function unlessNone(answers: Answers): RegistrationView['responses'] {
  const entries = Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
