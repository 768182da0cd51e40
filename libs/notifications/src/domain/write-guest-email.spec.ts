import { TicketLinks } from '@svc/contracts';
import { anyStoredText, PlainLinkSigner } from '@svc/kernel/testing';
import * as fc from 'fast-check';
import type { EmailSeat } from '../ports/email-sources';
import { aGuestEmailSource } from '../testing';
import { type EmailContent, emailText } from './email';
import { emailHtml } from './email-html';
import { GUEST_MESSAGE_KINDS, type GuestMessageKind, type Message } from './message';
import { calendarEntries } from './guest-calendars';
import { type EmailContext, writeGuestEmail } from './write-guest-email';

const context: EmailContext = {
  links: new TicketLinks('https://tickets.example', new PlainLinkSigner()),
  codes: { sign: ({ ticketId, serial }) => `code of ${ticketId} ${serial}` },
  wallets: [],
  organiser: 'no-reply@shop.example',
  now: new Date('2026-11-21T08:00:00.000Z'),
};
const seat = (facts: Partial<EmailSeat> = {}): EmailSeat => ({
  attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01',
  serial: 1,
  status: 'confirmed',
  tierName: 'Entry',
  validDayIds: [],
  ...facts,
});
const second = '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d02';

const message = (kind: GuestMessageKind, facts: Partial<Omit<Message, 'kind'>> = {}) => ({
  kind,
  channel: 'email' as const,
  recipient: 'ade@example.com',
  details: {},
  ...facts,
});
function write(kind: GuestMessageKind, source = aGuestEmailSource(), facts: Partial<Omit<Message, 'kind'>> = {}): EmailContent {
  const email = writeGuestEmail(message(kind, facts), source, context);
  if (!email) throw new Error('There is nothing to say.');
  return email;
}

