import type { Mode } from '@svc/kernel';
import type { OrderTicketsSource, TicketSource } from '../domain/ticket.view';
import type { Ticket, TicketCheck } from '../domain/signed-ticket';

/** Reads what a ticket shows. One statement. */
export abstract class TicketReader {
  /** Of an attendee of the workspace with this slug, in whatever mode and status; undefined when there is none. */
  abstract find(workspaceSlug: string, attendeeId: string): Promise<TicketSource | undefined>;
}

/** Reads what is told of the tickets that were bought together. One statement. */
export abstract class OrderTicketsReader {
  /** Undefined of an order that is of no event. */
  abstract find(order: { workspaceId: string; mode: Mode; orderId: string }): Promise<OrderTicketsSource | undefined>;
}

/** Makes and checks what the QR codes of tickets say; each event has a key pair of its own (D-80). */
export abstract class TicketSigner {
  /** Text of the ticket's QR code, 120 characters; the same each time, as long as the service keeps its key. */
  abstract sign(ticket: Ticket): string;
  /** Whether a text read at the door is a ticket of this event; codes made with previous keys still are. */
  abstract verify(eventId: string, text: string): TicketCheck;
  /** The public keys by which scanners check the event's tickets without a network: raw 32 bytes each, base64url, the current one first. */
  abstract publicKeys(eventId: string): string[];
}

/** A QR code as an outline, the same for a page and for print. It needs four modules of nothing on each side. */
export interface QrDrawing {
  /** Modules on each side. */
  size: number;
  /** SVG path of the dark modules, one unit each, to be filled. */
  path: string;
}

/** Empty modules that have to be around a code. */
export const QUIET_MODULES = 4;

/** Draws QR codes. */
export abstract class QrCodes {
  /** Of a text of up to 300 characters; the same text is always the same drawing. Throws Throttled when too many are being drawn. */
  abstract draw(text: string): Promise<QrDrawing>;
}
