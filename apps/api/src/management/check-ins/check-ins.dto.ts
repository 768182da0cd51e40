import { refOf, timestampOf } from '@svc/kernel';
import type { DoorGuest } from '@svc/registration';
import { z } from 'zod';
import { attendeeRef } from '../registrations/registrations.dto';

export const checkInBody = z
  .strictObject({
    code: z.string().max(1_000).optional().describe('What was read from the QR code of a ticket.'),
    attendeeRef: attendeeRef.optional().meta({ override: { type: 'string' } }).describe('An attendee who was picked from the list of guests.'),
    event: z.string().min(1).max(255).optional().describe('Ref or slug of the event that is entered here; tickets of others are refused.'),
  })
  .refine(({ code, attendeeRef: picked }) => (code === undefined) !== (picked === undefined), { error: 'Give either "code" or "attendeeRef".', path: ['code'] })
  .meta({ id: 'CheckInBody' });
export type CheckInBody = z.output<typeof checkInBody>;

/** Somebody who has come, as the person at the door wants to see them. */
export const checkInView = z
  .object({
    attendeeRef: z.string(),
    name: z.string().optional().describe('Of the person on the seat, else of who registered.'),
    ticketTypeRef: z.string(),
    ticketTypeName: z.string(),
    eventRef: z.string(),
    eventSlug: z.string(),
    eventTitle: z.string(),
    checkedInAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'CheckIn' });
export type CheckInView = z.infer<typeof checkInView>;

export function presentCheckIn({ attendee, event, ticketTypeName, name }: DoorGuest): CheckInView {
  return {
    attendeeRef: refOf('att', attendee.id),
    name,
    ticketTypeRef: refOf('tkt', attendee.ticketTypeId),
    ticketTypeName,
    eventRef: refOf('evt', event.id),
    eventSlug: event.slug,
    eventTitle: event.title,
    checkedInAt: timestampOf(attendee.checkedInAt!),
  };
}

/** With which scanners check the tickets of an event without a network (D-80). */
export const ticketKeysView = z
  .object({
    eventRef: z.string(),
    publicKeys: z.array(z.string()).describe('Ed25519, 32 bytes each in base64url; the current one first, then those of secret keys before it.'),
  })
  .meta({ id: 'TicketKeys' });
export type TicketKeysView = z.infer<typeof ticketKeysView>;
