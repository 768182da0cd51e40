import { type AdmissionDay, colonIn, type TicketLinks } from '@svc/contracts';
import type { EmailSeat, SeatsTaken } from '../ports/email-sources';
import type { CalendarEntry, CalendarFile } from '../ports/ticket-documents';
import { type DayNews, daysOf, keptDays, lostSeats, pageOf, seatsOf } from './guest-seats';
import { greetedName } from './layout/names-in-mails';
import type { Message } from './message';
import { calendarChanges, downloadSequence, type WantedEntry } from './schedule/calendar-changes';
import { firstSequence, uidOf } from './schedule/calendar-names';
import { attemptedEntries, baseOf, noteOf, presumedSchedule } from './schedule/known-schedule';
import type { NotifiedEntry, NotifiedSchedule, ScheduleNote } from './schedule/notified-schedule';
import { messageLocaleOf } from './texts';

/** Dependencies with which the calendar files of a mail are made. */
export interface CalendarContext {
  links: TicketLinks;
  /** Sender address of calendar entries. */
  organiser: string;
  now: Date;
}

type Reader = Pick<Message, 'channel' | 'recipient'> & { id?: string };

/** Calendar files of a mail, and the schedule that its reader is notified of by it; absent where the reader is not known. */
export interface CalendarMail {
  files: CalendarFile[];
  notified?: ScheduleNote;
}

/** Change of the calendar of a mail’s reader. */
interface CalendarTurn {
  /** Entries that it is to show. */
  wanted: readonly WantedEntry[];
  /** Requests those that have not changed as well. */
  all?: boolean;
  /** Seats whose entries are in the calendar, where none is stored. */
  presumed: readonly EmailSeat[];
  url?: string;
}

/** Returns the entries to add to calendars: the days of all seats that let in, whichever the email is about; of a notice, those that differ. */
export function entered(reader: Reader, source: SeatsTaken, context: CalendarContext, { all = true } = {}): CalendarMail {
  const admitted = seatsOf({ details: {} }, source, 'admitted');
  const [first] = admitted;
  if (!first) return left(reader, source, { wanted: stillWanted(reader, source, []), presumed: [] }, context);
  const wanted = wantedOf(source, daysOf(source, admitted));
  const presumed = source.earlier ? admitted : [];
  return left(reader, source, { wanted, all, presumed, url: pageOf(first, source, context) }, context);
}

/** Returns the entries to remove from calendars for a cancelled event: all of them; none once it is over. */
export function deletedFrom(reader: Reader & Pick<Message, 'details'>, source: SeatsTaken, context: CalendarContext): CalendarMail {
  const lost = lostSeats(reader, source).filter(({ status }) => status !== 'pending');
  if (lost.length === 0 || Date.parse(source.event.endAt) <= context.now.getTime()) return { files: [] };
  return left(reader, source, { wanted: [], presumed: lost }, context);
}

/** Returns the entry of a cancelled day, to remove from calendars; none once the day is over, or for seats that wait for approval. */
export function dayDeletedFrom(reader: Reader, source: SeatsTaken, { day, seats }: DayNews, context: CalendarContext): CalendarMail {
  const isOver = Date.parse(day.endAt ?? source.event.endAt) <= context.now.getTime();
  if (isOver || seats.every(({ status }) => status === 'pending')) return { files: [] };
  const days = source.event.days.map((each) => (each.id === day.id ? { ...each, isCancelled: false } : each));
  const before = { ...source, event: { ...source.event, days } };
  return left(reader, before, { wanted: stillWanted(reader, before, seats, source), presumed: seats }, context, source);
}

/** Returns the entries to remove from calendars: those of these seats that no remaining seat is for, pending ones included. */
export function takenOut(reader: Reader, source: SeatsTaken, seats: readonly EmailSeat[], context: CalendarContext): CalendarMail {
  return left(reader, source, { wanted: stillWanted(reader, source, seats), presumed: seats }, context);
}

/**
 * Returns the changes to the calendar of a guest who gave a seat away. Entries bear the name of the first seat, and with it the new
 * holder's entries now do (D-137, RFC 5546 section 3.2.5). So giving away the first seat removes all entries, and enters those of the other
 * seats under the name of the next; giving away another seat removes the days that no other seat is for.
 * @param before the seats that they had, in their order, including the one given away
 */
