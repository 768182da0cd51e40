import { ATTENDEE_STATUSES, attendeeStatus, MAIL_LANGUAGES, registrationSource, withMeanings } from '@svc/contracts';
import { idOf, InvalidInput, NotFound, refOf, timestampOf, type RefPrefix } from '@svc/kernel';
import {
  leadOf,
  OVERRIDES,
  registrationRequest,
  type GuestList,
  type GuestRegistration,
  type GuestSeat,
  type QuestionedEvent,
  type RegistrationName,
} from '@svc/registration';
import { SEAT_REFUNDS, type SeatRefund } from '@svc/orders';
import { MAX_SERIAL, type Answers } from '@svc/ticketing';
import { z } from 'zod';
import type { ParamReader } from '../../edge';
import { filter, MODE_MEANINGS, modeOf, pageQuery } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const date = z.string().meta({ format: 'date' });
const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe('Answers to questions, by the keys of the questions.');
const dateOfBirth = date.optional().describe('Date of birth, YYYY-MM-DD. Absent: it was not asked for.');

/** Seat of a registration, with its guest as far as known. */
const attendeeView = z
  .object({
    ref: z.string().describe('Ref of the attendee: `att_…`.'),
    status: attendeeStatus,
    ticketTypeRef: z.string().describe('Ref of the ticket type: `tkt_…`.'),
    ticketTypeName: z.string().describe('Name of the ticket type, as guests read it.'),
    name: z.string().optional().describe('Name of the person on the seat. Absent: nobody is named.'),
    email: z.string().optional().describe('E-mail address of that person. Absent: none is known.'),
    phone: z.string().optional().describe('Phone number of that person in E.164 form. Absent: none is known.'),
    dateOfBirth,
    responses: responses.optional().describe('Answers to questions, by the keys of the questions. Absent: there are none.'),
    ticketSerial: z.int().describe('Serial of the valid ticket. Reissuing the ticket raises it; codes with a lower serial are void.'),
    validDays: z.array(z.string()).optional().describe('Keys of the days that the ticket admits to; absent means every day.'),
    admissions: z
      .array(
        z.object({
          day: z.string().optional().describe('Key of the day; absent where the event had no days.'),
          checkedInAt: moment.describe('When they were let in, UTC.'),
        }),
      )
      .optional()
      .describe('Check-ins, at most one for each day, the earliest first. Absent: there are none.'),
    checkedInAt: moment.optional().describe('When they were let in last, UTC; present while they are checked in.'),
    givenAt: moment.optional().describe('When the ticket was given away, UTC; since then it is the new holder’s. Absent: it was not.'),
  })
  .meta({ id: 'ManagedAttendee', description: 'A seat of a registration, with the person on it.' });

/** Registration of one guest. */
export const registrationView = z
  .object({
    ref: z
      .string()
      .describe('Ref of the first attendee whose seat is not given back: `att_…`, as in the guest’s mail and in `attendee.registered`.'),
    groupRef: z.string().nullable().describe('Ref of the registration, `grp_…`, where it has several seats; null for one seat.'),
    mode: modeOf('registration'),
    status: attendeeStatus.describe(`State of the seat behind \`ref\`. ${attendeeStatus.description}`),
    source: registrationSource,
    eventRef: z.string().describe('Ref of the event: `evt_…`.'),
    eventSlug: z.string().describe('Slug of the event, by which storefronts read it.'),
    eventTitle: z.string().describe('Title of the event, as guests read it.'),
    contact: z
      .object({
        name: z.string().describe('Name of the person.'),
        email: z.string().optional().describe('E-mail address. Absent: they gave a phone number alone.'),
        phone: z.string().optional().describe('Phone number in E.164 form. Absent: none was given.'),
      })
      .describe('Person who registered, and to whom mails and SMS go.'),
    dateOfBirth,
    responses: responses.optional().describe('Answers that hold for all seats, by the keys of the questions. Absent: there are none.'),
    promoterCode: z.string().optional().describe('Code of the promoter who brought the guest. Absent: none was named, or it is not known.'),
    attendees: z.array(attendeeView).describe('Seats of the registration, one for each person; a group ticket has several.'),
    createdAt: moment.describe('When the guest registered, UTC.'),
    endedAt: moment.optional().describe('When the last seat was given back or declined, UTC. Absent: a seat is left.'),
  })
  .meta({ id: 'ManagedRegistration', description: 'A registration for a free event, with its seats.' });
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
    validDays: validDays.length > 0 ? [...validDays] : undefined,
    admissions: admissions.length > 0 ? admissions.map(({ day, at }) => ({ day, checkedInAt: timestampOf(at) })) : undefined,
    checkedInAt: checkedInAt && timestampOf(checkedInAt),
    givenAt: givenAt && timestampOf(givenAt),
  };
}

