import { DerivedTicketSigner } from '@svc/composition';
import { idOf } from '@svc/kernel';
import { checkTicket } from '@svc/ticketing';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Keys {
  eventRef: string;
  publicKeys: string[];
}

interface Vector extends Keys {
  good: { code: string; attendeeRef: string; serial: number };
  bad: { fault: string; code: string }[];
}

const page = readFileSync(join(__dirname, '../../docs/tickets.md'), 'utf8');
const blockOf = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(page)![1]!;
const vector = JSON.parse(blockOf('json')) as Vector;
const { eventRef, publicKeys, good, bad } = vector;
const eventId = idOf('evt', eventRef)!;

interface Scanner {
  checkTicket(code: string, keys: Keys): Promise<unknown>;
  guestsOf(table: string): Map<string, unknown>;
  checkGuest(ticket: { attendeeRef: string; serial: number }, guests: Map<string, unknown>, day?: string): unknown;
}

/** The scanner as it stands in the guide. */
const scanner = new Function(`${blockOf('js')}; return { checkTicket, guestsOf, checkGuest };`)() as Scanner;
const scan = scanner.checkTicket;

describe('docs/tickets.md', () => {
  it('[D-80] has a test vector that the service itself makes of the secret key it names', () => {
    const secret = Buffer.from(/`SECRET_KEY=([^`]+)`/.exec(page)![1]!, 'base64');
    const signer = new DerivedTicketSigner([secret]);
    expect(signer.publicKeys(eventId)).toEqual(publicKeys);
    expect(signer.sign({ eventId, ticketId: idOf('att', good.attendeeRef)!, serial: good.serial })).toBe(good.code);
  });

  it('[D-80] has a scanner that takes the good code and refuses the bad ones, each for what is wrong with it', async () => {
    expect(await scan(good.code, vector)).toEqual({ ok: true, attendeeRef: good.attendeeRef, serial: good.serial });
    for (const { code, fault } of bad) expect([code, await scan(code, vector)]).toEqual([code, { ok: false, fault }]);
  });

  it('[D-80] has a scanner that judges as the service does', async () => {
    for (const { code, fault } of bad) expect(checkTicket(code, { eventId, publicKeys })).toEqual({ ok: false, fault });
    for (const text of ['', good.code.toLowerCase(), `${good.code}=`, `${good.code} `, good.code.slice(0, -1)]) {
      expect([text, await scan(text, vector)]).toEqual([text, checkTicket(text, { eventId, publicKeys })]);
    }
  });

  it('[D-125] has a scanner that judges days by the table of guests, whatever its cells hold', () => {
    const lines: [ref: string, status: string, serial: string, validDays: string, admittedOn: string][] = [
      ['att_every', 'confirmed', '1', '', ''],
      ['att_some', 'confirmed', '1', '"fri, sun"', ''],
      ['att_in', 'checked_in', '2', '', '"fri 2030-03-01 19:00:00, sat 2030-03-02 19:00:00"'],
      ['att_gone', 'cancelled', '1', 'fri', ''],
      ['att_without', 'checked_in', '1', '', '2030-03-01 19:00:00'],
    ];
    const table = [
      'Attendee,Status,Name,Ticket serial,Valid days,Admitted on (Africa/Lagos),Meal',
      ...lines.map(([ref, status, ...rest]) => [ref, status, '"Ada ""A"" Obi,\r\nLagos"', ...rest, 'Yam'].join(',')),
      '',
    ].join('\r\n');
    const guests = scanner.guestsOf(`\uFEFF${table}`);
    expect([...guests.keys()]).toEqual(lines.map(([ref]) => ref));
    expect(guests.get('att_in')).toMatchObject({ Name: 'Ada "A" Obi,\r\nLagos', Meal: 'Yam' });
    const judge = (attendeeRef: string, day?: string, serial = 1) => scanner.checkGuest({ attendeeRef, serial }, guests, day);
    const no = (fault: string, more = {}) => ({ ok: false, fault, ...more });
    expect([judge('att_every', 'fri'), judge('att_some', 'sun'), judge('att_in', 'sun', 2), judge('att_every')]).toEqual(
      Array(4).fill({ ok: true }),
    );
    expect(judge('att_some', 'sat')).toEqual(no('wrong_day', { validDays: ['fri', 'sun'] }));
    expect([judge('att_in', 'fri', 2), judge('att_in', 'sat', 2), judge('att_without')]).toEqual(Array(3).fill(no('already_checked_in')));
    expect([judge('att_in', 'sun'), judge('att_gone', 'fri'), judge('att_nobody', 'fri')]).toEqual([
      no('replaced'),
      no('cancelled'),
      no('unknown'),
    ]);
  });
});
