import { ticketSignerContract } from '@svc/ticketing/testing';
import { DerivedTicketSigner } from './derived-ticket-signer';

const [key, older, foreign] = [1, 2, 3].map((byte) => Buffer.alloc(32, byte)) as [Buffer, Buffer, Buffer];
const ticket = { eventId: '01890a5d-ac96-774b-bcce-b302099a8057', ticketId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', serial: 1 };

describe('tickets that are signed with keys derived from the secret key', () => {
  ticketSignerContract(() => new DerivedTicketSigner([key]));

  it('[D-8, D-80] stay valid when the secret key is replaced, as long as the old one is kept', () => {
    const code = new DerivedTicketSigner([older]).sign(ticket);
    expect(new DerivedTicketSigner([key, older]).verify(ticket.eventId, code).ok).toBe(true);
    expect(new DerivedTicketSigner([key, foreign]).verify(ticket.eventId, code)).toEqual({ ok: false, fault: 'forged' });
  });

  it('[D-8] are signed with the current key, whose public half comes first', () => {
    const current = new DerivedTicketSigner([key]);
    const rotated = new DerivedTicketSigner([key, older]);
    expect(rotated.sign(ticket)).toBe(current.sign(ticket));
    expect(rotated.publicKeys(ticket.eventId)).toEqual([
      ...current.publicKeys(ticket.eventId),
      ...new DerivedTicketSigner([older]).publicKeys(ticket.eventId),
    ]);
  });
});