describe('emails to guests', () => {
  it.each(GUEST_MESSAGE_KINDS)('[D-123] [D-119] are written whole whatever the names are: %s', (kind) => {
    fc.assert(
      fc.property(anyStoredText(60), (text) => {
        const { workspace } = aGuestEmailSource();
        const event = { title: text, location: { venueName: text, address: text } };
        const source = aGuestEmailSource({ workspace: { ...workspace, displayName: text }, event, contactName: text });
        const email = writeGuestEmail(message(kind), source, context);
        const html = email ? emailHtml(email) : '';
        expect([html.isWellFormed(), email ? emailText(email).isWellFormed() : true]).toEqual([true, true]);
        expect(html).not.toMatch(/undefined|\[object/);
      }),
      { numRuns: 30 },
    );
  });

  it('[§4.4 r5] a confirmation states the event, its time in its own zone, its location and the merchant', () => {
    const email = write('registration_confirmed');
    const when = 'Saturday, 5 December 2026, 18:00 to 21:30 (West Africa';
    for (const part of ['Design Fair', when, 'Freedom Park', 'Lagos, Nigeria', 'Adé Ọlá', 'Entry', 'Adire House', email.link!.url]) {
      expect(emailText(email)).toContain(part);
      expect(emailHtml(email)).toContain(part);
    }
    expect(emailHtml(email)).toContain('#2b3a67');
  });

  it('[ADR 0118 r6] tells the short code of each ticket that it encloses, and of no other', () => {
    const source = aGuestEmailSource({ seats: [seat({ shortCode: 'K7QM3XPD' })] });
    const email = write('registration_confirmed', source);
    expect(emailText(email)).toContain('Entry · K7QM-3XPD');
    expect(email.tickets!.seats[0]).toMatchObject({ shortCode: 'K7QM-3XPD' });
    expect(emailText(write('event_rescheduled', source))).not.toContain('K7QM');
  });

  it('prints doors, order, price, pictures and contact where there are such', () => {
    const source = aGuestEmailSource({
      branding: { logoUrl: 'https://shop.example/logo.png' },
      event: { doorsAt: '2026-12-05T16:30:00.000Z', coverUrl: 'https://shop.example/cover.jpg' },
      order: { number: 1003, currency: 'NGN' },
      contact: { promise: 'Returns within 14 days', email: 'desk@adire.ng', phone: '+234 1' },
      seats: [seat({ priceMinor: 1_200_000 })],
    });
    const { seats, ...sheets } = write('registration_confirmed', source).tickets!;
    expect(seats[0]).toMatchObject({ doors: '17:30', order: '1003', price: '₦12,000' });
    expect(sheets).toMatchObject({
      logoUrl: 'https://shop.example/logo.png',
      coverUrl: 'https://shop.example/cover.jpg',
      notes: ['Returns within 14 days', 'desk@adire.ng · +234 1'],
    });
    expect(write('registration_confirmed').tickets).toMatchObject({ notes: [], seats: [{ doors: undefined, price: undefined }] });
  });

  it('[ADR 0121 r7] prints tickets in the colour of the theme', () => {
    const theme = { palette: 'own', customPalettes: [{ id: 'own', accent: '#d9a441' }], accentSource: 'palette' };
    const source = aGuestEmailSource({ branding: { colour: '#2b3a67', theme } });
    expect(write('registration_confirmed', source).tickets).toMatchObject({ colour: '#d9a441' });
  });

  it('[D-80] a confirmation has a ticket for each seat that lets in', () => {
    const source = aGuestEmailSource({ seats: [seat(), seat({ attendeeId: second, status: 'pending', name: 'Bola' })] });
    const email = write('registration_confirmed', source);
    expect(email.tickets!.seats.map(({ holder, seat: label, code }) => [holder, label, code])).toEqual([
      ['Adé Ọlá', 'Ticket 1 of 2', `code of ${seat().attendeeId} 1`],
    ]);
    expect(emailText(email)).toContain('One place waits for Adire House to approve');
  });

  it('[D-113] state where to join online to confirmed guests alone, in email, calendar and print', () => {
    const online = 'https://live.example/x';
    const source = (seats: EmailSeat[], attendances: ('in_person' | 'online' | undefined)[] = [undefined]) => {
      const ticketTypes = attendances.map((attendance) => ({ kind: 'free' as const, approvalRequired: true, attendance }));
      return aGuestEmailSource({ seats, event: { location: { venueName: 'Freedom Park', onlineUrl: online }, ticketTypes } });
    };
    const revealsLink = (kind: GuestMessageKind, ...facts: Parameters<typeof source>) => {
      const email = write(kind, source(...facts));
      return [emailText(email), JSON.stringify(email.calendars), JSON.stringify(email.tickets ?? '')].map((part) => part.includes(online));
    };
    expect(revealsLink('registration_confirmed', [seat()])).toEqual([true, true, true]);
    expect(revealsLink('registration_received', [seat({ status: 'pending' })])).toEqual([false, false, false]);
    expect(revealsLink('registration_reopened', [seat({ status: 'pending' })])).toEqual([false, false, false]);
    expect(revealsLink('registration_declined', [seat({ status: 'declined' })])).toEqual([false, false, false]);
    expect(revealsLink('registration_cancelled', [seat({ status: 'cancelled' })])).toEqual([false, false, false]);

    const mixed: ('in_person' | 'online')[] = ['in_person', 'online'];
    expect(revealsLink('registration_confirmed', [seat({ attendance: 'in_person' })], mixed)).toEqual([false, false, false]);
    const both = write(
      'registration_confirmed',
      source([seat({ attendance: 'in_person' }), seat({ attendeeId: second, attendance: 'online' })], mixed),
    );
    expect(both.tickets!.seats.map(({ days: [day] }) => day!.location!.onlineUrl)).toEqual([undefined, online]);
  });

  it('[D-106] a mail encloses 20 printed tickets at most, and has a link that prints the others', () => {
    const seats = (count: number) =>
      Array.from({ length: count }, (_, index) => seat({ attendeeId: `01890a5d-ac96-7b13-a6ce-0a7a8a7d${1000 + index}` }));
    const email = write('registration_confirmed', aGuestEmailSource({ seats: seats(45) }));
    expect(email.tickets!.seats.map(({ seat: label }) => label)).toEqual(
      Array.from({ length: 20 }, (_, index) => `Ticket ${index + 1} of 45`),
    );
    expect(email.printLink).toEqual({ url: `${email.link!.url}#print`, text: 'Print the other 25 tickets' });
    for (const text of [emailText(email), emailHtml(email)]) {
      for (const part of [
        'The first 20 of your 45 tickets are attached as a PDF; the link below prints the others.',
        'and 25 more',
        'Print the other 25 tickets',
      ])
        expect(text).toContain(part);
    }
    expect(emailText(email)).toContain(email.printLink!.url);

    const small = write('registration_confirmed', aGuestEmailSource({ seats: seats(20) }));
    expect([small.tickets!.seats.length, small.printLink]).toEqual([20, undefined]);
    expect(emailText(small)).toContain('Your tickets are attached as a PDF.');
  });

  it('[ADR 0069 r1] a mail with tickets links to the wallets that have keys, and names the attendee where there are several', () => {
    const source = (count: number) =>
      aGuestEmailSource({
        seats: Array.from({ length: count }, (_, index) =>
          seat({ attendeeId: `01890a5d-ac96-7b13-a6ce-0a7a8a7d${1000 + index}`, ...(index > 0 && { name: `Bola ${index}` }) }),
        ),
      });
    const linksOf = (kind: GuestMessageKind, count: number, language?: string) =>
      writeGuestEmail(message(kind), { ...source(count), language }, { ...context, wallets: ['apple', 'google'] })!;
    const texts = (email: EmailContent) => email.walletLinks!.map(({ text }) => text);
    const email = linksOf('registration_confirmed', 1);
    const own = { workspaceSlug: source(1).workspace.slug, ...source(1).seats[0]! };
    expect(email.walletLinks).toEqual([
      { url: context.links.pass(own, 'apple'), text: 'Add to Apple Wallet' },
      { url: context.links.pass(own, 'google'), text: 'Add to Google Wallet' },
    ]);
    for (const { url, text } of email.walletLinks!)
      expect([emailText(email).includes(`${text}: ${url}`), emailHtml(email).includes(`>${text}</a>`)]).toEqual([true, true]);

    expect(texts(linksOf('event_rescheduled', 2))).toEqual([
      'Add to Apple Wallet (Adé Ọlá)',
      'Add to Google Wallet (Adé Ọlá)',
      'Add to Apple Wallet (Bola 1)',
      'Add to Google Wallet (Bola 1)',
    ]);
    expect(texts(linksOf('ticket_reissued', 1, 'fr'))).toEqual(['Ajouter à Apple Wallet', 'Ajouter à Google Wallet']);
    expect(texts(linksOf('registration_confirmed', 5))).toEqual([]);
    expect(texts(write('registration_confirmed'))).toEqual([]);
  });

  it('[decisions 3.16 calendar] there is a calendar file for each day, under names that stay', () => {
    const day = (key: string, dayDate: string) => ({ id: `01890a5d-ac96-774b-bcce-b30209900${key}`, dayDate });
    const source = aGuestEmailSource({
      event: { endAt: '2026-12-06T20:30:00.000Z', days: [day('001', '2026-12-05'), day('002', '2026-12-06')] },
    });
    const { calendars } = write('registration_confirmed', source);
    expect(calendars.map(({ method, entries }) => [method, entries.length])).toEqual([
      ['REQUEST', 1],
      ['REQUEST', 1],
    ]);
    const uids = (email: EmailContent) => email.calendars.map(({ entries }) => entries[0]!.uid);
    const cancelled = aGuestEmailSource({ ...source, seats: [seat({ status: 'cancelled' })] });
    expect(uids(write('registration_cancelled', cancelled))).toEqual(uids(write('registration_confirmed', source)));
    expect(new Set(uids(write('registration_confirmed', source))).size).toBe(2);
  });

  it('a day that a ticket does not admit to is neither stated nor entered in the calendar', () => {
    const days = ['2026-12-05', '2026-12-06'].map((dayDate, index) => ({
      id: `01890a5d-ac96-774b-bcce-b30209900${index}00`,
      dayDate,
      label: `Day ${index + 1}`,
    }));
    const email = write(
      'registration_confirmed',
      aGuestEmailSource({ event: { endAt: '2026-12-06T20:30:00.000Z', days }, seats: [seat({ validDayIds: [days[1]!.id] })] }),
    );
    expect(email.facts.filter(({ name }) => name === 'When').map(({ lines: [label] }) => label)).toEqual(['Day 2']);
    expect(email.calendars).toHaveLength(1);
  });

  it('calendar entries of a changed event have a higher number, and of a cancelled one a higher one still', () => {
    const sequence = (email: EmailContent) => email.calendars[0]!.entries[0]!.sequence;
    const before = write('registration_confirmed');
    const moved = write('event_rescheduled', aGuestEmailSource({ event: { version: 4 } }));
    const off = write('registration_cancelled', aGuestEmailSource({ event: { version: 4 }, seats: [seat({ status: 'cancelled' })] }));
    expect([moved, off].map(({ calendars }) => calendars[0]!.method)).toEqual(['REQUEST', 'CANCEL']);
    expect(sequence(moved)).toBeGreaterThan(sequence(before));
    expect(sequence(off)).toBeGreaterThan(sequence(moved));
  });

  describe('notices of a changed event', () => {
    const reader = { subjectId: second, reader: 'taker' as const };
    const days = [
      { id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d11', label: 'Opening', dayDate: '2026-12-05', startAt: '2026-12-05T17:00:00.000Z' },
      { id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d12', dayDate: '2026-12-06', startAt: '2026-12-06T17:00:00.000Z' },
    ];
    /** A reader who was notified of an event, and has these seats of what it has become. */
    const after = (
      event: object,
      { seats = [seat()], before = {}, language }: { seats?: EmailSeat[]; before?: object; language?: string } = {},
    ) => {
      const first = aGuestEmailSource({ event: before, seats, reader });
      const { notified } = write(seats[0]!.status === 'pending' ? 'registration_received' : 'registration_confirmed', first);
      const row = { ...reader, revision: 1, messageId: 'm', schedule: notified!.schedule };
      return aGuestEmailSource({ event: { ...before, ...event }, seats, reader, notified: [row], language });
    };
    const lines = (email: EmailContent) => email.facts.flatMap(({ name, lines: all }) => all.map((line) => `${name}: ${line}`));

    it('[D-148] say what it was before and what it is now, in the language of the reader', () => {
      const event = { startAt: '2026-12-05T18:00:00.000Z', location: { venueName: 'Town Hall', city: 'Lagos', country: 'NG' } };
      const english = write('event_rescheduled', after(event));
      expect(lines(english).slice(0, 4)).toEqual([
        expect.stringMatching(/^When: Before: Saturday, 5 December 2026, 18:00 to 21:30 /),
        expect.stringMatching(/^When: Now: Saturday, 5 December 2026, 19:00 to 21:30 /),
        'Where: Before: Freedom Park, Lagos, Nigeria',
        'Where: Now: Town Hall, Lagos, Nigeria',
      ]);
      expect(english.sms).toMatch(/19:00 to 21:30 .*\(before: .*18:00 to 21:30/);
      const french = lines(write('event_rescheduled', after(event, { language: 'fr' })));
      expect(french[0]).toMatch(/^Quand: Avant\s: /);
      expect(french[3]).toMatch(/^Où: Maintenant\s: Town Hall/);
    });

    it('[D-148] are not written where nothing differs for the reader: seconds, coordinates, a day that is not theirs', () => {
      const own = [seat({ validDayIds: [days[0]!.id] })];
      const others = [days[0]!, { ...days[1]!, startAt: '2026-12-06T19:00:00.000Z' }];
      for (const source of [
        after({ startAt: '2026-12-05T17:00:30.000Z' }),
        after({ location: { ...aGuestEmailSource().event.location, lat: 6.4, lng: 3.4 } }),
        after({ days: others }, { seats: own, before: { days } }),
      ])
        expect(writeGuestEmail(message('event_rescheduled'), source, context)).toBeUndefined();
    });

    it('[D-148] say which days are added and which are no longer, and call these off', () => {
      const added = { ...days[1]!, id: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d13', dayDate: '2026-12-07' };
      const email = write('event_rescheduled', after({ days: [days[0]!, added] }, { before: { days } }));
      expect(email.facts.map(({ name }) => name)).toEqual(['When', 'Where', 'New day', 'Where', 'No longer', 'Tickets']);
      expect(email.calendars.map(({ method, entries }) => [method, entries[0]!.id])).toEqual([
        ['CANCEL', days[1]!.id],
        ['REQUEST', added.id],
      ]);
    });

    it('[D-148] say nothing of a valid ticket to those who lost every day of theirs', () => {
      const email = write(
        'event_rescheduled',
        after({ days: [days[0]!] }, { before: { days }, seats: [seat({ validDayIds: [days[1]!.id] })] }),
      );
      expect(email.paragraphs.join(' ')).toMatch(/None of the days of your ticket is left/);
      expect(email.calendars.map(({ method }) => method)).toEqual(['CANCEL']);
    });

    it('[D-148] reach those who wait for approval, without calendar entries', () => {
      const email = write('event_rescheduled', after({ startAt: '2026-12-05T18:00:00.000Z' }, { seats: [seat({ status: 'pending' })] }));
      expect(email.paragraphs.join(' ')).toMatch(/has still to approve your place/);
      expect([email.calendars, email.link!.text]).toEqual([[], 'See where your registration stands']);
    });

    it('[D-148] have no days before for a reader whose mails the release before has sent', () => {
      const email = write('event_rescheduled');
      expect(lines(email).join()).not.toMatch(/Before/);
      expect(email.calendars.map(({ method }) => method)).toEqual(['REQUEST']);
    });
  });

  it('[D-137] days of cancelled seats leave the calendar where no other seat is for them', () => {
    const days = ['5', '6'].map((day) => ({
      id: `01890a5d-ac96-7b13-a6ce-0a7a8a7d9d1${day}`,
      dayDate: `2026-12-0${day}`,
      startAt: `2026-12-0${day}T17:00:00.000Z`,
    }));
    const [SAT, SUN] = days.map(({ id }) => id) as [string, string];
    const cancelled = (...others: EmailSeat[]) =>
      write('registration_cancelled', aGuestEmailSource({ event: { days }, seats: [...others, seat({ status: 'cancelled' })] })).calendars;
    expect(cancelled(seat({ validDayIds: [SAT] })).map(({ method, entries: [entry] }) => [method, entry!.id])).toEqual([['CANCEL', SUN]]);
    expect(cancelled(seat({ validDayIds: [SAT] }), seat({ validDayIds: [SUN], status: 'pending' }))).toEqual([]);
  });

  describe('emails about a deleted event', () => {
    const removed = (facts: Parameters<typeof aGuestEmailSource>[0] = {}) =>
      aGuestEmailSource({ ...facts, event: { removed: true, ...facts.event } });

    it('[D-81] say so, and take it out of the calendar under the name it was entered by, with a higher number', () => {
      const [before, off] = [write('registration_confirmed'), write('event_cancelled', removed())];
      expect(emailText(off)).toContain('Adire House has cancelled Design Fair. Your place is no longer kept');
      expect([off.link, off.tickets]).toEqual([undefined, undefined]);
      const [entered, takenOut] = [before, off].map(({ calendars }) => calendars[0]!.entries[0]!);
      expect([off.calendars.map(({ method }) => method), takenOut!.uid]).toEqual([['CANCEL'], entered!.uid]);
      expect(takenOut!.sequence).toBeGreaterThan(entered!.sequence);
    });

    it('take out every day that was entered, and none for a guest who was still waiting for approval', () => {
      const days = ['2026-12-05', '2026-12-06'].map((dayDate, index) => ({ id: `01890a5d-ac96-774b-bcce-b30209900${index}00`, dayDate }));
      const seats = [seat({ status: 'pending', validDayIds: [days[0]!.id] }), seat({ attendeeId: second, validDayIds: [days[1]!.id] })];
      const event = { endAt: '2026-12-06T20:30:00.000Z', days };
      const uids = (email: EmailContent) => email.calendars.map(({ entries }) => entries[0]!.uid);
      expect(uids(write('event_cancelled', removed({ event, seats })))).toEqual(
        uids(write('registration_confirmed', aGuestEmailSource({ event, seats }))),
      );
      const waiting = write('event_cancelled', removed({ event, seats: [seats[0]!] }));
      expect([waiting.calendars, waiting.facts.some(({ name }) => name === 'When')]).toEqual([[], true]);
    });

    it('[D-147] name the seats that have ended with the event, and no seat that was given back before', () => {
      const seats = [seat({ status: 'cancelled', name: 'Bola' }), seat({ attendeeId: second, status: 'cancelled', name: 'Kemi' })];
      const details = { attendeeIds: [second] };
      const off = write('event_cancelled', removed({ seats }), { details });
      expect(off.facts.at(-1)).toEqual({ name: 'Tickets', lines: ['Kemi · Entry'] });
      expect(off.calendars.map(({ method, entries }) => [method, entries[0]!.uid])).toEqual([
        ['CANCEL', write('registration_confirmed').calendars[0]!.entries[0]!.uid],
      ]);
    });

    it('[D-147] are sent after the event where the merchant wants that, and leave calendars alone then', () => {
      const event = { startAt: '2026-11-20T17:00:00.000Z', endAt: '2026-11-20T20:00:00.000Z' };
      const source = removed({ event, seats: [seat({ status: 'cancelled' })] });
      const off = write('event_cancelled', source, { details: { attendeeIds: [seat().attendeeId] } });
      expect([off.subject, off.calendars]).toEqual(['Cancelled: Design Fair', []]);
    });

    it.each([
      ['who gave the seat back', removed({ seats: [seat({ status: 'cancelled' })] })],
      ['of an event that takes place', aGuestEmailSource()],
      ['once it would be over', removed({ event: { startAt: '2026-11-20T17:00:00.000Z', endAt: '2026-11-20T20:00:00.000Z' } })],
    ])('are not sent to guests %s', (_, source) => {
      expect(writeGuestEmail(message('event_cancelled'), source, context)).toBeUndefined();
    });
  });

  describe('emails about a cancelled day', () => {
    const days = ['5', '6'].map((day) => ({
      id: `01890a5d-ac96-7b13-a6ce-0a7a8a7d9d1${day}`,
      label: `Day ${day}`,
      dayDate: `2026-12-0${day}`,
      startAt: `2026-12-0${day}T17:00:00.000Z`,
      endAt: `2026-12-0${day}T20:00:00.000Z`,
    }));
    const [SAT, SUN] = days.map(({ id }) => id) as [string, string];
    const off = [{ ...days[0]!, isCancelled: true }, days[1]!];
    const source = (seats: EmailSeat[], event: object = {}) => aGuestEmailSource({ event: { days: off, ...event }, seats });
    const about = (of: ReturnType<typeof source>, ...attendeeIds: string[]) =>
      write('event_cancelled', of, { details: { dayId: SAT, ...(attendeeIds.length > 0 && { attendeeIds }) } });
    const uidsOf = ({ calendars }: EmailContent) => calendars.map(({ method, entries: [entry] }) => [method, entry!.uid, entry!.id]);

    it('[D-147] name it to those who keep other days, which are all that is called valid, and take it alone out of the calendar', () => {
      const email = about(source([seat()]));
      expect(email.subject).toBe('Cancelled: Design Fair, Day 5, Saturday, 5 December 2026');
      expect(emailText(email)).toContain('Your ticket is valid as before on the days below, and only on these.');
      expect(email.facts.filter(({ name }) => name === 'When').map(({ lines }) => lines[0])).toEqual(['Day 6']);
      const before = write('registration_confirmed', aGuestEmailSource({ event: { days }, seats: [seat()] }));
      expect(uidsOf(email)).toEqual([['CANCEL', uidsOf(before)[0]![1], SAT]]);
      expect(email.calendars[0]!.entries[0]!.sequence).toBeGreaterThan(before.calendars[0]!.entries[0]!.sequence);
      expect(uidsOf(write('registration_approved', source([seat()]))).map(([, , day]) => day)).toEqual([SUN]);
    });

    it('[D-147] say of seats that ended with it that they are no longer kept', () => {
      const seats = [seat({ status: 'cancelled', validDayIds: [SAT], name: 'Bola' }), seat({ attendeeId: second, name: 'Kemi' })];
      const email = about(source(seats), seat().attendeeId);
      expect(emailText(email)).toContain('Your place is no longer kept, and no ticket for that day alone admits anyone.');
      expect([email.facts.at(-1), email.link]).toEqual([{ name: 'Tickets', lines: ['Bola · Entry'] }, undefined]);
      expect(uidsOf(email).map(([method, , day]) => [method, day])).toEqual([['CANCEL', SAT]]);
      expect(emailText(email)).not.toMatch(/valid/);
    });

    it('[D-147] are in the language of the guest', () => {
      const email = about({ ...source([seat()]), language: 'fr' });
      expect(emailText(email)).toContain('Votre billet reste valable les jours indiqués ci-dessous, et ces jours-là seulement.');
    });

    it('[D-147] leave the calendar alone once the day is over, and of guests who wait for approval', () => {
      const over = off.map((day, index) =>
        index === 0 ? { ...day, startAt: '2026-11-20T17:00:00.000Z', endAt: '2026-11-20T20:00:00.000Z' } : day,
      );
      expect(about(source([seat()], { days: over })).calendars).toEqual([]);
      expect(about(source([seat({ status: 'pending' })])).calendars).toEqual([]);
    });

    it.each([
      ['without a ticket for it', source([seat({ validDayIds: [SUN] })])],
      ['who gave theirs back', source([seat({ status: 'cancelled' })])],
      ['while it takes place', aGuestEmailSource({ event: { days }, seats: [seat()] })],
      ['once the whole event is cancelled', source([seat()], { removed: true })],
    ])('are not sent to guests %s', (_, of) => {
      expect(writeGuestEmail(message('event_cancelled', { details: { dayId: SAT } }), of, context)).toBeUndefined();
    });
  });

  it('the calendar keeps the days while another seat of the guest still lets in', () => {
    const source = aGuestEmailSource({ seats: [seat({ status: 'cancelled' }), seat({ attendeeId: second })] });
    const email = write('registration_cancelled', source, { details: { attendeeIds: [seat().attendeeId] } });
    expect([email.calendars, email.facts.at(-1)]).toEqual([[], { name: 'Tickets', lines: ['Adé Ọlá · Entry'] }]);
  });

  it('[D-80] a reissued ticket is sent by itself, with its new code and link; the calendar keeps all days, and the link of the first seat', () => {
    const days = ['2026-12-05', '2026-12-06'].map((dayDate, index) => ({ id: `01890a5d-ac96-774b-bcce-b30209900${index}00`, dayDate }));
    const seats = [seat({ validDayIds: [days[0]!.id] }), seat({ attendeeId: second, serial: 2, validDayIds: [days[1]!.id] })];
    const source = aGuestEmailSource({ event: { endAt: '2026-12-06T20:30:00.000Z', days }, seats });
    const email = write('ticket_reissued', source, { details: { attendeeIds: [second] } });
    expect(email.tickets!.seats.map(({ code }) => code)).toEqual([`code of ${second} 2`]);
    expect(email.link!.url).toBe(context.links.page({ workspaceSlug: source.workspace.slug, ...seats[1]! }));
    expect(emailText(email)).toContain('The one before admits nobody any more');
    expect(email.calendars).toEqual(write('registration_confirmed', source).calendars);
    expect(email.calendars.map(({ method, entries }) => [method, entries[0]!.url])).toEqual(
      days.map(() => ['REQUEST', context.links.page({ workspaceSlug: source.workspace.slug, ...seats[0]! })]),
    );
  });

  it('[ADR 0159 r4] a seat of another ticket type is sent by itself, with the same ticket, and not while it waits', () => {
    const seats = [seat(), seat({ attendeeId: second, tierName: 'Saturday' })];
    const details = { attendeeIds: [second] };
    const email = write('ticket_changed', aGuestEmailSource({ seats }), { details });
    expect(email.tickets!.seats.map(({ code, tier }) => [code, tier])).toEqual([[`code of ${second} 1`, 'Saturday']]);
    expect(emailText(email)).toContain('Its code stays the same');
    expect(email.facts.at(-1)!.lines).toEqual([expect.stringContaining('Saturday')]);
    const waiting = aGuestEmailSource({ seats: [seats[0]!, seat({ attendeeId: second, status: 'pending' })] });
    expect(writeGuestEmail(message('ticket_changed', { details }), waiting, context)).toBeUndefined();
  });

  it('[D-13] a guest who waits gets no ticket and no calendar entry, but a link to the state of the registration', () => {
    const email = write('registration_received', aGuestEmailSource({ seats: [seat({ status: 'pending' })] }));
    expect([email.tickets, email.calendars]).toEqual([undefined, []]);
    expect(email.link).toEqual({ url: expect.stringContaining('/adire/t/att_') as string, text: 'See where your registration stands' });
    expect(emailText(email)).toContain('This is not a ticket yet');
  });

  it.each([
    [
      'a confirmation of seats that were given back',
      'registration_confirmed',
      aGuestEmailSource({ seats: [seat({ status: 'cancelled' })] }),
    ],
    ['a “received” to someone who was approved meanwhile', 'registration_received', aGuestEmailSource()],
    ['a new ticket of a seat that was given back', 'ticket_reissued', aGuestEmailSource({ seats: [seat({ status: 'cancelled' })] })],
    ['a ticket of an event that was deleted', 'registration_approved', aGuestEmailSource({ event: { removed: true } })],
  ] as const)('%s is not sent', (_, kind, source) => {
    expect(writeGuestEmail(message(kind), source, context)).toBeUndefined();
  });

  it('[D-21] a place that the merchant hides is omitted', () => {
    const email = write('registration_confirmed', aGuestEmailSource({ event: { venueVisibility: 'hidden' } }));
    expect(emailText(email) + emailHtml(email) + JSON.stringify(email.calendars)).not.toContain('Freedom Park');
  });

  it('[ADR 0067 r7] the mail about a given-away ticket goes to its new holder, and says why they get it', () => {
    const email = write('ticket_given', { ...aGuestEmailSource({ contactName: 'Bọ́lá', seats: [seat({ serial: 2 })] }), given: true });
    expect(email).toMatchObject({
      addressee: 'Bọ́lá',
      subject: expect.stringMatching(/^A ticket for you: /),
      calendars: [{ method: 'REQUEST' }],
      tickets: { seats: [{ code: `code of ${seat().attendeeId} 2` }] },
    });
    expect(email.footer).toContain('was given to this address');
    expect(
      writeGuestEmail(message('ticket_given'), { ...aGuestEmailSource({ seats: [seat({ status: 'pending' })] }), given: true }, context),
    ).toBeUndefined();
  });

  it.each(GUEST_MESSAGE_KINDS)('%s has a text for mails and for phones', (kind) => {
    const status =
      kind === 'registration_received' || kind === 'registration_reopened' || kind === 'ticket_given_pending'
        ? 'pending'
        : kind === 'registration_declined'
          ? 'declined'
          : kind === 'registration_cancelled'
            ? 'cancelled'
            : 'confirmed';
    const email = write(kind, aGuestEmailSource({ event: { removed: kind === 'event_cancelled' }, seats: [seat({ status })] }), {
      channel: 'sms',
    });
    for (const text of [email.subject, email.heading, email.sms]) expect(text).toMatch(/\S/);
    expect(email.sms).toContain('Adire House');
    expect(email.sms!.includes('https://tickets.example/')).toBe(email.link !== undefined);
    expect(email.calendars).toEqual([]);
  });

  it('no text of a merchant or guest becomes HTML, and pictures come by https alone', () => {
    const evil = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const source = aGuestEmailSource({
      contactName: evil,
      workspace: { slug: 'adire', displayName: evil, timezone: 'Africa/Lagos' },
      event: { title: evil, location: { venueName: evil } },
    });
    const html = emailHtml(write('registration_confirmed', { ...source, seats: [seat({ name: evil, tierName: evil })] }));
    expect(html).not.toMatch(/<script|<img/);
    expect(html).toContain('&lt;img src=x');
    const picture = (logoUrl: string) => emailHtml(write('registration_confirmed', aGuestEmailSource({ branding: { logoUrl } })));
    expect(picture('https://cdn.example/logo.png')).toContain('<img src="https://cdn.example/logo.png"');
    for (const url of ['http://cdn.example/logo.png', 'javascript:alert(1)', 'data:text/html,x'])
      expect(picture(url)).not.toContain('<img');
  });
});

const day = { date: '2026-12-05', startAt: '2026-12-05T17:00:00Z', timezone: 'Africa/Lagos' };
const entrySeat = {
  attendeeId: '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d01',
  title: 'Design Fair',
  days: [day],
  version: 4,
  serial: 1,
  mailed: [],
};

describe("a seat in its guest's calendar", () => {
  it('[D-81] has a name that stays', () => {
    expect(calendarEntries(entrySeat)[0]!.uid).toBe('att_01h455vb4pfc9tdkgafa57v781@svc');
    expect(calendarEntries({ ...entrySeat, version: 9, title: 'Fair', url: 'https://other.example' })[0]!.uid).toBe(
      calendarEntries(entrySeat)[0]!.uid,
    );
  });

  it('[decisions 3.16 calendar] has an entry of its own for each day', () => {
    const ids = ['01890a5d-ac96-7b13-a6ce-0a7a8a7d9d11', '01890a5d-ac96-7b13-a6ce-0a7a8a7d9d12'];
    const entries = calendarEntries({ ...entrySeat, days: ids.map((id, index) => ({ ...day, id, label: ['Opening', undefined][index] })) });
    expect(entries.map(({ title }) => title)).toEqual(['Design Fair: Opening', 'Design Fair']);
    expect(new Set(entries.map(({ uid }) => uid)).size).toBe(2);
    expect(entries[0]!.uid).toMatch(/^att_01h455vb4pfc9tdkgafa57v781\.day_\w{26}@svc$/);
  });

  it('[D-81] [D-148] is downloaded by the number of the last mail that says the same, else by the next one, else by its version', () => {
    const { uid } = calendarEntries(entrySeat)[0]!;
    const sequenceOf = (facts: object, mailed: object[] = []) =>
      calendarEntries({ ...entrySeat, mailed: mailed as [], ...facts })[0]!.sequence;
    expect(sequenceOf({ version: 9 }, [{ uid, day, sequence: 6 }])).toBe(6);
    expect(sequenceOf({ days: [{ ...day, startAt: '2026-12-05T18:00:00Z' }] }, [{ uid, day, sequence: 6 }])).toBe(7);
    expect(sequenceOf({}, [{ uid, day, sequence: 6, isOff: true }])).toBe(7);
    expect(sequenceOf({}, [{ uid: 'another@svc', day, sequence: 60 }])).toBe(sequenceOf({}));
    expect(sequenceOf({ version: 5 })).toBeGreaterThan(sequenceOf({}));
    expect(sequenceOf({ serial: 2 })).toBeGreaterThan(sequenceOf({}));
  });
});
