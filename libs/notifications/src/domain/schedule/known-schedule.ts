import type { EventTimes, PlaceRules } from '@svc/contracts';
import type { EmailSeat, SeatsTaken } from '../../ports/email-sources';
import { daysOf, keptDays, seatsOf } from '../guest-seats';
import { firstSequence, uidOf } from './calendar-names';
import { type NotifiedEntry, type NotifiedSchedule, rowOf, type ScheduleNote } from './notified-schedule';
import { changesBetween, type DayChange } from './schedule-change';

/** Times and places of an event when the service began to keep what each reader was notified of, for readers from before. */
export interface EarlierEvent extends Omit<EventTimes, 'timezone'>, PlaceRules {
  /** Counts up with each change. */
  version: number;
  timezone?: string;
  /** Days that had been removed by then. */
  formerDays: EventTimes['days'];
}

/**
 * Returns the schedule with which the present one is compared: the stored one; for another attempt of the message that wrote it the one
 * before, unless nothing would differ from that, since the first attempt may have arrived. Undefined where nothing is stored.
 */
export function baseOf(source: SeatsTaken, messageId: string | undefined): NotifiedSchedule | undefined {
  const row = source.reader && rowOf(source.notified, source.reader);
  if (!row || row.messageId !== messageId) return row?.schedule;
  const { before, schedule } = row;
  const now = keptDays(source);
  if (before && changesBetween(before.days, now).length === 0 && changesBetween(schedule.days, now).length > 0) return schedule;
  return { days: before?.days ?? schedule.days, entries: before?.entries ?? [] };
}

/** Returns the entries that an earlier attempt of a message has sent: it may have arrived. */
export function attemptedEntries(source: SeatsTaken, messageId: string | undefined): readonly NotifiedEntry[] {
  const row = source.reader && rowOf(source.notified, source.reader);
  if (!row || row.messageId !== messageId) return [];
  return row.schedule.entries.filter(
    ({ uid, sequence }) => !row.before?.entries.some((entry) => entry.uid === uid && entry.sequence === sequence),
  );
}

/** Returns the differences that a notice is about; undefined where it is not known what its reader was notified of. */
export function noticeChanges(source: SeatsTaken, messageId: string | undefined): DayChange[] | undefined {
  const presumed = source.earlier && presumedSchedule(source, seatsOf({ details: {} }, source, 'kept'));
  const base = baseOf(source, messageId) ?? presumed;
  return base && changesBetween(base.days, keptDays(source));
}

/**
 * Returns the schedule of a reader of whom none is stored: as it was when the service began to store them, with the UIDs of an event with days
 * and of one without, since both may be in calendars; else of the present event.
 */
export function presumedSchedule(source: SeatsTaken, seats: readonly EmailSeat[]): NotifiedSchedule {
  const { earlier, event } = source;
  const [first] = source.seats;
  if (seats.length === 0 || !first) return { days: [], entries: [] };
  const then = { ...source, event: { ...event, ...earlier } };
  const days = daysOf(then, seats);
  const sequence = firstSequence({ version: then.event.version, serial: first.serial });
  const entries = [...days, ...(earlier ? otherForms(then, earlier, seats) : [])].map((day) => ({
    uid: uidOf(first, day.id),
    sequence,
    day,
  }));
  return { days, entries };
}

/** Returns the days under whose UIDs a calendar may have entries, beside the present ones: removed days, and the event as a whole. */
function otherForms(then: SeatsTaken, { days, formerDays }: EarlierEvent, seats: readonly EmailSeat[]): ReturnType<typeof daysOf> {
  const former = formerDays.length > 0 ? daysOf({ ...then, event: { ...then.event, days: formerDays } }, seats) : [];
  const whole = days.length > 0 ? daysOf({ ...then, event: { ...then.event, days: [] } }, seats) : [];
  return [...former, ...whole];
}

/** Returns what to store of a reader after a mail; undefined where the reader is not known, as in a preview. */
export function noteOf({ reader, notified, event }: SeatsTaken, schedule: NotifiedSchedule): ScheduleNote | undefined {
  if (!reader) return undefined;
  const row = rowOf(notified, reader);
  return { ...reader, eventId: event.id, endsAt: event.endAt, revision: row?.revision ?? 0, schedule };
}
