import { Controller } from '@nestjs/common';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { refOf, timestampOf } from '@svc/kernel';
import { AdmitGuest, type AdmittedGuest, detailsOf, GuestList, UndoCheckIn } from '@svc/registration';
import { TicketSigner } from '@svc/ticketing';
import { z } from 'zod';
import { attendeeRef, eventNamed, eventQuery } from '../registrations/registrations.dto';

const checkInBody = z
  .strictObject({
    code: z
      .string()
      .max(1_000)
      .optional()
      .describe(
        'Code of the ticket: the text of its QR code, or the short code (`K7QM-3XPD`) as it was typed, in any case, with or without blanks and hyphens. Give either `code` or `attendeeRef`.',
      ),
    attendeeRef: attendeeRef
      .optional()
      .meta({ override: { type: 'string' } })
      .describe('Ref of the attendee to check in, `att_…`, picked from the guest list. Give either `code` or `attendeeRef`.'),
    event: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .describe(
        'Event at the door: its ref (`evt_…`) or slug. Tickets of other events are refused. Leave out to admit to any event of the workspace.',
      ),
    day: z
      .string()
      .min(1)
      .max(255)
      .optional()
      .describe(
        'Day of the event at the door: its key or ref (`day_…`). Leave out for the day that is on now, from 6 hours before its beginning to 6 hours after its end, and for events without days.',
      ),
  })
  .refine(({ code, attendeeRef: picked }) => (code === undefined) !== (picked === undefined), {
    error: 'Give either "code" or "attendeeRef".',
    path: ['code'],
  })
  .meta({ id: 'CheckInBody', description: 'Ticket or attendee to check in, and the door: give either `code` or `attendeeRef`.' });

/** Check-in as shown to the staff at the door. */
const checkInView = z
  .object({
    attendeeRef: z.string().describe('Ref of the attendee who was checked in: `att_…`.'),
    name: z
      .string()
      .optional()
      .describe(
        'Name of the checked-in person: of the person on the seat, or else of the person who registered or bought. Absent when none is known.',
      ),
    ticketTypeRef: z.string().describe('Ref of the ticket type of the checked-in ticket: `tkt_…`.'),
    ticketTypeName: z.string().describe('Name of the ticket type of the checked-in ticket, as guests read it.'),
    eventRef: z.string().describe('Ref of the event that the guest was checked in to: `evt_…`.'),
    eventSlug: z
      .string()
      .describe('Slug of the event that the guest was checked in to: the merchant’s name of the event in addresses of the shop.'),
    eventTitle: z.string().describe('Title of the event that the guest was checked in to, as guests read it.'),
    day: z
      .object({
        ref: z.string().describe('Ref of the day of the event, given by the service: `day_…`.'),
        key: z.string().describe('Key of the day of the event: the merchant’s own name of the day, unique within the event.'),
        label: z.string().optional().describe('Label of the day of the event, as guests read it. Absent when the merchant gave none.'),
        dayDate: z.string().meta({ format: 'date' }).describe('Date of the day of the event, `YYYY-MM-DD`.'),
      })
      .optional()
      .describe(
        'Day of the event that the guest was checked in for: `ref`, `key`, `label` and `dayDate`. Absent when the event has no days.',
      ),
    checkedInAt: z.string().meta({ format: 'date-time' }).describe('When the guest was checked in, UTC timestamp.'),
  })
  .meta({ id: 'CheckIn', description: 'Check-in of a guest, for the person at the door.' });
type CheckInView = z.infer<typeof checkInView>;

function presentCheckIn({ attendee, event, ticketTypeName, name, day, admission }: AdmittedGuest): CheckInView {
  return {
    attendeeRef: refOf('att', attendee.id),
    name,
    ticketTypeRef: refOf('tkt', attendee.ticketTypeId),
    ticketTypeName,
    eventRef: refOf('evt', event.id),
    eventSlug: event.slug,
    eventTitle: event.title,
    day: day && { ref: refOf('day', day.id), ...detailsOf(day) },
    checkedInAt: timestampOf(admission.at),
  };
}

