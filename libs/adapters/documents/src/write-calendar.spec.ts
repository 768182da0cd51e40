import type { CalendarEntry, CalendarFile } from '@svc/notifications';
import ICAL from 'ical.js';
import { writeCalendar } from './write-calendar';

const ENTRY: CalendarEntry = {
  uid: 'att_1@svc',
  sequence: 2,
  title: 'Open Studio Evening',
  date: '2026-12-05',
  startAt: '2026-12-05T17:00:00.000Z',
  endAt: '2026-12-05T20:00:00.000Z',
  timezone: 'Africa/Lagos',
  location: { venueName: 'Freedom Park', address: 'Broad Street', city: 'Lagos', country: 'NG', lat: 6.4489, lng: 3.3967 },
  notes: 'Your ticket: https://shop.example/ile/t/att_1?t=abc',
  url: 'https://shop.example/ile/t/att_1?t=abc',
};

const INVITE: CalendarFile = {
  method: 'REQUEST',
  writtenAt: new Date('2026-11-21T07:00:00.123Z'),
  organiser: { name: 'Adire House', email: 'no-reply@shop.example' },
  guest: { name: 'Adé Ọlá', email: 'ade@example.com' },
  entries: [ENTRY],
};

const written = (changes: Partial<CalendarEntry> = {}, file: Partial<CalendarFile> = {}) =>
  writeCalendar({ ...INVITE, ...file, entries: [{ ...ENTRY, ...changes }] } as CalendarFile);

/** Reads a calendar file by an independent reader. */
function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text) as never);
  const components = calendar.getAllSubcomponents('vevent');
  return { calendar, component: components[0]!, event: new ICAL.Event(components[0]!), components };
}

