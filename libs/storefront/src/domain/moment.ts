import { Temporal } from 'temporal-polyfill';

/**
 * The moment at which a store is read. Views ask it about every time they depend on, and it computes until when
 * all its results stay the same: a view is valid until then (D-30).
 */
export class Moment {
  private changesAt = Infinity;
  private readonly dates = new Map<string, string>();

  constructor(readonly date: Date) {}

  /** Returns true when `time` (UTC text or milliseconds) is past. */
  hasReached(time: string | number): boolean {
    const at = typeof time === 'number' ? time : Date.parse(time);
    if (at <= this.date.getTime()) return true;
    this.changesAt = Math.min(this.changesAt, at);
    return false;
  }

  /** Returns today's calendar date in a zone, `YYYY-MM-DD`. */
  localDate(timezone: string): string {
    const cached = this.dates.get(timezone);
    if (cached) return cached;
    const local = Temporal.Instant.fromEpochMilliseconds(this.date.getTime()).toZonedDateTimeISO(timezone);
    this.hasReached(local.add({ days: 1 }).startOfDay().epochMilliseconds);
    const date = local.toPlainDate().toString();
    this.dates.set(timezone, date);
    return date;
  }

  /** Time at which the first of its results changes, ms; Infinity when none does. */
  get holdsUntil(): number {
    return this.changesAt;
  }
}

/** Returns the calendar date of a moment in a zone, `YYYY-MM-DD`. */
export function localDate(moment: Date, timezone: string): string {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate().toString();
}

/** Returns the day after a calendar date. */
export function dayAfter(date: string): string {
  return Temporal.PlainDate.from(date).add({ days: 1 }).toString();
}
