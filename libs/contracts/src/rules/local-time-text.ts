import { Temporal } from 'temporal-polyfill';
import type { AdmissionDay } from './admission-days';

/** When something is, in the words of the place where it is. */
export interface LocalTimeText {
  /** `Saturday, 5 December 2026`; of what goes on to another date, both: `… to Sunday, 6 December 2026`. */
  date: string;
  /** `18:00 to 21:30`, `18:00` where no end is known; nothing of a whole day. */
  time?: string;
  /** `West Africa Standard Time`; as the zone is called at that time of the year. */
  zone: string;
}

const HOURS = 36e5;

/** Tells a day in its own zone, in English. */
export function localTimeText({ date, startAt, endAt, timezone }: Pick<AdmissionDay, 'date' | 'startAt' | 'endAt' | 'timezone'>): LocalTimeText {
  const start = startAt === undefined ? undefined : inZone(startAt, timezone);
  const end = endAt === undefined ? undefined : inZone(endAt, timezone);
  const first = dateText(start?.toPlainDate() ?? Temporal.PlainDate.from(date));
  const zone = zoneText(startAt === undefined ? Date.parse(`${date}T12:00:00Z`) : Date.parse(startAt), timezone);
  if (!start) return { date: first, zone };
  if (!end) return { date: first, time: timeText(start), zone };
  return { date: endsElsewhen(start, end) ? `${first} to ${dateText(end.toPlainDate())}` : first, time: `${timeText(start)} to ${timeText(end)}`, zone };
}

/** The same in one line: `Saturday, 5 December 2026, 18:00 to 21:30 (West Africa Standard Time)`. */
export function localTimeLine(day: Parameters<typeof localTimeText>[0]): string {
  const { date, time, zone } = localTimeText(day);
  return time === undefined ? date : `${date}, ${time} (${zone})`;
}

/** A night out is told by the date it begins on; only what lasts longer has two. */
function endsElsewhen(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): boolean {
  const isSameDate = start.toPlainDate().equals(end.toPlainDate());
  return !isSameDate && end.epochMilliseconds - start.epochMilliseconds > 12 * HOURS;
}

function inZone(moment: string, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timezone);
}

function timeText(moment: Temporal.ZonedDateTime): string {
  return moment.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' });
}

/** Put together here, since how its parts are joined differs between versions of Node. */
function dateText({ year, month, day }: Temporal.PlainDate): string {
  const noon = new Date(Date.UTC(2000, 0, 1, 12)).setUTCFullYear(year, month - 1, day);
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options }).format(noon);
  return `${part({ weekday: 'long' })}, ${day} ${part({ month: 'long' })} ${year}`;
}

function zoneText(at: number, timezone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}
