import { isSignedBy } from './ticket-keys';
import { eventEndOf, readTicketPayload, type Ticket } from './ticket-payload';

/** Why a code does not admit: it is no ticket of this service, one of another event, or not signed by the service. */
export type TicketFault = 'not_a_ticket' | 'other_event' | 'forged';

export type TicketCheck = { ok: true; ticket: Ticket } | { ok: false; fault: TicketFault };

/** What a scanner holds of an event to check its tickets without a network. */
export interface EventKeys {
  eventId: string;
  /** Raw 32 bytes each, base64url. */
  publicKeys: readonly string[];
}

/**
 * Checks the text of a QR code against an event's public keys; needs no network (D-80). Whether the ticket is still
 * good, of the newest serial and not used before, only the list of attendees tells.
 */
export function checkTicket(text: string, { eventId, publicKeys }: EventKeys): TicketCheck {
  const payload = readTicketPayload(text);
  if (!payload) return { ok: false, fault: 'not_a_ticket' };
  if (payload.eventEnd !== eventEndOf(eventId)) return { ok: false, fault: 'other_event' };
  const { ticketId, serial, signed, signature } = payload;
  if (!publicKeys.some((key) => isSignedBy(key, signed, signature))) return { ok: false, fault: 'forged' };
  return { ok: true, ticket: { eventId, ticketId, serial } };
}
