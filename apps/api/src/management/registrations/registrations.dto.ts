import { ATTENDEE_STATUSES, MAIL_LANGUAGES, REGISTRATION_SOURCES } from '@svc/contracts';
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
import { filter, pageQuery } from '../page.dto';

const moment = z.string().meta({ format: 'date-time' });
const date = z.string().meta({ format: 'date' });
const status = z.enum(ATTENDEE_STATUSES);
const responses = z
  .record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]))
  .describe('Answers, by the keys of the questions.');

/** Seat of a registration, with its guest as far as known. */
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
    ticketSerial: z
      .int()
      .describe('Of the valid ticket, while the seat admits; reissuing it raises it, and codes of a lower one are void.'),
    validDays: z.array(z.string()).optional().describe('Keys of the days that the ticket admits to; absent means every day.'),
    admissions: z
      .array(z.object({ day: z.string().optional().describe('Its key; absent where the event had no days.'), checkedInAt: moment }))
      .optional()
      .describe('By which they were let in, once on each day, the first of them first.'),
    checkedInAt: moment.optional().describe('When they were let in last, while they are checked in.'),
    givenAt: moment.optional().describe('When the ticket was given away; from then on it is the new holder’s.'),
  })
  .meta({ id: 'ManagedAttendee' });

/** Registration of one guest. */
export const registrationView = z
  .object({
    ref: z.string().describe('That of the first attendee who comes, as in the guest’s mail and in `attendee.registered`.'),
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
    .describe('Only with an attendee of this status.'),
  ticketType: ref('tkt', 'tkt_01h455vb4pex5vsknk084sn02q')
    .optional()
    .meta({ override: { type: 'string' } })
    .describe('Only with an attendee of the ticket type of this ref.'),
  search: filter('Only with this in a name, an e-mail or a phone number, in any case, or with a ticket of this short code.'),
  mode: z.enum(['live', 'test'], 'Give live or test.').default('live'),
});
export type ListRegistrationsQuery = z.output<typeof listRegistrationsQuery>;

export const eventQuery = z.strictObject({
  event: z
    .string('Say which event: ?event=launch-night.')
    .min(1, 'Say which event: ?event=launch-night.')
    .max(255)
    .describe('Its ref or its slug.'),
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
      .describe('Its ref or its slug; it has to be published.'),
    ...registrationRequest.shape,
    language: z
      .enum(MAIL_LANGUAGES, `Give one of ${MAIL_LANGUAGES.join(', ')}.`)
      .optional()
      .describe('Language of mails and SMS to the guest (ISO 639); English by default.'),
    override: z
      .array(z.enum(OVERRIDES, `Give one of ${OVERRIDES.join(', ')}.`))
      .max(OVERRIDES.length)
      .default([])
      .describe(
        'Rules to set aside for this guest: when tickets are on sale (not past the end of the event), ages, answers to required questions, and how many seats one registration may take. Never capacity.',
      ),
  })
  .meta({ id: 'RegisterGuestBody' });
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
        'Attendees whose seats to give back; everybody’s by default. Of tickets that were bought each seat is cancelled by its own ref.',
      ),
    refund: z
      .enum(SEAT_REFUNDS, `Give one of ${SEAT_REFUNDS.join(', ')}.`)
      .optional()
      .describe(
        'What goes back with a seat that was bought, for which it is required: `none`, or its `share` of what was paid for its piece. Of a registration nothing was paid, and nothing goes back.',
      ),
  })
  .default({})
  .meta({ id: 'CancelRegistrationBody' });
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
        'Of the ticket that is to be replaced, as the registration shows it: once that is done, repeating the request issues no other. Without it each request replaces the valid ticket.',
      ),
    notify: z
      .boolean('Give true or false.')
      .default(true)
      .describe('Whether the new ticket is sent to whoever took the seat, by mail, or by text where there is no address.'),
  })
  .prefault({})
  .meta({ id: 'ReissueTicketBody' });
export type ReissueTicketBody = z.output<typeof reissueTicketBody>;

/** Reads the ref of a registration: that of any of its attendees, or of the group. */
export function registrationNamed(text: string): RegistrationName['by'] {
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
