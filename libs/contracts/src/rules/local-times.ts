import { Temporal } from 'temporal-polyfill';
import type { AdmissionDay } from './admission-days';
import { dateWordsIn } from './text/date-words';
import { dateFormat } from './text/formats';

/** Text of a local date, time and zone. */
export interface LocalTimeText {
  /** `Saturday, 5 December 2026`; for a span over several dates `… to Sunday, 6 December 2026`. */
  date: string;
  /** `18:00 to 21:30`, `18:00` without an end, `18:00 to 24:00` where the whole last day is included; absent for whole days. */
  time?: string;
  /**
   * `West Africa Standard Time`, the name of the zone at that time of the year; for a span over a change of clocks, both names in the
   * order of the times: `Central European Summer Time to Central European Standard Time`.
   */
  zone: string;
}

const HOURS = 36e5;

/** Locale where that of the reader is not known. */
const DEFAULT_LOCALE = 'en-GB';

/** Returns a day as text in its own zone and a locale (BCP 47). */
export function localTimeText(
  { date, startAt, endAt, timezone }: Pick<AdmissionDay, 'date' | 'startAt' | 'endAt' | 'timezone'>,
  locale = DEFAULT_LOCALE,
): LocalTimeText {
  const start = startAt === undefined ? undefined : inZone(startAt, timezone);
  const end = endAt === undefined ? undefined : inZone(endAt, timezone);
  const first = dateTextIn(locale)(start?.toPlainDate() ?? Temporal.PlainDate.from(date));
  const zone = zoneText(start?.epochMilliseconds ?? Date.parse(`${date}T12:00:00Z`), timezone, locale);
  if (!start) return { date: first, zone };
  if (!end) return { date: first, time: timeTextIn(locale)(start), zone };
  return spanText(start, end, { first, zone, locale });
}

/** Returns a span as text; `first` and `zone` are the texts of its first date and of the zone at its start. */
function spanText(
  start: Temporal.ZonedDateTime,
  end: Temporal.ZonedDateTime,
  { first, zone, locale }: { first: string; zone: string; locale: string },
): LocalTimeText {
  const { span } = dateWordsIn(locale);
  const timeText = timeTextIn(locale);
  const isLong = endsElsewhen(start, end);
  const isWhole = isLong && isMidnight(end);
  const last = lastDate(end, isWhole);
  const date = isLong && !last.equals(start.toPlainDate()) ? span(first, dateTextIn(locale)(last)) : first;
  if (isWhole && isMidnight(start)) return { date, zone };
  const lastZone = zoneText(end.epochMilliseconds, end.timeZoneId, locale);
  return {
    date,
    time: span(timeText(start), isWhole ? endOfDayIn(locale) : timeText(end)),
    zone: lastZone === zone ? zone : span(zone, lastZone),
  };
}

/**
 * Returns the time at which doors open, `17:30`, for a ticket to these days; undefined where they open for another day: after the
 * day has begun, or more than a day before.
 */
export function doorsText(doorsAt: string | undefined, days: readonly AdmissionDay[], locale = DEFAULT_LOCALE): string | undefined {
  if (doorsAt === undefined) return undefined;
  const day = days.find(({ date, startAt, timezone }) => {
    if (startAt === undefined) return inZone(doorsAt, timezone).toPlainDate().toString() === date;
    const before = Date.parse(startAt) - Date.parse(doorsAt);
    return before >= 0 && before < 24 * HOURS;
  });
  return day && timeTextIn(locale)(inZone(doorsAt, day.timezone));
}

/** Returns a day in one line: `Saturday, 5 December 2026, 18:00 to 21:30 (West Africa Standard Time)`. */
export function localTimeLine(day: Parameters<typeof localTimeText>[0], locale?: string): string {
  const { date, time, zone } = localTimeText(day, locale);
  return time === undefined ? date : `${date}, ${time} (${zone})`;
}

