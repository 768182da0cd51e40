import { createHash } from 'node:crypto';
import { checkTicket, signedPayload, type Ticket, type TicketCheck, TicketKeyPair, unsignedPayload } from '../domain/signed-ticket';
import { QrCodes, type QrDrawing, TicketReader, TicketSigner } from '../ports/tickets';
import type { TicketSource } from '../domain/ticket.view';

/** Signs with keys that anyone can derive from the event's id. */
export class PlainTicketSigner extends TicketSigner {
  sign(ticket: Ticket): string {
    const text = unsignedPayload(ticket);
    return signedPayload(text, keyPairOf(ticket.eventId).sign(text));
  }

  verify(eventId: string, text: string): TicketCheck {
    return checkTicket(text, { eventId, publicKeys: this.publicKeys(eventId) });
  }

  publicKeys(eventId: string): string[] {
    return [keyPairOf(eventId).publicKey];
  }
}

function keyPairOf(eventId: string): TicketKeyPair {
  return new TicketKeyPair(createHash('sha256').update(eventId).digest());
}

/** A row of squares that no scanner reads: a dark one for each bit of the text. */
export class PlainQrCodes extends QrCodes {
  async draw(text: string): Promise<QrDrawing> {
    const bits = [...Buffer.from(text)].flatMap((byte) => Array.from({ length: 8 }, (_, bit) => (byte >> bit) & 1));
    const path = bits.map((dark, x) => (dark ? `M${x} 0h1v1h-1z` : '')).join('');
    return { size: bits.length, path };
  }
}

/** Finds the tickets it was constructed with. */
export class InMemoryTicketReader extends TicketReader {
  constructor(private readonly tickets: readonly TicketSource[] = []) {
    super();
  }

  async find(workspaceSlug: string, attendeeId: string): Promise<TicketSource | undefined> {
    return this.tickets.find(({ workspace, seat }) => workspace.slug === workspaceSlug.toLowerCase() && seat.attendeeId === attendeeId);
  }
}