export function givenAway(reader: Reader, before: SeatsTaken, attendeeId: string, context: CalendarContext): CalendarMail {
  const givenSeats = before.seats.filter((seat) => seat.attendeeId === attendeeId);
  const others = { ...before, seats: before.seats.filter((seat) => seat.attendeeId !== attendeeId) };
  const admitted = seatsOf({ details: {} }, others, 'admitted');
  const presumed = [...givenSeats, ...admitted];
  if (before.seats[0]?.attendeeId !== attendeeId)
    return left(
      reader,
      before,
      { wanted: stillWanted(reader, { ...others, seats: before.seats }, presumed, others), presumed },
      context,
      others,
    );
  const [first] = admitted;
  const wanted = first ? wantedOf(others, daysOf(others, admitted)) : [];
  return left(reader, before, { wanted, presumed, url: first && pageOf(first, others, context) }, context, others);
}

/** Returns the entries that stay in a calendar as they are: those of days for which a seat is left, pending ones included. */
function stillWanted(reader: Reader, source: SeatsTaken, presumed: readonly EmailSeat[], remaining: SeatsTaken = source): WantedEntry[] {
  const seats = seatsOf({ details: {} }, remaining, 'kept');
  const uids = new Set((seats.length > 0 ? wantedOf(source, daysOf(remaining, seats)) : []).map(({ uid }) => uid));
  return knownOf(reader, source, presumed).entries.flatMap(({ uid, day, sequence, isOff }) =>
    uids.has(uid) && !isOff ? [{ uid, day, first: sequence }] : [],
  );
}

/** Returns the entries of these days under the name of the reader's first seat. */
function wantedOf(source: SeatsTaken, days: readonly AdmissionDay[]): WantedEntry[] {
  const [seat] = source.seats;
  return seat
    ? days.map((day) => ({ uid: uidOf(seat, day.id), day, first: firstSequence({ version: source.event.version, serial: seat.serial }) }))
    : [];
}

/** Returns the entries that the reader's calendar has, as far as that is known: as stored, else as the release before has sent them. */
function knownOf({ id }: Reader, source: SeatsTaken, presumed: readonly EmailSeat[]): NotifiedSchedule {
  return baseOf(source, id) ?? presumedSchedule(source, presumed);
}

/** Writes the files of a calendar's turn, and the schedule that stands after the mail. */
function left(
  reader: Reader,
  source: SeatsTaken,
  turn: CalendarTurn,
  context: CalendarContext,
  remaining: SeatsTaken = source,
): CalendarMail {
  const { entries } = knownOf(reader, source, turn.presumed);
  const isMail = reader.channel === 'email';
  const wanted = isMail ? turn.wanted : entries.filter(({ isOff }) => !isOff).map(asWanted);
  const changes = calendarChanges(entries, wanted, { all: isMail && turn.all, attempted: attemptedEntries(source, reader.id) });
  const { url, ...writer } = { url: turn.url, source, reader, context };
  return {
    files: [
      ...changes.cancels.map((entry) => fileOf('CANCEL', entry, writer)),
      ...changes.requests.map((entry) => fileOf('REQUEST', entry, { ...writer, url })),
    ],
    notified: noteOf(source, { days: keptDays(remaining), entries: changes.entries }),
  };
}

const asWanted = ({ uid, day, sequence }: NotifiedEntry): WantedEntry => ({ uid, day, first: sequence });

/** Writes the calendar file of an entry, under the name of the registration's first seat. */
function fileOf(
  method: 'REQUEST' | 'CANCEL',
  { day, uid, sequence }: NotifiedEntry,
  { source, reader, context, url }: { source: SeatsTaken; reader: Reader; context: CalendarContext; url?: string },
): CalendarFile {
  const { event, workspace, contactName, language: locale } = source;
  const { recipient } = reader;
  const notes = url && messageLocaleOf(locale).guest.ticketNote(url);
  return {
    method,
    writtenAt: context.now,
    organiser: { name: workspace.displayName, email: context.organiser },
    guest: { name: greetedName(contactName) ?? recipient, email: recipient },
    entries: [{ ...day, uid, sequence, title: entryTitle(event.title, day, locale), url, notes, locale }],
  };
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
  /** Entries that mails have put into the calendar. */
  mailed: readonly NotifiedEntry[];
}

/**
 * Returns the calendar entries of a seat for visitors of its page, one for each day (decisions 3.16 calendar). Seat and day identify an entry,
 * even if the service moves to another address.
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
  mailed,
}: SeatInCalendar): CalendarEntry[] {
  return days.map((day) => ({
    ...day,
    uid: uidOf({ attendeeId, alone }, day.id),
    sequence: downloadSequence(mailed, { uid: uidOf({ attendeeId, alone }, day.id), day, first: firstSequence({ version, serial }) }),
    title: entryTitle(title, day, locale),
    url,
    notes,
    locale,
  }));
}

/** Returns the title of an entry: that of the event, with the label of the day. */
function entryTitle(title: string, { label }: AdmissionDay, locale?: string): string {
  return label === undefined ? title : `${title}${colonIn(locale)}${label}`;
}
