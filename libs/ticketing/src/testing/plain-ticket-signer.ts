import { createHash } from 'node:crypto';
import { checkTicket, type TicketCheck } from '../domain/check-ticket';
import { TicketKeyPair } from '../domain/ticket-keys';
import { signedPayload, unsignedPayload, type Ticket } from '../domain/ticket-payload';
import { TicketSigner } from '../ports/ticket-signer';

/** Signs with keys that anyone can make of the event's id. */
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
