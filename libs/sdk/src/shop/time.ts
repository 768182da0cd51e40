const MOMENT: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
};

/**
 * Formats a moment in the local time of a zone: `Sat, 5 Dec 2026, 18:00`.
 * @param instant ISO 8601, such as `startAt`
 * @param timeZone IANA, such as the `timezone` of an event or of the shop
 * @param locale a BCP 47 tag; the locale of the platform by default
 * @throws {RangeError} for an invalid moment or an unknown zone
 */
export function format(instant: string, timeZone: string, locale?: string, options: Intl.DateTimeFormatOptions = MOMENT): string {
  return new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(new Date(instant));
}

/** Returns the day of a moment in a zone, `YYYY-MM-DD`. */
export function dayOf(instant: string, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).formatToParts(
    new Date(instant),
  );
  const part = (name: string) => parts.find(({ type }) => type === name)!.value;
  return `${part('year')}-${part('month')}-${part('day')}`;
}
