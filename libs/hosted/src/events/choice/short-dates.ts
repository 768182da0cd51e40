import { localTimeText } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';

/** Reader of a date: a locale (BCP 47) and the present moment. */
interface Reader {
  locale: string;
  now: Date;
}

/** A date further away than this is written with its year. */
const NEAR_DAYS = 300;
const DAY_MS = 864e5;

/** Returns a calendar date (`YYYY-MM-DD`) in few letters: `Wed 9 Dec`, `Wed, Dec 9`, `mer. 9 déc.`; with the year where it is far away. */
export function shortDate(date: string, { locale, now }: Reader): string {
  const day = new Date(`${date}T12:00:00Z`);
  const isFar = Math.abs(day.getTime() - now.getTime()) > NEAR_DAYS * DAY_MS;
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    ...(isFar && { year: 'numeric' }),
  });
  if (!locale.startsWith('en')) return format.format(day);
  const parts = format.formatToParts(day);
  const part = (wanted: Intl.DateTimeFormatPartTypes) => parts.find(({ type }) => type === wanted)?.value;
  const isDayFirst = parts.findIndex(({ type }) => type === 'day') < parts.findIndex(({ type }) => type === 'month');
  const text = isDayFirst ? `${part('weekday')} ${part('day')} ${part('month')}` : `${part('weekday')}, ${part('month')} ${part('day')}`;
  return isFar ? `${text}${isDayFirst ? '' : ','} ${part('year')}` : text;
}

/**
 * Returns the last date of something that ends at a moment (UTC text), in its zone; with the time, unless it ends with the day: midnight
 * after Tuesday, and 23:59 on it, are `Tue 8 Dec` (D-124).
 */
export function shortDeadline(at: string, timezone: string, reader: Reader): string {
  const end = Temporal.Instant.from(at).toZonedDateTimeISO(timezone);
  if (end.hour === 23 && end.minute === 59) return shortDate(end.toPlainDate().toString(), reader);
  if (end.equals(end.startOfDay())) return shortDate(end.toPlainDate().subtract({ days: 1 }).toString(), reader);
  const { time } = localTimeText({ date: '', startAt: at, timezone }, reader.locale);
  return `${shortDate(end.toPlainDate().toString(), reader)}, ${time}`;
}
