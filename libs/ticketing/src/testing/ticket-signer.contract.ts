import { checkTicket } from '../domain/signed-ticket';
import type { TicketSigner } from '../ports/tickets';

const ticket = { eventId: '01890a5d-ac96-774b-bcce-b302099a8057', ticketId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01', serial: 1 };
const otherEvent = '01890a5d-ac96-774b-bcce-b302099a8058';

/** Describes all TicketSigners. */
export function ticketSignerContract(make: () => TicketSigner): void {
  it('[D-80] signs a ticket the same way each time, in 120 characters that say nothing about a person', () => {
    const code = make().sign(ticket);
    expect(code).toBe(make().sign(ticket));
    expect(code).toMatch(/^SVC1\.[\w-]{28}\.[\w-]{86}$/);
    expect(code).toHaveLength(120);
  });

  it('[D-80] recognises its tickets, and their serials', () => {
    for (const serial of [0, 1, 65_535]) {
      expect(make().verify(ticket.eventId, make().sign({ ...ticket, serial }))).toEqual({ ok: true, ticket: { ...ticket, serial } });
    }
  });

  it('[D-80] lets scanners check them with nothing but the public keys', () => {
    const publicKeys = make().publicKeys(ticket.eventId);
    expect(Buffer.from(publicKeys[0]!, 'base64url')).toHaveLength(32);
    expect(checkTicket(make().sign(ticket), { eventId: ticket.eventId, publicKeys })).toEqual({ ok: true, ticket });
  });

  it('[D-80] keeps a key pair for each event', () => {
    const signer = make();
    expect(signer.publicKeys(otherEvent)).not.toEqual(signer.publicKeys(ticket.eventId));
    expect(signer.verify(otherEvent, signer.sign(ticket))).toEqual({ ok: false, fault: 'other_event' });
    const namesake = `11111111-1111-7111-8111-111111${ticket.eventId.slice(-6)}`;
    expect(signer.verify(namesake, signer.sign(ticket))).toEqual({ ok: false, fault: 'forged' });
  });

  it('[D-80] admits no code of which anything was changed', () => {
    const code = make().sign(ticket);
    const [version, body, signature] = code.split('.') as [string, string, string];
    const raised = make()
      .sign({ ...ticket, serial: 2 })
      .split('.')[1]!;
    expect(make().verify(ticket.eventId, `${version}.${raised}.${signature}`)).toEqual({ ok: false, fault: 'forged' });
    const broken = `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`;
    expect(make().verify(ticket.eventId, `${version}.${body}.${broken}`)).toEqual({ ok: false, fault: 'forged' });
  });

  it.each(['', 'SVC1', 'SVC1..', 'https://shop.example/t/att_1', 'SVC2.', `SVC1.${'A'.repeat(28)}.${'A'.repeat(85)}`, 'ü'.repeat(120)])(
    'refuses a text that is no ticket: %p',
    (text) => {
      expect(make().verify(ticket.eventId, text)).toEqual({ ok: false, fault: 'not_a_ticket' });
    },
  );

  it('accepts exactly one spelling of a ticket', () => {
    const code = make().sign(ticket);
    for (const text of [`${code}=`, ` ${code}`, `${code}\n`, `${code}.`, code.toLowerCase(), code.replace(/.$/, nextInAlphabet)]) {
      expect(make().verify(ticket.eventId, text)).toEqual({ ok: false, fault: 'not_a_ticket' });
    }
  });
}

/** Returns a neighbour of the last character, whose four spare bits let a lax reader accept it as the same. */
function nextInAlphabet(character: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  return alphabet[alphabet.indexOf(character) + 1]!;
}
