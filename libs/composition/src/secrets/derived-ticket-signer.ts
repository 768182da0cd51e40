import { hkdfSync } from 'node:crypto';
import { checkTicket, signedPayload, TicketKeyPair, TicketSigner, unsignedPayload, type Ticket, type TicketCheck } from '@svc/ticketing';

const KEY_PURPOSE = 'svc ticket key v1';

/** Key pairs are derived from the secret key and the event's id, so that nothing is stored; previous keys still verify (D-80, D-8, ADR 0021). */
export class DerivedTicketSigner extends TicketSigner {
  /** @param secretKeys 32 bytes each, the current one first */
  constructor(private readonly secretKeys: readonly Buffer[]) {
    super();
  }

  sign(ticket: Ticket): string {
    const text = unsignedPayload(ticket);
    return signedPayload(text, keyPairOf(this.secretKeys[0]!, ticket.eventId).sign(text));
  }

  verify(eventId: string, text: string): TicketCheck {
    return checkTicket(text, { eventId, publicKeys: this.publicKeys(eventId) });
  }

  publicKeys(eventId: string): string[] {
    return this.secretKeys.map((secret) => keyPairOf(secret, eventId).publicKey);
  }
}

function keyPairOf(secret: Buffer, eventId: string): TicketKeyPair {
  return new TicketKeyPair(Buffer.from(hkdfSync('sha256', secret, '', `${KEY_PURPOSE}\n${eventId}`, 32)));
}
