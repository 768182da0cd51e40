import type { SlotPlan } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import { isBlocked, openSpans, type Span } from './opening-hours';

const DEFAULT_WINDOW_DAYS = 60;
const MS_PER_MINUTE = 60_000;

/**
 * Returns the starts of the free slots of a local day, ascending (D-24, D-60b, ADR 0050 r1). Local times are laid out in the plan's
 * zone on a grid of `durationMinutes` from each opening time; those that the clocks skip do not exist, of repeated ones the earlier
 * instant counts. None on past days, beyond `windowDays` local days, before `leadTimeMinutes` elapsed minutes from now, where fully
 * booked, and where a slot would begin before the one before it has ended.
 */
export function slotsOn(plan: SlotPlan, date: string, now: Date): Date[] {
  const day = Temporal.PlainDate.from(date);
  const { first, last } = bookableDays(plan, now);
  if (Temporal.PlainDate.compare(day, first) < 0 || Temporal.PlainDate.compare(day, last) > 0) return [];

  const earliest = now.getTime() + (plan.availability?.leadTimeMinutes ?? 0) * MS_PER_MINUTE;
  const taken = new Set(plan.takenAt.map((start) => Date.parse(start)));
  return withoutOverlaps(gridOf(plan, day), plan.durationMinutes)
    .filter((start) => start >= earliest && !taken.has(start))
    .map((start) => new Date(start));
}

/** Returns the first local day on or after `from` that has a free slot, within the plan's window; undefined when there is none. */
export function firstDateWithSlots(plan: SlotPlan, from: string, now: Date): string | undefined {
  const { first, last } = bookableDays(plan, now);
  const wanted = Temporal.PlainDate.from(from);
  let day = Temporal.PlainDate.compare(wanted, first) > 0 ? wanted : first;
  for (; Temporal.PlainDate.compare(day, last) <= 0; day = day.add({ days: 1 })) {
    if (slotsOn(plan, day.toString(), now).length > 0) return day.toString();
  }
  return undefined;
}

function bookableDays({ timezone, availability }: SlotPlan, now: Date): { first: Temporal.PlainDate; last: Temporal.PlainDate } {
  const first = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
  return { first, last: first.add({ days: availability?.windowDays ?? DEFAULT_WINDOW_DAYS }) };
}

/** Returns every start of a day, in epoch milliseconds, before anything is taken out. */
function gridOf(plan: SlotPlan, day: Temporal.PlainDate): number[] {
  return openSpans(plan, day)
    .flatMap((span) => startsWithin(span, plan.durationMinutes))
    .filter((start) => !isBlocked(plan.availability, day, { start, end: start + plan.durationMinutes }))
    .flatMap((start) => instantOf(day, start, plan.timezone) ?? [])
    .sort((a, b) => a - b);
}

function startsWithin({ start, end }: Span, duration: number): number[] {
  const count = Math.max(0, Math.floor((end - start) / duration));
  return Array.from({ length: count }, (_, index) => start + index * duration);
}

/** Returns the instant of a local time, minutes after midnight; the earlier of two, undefined when the clocks skip it. */
function instantOf(day: Temporal.PlainDate, minutes: number, timezone: string): number | undefined {
  const local = day.toPlainDateTime({ hour: Math.floor(minutes / 60), minute: minutes % 60 });
  const zoned = local.toZonedDateTime(timezone, { disambiguation: 'earlier' });
  return zoned.toPlainDateTime().equals(local) ? zoned.epochMilliseconds : undefined;
}

function withoutOverlaps(starts: readonly number[], durationMinutes: number): number[] {
  const separate: number[] = [];
  for (const start of starts) {
    const previous = separate.at(-1);
    if (previous === undefined || start >= previous + durationMinutes * MS_PER_MINUTE) separate.push(start);
  }
  return separate;
}
