import { TicketLinks } from '@svc/contracts';
import { PlainConfirmationCodes } from '@svc/contracts/testing';
import { refOf } from '@svc/kernel';
import { PlainLinkSigner } from '@svc/kernel/testing';
import type { ConfirmationEmailSource } from '../ports/email-sources';
import { aGuestEmailSource } from '../testing';
import type { Message } from './message';
import { writeConfirmationEmail, writeGivenAwayEmail } from './write-confirmation-email';

const { seats } = aGuestEmailSource();
const codes = new PlainConfirmationCodes();
const CONFIRMATION: ConfirmationEmailSource['confirmation'] = {
  id: '01890a5d-ac96-774b-bcce-b30209123456',
  purpose: 'ticket_give_away',
  email: 'ade@example.com',
  createdAt: '2030-06-01T12:00:00.000Z',
};
const write = (facts: Partial<typeof CONFIRMATION> = {}, { minute = 1, language }: { minute?: number; language?: string } = {}) =>
  writeConfirmationEmail(
    { workspace: { displayName: 'Adire House' }, branding: {}, language, confirmation: { ...CONFIRMATION, ...facts } },
    { codes, now: new Date(Date.parse(CONFIRMATION.createdAt) + minute * 60_000) },
  );

describe('[ADR 0067 r2] the mail with a code', () => {
  it('states the code, its purpose, and the step to take if somebody else asked for it', () => {
    expect(write()).toMatchObject({
      subject: '123456 is your code for Adire House',
      heading: 'Confirm that you give your ticket away',
      code: '123456',
      facts: [],
    });
    expect(write({ purpose: 'order_refund' }, { language: 'fr-CI' })).toMatchObject({
      language: 'fr-CI',
      subject: '123456 est votre code pour Adire House',
      heading: 'Confirmez votre demande de remboursement',
    });
  });

  it('names the event of a ticket that is given away', () => {
    const source = {
      workspace: { displayName: 'Adire House' },
      branding: {},
      confirmation: CONFIRMATION,
      ticket: { event: 'Launch night', holder: 'Adé', attendeeId: seats[0]!.attendeeId, taken: aGuestEmailSource() },
    };
    expect(writeConfirmationEmail(source, { codes, now: new Date(CONFIRMATION.createdAt) })).toMatchObject({
      code: '123456',
      facts: [{ name: 'Event', lines: ['Launch night'] }],
    });
  });

  it('is not written once the code was used, or is too old', () => {
    expect(write({ endedAt: '2030-06-01T12:00:30.000Z' })).toBeUndefined();
    expect(write({}, { minute: 10 })).toBeUndefined();
  });
});