describe('an invitation', () => {
  it('[D-81] is understood by an independent reader', () => {
    const { calendar, event } = read(written());
    expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Africa/Lagos');
    expect([event.uid, event.sequence, event.summary]).toEqual(['att_1@svc', 2, 'Open Studio Evening']);
    expect(event.location).toBe('Freedom Park, Broad Street, Lagos, Nigeria');
    expect(event.startDate.toJSDate().toISOString()).toBe(ENTRY.startAt);
    expect(event.endDate.toJSDate().toISOString()).toBe(ENTRY.endAt);
    expect(event.description).toMatch(/^Saturday, 5 December 2026, 18:00 to 21:00 \(West Africa.* Time\)\n\nYour ticket: https/);
  });

  it.each(['REQUEST', 'CANCEL'] as const)('[D-148] %s has what RFC 5545 and RFC 5546 require, with and without times', (method) => {
    for (const changes of [{}, { startAt: undefined, endAt: undefined }, { endAt: undefined }, { location: undefined, url: undefined }]) {
      const { calendar, component, components } = read(written(changes, { method } as Partial<CalendarFile>));
      const count = (name: string) => component.getAllProperties(name).length;
      expect(['prodid', 'version', 'method'].map((name) => calendar.getAllProperties(name).length)).toEqual([1, 1, 1]);
      expect(calendar.getFirstPropertyValue('method')).toBe(method);
      expect(components).toHaveLength(1);
      expect(['uid', 'dtstamp', 'dtstart', 'sequence', 'organizer', 'attendee', 'summary'].map(count)).toEqual(Array(7).fill(1));
      expect(component.getFirstPropertyValue('status')).toBe(method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED');
      const [start, end] = ['dtstart', 'dtend'].map((name) => component.getFirstPropertyValue(name) as ICAL.Time | null);
      expect(end == null || end.compare(start!) > 0).toBe(true);
    }
  });

  it('[D-81] is from the merchant, to the one guest, who has accepted already and need not answer', () => {
    const { component } = read(written());
    const [organiser] = component.getAllProperties('organizer');
    expect([organiser!.getFirstValue(), organiser!.getParameter('cn')]).toEqual(['mailto:no-reply@shop.example', 'Adire House']);
    const guests = component.getAllProperties('attendee');
    expect(guests).toHaveLength(1);
    expect(String(guests[0]!.getFirstValue()).toLowerCase()).toBe('mailto:ade@example.com');
    expect([guests[0]!.getParameter('partstat'), guests[0]!.getParameter('rsvp'), guests[0]!.getParameter('cn')]).toEqual([
      'ACCEPTED',
      'FALSE',
      'Adé Ọlá',
    ]);
    expect(component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  });

  it('[ADR 0050 r1] states moments in UTC, so that no calendar has to know the zone', () => {
    expect(written()).toContain('\r\nDTSTART:20261205T170000Z\r\nDTEND:20261205T200000Z\r\n');
    expect(written()).toContain('\r\nDTSTAMP:20261121T070000Z\r\n');
    expect(written()).not.toMatch(/TZID|VALARM/);
  });

  it.each([
    ['Africa/Lagos', '2026-03-29T19:00:00Z', '20:00'],
    ['Europe/London', '2026-03-28T19:00:00Z', '19:00'],
    ['Europe/London', '2026-03-29T19:00:00Z', '20:00'],
    ['America/New_York', '2026-10-31T15:00:00Z', '11:00'],
    ['America/New_York', '2026-11-01T15:00:00Z', '10:00'],
    ['Australia/Lord_Howe', '2026-10-03T09:00:00Z', '19:30'],
    ['Australia/Lord_Howe', '2026-10-04T09:00:00Z', '20:00'],
    ['Pacific/Apia', '2026-12-05T17:00:00Z', '06:00'],
  ])('[ADR 0050 r1] says in %s at %s that it starts at %s', (timezone, startAt, local) => {
    const { event } = read(written({ timezone, startAt, endAt: undefined }));
    expect(event.startDate.toJSDate().toISOString()).toBe(new Date(startAt).toISOString());
    expect(event.description).toContain(`, ${local} (`);
  });

  it('[ADR 0050 r1] has the properties of the calendar before its events', () => {
    const lines = written().split('\r\n');
    expect(lines.slice(lines.indexOf('BEGIN:VEVENT')).filter((line) => line.startsWith('X-'))).toEqual([]);
    expect(read(written()).calendar.getFirstPropertyValue('x-wr-timezone')).toBe('Africa/Lagos');
  });

  it('lasts all day where no time is known', () => {
    const text = written({ date: '2026-12-06', startAt: undefined, endAt: undefined });
    expect(text).toContain('\r\nDTSTART;VALUE=DATE:20261206\r\n');
    expect(read(text).event.startDate.isDate).toBe(true);
  });

  it('[D-81] is cancelled by the same name with a higher number', () => {
    const { calendar, component, event } = read(written({ sequence: 3 }, { method: 'CANCEL' }));
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect([event.uid, event.sequence, component.getFirstPropertyValue('status')]).toEqual(['att_1@svc', 3, 'CANCELLED']);
    expect(component.getAllProperties('attendee')).toHaveLength(1);
  });

  it('names no guest in a file that is not personal', () => {
    const { method: _method, guest: _guest, ...file } = INVITE as CalendarFile & { guest: unknown };
    const text = writeCalendar({ ...file, method: 'PUBLISH', entries: [ENTRY, { ...ENTRY, uid: 'att_1.day_2@svc' }] } as CalendarFile);
    expect(text).not.toContain('ATTENDEE');
    expect(read(text).components).toHaveLength(2);
  });

  it('has lines of at most 75 octets that end in CRLF, and splits no character', () => {
    const text = written({ title: 'Ọjọ́ ẹ́ ọ̀ ṣ ₦ 🎉 '.repeat(20).trim(), notes: 'Ẹ káàbọ̀ '.repeat(80) });
    expect(text).toMatch(/\r\n$/);
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(read(text).event.summary).toBe('Ọjọ́ ẹ́ ọ̀ ṣ ₦ 🎉 '.repeat(20).trim());
  });

  const EVIL = 'X\r\nATTENDEE:mailto:evil@example.com\nEND:VEVENT\rBEGIN:VALARM\u2028\u0085\u0000"; CN=evil, \\n';
  it('contains no line that a text has injected', () => {
    const text = written({ title: EVIL, notes: EVIL, url: `https://a.example/${EVIL}`, location: { venueName: EVIL, city: EVIL } }, {
      organiser: { name: EVIL, email: 'no-reply@shop.example' },
      guest: { name: EVIL, email: 'ade@example.com' },
    } as Partial<CalendarFile>);
    const { calendar, component, components } = read(text);
    expect(calendar.getAllSubcomponents()).toHaveLength(1);
    expect(components).toHaveLength(1);
    expect(component.getAllSubcomponents()).toHaveLength(0);
    expect(component.getAllProperties('attendee')).toHaveLength(1);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(
      unfolded
        .split('\r\n')
        .filter((line) => /^(ATTENDEE|END|BEGIN)/.test(line))
        .map((line) => line.split(/[:;]/)[0]),
    ).toEqual(['BEGIN', 'BEGIN', 'ATTENDEE', 'END', 'END']);
    expect(text).not.toMatch(/[\u0000\u0085\u2028]/);
  });
});
