import { localTimeText } from '@svc/contracts';

/** A day, `YYYY-MM-DD`, in words. */
export function dayText(date: string, locale?: string): string {
  return localTimeText({ date, timezone: 'UTC' }, locale).date;
}

/** The last day of what ends at `end`, which may be its midnight. */
export function lastDayText(end: Date, timezone: string, locale?: string): string {
  return localTimeText({ date: '', startAt: new Date(end.getTime() - 1).toISOString(), timezone }, locale).date;
}