describe('[ADR 0067 r7] the mail to the giver of a ticket', () => {
  const confirmed = {
    workspace: { displayName: 'Adire House' },
    branding: {},
    confirmation: { ...CONFIRMATION, endedAt: '2030-06-01T12:01:00.000Z' },
    ticket: { event: 'Launch night', holder: 'Bọ́lá', attendeeId: seats[0]!.attendeeId, taken: aGuestEmailSource() },
  };
  const message = { channel: 'email', recipient: 'ade@example.com', details: {} } as const;
  const context = {
    links: new TicketLinks('https://tickets.example', new PlainLinkSigner()),
    organiser: 'no-reply@shop.example',
    now: new Date('2026-11-20T08:00:00Z'),
  };
  const mail = (source: ConfirmationEmailSource, details: Message['details'] = {}) =>
    writeGivenAwayEmail({ ...message, details }, source, context);

  it('states the new holder, and the step to take if somebody else did it', () => {
    const email = mail(confirmed)!;
    expect(email).toMatchObject({
      subject: 'You have given your ticket away: Launch night',
      facts: [
        { name: 'Event', lines: ['Launch night'] },
        { name: 'Now has it', lines: ['Bọ́lá'] },
      ],
    });
    expect(email.paragraphs.join(' ')).toContain('If it was not you, write to Adire House at once.');
    expect(mail({ ...confirmed, language: 'fr' })).toMatchObject({
      subject: expect.stringContaining('Vous avez donné votre billet'),
    });
  });

  it('is not written without a confirmation, or once the ticket is gone', () => {
    expect([mail({ ...confirmed, confirmation: CONFIRMATION }), mail({ ...confirmed, ticket: undefined })]).toEqual([undefined, undefined]);
  });

  const [ONE, TWO, SAT, SUN] = [1, 2, 3, 4].map((digit) => `01890a5d-ac96-7b13-a6ce-0a7a8a7d9d0${digit}`) as [
    string,
    string,
    string,
    string,
  ];
  const seat = (attendeeId: string, facts: object = {}) => ({ ...seats[0]!, attendeeId, ...facts });
  const days = [
    { id: SAT, date: '2026-12-05', startAt: '2026-12-05T17:00:00.000Z', endAt: '2026-12-05T20:30:00.000Z' },
    { id: SUN, date: '2026-12-06', startAt: '2026-12-06T17:00:00.000Z', endAt: '2026-12-06T20:30:00.000Z' },
  ];
  const entriesOf = (attendeeId: string, taken: ReturnType<typeof seat>[], event = {}, details: Message['details'] = {}) =>
    mail(
      { ...confirmed, ticket: { ...confirmed.ticket, attendeeId, taken: aGuestEmailSource({ seats: taken, event }) } },
      details,
    )!.calendars.map(({ method, entries: [entry] }) => [method, entry!.uid, entry!.sequence]);
  const uid = (id: string, day?: string) => `${refOf('att', id)}${day ? `.${refOf('day', day)}` : ''}@svc`;

  it('[D-137] removes the only seat from their calendar, by a higher number than it was entered', () => {
    expect(entriesOf(ONE, [seat(ONE, { serial: 2 })])).toEqual([['CANCEL', uid(ONE), 2 * 4 + 1]]);
  });

  it('[D-137] keeps the entry of another seat; in place of the first it enters the next under its own name', () => {
    const taken = [seat(ONE), seat(TWO)];
    expect(entriesOf(TWO, taken)).toEqual([]);
    expect(entriesOf(ONE, taken)).toEqual([
      ['CANCEL', uid(ONE), 7],
      ['REQUEST', uid(TWO), 6],
    ]);
  });

  it('[D-137] removes the days that no other seat of theirs is for, pending seats included', () => {
    const taken = [seat(ONE, { validDayIds: [SAT] }), seat(TWO, { validDayIds: [SAT, SUN] })];
    expect(entriesOf(TWO, taken, { days })).toEqual([['CANCEL', uid(ONE, SUN), 7]]);
    expect(entriesOf(TWO, [seat(ONE, { status: 'pending' }), seat(TWO)], { days })).toEqual([]);
    expect(entriesOf(TWO, [seat(ONE, { status: 'cancelled' }), seat(TWO)], { days }).map(([, name]) => name)).toEqual([
      uid(ONE, SAT),
      uid(ONE, SUN),
    ]);
  });

  it('[D-137] removes the seat from the former attendee’s calendar, and enters the seats left for their address, revealing nobody else', () => {
    const [taken, details] = [[seat(ONE), seat(TWO), seat(SAT)], { attendeeIds: [ONE, TWO] }];
    expect(entriesOf(ONE, taken, {}, details)).toEqual([
      ['CANCEL', `${refOf('att', ONE)}.alone@svc`, 7],
      ['REQUEST', `${refOf('att', TWO)}.alone@svc`, 6],
    ]);
    expect(entriesOf(TWO, taken, {}, details)).toEqual([]);
    const source = { ...confirmed, ticket: { ...confirmed.ticket, attendeeId: ONE, taken: aGuestEmailSource({ seats: taken }) } };
    const email = writeGivenAwayEmail({ ...message, recipient: 'kemi@example.com', details }, source, context)!;
    expect(email.subject).toBe('Your ticket was given to somebody else: Launch night');
    expect(JSON.stringify(email)).not.toMatch(/ade@example|Bọ́lá|Adé/);
    expect(email.calendars[1]!.entries[0]!.url).toContain('ticket-alone');
  });

  it('[D-137] removes a seat that they had been given, and no other seat taken with it', () => {
    expect(entriesOf(TWO, [seat(ONE), seat(TWO)], {}, { wasGiven: true })).toEqual([['CANCEL', uid(TWO), 7]]);
  });
});
