import { Temporal } from 'temporal-polyfill';

/** The calendar date of a moment in a zone, `YYYY-MM-DD`. */
export function localDate(moment: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
}