/** Public keys by which scanners verify the tickets of an event offline (D-80). */
const ticketKeysView = z
  .object({
    eventRef: z.string().describe('Ref of the event whose tickets the public keys verify: `evt_…`.'),
    publicKeys: z
      .array(z.string())
      .describe(
        'Public keys that verify the tickets of the event: Ed25519, 32 bytes each in base64url, the current key first, then earlier ones. A ticket is genuine when one of them verifies its signature.',
      ),
  })
  .meta({ id: 'TicketKeys', description: 'Public keys by which scanners verify the tickets of an event offline.' });
type TicketKeysView = z.infer<typeof ticketKeysView>;

const undoCheckInQuery = z.strictObject({
  day: z
    .string()
    .min(1)
    .max(255)
    .optional()
    .describe('Day of the event whose check-in is undone: its key or ref (`day_…`). Leave out for the latest check-in.'),
});

const admitting = { audience: 'workspace', tag: 'Guests', permission: 'guests.admit' } as const;

/** Check-ins of an event. */
@Controller()
export class CheckInsController {
  constructor(
    private readonly admitGuest: AdmitGuest,
    private readonly undoCheckIn: UndoCheckIn,
    private readonly guests: GuestList,
    private readonly signer: TicketSigner,
  ) {}

  @Operation('POST /admin/check-ins', {
    ...admitting,
    id: 'checkIn',
    audit: 'change',
    summary: 'Check a guest in',
    description:
      'Checks a guest in by the code of the ticket, by the short code printed below it, or by the attendee’s ref. Admit the guest only on success: everything else is 409 `TICKET_REFUSED` with a message for the person at ' +
      'the door and `details.reason`: `already_checked_in` (since `details.checkedInAt`), `wrong_day` (`details.validDays` has the keys of the days that the ticket admits to), ' +
      '`other_event`, `replaced` (a newer ticket was issued), `pending`, `declined`, `cancelled`, `forged`, `not_a_ticket`, `unknown`. For an event with days, a ticket ' +
      'admits once on each of its days. Where no day is on now and `day` is left out, the response is 400 with the keys of the days in `details.accepted`.',
    body: checkInBody,
    status: 201,
    returns: checkInView,
    errors: ['NOT_FOUND', 'TICKET_REFUSED'],
  })
  async checkIn({ workspace: { id: workspaceId }, author: by, body }: WorkspaceCall<{ body: typeof checkInBody }>): Promise<CheckInView> {
    const { code, attendeeRef: attendeeId, event, day } = body;
    const shown = code === undefined ? { attendeeId: attendeeId! } : { code };
    const eventId = event === undefined ? undefined : (await eventNamed(this.guests, workspaceId, event)).id;
    return presentCheckIn(await this.admitGuest.execute({ workspaceId, mode: 'live', by, shown, eventId, day }));
  }

  @Operation('DELETE /admin/check-ins/:ref', {
    ...admitting,
    id: 'undoCheckIn',
    params: { ref: itemIdOf('attendee', 'att') },
    audit: 'change',
    summary: 'Undo a check-in',
    description:
      'Undoes the check-in of the attendee in the path, so that the ticket admits again. Without a check-in on that day nothing changes. A guest who was checked in on several days stays `checked_in` while a check-in remains; give `day` where the request may be repeated.',
    query: undoCheckInQuery,
    status: 204,
  })
  async undo({
    workspace: { id: workspaceId },
    author,
    params: { ref: attendeeId },
    query: { day },
  }: RefCall<{ query: typeof undoCheckInQuery }>): Promise<void> {
    await this.undoCheckIn.execute({ workspaceId, mode: 'live', attendeeId, author, day });
  }

  @Operation('GET /admin/check-ins/keys', {
    ...admitting,
    id: 'listTicketKeys',
    summary: 'Read the keys by which scanners check tickets offline',
    description:
      'Returns the public keys of an event, by which a scanner checks offline that the code of a ticket, `SVC1.<body>.<signature>`, is genuine. The signature (Ed25519, base64url) is of the text before its dot; ' +
      'the body (base64url) is 3 bytes of the event’s id, 16 of the attendee’s and 2 of the serial number. Only the service knows whether a ticket was used before or cancelled since.',
    query: eventQuery,
    returns: ticketKeysView,
  })
  async keys({ workspace: { id }, query }: WorkspaceCall<{ query: typeof eventQuery }>): Promise<TicketKeysView> {
    const event = await eventNamed(this.guests, id, query.event);
    return { eventRef: refOf('evt', event.id), publicKeys: this.signer.publicKeys(event.id) };
  }
}
