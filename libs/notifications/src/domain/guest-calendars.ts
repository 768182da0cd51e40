import { type AdmissionDay, colonIn, type TicketLinks } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { SeatsTaken } from '../ports/email-sources';
import type { CalendarEntry, CalendarFile } from '../ports/ticket-documents';
import { daysOf, lostSeats, pageOf, seatsOf } from './guest-seats';
import type { Message } from './message';
import { messageLocaleOf } from './texts';
import { greetedName } from './layout/names-in-mails';

/** Dependencies with which the calendar files of a mail are made. */
export interface CalendarContext {
  links: TicketLinks;
  /** Sender address of calendar entries. */
  organiser: string;
  now: Date;
}

type Reader = Pick<Message, 'channel' | 'recipient'>;

/** Returns the entries to add to calendars: the days of all seats that let in, whichever the email is about. */
export function entered(reader: Reader, source: SeatsTaken, context: CalendarContext): CalendarFile[] {
  const admitted = seatsOf({ details: {} }, source, 'admitted');
  const [first] = admitted;
  if (!first) return [];
  return calendarsOf('REQUEST', reader, source, daysOf(source, admitted), { ...context, url: pageOf(first, source, context) });
}

/** Returns the entries to remove from calendars for a cancelled event: all of them; none once it is over. */
export function deletedFrom(reader: Reader & Pick<Message, 'details'>, source: SeatsTaken, context: CalendarContext): CalendarFile[] {
  const lost = lostSeats(reader, source).filter(({ status }) => status !== 'pending');
  if (lost.length === 0 || Date.parse(source.event.endAt) <= context.now.getTime()) return [];
  return calendarsOf('CANCEL', reader, source, daysOf(source, lost), context);
}

/** Returns the entries to remove from calendars: those of these days that no remaining seat is for, pending ones included. */
export function takenOut(reader: Reader, source: SeatsTaken, days: readonly AdmissionDay[], context: CalendarContext): CalendarFile[] {
  return calendarsOf('CANCEL', reader, source, without(days, daysLeft(source)), context);
}

/**
 * Returns the changes to the calendar of a guest who gave a seat away. Entries bear the name of the first seat, and with it the new
 * holder's entries now do (D-137, RFC 5546 section 3.2.5). So giving away the first seat removes all entries, and enters those of the other
 * seats under the name of the next; giving away another seat removes the days that no other seat is for.
 * @param before the seats that they had, in their order, including the one given away
 */
export function givenAway(reader: Reader, before: SeatsTaken, attendeeId: string, context: CalendarContext): CalendarFile[] {
  const givenSeats = before.seats.filter((seat) => seat.attendeeId === attendeeId);
  const left = { ...before, seats: before.seats.filter((seat) => seat.attendeeId !== attendeeId) };
  const days = daysOf(before, [...givenSeats, ...seatsOf({ details: {} }, left, 'admitted')]);
  if (before.seats[0]?.attendeeId !== attendeeId) return calendarsOf('CANCEL', reader, before, without(days, daysLeft(left)), context);
  return [...calendarsOf('CANCEL', reader, before, days, context), ...entered(reader, left, context)];
}

function daysLeft(source: SeatsTaken): AdmissionDay[] {
  const seats = seatsOf({ details: {} }, source, 'kept');
  return seats.length > 0 ? daysOf(source, seats) : [];
}

function without(days: readonly AdmissionDay[], others: readonly AdmissionDay[]): AdmissionDay[] {
  return days.filter(({ id }) => !others.some((other) => other.id === id));
}

/** Enters each day once, whatever the number of seats, under the name of the registration's first. */
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
    guest: { name: greetedName(contactName) ?? recipient, email: recipient },
    entries: [entry],
  }));
}

/** A seat as an entry of its guest's calendar. */
export interface SeatInCalendar {
  attendeeId: string;
  /** Entry in the attendee's own calendar, beside the one of the buyer or registrant: people may share a calendar. */
  alone?: boolean;
  title: string;
  days: readonly AdmissionDay[];
  /** Version of the event; counts up with each change. */
  version: number;
  /** Serial of its ticket; counts up from 1 whenever it is reissued or changes hands. */
  serial: number;
  url?: string;
  notes?: string;
  /** Locale of its reader, BCP 47. */
  locale?: string;
  /** The seat was given back, or the event is cancelled. */
  calledOff?: boolean;
}

/**
 * Returns the calendar entries of a seat, one for each day (decisions 3.16 calendar). Seat and day identify an entry, even if the service
 * moves to another address. A cancelled entry has a higher sequence number than any earlier entry of the same event and ticket; a ticket
 * that returns to an earlier holder has a still higher one.
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
