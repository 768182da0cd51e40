import { Temporal } from 'temporal-polyfill';

/** The calendar date of a moment in a zone, `YYYY-MM-DD`. */
export function localDate(moment: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** The day after a calendar date. */
export function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
