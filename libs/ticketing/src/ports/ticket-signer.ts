import type { TicketCheck } from '../domain/check-ticket';
import type { Ticket } from '../domain/ticket-payload';

/** Makes and checks what the QR codes of tickets say; each event has a key pair of its own (D-80). */
export abstract class TicketSigner {
  /** Text of the ticket's QR code, 120 characters; the same each time, as long as the service keeps its key. */
  abstract sign(ticket: Ticket): string;
  /** Whether a text read at the door is a ticket of this event; codes made with previous keys still are. */
  abstract verify(eventId: string, text: string): TicketCheck;
  /** By which scanners check the event's tickets without a network: raw 32 bytes each, base64url, the current one first. */
  abstract publicKeys(eventId: string): string[];
}
