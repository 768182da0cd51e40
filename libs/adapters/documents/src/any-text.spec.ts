import { anyStoredText, isWholeBeginning } from '@svc/kernel/testing';
import { aPass } from '@svc/ticketing/testing';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { payloadOf } from './google-pass';
import { writeCalendar } from './write-calendar';

/** A text in one line, without what cannot be seen. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\ufeff\s]+/gu, ' ').trim();

describe('documents of texts of any kind', () => {
  it('[D-123] [D-81] a calendar has the title, the place and the names whole', () => {
    fc.assert(
      fc.property(anyStoredText(100), (text) => {
        const title = inOneLine(text) || 'Fair';
        const file = writeCalendar({
          method: 'REQUEST',
          writtenAt: new Date('2026-11-21T07:00:00Z'),
          organiser: { name: text, email: 'no-reply@shop.example' },
          guest: { name: text, email: 'ade@example.com' },
          entries: [
            {
              uid: 'att_1@svc',
              sequence: 0,
              title,
              date: '2026-12-05',
              startAt: '2026-12-05T17:00:00.000Z',
              timezone: 'Africa/Lagos',
              location: { venueName: text },
              notes: text,
              url: 'https://shop.example/t/att_1',
            },
          ],
        });
        expect(file.isWellFormed()).toBe(true);
        for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const [event] = new ICAL.Component(ICAL.parse(file) as never).getAllSubcomponents('vevent');
        expect(new ICAL.Event(event!).summary).toBe(title);
      }),
    );
  });

  it.each([10, 50, 150])('[D-123] a pass for Google Wallet cuts at %d bytes between whole graphemes', (texts) => {
    fc.assert(
      fc.property(anyStoredText(100), (holder) => {
        const [ticket] = payloadOf('1', { ...aPass, holder }, { texts }).eventTicketObjects;
        const { ticketHolderName: name } = ticket!;
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(texts);
        const line = inOneLine(holder);
        expect(name === line || (name.endsWith('…') && isWholeBeginning(line, name.slice(0, -1)))).toBe(true);
      }),
    );
  });
});
