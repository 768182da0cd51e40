import { type AdmissionDay, colonIn, type TicketLinks } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { SeatsTaken } from '../ports/email-sources';
import type { CalendarEntry, CalendarFile } from '../ports/ticket-documents';
import { daysOf, pageOf, seatsOf } from './guest-seats';
import type { Message } from './message';
import { messageLocaleOf } from './texts';

/** The tools by which calendar files of a mail are made. */
export interface CalendarContext {
  links: TicketLinks;
  /** Address that calendar entries are from. */
  organiser: string;
  now: Date;
}

type Reader = Pick<Message, 'channel' | 'recipient'>;

/** Returns what calendars are to enter: the days of all seats that let in, whichever the email is about. */
export function entered(reader: Reader, source: SeatsTaken, context: CalendarContext): CalendarFile[] {
  const admitted = seatsOf({ details: {} }, source, 'admitted');
  const [first] = admitted;
  if (!first) return [];
  return calendarsOf('REQUEST', reader, source, daysOf(source, admitted), { ...context, url: pageOf(first, source, context) });
}

/** Returns what calendars are to take out of an event that was deleted: all that was entered. */
export function deletedFrom(reader: Reader, source: SeatsTaken, context: CalendarContext): CalendarFile[] {
  const admitted = seatsOf({ details: {} }, source, 'admitted');
  return admitted.length > 0 ? calendarsOf('CANCEL', reader, source, daysOf(source, admitted), context) : [];
}

/** Returns what calendars are to take out: of these days, those that no seat is left for, also none that waits for approval. */
export function takenOut(reader: Reader, source: SeatsTaken, days: readonly AdmissionDay[], context: CalendarContext): CalendarFile[] {
  return calendarsOf('CANCEL', reader, source, without(days, daysLeft(source)), context);
}

/**
 * Returns what the calendar of whoever gave a seat away takes out, and enters anew: entries bear the name of the first seat, which the new
 * holder's bear now (D-137, RFC 5546 section 3.2.5). So with the first seat all is taken out, and what other seats are for entered by
 * the name of the next; with another seat, the days that no other seat is for.
 * @param before the seats that they had, in their order, the one that was given with them
 */
export function givenAway(reader: Reader, before: SeatsTaken, attendeeId: string, context: CalendarContext): CalendarFile[] {
  const given = before.seats.filter((seat) => seat.attendeeId === attendeeId);
  const left = { ...before, seats: before.seats.filter((seat) => seat.attendeeId !== attendeeId) };
  const days = daysOf(before, [...given, ...seatsOf({ details: {} }, left, 'admitted')]);
  if (before.seats[0]?.attendeeId !== attendeeId) return calendarsOf('CANCEL', reader, before, without(days, daysLeft(left)), context);
  return [...calendarsOf('CANCEL', reader, before, days, context), ...entered(reader, left, context)];
}

function daysLeft(source: SeatsTaken): AdmissionDay[] {
  const kept = seatsOf({ details: {} }, source, 'kept');
  return kept.length > 0 ? daysOf(source, kept) : [];
}

function without(days: readonly AdmissionDay[], others: readonly AdmissionDay[]): AdmissionDay[] {
  return days.filter(({ id }) => !others.some((other) => other.id === id));
}

/** The days are entered once, whatever the number of seats: under the name of the registration's first. */
function calendarsOf(
  method: 'REQUEST' | 'CANCEL',
  { channel, recipient }: Reader,
  { event, workspace, seats, contactName, language }: SeatsTaken,
  days: readonly AdmissionDay[],
  { organiser, now, url }: CalendarContext & { url?: string },
): CalendarFile[] {
  if (channel !== 'email') return [];
  const calledOff = method === 'CANCEL';
  const { attendeeId, serial, alone } = seats[0]!;
  const entries = calendarEntries({
    attendeeId,
    alone: alone !== undefined,
    title: event.title,
    days,
    version: event.version,
    serial,
    url,
    notes: url && messageLocaleOf(language).guest.ticketNote(url),
    locale: language,
    calledOff,
  });
  return entries.map((entry) => ({
    method,
    writtenAt: now,
    organiser: { name: workspace.displayName, email: organiser },
    guest: { name: contactName, email: recipient },
    entries: [entry],
  }));
}

/** A seat as its guest's calendar knows it. */
export interface SeatInCalendar {
  attendeeId: string;
  /** In the calendar of who sits there, beside that of who took it: both may be one that people share. */
  alone?: boolean;
  title: string;
  days: readonly AdmissionDay[];
  /** The version of the event; counts up with each change. */
  version: number;
  /** The serial of its ticket; counts up from 1 whenever it is issued anew or changes hands. */
  serial: number;
  url?: string;
  notes?: string;
  /** BCP 47, of who reads it. */
  locale?: string;
  /** The seat was given back, or the event is off. */
  calledOff?: boolean;
}

/**
 * The calendar entries of a seat, one for each day (decisions 3.16). They are known by the seat and the day, wherever the
 * service may move; what is called off has a higher number than what was said before of the same event and
 * ticket, and a ticket that comes back to somebody one that is higher still.
 */
export function calendarEntries({
  attendeeId,
  alone = false,
  title,
  days,
  version,
  serial,
  url,
  notes,
  locale,
  calledOff = false,
}: SeatInCalendar): CalendarEntry[] {
  const seat = `${refOf('att', attendeeId)}${alone ? '.alone' : ''}`;
  return days.map((day) => ({
    ...day,
    uid: day.id === undefined ? `${seat}@svc` : `${seat}.${refOf('day', day.id)}@svc`,
    sequence: 2 * (version + serial - 1) + (calledOff ? 1 : 0),
    title: day.label === undefined ? title : `${title}${colonIn(locale)}${day.label}`,
    url,
    notes,
    locale,
  }));
}
