import type { Fault } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventDayItem, EventItem } from '../event.item';

/** A start that a change moves from the future into the past (D-148). */
export interface PastStart {
  /** Path of its field in the event: `startAt`, `days[sat].dayDate`. */
  path: string;
  /** Moments or dates, as the event has them. */
  before: string;
  after: string;
}

type Starts = Pick<EventItem, 'startAt' | 'timezone' | 'days'>;

/** Circumstances under which starts are judged. */
export interface StartClock {
  now: Date;
  /** Zone of the store, for an event without one. */
  timezone: string;
}

/**
 * Returns the starts of an event and its days that were to come and are past after a change. A day is the same as long as it has its key; one
 * without a time begins with the event on its date, and else it is past when its date is.
 */
export function startsMovedToPast(after: Starts, before: Starts, clock: StartClock): PastStart[] {
  const was = new Map(startsOf(before, clock).map((start) => [start.of, start]));
  return startsOf(after, clock).flatMap(({ of, path, written, at }) => {
    const earlier = was.get(of);
    const isMoved = earlier !== undefined && earlier.at > clock.now.getTime() && at <= clock.now.getTime();
    return isMoved ? [{ path, before: earlier.written, after: written }] : [];
  });
}

/** Warns of a new event that has begun already: a former event may be entered, and a year may be a slip. */
export function warnOfPastStart({ startAt, endAt }: Pick<EventItem, 'startAt' | 'endAt'>, now: Date): Fault[] {
  if (Date.parse(startAt) > now.getTime()) return [];
  const isOver = Date.parse(endAt) <= now.getTime();
  const message = isOver
    ? `This start is past, and the event is over: nobody can register or buy. Correct the date, unless you enter a former event.`
    : `This start is past: the event has begun already. Correct the date, unless it is under way.`;
  return [{ path: 'startAt', message }];
}

interface Start {
  /** Event or key of the day. */
  of: string;
  path: string;
  written: string;
  /** Milliseconds since 1970. */
  at: number;
}

function startsOf(event: Starts, { timezone }: StartClock): Start[] {
  const own = { of: '', path: 'startAt', written: event.startAt, at: Date.parse(event.startAt) };
  return [own, ...event.days.map((day) => startOf(day, event, day.timezone ?? event.timezone ?? timezone))];
}

function startOf({ key, startAt, dayDate }: EventDayItem, event: Starts, zone: string): Start {
  const path = `days[${key}]`;
  if (startAt) return { of: key, path: `${path}.startAt`, written: startAt, at: Date.parse(startAt) };
  const begins = Temporal.Instant.from(event.startAt).toZonedDateTimeISO(zone);
  const date = Temporal.PlainDate.from(dayDate);
  const at = begins.toPlainDate().equals(date) ? Date.parse(event.startAt) : date.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds;
  return { of: key, path: `${path}.dayDate`, written: dayDate, at };
}
