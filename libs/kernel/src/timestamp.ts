/** Formats a moment for clients: UTC, ISO 8601, three fractional digits, `Z`. */
export function timestampOf(moment: Date): string {
  return moment.toISOString();
}

const ISO_WITH_ZONE = /^(\d{4}-\d{2}-\d{2})(?:T(\d{2}:\d{2}(?::\d{2})?)(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2}))?$/;

/**
 * Reads an ISO 8601 moment with a zone, or a bare date as UTC midnight, keeping microseconds (D-27). Returns the UTC text with six
 * fractional digits, which sorts as time does; undefined when malformed, and outside of the years 0001 to 9999 in UTC.
 */
export function parseMoment(text: string): string | undefined {
  const match = ISO_WITH_ZONE.exec(text);
  if (!match) return undefined;
  const [, date, time = '00:00:00', fraction = '', zone = 'Z'] = match;
  const seconds = time.length === 5 ? `${time}:00` : time;
  const normalZone = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const instant = new Date(`${date}T${seconds}${normalZone}`);
  if (Number.isNaN(instant.getTime()) || !isCalendarDate(date!)) return undefined;
  const utc = instant.toISOString().slice(0, 19);
  return isCalendarDate(utc.slice(0, 10)) ? `${utc}.${fraction.padEnd(6, '0').slice(0, 6)}Z` : undefined;
}

/** Returns true for a real date, `YYYY-MM-DD`, of the years 0001 to 9999. */
export function isCalendarDate(text: string): boolean {
  if (!/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
