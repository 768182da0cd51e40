import { type AdmissionDay, placeLines } from '@svc/contracts';
import type { WalletPass } from '@svc/ticketing';
import { Temporal } from 'temporal-polyfill';

/** Returns a moment (UTC text) in the local time of a zone, with its offset from UTC: `2026-12-05T18:00:00+01:00`. */
export function localMoment(at: string, timezone: string): string {
  return Temporal.Instant.from(at).toZonedDateTimeISO(timezone).toString({ timeZoneName: 'never', smallestUnit: 'second' });
}

/** Returns the dates of days, as short as a pass needs them: `5 Dec, 6 Dec`. */
export function shortDates(days: readonly AdmissionDay[], locale: string): string {
  const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return days.map(({ date }) => format.format(Date.parse(`${date}T12:00:00Z`))).join(', ');
}

/** Returns the place of the first day for the front of a pass: the venue, or a word where it is online alone. */
export function placeInOneLine({
  days: [day],
  locale,
  words: { online },
}: Pick<WalletPass, 'days' | 'locale' | 'words'>): string | undefined {
  const { onlineUrl, ...onSite } = day?.location ?? {};
  return placeLines(onSite, locale)[0] ?? (onlineUrl === undefined ? undefined : online);
}
