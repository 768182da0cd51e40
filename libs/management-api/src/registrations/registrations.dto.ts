import { ATTENDEE_STATUSES, attendeeStatus, DEFAULT_LANGUAGE, LANGUAGE_TEXTS, LANGUAGES, withMeanings } from '@svc/contracts';
import type { ParamReader } from '@svc/http';
import { idOf, InvalidInput, NotFound, type RefPrefix } from '@svc/kernel';
import { SEAT_REFUNDS, type SeatRefund } from '@svc/orders';
import { OVERRIDES, registrationRequest, type GuestList, type QuestionedEvent, type RegistrationName } from '@svc/registration';
import { MAX_SERIAL } from '@svc/ticketing';
import { z } from 'zod';
import { filter, flag, modeParameter, pageQuery } from '../page.dto';

/** Returns the schema of a ref, read as the id behind it. */
export const ref = (prefix: RefPrefix, example: string) =>
  z.string('Give it once.').transform((text, context) => {
    const id = idOf(prefix, text);
    if (id) return id;
    context.addIssue({ code: 'custom', message: `Give a ref such as ${example}.` });
    return z.NEVER;
  });

export const attendeeRef = ref('att', 'att_01h455vb4pex5vsknk084sn02q');

export const approveQuery = z.object({
  force: flag('Treatment of a guest whose event, or every day of whose tickets, is over.', {
    true: 'The guest is approved all the same, and is sent the ticket.',
    false: 'The request is refused with 409.',
  }),
});

/** Filters of the guest list; status and ticket type apply to the same attendee. */
export const listRegistrationsQuery = pageQuery.extend({
  event: filter('Only registrations for this event: its ref (`evt_…`) or its slug. Default: all events.'),
  status: z
    .enum(ATTENDEE_STATUSES, `Give one of ${ATTENDEE_STATUSES.join(', ')}.`)
    .optional()
    .describe(`Only registrations with an attendee of this status. Default: all. ${attendeeStatus.description}`),
  ticketType: ref('tkt', 'tkt_01h455vb4pex5vsknk084sn02q')
    .optional()
    .meta({ override: { type: 'string' } })
    .describe('Only registrations with an attendee of this ticket type: its ref, `tkt_…`. Default: all.'),
  search: filter(
    'Only registrations with these words, in any order and without accents, in a name, e-mail address or phone number of one person; or the one that a short code, a ref or the number of an order names.',
  ),
  mode: modeParameter('Only registrations of this mode.'),
});

export const eventQuery = z.strictObject({
  event: z
    .string('Say which event: ?event=launch-night.')
    .min(1, 'Say which event: ?event=launch-night.')
    .max(255)
    .describe('Event that the request is about: its ref (`evt_…`) or its slug.'),
});

export const exportRegistrationsQuery = eventQuery.extend({
  status: listRegistrationsQuery.shape.status,
});

/** Body that registers a guest for the merchant: the input of a guest, the event, and the rules to set aside. */
export const registerGuestBody = z
  .strictObject({
    event: z
      .string('Say which event: its ref or its slug.')
      .min(1, 'Say which event: its ref or its slug.')
      .max(255)
      .describe('Event to register the guest for: its ref (`evt_…`) or its slug. The event has to be published.'),
    ...registrationRequest.shape,
    language: z
      .enum(LANGUAGES, `Give one of ${LANGUAGES.join(', ')}.`)
      .optional()
      .describe(withMeanings(`Language of mails and SMS to the guest. Default: \`${DEFAULT_LANGUAGE}\`.`, LANGUAGE_TEXTS.meanings)),
    override: z
      .array(z.enum(OVERRIDES, `Give one of ${OVERRIDES.join(', ')}.`))
      .max(OVERRIDES.length)
      .default([])
      .describe(
        withMeanings('Rules of the event that are set aside for the guest. The capacity is never exceeded. Default: none.', {
          saleWindow: 'Sale window: the guest is registered before or after tickets are on sale, but not after the event.',
          age: 'Age limits of the event.',
          questions: 'Required questions may stay unanswered.',
          seatCeiling: 'Maximum number of seats of one registration.',
        }),
      ),
  })
  .meta({
    id: 'RegisterGuestBody',
    description: 'Guest whom the merchant registers for a free event, by the same rules as on the storefront.',
  });

export const cancelRegistrationBody = z
  .strictObject({
    attendeeRefs: z
      .array(attendeeRef)
      .min(1, 'Name at least one attendee, or leave the field out to cancel all.')
      .max(1_000)
      .optional()
      .meta({ override: { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 1_000 } })
      .describe(
        'Refs of the attendees whose seats are cancelled, `att_…`; 1 to 1,000. Leave out to cancel all seats of the registration. Not allowed for a seat that was bought: name that one in the path.',
      ),
    refund: z
      .enum(SEAT_REFUNDS, `Give one of ${SEAT_REFUNDS.join(', ')}.`)
      .optional()
      .describe(
        withMeanings('Refund for the cancelled seat. Required for a seat that was bought; ignored for a free registration.', {
          none: 'Nothing is refunded.',
          share: 'The seat’s share of what was paid for its ticket is refunded.',
        }),
      ),
  })
  .default({})
  .meta({ id: 'CancelRegistrationBody', description: 'Seats to cancel, and the refund for a seat that was bought.' });
export type CancelRegistrationBody = z.output<typeof cancelRegistrationBody>;

/**
 * Reads the refund that a body requests for the seat of an attendee that was bought. Throws InvalidInput when none is given, or when it
 * names other seats.
 */
export function seatRefundOf({ attendeeRefs = [], refund }: CancelRegistrationBody, attendeeId: string): SeatRefund {
  const message = 'This seat was bought: leave attendeeRefs out. Each bought seat is cancelled by its own ref.';
  if (attendeeRefs.some((id) => id !== attendeeId)) throw new InvalidInput(message, { fields: { attendeeRefs: message } });
  if (refund) return refund;
  const advice = `This seat was bought. State its refund: ${SEAT_REFUNDS.join(' or ')}.`;
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
        'Serial number of the ticket to replace, as `ticketSerial` of the attendee shows it. With it, a repeated request issues no second ticket. Leave out to replace whichever ticket is valid.',
      ),
    notify: z
      .boolean('Give true or false.')
      .default(true)
      .describe(
        'True to send the new ticket to the guest by e-mail, or by SMS where there is no e-mail address; false to send nothing. Default: true.',
      ),
  })
  .prefault({})
  .meta({ id: 'ReissueTicketBody', description: 'Ticket of an attendee to replace, and whether the guest is sent the new one.' });

/** Reads the ref of a registration: that of any of its attendees, or of the group. */
export const registrationNamed: ParamReader<RegistrationName['by']> = Object.assign(nameIn, {
  about: 'Ref of the registration: that of any of its attendees (`att_…`), or of the group (`grp_…`).',
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