function unlessNone(answers: Answers): RegistrationView['responses'] {
  const entries = Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer] as const);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/** Returns the schema of a ref, read as the id behind it. */
export const ref = (prefix: RefPrefix, example: string) =>
  z.string('Give it once.').transform((text, context) => {
    const id = idOf(prefix, text);
    if (id) return id;
    context.addIssue({ code: 'custom', message: `Give a ref such as ${example}.` });
    return z.NEVER;
  });

export const attendeeRef = ref('att', 'att_01h455vb4pex5vsknk084sn02q');

/** Filters of the guest list; status and ticket type apply to the same attendee. */
export const listRegistrationsQuery = pageQuery.extend({
  event: filter('Only of this event: its ref or its slug.'),
  status: z
    .enum(ATTENDEE_STATUSES, `Give one of ${ATTENDEE_STATUSES.join(', ')}.`)
    .optional()
    .describe(`Only those with an attendee of this status. Default: all. ${attendeeStatus.description}`),
  ticketType: ref('tkt', 'tkt_01h455vb4pex5vsknk084sn02q')
    .optional()
    .meta({ override: { type: 'string' } })
    .describe('Only with an attendee of the ticket type of this ref.'),
  search: filter('Only with this in a name, an e-mail or a phone number, in any case, or with a ticket of this short code.'),
  mode: z
    .enum(['live', 'test'], 'Give live or test.')
    .default('live')
    .describe(withMeanings('Only those of this mode. Default: live.', MODE_MEANINGS)),
});
export type ListRegistrationsQuery = z.output<typeof listRegistrationsQuery>;

export const eventQuery = z.strictObject({
  event: z
    .string('Say which event: ?event=launch-night.')
    .min(1, 'Say which event: ?event=launch-night.')
    .max(255)
    .describe('Ref or slug of the event.'),
});
export type EventQuery = z.output<typeof eventQuery>;

export const exportRegistrationsQuery = eventQuery.extend({
  status: listRegistrationsQuery.shape.status,
});
export type ExportRegistrationsQuery = z.output<typeof exportRegistrationsQuery>;

/** Body that registers a guest for the merchant: the input of a guest, the event, and the rules to set aside. */
export const registerGuestBody = z
  .strictObject({
    event: z
      .string('Say which event: its ref or its slug.')
      .min(1, 'Say which event: its ref or its slug.')
      .max(255)
      .describe('Ref or slug of the event, which has to be published.'),
    ...registrationRequest.shape,
    language: z
      .enum(MAIL_LANGUAGES, `Give one of ${MAIL_LANGUAGES.join(', ')}.`)
      .optional()
      .describe(withMeanings('Language of mails and SMS to the guest. Default: `en`.', { en: 'English.', fr: 'French.' })),
    override: z
      .array(z.enum(OVERRIDES, `Give one of ${OVERRIDES.join(', ')}.`))
      .max(OVERRIDES.length)
      .default([])
      .describe(
        withMeanings('Rules to set aside for this guest. Capacity always holds. Default: none.', {
          saleWindow: 'When tickets are on sale; the event must not be over.',
          age: 'Age limits.',
          questions: 'Answers to required questions.',
          seatCeiling: 'How many seats one registration may take.',
        }),
      ),
  })
  .meta({ id: 'RegisterGuestBody', description: 'Guest to register for an event, by the rules for guests.' });
