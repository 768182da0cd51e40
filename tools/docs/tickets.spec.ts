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

/** The scanner as it stands in the guide. */
const scan = new Function(`${blockOf('js')}; return checkTicket;`)() as (code: string, keys: Keys) => Promise<unknown>;

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
});
