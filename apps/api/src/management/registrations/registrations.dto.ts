import { ATTENDEE_STATUSES } from '@svc/contracts';
import { idOf, NotFound, type RefPrefix } from '@svc/kernel';
import type { PipeTransform } from '@nestjs/common';
import { OVERRIDES, registrationRequest, type RegistrationName } from '@svc/registration';
import { MAX_SERIAL } from '@svc/ticketing';
import { z } from 'zod';
import { filter, pageQuery } from '../page.dto';

/** Text of a ref, read as the id behind it. */
export const ref = (prefix: RefPrefix, example: string) =>
  z.string('Give it once.').transform((text, context) => {
    const id = idOf(prefix, text);
    if (id) return id;
    context.addIssue({ code: 'custom', message: `Give a ref such as ${example}.` });
    return z.NEVER;
  });

export const attendeeRef = ref('att', 'att_01h455vb4pex5vsknk084sn02q');

/** Filters of the guest list; status and ticket type are those of one and the same attendee. */
export const listRegistrationsQuery = pageQuery.extend({
  event: filter('Only of this event: its ref or its slug.'),
  status: z.enum(ATTENDEE_STATUSES, `Give one of ${ATTENDEE_STATUSES.join(', ')}.`).optional().describe('Only with an attendee of this status.'),
  ticketType: ref('tkt', 'tkt_01h455vb4pex5vsknk084sn02q').optional().meta({ override: { type: 'string' } }).describe('Only with an attendee of the ticket type of this ref.'),
  search: filter('Only with this in a name, an e-mail or a phone number, in any case.'),
  mode: z.enum(['live', 'test'], 'Give live or test.').default('live'),
});
export type ListRegistrationsQuery = z.output<typeof listRegistrationsQuery>;

export const eventQuery = z.strictObject({
  event: z.string('Say which event: ?event=launch-night.').min(1, 'Say which event: ?event=launch-night.').max(255).describe('Its ref or its slug.'),
});
export type EventQuery = z.output<typeof eventQuery>;

export const exportRegistrationsQuery = eventQuery.extend({
  status: listRegistrationsQuery.shape.status,
});
export type ExportRegistrationsQuery = z.output<typeof exportRegistrationsQuery>;

/** A guest whom the merchant registers: what a guest would send, the event, and which rules are set aside. */
export const registerGuestBody = z
  .strictObject({
    event: z.string('Say which event: its ref or its slug.').min(1, 'Say which event: its ref or its slug.').max(255).describe('Its ref or its slug; it has to be published.'),
    ...registrationRequest.shape,
    override: z
      .array(z.enum(OVERRIDES, `Give one of ${OVERRIDES.join(', ')}.`))
      .max(OVERRIDES.length)
      .default([])
      .describe('Rules to set aside for this guest: when tickets are on sale (not past the end of the event), ages, answers to required questions, and how many seats one registration may take. Never capacity.'),
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
      .describe('Whose seats to give back; everybody’s unless told.'),
  })
  .default({})
  .meta({ id: 'CancelRegistrationBody' });
export type CancelRegistrationBody = z.output<typeof cancelRegistrationBody>;

export const reissueTicketBody = z
  .strictObject({
    ticketSerial: z
      .int('Give the serial of the ticket that is to be replaced.')
      .min(1, 'Give 1 or more.')
      .max(MAX_SERIAL, `Give ${MAX_SERIAL} or less.`)
      .optional()
      .describe('Of the ticket that is to be replaced, as the registration shows it: once that is done, repeating the request issues no other. Without it each request replaces the valid ticket.'),
    notify: z.boolean('Give true or false.').default(true).describe('Whether the new ticket is sent to whoever took the seat, by mail, or by text where there is no address.'),
  })
  .prefault({})
  .meta({ id: 'ReissueTicketBody' });
export type ReissueTicketBody = z.output<typeof reissueTicketBody>;

/** Pipe from the ref of a registration: that of any of its attendees, or of the group. */
export const registrationNamed: PipeTransform<string, RegistrationName['by']> = {
  transform(text) {
    const registrationId = idOf('grp', text);
    if (registrationId) return { registrationId };
    const attendeeId = idOf('att', text);
    if (attendeeId) return { attendeeId };
    throw new NotFound('registration');
  },
};