/** Returns the date of a deadline: `Sunday, 4 July 2027`; for midnight, which ends a day, `the end of Saturday, 3 July 2027` (D-124). */
export function deadlineText(at: string, timezone: string, locale = DEFAULT_LOCALE, dateText = dateTextIn(locale)): string {
  const end = inZone(at, timezone);
  const date = dateText(lastDate(end, isMidnight(end)));
  const { endOf, by } = dateWordsIn(locale);
  return isMidnight(end) ? endOf(date) : by(date);
}

/** Returns the date and time of a deadline, the time unless it ends a day: `Sunday, 4 July 2027, 18:00 (Eastern Daylight Time)`. */
export function deadlineLine(at: string, timezone: string, locale = DEFAULT_LOCALE): string {
  if (isMidnight(inZone(at, timezone))) return deadlineText(at, timezone, locale);
  return dateWordsIn(locale).by(localTimeLine({ date: '', startAt: at, timezone }, locale));
}

/** Returns true for the first moment of a day, which is stored as the end of the whole day before. */
function isMidnight(moment: Temporal.ZonedDateTime): boolean {
  return moment.equals(moment.startOfDay());
}

function lastDate(end: Temporal.ZonedDateTime, isWhole: boolean): Temporal.PlainDate {
  return end.toPlainDate().subtract({ days: isWhole ? 1 : 0 });
}

function endOfDayIn(locale: string): string {
  const { hour12 = false } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return hour12 ? 'midnight' : '24:00';
}

/** Returns true for a span of two dates and more than 12 hours; a shorter one, such as an evening, has the date of its start. */
function endsElsewhen(start: Temporal.ZonedDateTime, end: Temporal.ZonedDateTime): boolean {
  const isSameDate = start.toPlainDate().equals(end.toPlainDate());
  return !isSameDate && end.epochMilliseconds - start.epochMilliseconds > 12 * HOURS;
}

function inZone(moment: string, timezone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(timezone);
}

/** Returns a formatter of times by 24 or 12 hours, as the locale has it, the same in all versions of Node: `18:00`, `6:00 pm`. */
function timeTextIn(locale: string): (moment: Temporal.ZonedDateTime) => string {
  const { hour12 = false } = dateFormat(locale, { hour: 'numeric' }).resolvedOptions();
  return (moment) => {
    const time = moment.toPlainTime().toString({ smallestUnit: 'minute', roundingMode: 'trunc' });
    if (!hour12) return time;
    return `${moment.hour % 12 || 12}${time.slice(2)} ${moment.hour < 12 ? 'am' : 'pm'}`;
  };
}

/** Returns a formatter of dates. It joins the parts itself, since versions of Node join them differently. */
function dateTextIn(locale: string): (date: Temporal.PlainDate) => string {
  const format = dateFormat(locale, { timeZone: 'UTC', dateStyle: 'full' });
  const { first, joinsFullDates } = dateWordsIn(locale);
  return ({ year, month, day }) => {
    const noon = new Date(Date.UTC(2000, 0, 1, 12)).setUTCFullYear(year, month - 1, day);
    if (!joinsFullDates) return format.format(noon).replace(/\b1(?= )/, first);
    const parts = format.formatToParts(noon);
    const part = (name: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === name)?.value;
    const isDayFirst = parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month');
    return isDayFirst ? `${part('weekday')}, ${day} ${part('month')} ${year}` : `${part('weekday')}, ${part('month')} ${day}, ${year}`;
  };
}

function zoneText(at: number, timezone: string, locale: string): string {
  const parts = dateFormat(locale, { timeZone: timezone, timeZoneName: 'long' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timezone;
}

/** Returns a start in UTC and in local time of a zone, to the second (D-24). */
export function slotTimes(start: Date, timezone: string): { startUtc: string; startLocal: string } {
  const instant = Temporal.Instant.fromEpochMilliseconds(start.getTime());
  return {
    startUtc: instant.toString({ smallestUnit: 'second' }),
    startLocal: instant.toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'second' }),
  };
}
