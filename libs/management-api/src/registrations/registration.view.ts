import { attendeeStatus, modeOf, registrationSource, shortCodeText } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { leadOf, type GuestRegistration, type GuestSeat } from '@svc/registration';
import type { Answers } from '@svc/ticketing';
import { z } from 'zod';

const moment = z.string().meta({ format: 'date-time' });
const date = z.string().meta({ format: 'date' });
const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe(
    'Answers to the merchant’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts.',
  );
const dateOfBirth = date.optional().describe('Date of birth of the guest, `YYYY-MM-DD`. Absent when the event did not ask for it.');

/** Seat of a registration, with its guest as far as known. */
const attendeeView = z
  .object({
    ref: z
      .string()
      .describe(
        'Ref of the attendee (one seat with its person), given by the service: `att_…`. Use it to check in, cancel or reissue the ticket.',
      ),
    status: attendeeStatus,
    ticketTypeRef: z.string().describe('Ref of the ticket type of the seat, given by the service: `tkt_…`.'),
    ticketTypeName: z.string().describe('Name of the ticket type of the seat, as guests read it.'),
    name: z.string().optional().describe('Name of the person on the seat. Absent when nobody is named.'),
    email: z.string().optional().describe('E-mail address of the person on the seat. Absent when none is known.'),
    phone: z
      .string()
      .optional()
      .describe('Phone number of the person on the seat in E.164 form, such as `+2348031234567`. Absent when none is known.'),
    dateOfBirth,
    responses: responses
      .optional()
      .describe(
        'Answers of the attendee to the event’s questions: an object from the `key` of each question to the answer, which is a text, a number, a boolean or a list of texts. Absent when there are none.',
      ),
    ticketSerial: z
      .int()
      .describe(
        'Serial number of the attendee’s valid ticket. Each reissue of the ticket raises it, and ticket codes with a lower serial are refused at the door.',
      ),
    shortCode: z
      .string()
      .optional()
      .describe(
        'Short code of the attendee’s valid ticket, as it is printed and typed at the door, such as `K7QM-3XPD`. Absent for a ticket without one.',
      ),
    validDays: z
      .array(z.string())
      .optional()
      .describe(
        'Keys of the days of the event to which the ticket admits, as the merchant named them. Absent when the ticket admits to every day, or the event has no days.',
      ),
    admissions: z
      .array(
        z.object({
          day: z
            .string()
            .optional()
            .describe('Key of the day of the event that the guest was checked in for. Absent when the event has no days.'),
          checkedInAt: moment.describe('When the guest was checked in for the day of the event, UTC timestamp.'),
        }),
      )
      .optional()
      .describe('Check-ins of the attendee, at most one for each day of the event, the earliest first. Absent when there are none.'),
    checkedInAt: moment
      .optional()
      .describe('When the attendee was last checked in, UTC timestamp. Absent while the attendee is not checked in.'),
    givenAt: moment
      .optional()
      .describe(
        'When the ticket of the seat was given to another person, UTC timestamp; since then the seat belongs to that person. Absent when it was not given away.',
      ),
    notMeantAt: moment
      .optional()
      .describe(
        'When the owner of the attendee’s e-mail address said that they are not meant, UTC timestamp; since then they get no mails about the seat. Ask whoever took it for the right address. Absent otherwise.',
      ),
  })
  .meta({ id: 'ManagedAttendee', description: 'A seat of a registration, with its ticket, the person on it and the check-ins.' });

/** Registration of one guest. */
export const registrationView = z
  .object({
    ref: z
      .string()
      .describe(
        'Ref of the registration: that of its first attendee whose seat is not given back, `att_…`. The guest’s mail and the webhook `attendee.registered` have the same.',
      ),
    groupRef: z
      .string()
      .nullable()
      .describe(
        'Ref of the registration as a group, given by the service: `grp_…`. `null` when the registration has one seat: `ref` names it then.',
      ),
    mode: modeOf('registration'),
    status: attendeeStatus.describe(`Status of the registration, which is that of its attendee in \`ref\`. ${attendeeStatus.description}`),
    source: registrationSource,
    eventRef: z.string().describe('Ref of the event that the guest registered for, given by the service: `evt_…`.'),
    eventSlug: z
      .string()
      .describe('Slug of the event that the guest registered for: the merchant’s name of the event in addresses of the shop.'),
    eventTitle: z.string().describe('Title of the event that the guest registered for, as guests read it.'),
    contact: z
      .object({
        name: z.string().describe('Name of the person who registered.'),
        email: z.string().optional().describe('E-mail address of the person who registered. Absent when only a phone number was given.'),
        phone: z
          .string()
          .optional()
          .describe('Phone number of the person who registered in E.164 form, such as `+2348031234567`. Absent when none was given.'),
      })
      .describe(
        'Person who registered for the event: `name`, `email` and `phone`. Mails and SMS about the registration go to this person.',
      ),
    dateOfBirth,
    responses: responses
      .optional()
      .describe(
        'Answers that hold for all seats of the registration: an object from the `key` of each question of the event to the answer, which is a text, a number, a boolean or a list of texts. Absent when there are none.',
      ),
    promoterCode: z
      .string()
      .optional()
      .describe('Code of the promoter who brought the guest to the event. Absent when none was given, or the code is unknown.'),
    orderRef: z
      .string()
      .optional()
      .describe('Ref of the order with which the seats of the registration were bought: `ord_…`. Absent for a free registration.'),
    orderNumber: z
      .string()
      .optional()
      .describe(
        'Number of the order with which the seats of the registration were bought, such as `1042`. Absent for a free registration.',
      ),
    attendees: z
      .array(attendeeView)
      .describe('Attendees of the registration: its seats, one for each person, each with ticket and status. A group ticket has several.'),
    createdAt: moment.describe('When the guest registered for the event, UTC timestamp.'),
    endedAt: moment
      .optional()
      .describe(
        'When the last seat of the registration was given back or declined, UTC timestamp. Absent while at least one seat is left.',
      ),
  })
  .meta({ id: 'ManagedRegistration', description: 'A registration of one guest for a free event, with its seats.' });
export type RegistrationView = z.infer<typeof registrationView>;

export function presentManagedRegistration(registration: GuestRegistration): RegistrationView {
  const { id, mode, event, contact, dateOfBirth, promoterCode, source, seats, createdAt, endedAt, order } = registration;
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
    orderRef: order && refOf('ord', id),
    orderNumber: order?.number.toString(),
    attendees: seats.map(presentAttendee),
    createdAt: timestampOf(createdAt),
    endedAt: endedAt && timestampOf(endedAt),
  };
}

function presentAttendee(seat: GuestSeat): RegistrationView['attendees'][number] {
  const {
    id,
    status: own,
    ticketTypeId,
    ticketTypeName,
    name,
    email,
    phone,
    dateOfBirth,
    validDays,
    admissions,
    checkedInAt,
    givenAt,
    notMeantAt,
  } = seat;
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
    shortCode: seat.shortCode && shortCodeText(seat.shortCode),
    validDays: validDays.length > 0 ? [...validDays] : undefined,
    admissions: admissions.length > 0 ? admissions.map(({ day, at }) => ({ day, checkedInAt: timestampOf(at) })) : undefined,
    checkedInAt: checkedInAt && timestampOf(checkedInAt),
    givenAt: givenAt && timestampOf(givenAt),
    notMeantAt: notMeantAt && timestampOf(notMeantAt),
  };
}

function unlessNone(answers: Answers): RegistrationView['responses'] {
  const entries = Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}