export type RegisterGuestBody = z.output<typeof registerGuestBody>;

export const cancelRegistrationBody = z
  .strictObject({
    attendeeRefs: z
      .array(attendeeRef)
      .min(1, 'Name at least one attendee, or leave the field out to cancel all.')
      .max(1_000)
      .optional()
      .meta({ override: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 1_000 } })
      .describe(
        'Refs of the attendees whose seats are given back. Default: all. A seat that was bought is cancelled by its own ref in the path.',
      ),
    refund: z
      .enum(SEAT_REFUNDS, `Give one of ${SEAT_REFUNDS.join(', ')}.`)
      .optional()
      .describe(
        withMeanings('Money that goes back with a seat that was bought; required for one, and without effect on a free registration.', {
          none: 'Nothing.',
          share: 'Its part of what was paid for its ticket.',
        }),
      ),
  })
  .default({})
  .meta({ id: 'CancelRegistrationBody', description: 'Seats to cancel, and what goes back for a seat that was bought.' });
export type CancelRegistrationBody = z.output<typeof cancelRegistrationBody>;

/**
 * Reads the refund that a body requests for the seat of an attendee that was bought. Throws InvalidInput when none is given, or when it
 * names other seats.
 */
export function seatRefundOf({ attendeeRefs = [], refund }: CancelRegistrationBody, attendeeId: string): SeatRefund {
  const message = 'This seat was bought: leave attendeeRefs out. Each bought seat is cancelled by its own ref.';
  if (attendeeRefs.some((id) => id !== attendeeId)) throw new InvalidInput(message, { fields: { attendeeRefs: message } });
  if (refund) return refund;
  const advice = `This seat was bought. Say what goes back with it: ${SEAT_REFUNDS.join(' or ')}.`;
  throw new InvalidInput(advice, { fields: { refund: advice } });
}

export const reissueTicketBody = z
  .strictObject({
    ticketSerial: z
      .int('Give the serial of the ticket that is to be replaced.')
      .min(1, 'Give 1 or more.')
      .max(MAX_SERIAL, `Give ${MAX_SERIAL} or less.`)
      .optional()
      .describe(
        'Serial of the ticket to replace, as the registration shows it: a repeated request then issues no further ticket. Absent: each request replaces the valid ticket.',
      ),
    notify: z
      .boolean('Give true or false.')
      .default(true)
      .describe('True: the new ticket is mailed to the guest, or sent by SMS where there is no e-mail address. Default: true.'),
  })
  .prefault({})
  .meta({ id: 'ReissueTicketBody', description: 'Ticket to replace, and whether the guest is notified.' });
export type ReissueTicketBody = z.output<typeof reissueTicketBody>;

/** Reads the ref of a registration: that of any of its attendees, or of the group. */
export const registrationNamed: ParamReader<RegistrationName['by']> = Object.assign(nameIn, {
  about: 'Ref of the registration: that of any of its attendees, `att_…`, or of the group, `grp_…`.',
});

function nameIn(text: string): RegistrationName['by'] {
  const registrationId = idOf('grp', text);
  if (registrationId) return { registrationId };
  const attendeeId = idOf('att', text);
  if (attendeeId) return { attendeeId };
  throw new NotFound('registration');
}

/** Returns the event that a request names by its ref or its slug. Throws InvalidInput. */
export async function eventNamed(guests: GuestList, workspaceId: string, refOrSlug: string): Promise<QuestionedEvent> {
  const id = idOf('evt', refOrSlug);
  const event = await guests.event(workspaceId, id ? { id } : { slug: refOrSlug });
  if (!event) throw new InvalidInput('There is no event of this ref or slug.', { invalid: ['event'] });
  return event;
}
