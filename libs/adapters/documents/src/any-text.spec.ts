import { anyStoredText, anyText, graphemesOf, isWholeBeginning } from '@svc/kernel/testing';
import { aReceipt } from '@svc/orders/testing';
import { aPass } from '@svc/ticketing/testing';
import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { applePassJson } from './apple-pass';
import { fontLibrary } from './font-library';
import { payloadOf } from './google-pass';
import { printReceipt } from './print-receipt';
import { printTickets } from './print-tickets';
import { Typesetter } from './typesetter';
import { writeCalendar } from './write-calendar';

/** Returns a text in one line, without invisible characters. */
const inOneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\u200b\ufeff\s]+/gu, ' ').trim();

const MOMENT = new Date('2026-11-21T07:00:00Z');

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

  it('[D-119] a pass for Apple Wallet has the whole of each text, in one line', () => {
    fc.assert(
      fc.property(longText, (text) => {
        const location = { venueName: text, address: text, city: text };
        const days = aPass.days.map((day) => ({ ...day, label: text, location }));
        const written = JSON.stringify(applePassJson(APPLE, { ...aPass, merchant: text, title: text, holder: text, tier: text, days }));
        const { organizationName, description, logoText, eventTicket } = JSON.parse(written) as AppleTexts;
        const { primaryFields, auxiliaryFields, backFields } = eventTicket;
        const line = inOneLine(text.toWellFormed());
        const [title, holder] = [primaryFields[0]!.value, auxiliaryFields[0]!.value];
        for (const shown of [organizationName, description, logoText, title, holder, backFields[0]!.label]) expect(shown).toBe(line);
        expect(auxiliaryFields[1]!.value).toBe(inOneLine([text.toWellFormed(), aPass.seat].filter(Boolean).join(' · ')));
        expect(backFields[0]!.value.isWellFormed()).toBe(true);
      }),
    );
  });
});

/** Texts, including some that are much longer than any field takes. */
const longText = fc.oneof(
  { weight: 12, arbitrary: anyText() },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      '👨‍👩‍👧‍👦'.repeat(900),
      'e\u0301'.repeat(5_000),
      '\u202e'.repeat(10_000),
      'ש'.repeat(10_000),
      'क्ष '.repeat(2_500),
    ),
  },
);

const APPLE = { passTypeId: 'pass.example', teamId: 'TEAM' };
interface AppleField {
  label: string;
  value: string;
}
interface AppleTexts {
  organizationName: string;
  description: string;
  logoText: string;
  eventTicket: Record<'primaryFields' | 'auxiliaryFields' | 'backFields', AppleField[]>;
}

const latin1 = ({ pdf }: { pdf: Uint8Array }) => Buffer.from(pdf).toString('latin1');
const pagesOf = (pdf: string) => pdf.match(/\/Type \/Page\b/g)!.length;

describe('prints of texts of any kind', () => {
  it('[D-138] a ticket takes any text in any field, on one page', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(longText, { minLength: 6, maxLength: 6 }),
        fc.constantFrom('en', 'fr', 'ar', undefined),
        async (texts, locale) => {
          const [merchant, title, holder, tier, venueName, address] = texts as [string, string, string, string, string, string];
          const days = aPass.days.map((day) => ({ ...day, label: tier, location: { venueName, address, city: address, country: 'NG' } }));
          const seat = { holder, tier, days, seat: 'Ticket 1 of 1', ref: 'att_1', code: aPass.code };
          const pdf = latin1(await printTickets({ merchant, title, locale, colour: '#2b3a67', seats: [seat], issuedAt: MOMENT }));
          expect(pdf).toMatch(/^%PDF-[^]*%%EOF\s*$/);
          expect(pagesOf(pdf)).toBe(1);
        },
      ),
      { numRuns: 10 },
    );
  });

  it('[D-138] a receipt takes any text in any field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(longText, { minLength: 5, maxLength: 5 }), async (texts) => {
        const [merchant, value, text, detail, note] = texts as [string, string, string, string, string];
        const lines = [{ text, detail, quantity: '2', price: '₦500', amount: '₦1,000' }];
        const sheet = aReceipt({
          merchant,
          facts: [{ name: 'To', value }],
          lines,
          sums: [{ name: text, amount: '₦1' }],
          notes: [note],
          parties: [{ title: 'Seller', lines: [merchant, value] }],
        });
        expect(latin1(await printReceipt(sheet))).toMatch(/^%PDF-[^]*%%EOF\s*$/);
      }),
      { numRuns: 10 },
    );
  });

  it('[D-123] [D-138] lines end, and texts are cut, between whole graphemes', async () => {
    const typesetter = new Typesetter(fontLibrary(), ['en']);
    const shown = async (text: string, width: number, lines: number) => {
      const block = await typesetter.set(text, { weight: 'regular', size: 10, width, lines });
      return block.lines.map((line) => line.text.replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, ''));
    };
    const cuts: number[] = [];
    await fc.assert(
      fc.asyncProperty(anyText(), fc.integer({ min: 12, max: 60 }), fc.integer({ min: 1, max: 3 }), async (text, width, lines) => {
        const graphemes = graphemesOf(inOneLine(text.toWellFormed().replaceAll('\u200b', '')));
        const ends = new Set(['']);
        let all = '';
        for (const grapheme of graphemes) ends.add((all += (await shown(grapheme, 1_000, 1))[0]));
        let before = '';
        for (const line of await shown(text, width, lines)) {
          before += line;
          if (!ends.has(before)) cuts.push(1);
          expect(ends).toContain(ends.has(before) ? before : before.replace(/…$/, ''));
        }
      }),
      { numRuns: 300 },
    );
    expect(cuts.length).toBeGreaterThan(0);
  });
});
