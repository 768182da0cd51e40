import type { Mode } from '@svc/kernel';
import type { OrderTicketsSource, TicketSource } from '../domain/ticket.view';
import type { Ticket, TicketCheck } from '../domain/signed-ticket';

/** Reads the content of tickets, in one statement. */
export abstract class TicketReader {
  /** Returns the ticket of an attendee of the workspace with this slug, in any mode and status; undefined when there is none. */
  abstract find(workspaceSlug: string, attendeeId: string): Promise<TicketSource | undefined>;
}

/** Reads the tickets of an order, in one statement. */
export abstract class OrderTicketsReader {
  /** Returns the tickets; undefined for an order that is of no event. */
  abstract find(order: { workspaceId: string; mode: Mode; orderId: string }): Promise<OrderTicketsSource | undefined>;
}

/** Makes and checks the texts of QR codes; each event has a key pair of its own (D-80). */
export abstract class TicketSigner {
  /** Returns the text of the ticket's QR code, 120 characters; the same each time, as long as the service keeps its key. */
  abstract sign(ticket: Ticket): string;
  /** Checks a text read at the door against this event; codes made with previous keys stay valid. */
  abstract verify(eventId: string, text: string): TicketCheck;
  /**
   * Returns the public keys by which scanners check the event's tickets without a network: raw 32 bytes each, base64url, the
   * current one first.
   */
  abstract publicKeys(eventId: string): string[];
}

/** A QR code as an outline, the same for a page and for print. It needs four empty modules on each side. */
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
  /**
   * Draws a text of up to 300 characters; the same text always gives the same drawing. Throws Throttled when too many are
   * being drawn.
   */
  abstract draw(text: string): Promise<QrDrawing>;
}
