import { Temporal } from 'temporal-polyfill';

/**
 * The moment at which a store is read. Whoever shows something that depends on the time asks here, and the moment
 * remembers until when all its answers stay the same: that long, what was made of them holds (D-30).
 */
export class Moment {
  private changesAt = Infinity;
  private readonly dates = new Map<string, string>();

  constructor(readonly date: Date) {}

  /** Whether `time` (UTC text or milliseconds) has come. */
  hasReached(time: string | number): boolean {
    const at = typeof time === 'number' ? time : Date.parse(time);
    if (at <= this.date.getTime()) return true;
    this.changesAt = Math.min(this.changesAt, at);
    return false;
  }

  /** Today's calendar date in a zone, `YYYY-MM-DD`. */
  localDate(timezone: string): string {
    const known = this.dates.get(timezone);
    if (known) return known;
    const local = Temporal.Instant.fromEpochMilliseconds(this.date.getTime()).toZonedDateTimeISO(timezone);
    this.hasReached(local.add({ days: 1 }).startOfDay().epochMilliseconds);
    const date = local.toPlainDate().toString();
    this.dates.set(timezone, date);
    return date;
  }

  /** When the first of its answers changes by time alone, ms; Infinity when none does. */
  get holdsUntil(): number {
    return this.changesAt;
  }
}

/** The calendar date of a moment in a zone, `YYYY-MM-DD`. */
export function localDate(moment: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** The day after a calendar date. */
export function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
