import { Temporal } from 'temporal-polyfill';

/** A start in UTC, and as wall time of a zone, to the second (D-24). */
export function slotTimes(start: Date, timezone: string): { startUtc: string; startLocal: string } {
  const instant = Temporal.Instant.fromEpochMilliseconds(start.getTime());
  return {
    startUtc: instant.toString({ smallestUnit: 'second' }),
    startLocal: instant.toZonedDateTimeISO(timezone).toPlainDateTime().toString({ smallestUnit: 'second' }),
  };
}
