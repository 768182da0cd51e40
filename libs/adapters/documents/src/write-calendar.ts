import { localTimeLine, placeLines } from '@svc/contracts';
import type { CalendarEntry, CalendarFile, Mailbox } from '@svc/notifications';
import { ICalAttendeeStatus, ICalCalendar, ICalCalendarMethod, ICalEventStatus, type ICalEventData } from 'ical-generator';
import { inOneLine, plain } from './plain-text';

const PRODUCT = { company: 'Storefront Service', product: 'Tickets', language: 'EN' };

/**
 * Writes a calendar file (RFC 5545, ADR 0050 r1): moments in UTC, so that no calendar has to know the zone, lines of at most
 * 75 octets that end in CRLF, and no text that a calendar could take for a line of the file.
 */
export function writeCalendar(file: CalendarFile): string {
  const calendar = new ICalCalendar({ prodId: PRODUCT, method: ICalCalendarMethod[file.method] });
  for (const entry of file.entries) calendar.createEvent({ ...entryOf(entry, file), stamp: file.writtenAt });
  return `${withTimezone(calendar.toString(), file.entries[0]?.timezone)}\r\n`;
}

/**
 * Puts the time zone before the events, where properties of a calendar belong (RFC 5545, 3.6); the library writes its own ones
 * behind them.
 */
function withTimezone(text: string, timezone: string | undefined): string {
  return timezone === undefined ? text : text.replace('\r\nBEGIN:VEVENT', `\r\nX-WR-TIMEZONE:${timezone}\r\nBEGIN:VEVENT`);
}

function entryOf(entry: CalendarEntry, file: CalendarFile): ICalEventData {
  const isCancelled = file.method === 'CANCEL' || entry.isCancelled === true;
  return {
    id: entry.uid,
    sequence: entry.sequence,
    ...spanOf(entry),
    summary: inOneLine(entry.title),
    description: plain([localTimeLine(entry, entry.locale), entry.notes].filter(Boolean).join('\n\n')),
    location: locationOf(entry),
    url: entry.url === undefined ? undefined : inOneLine(entry.url),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: mailboxOf(file.organiser),
    attendees: file.method === 'PUBLISH' ? [] : [{ ...mailboxOf(file.guest), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }],
  };
}

function spanOf({ startAt, endAt, date }: CalendarEntry): Pick<ICalEventData, 'start' | 'end' | 'allDay'> {
  if (startAt === undefined) return { start: date, allDay: true };
  return { start: startAt, end: endAt };
}

function locationOf({ location, locale }: CalendarEntry): ICalEventData['location'] {
  const title = inOneLine(placeLines(location, locale).join(', '));
  if (title === '') return undefined;
  const { lat, lng } = location!;
  const geo = lat === undefined || lng === undefined ? undefined : { lat, lon: lng };
  return { title, ...(geo && { geo }) };
}

/** Returns a mailbox whose name, within double quotes, contains none. The address replaces an invisible name. */
function mailboxOf({ name, email }: Mailbox): Mailbox {
  return { name: inOneLine(name).replaceAll('"', "'") || inOneLine(email), email: inOneLine(email) };
}
