import { type Availability, type AvailabilityBlock, type Fault, type OpenHours, type SlotPlan, WEEKDAYS } from '@svc/contracts';
import type { Temporal } from 'temporal-polyfill';

/** Part of a local day, in minutes after midnight. */
export interface Span {
  start: number;
  end: number;
}

/**
 * Returns the open times of a local day (D-21). Hours are the variant's own, else the store's. A weekday that `weekdays` does not
 * list is closed, unless the date is one of `overrideDates`; such a date has the hours of its weekday, else those of the first open
 * weekday. Days that are blocked whole are closed in any case.
 */
export function openSpans({ availability, businessHours }: SlotPlan, day: Temporal.PlainDate): Span[] {
  const date = day.toString();
  if (availability?.blocks?.some((block) => isBlockedWhole(block, date))) return [];

  const hours = availability?.hours?.length
    ? availability.hours
    : businessHours.map(({ day: weekday, start, end }) => ({ weekday, start, end }));
  const listed = hours.filter(({ weekday }) => availability?.weekdays?.includes(weekday) ?? true);
  const weekday = WEEKDAYS[day.dayOfWeek - 1]!;
  if (!availability?.overrideDates?.includes(date)) return spansOf(weekday, listed);
  const own = spansOf(weekday, hours);
  return own.length > 0 ? own : firstOpenDay(listed);
}

/** Returns true when a time of the day is blocked, in whole or in part. */
export function isBlocked(availability: Availability | undefined, day: Temporal.PlainDate, { start, end }: Span): boolean {
  const blocks = availability?.blocks?.filter(({ type, date }) => type === 'time_range' && date === day.toString()) ?? [];
  return blocks.some((block) => start < minutesOf(block.end!) && minutesOf(block.start!) < end);
}

function isBlockedWhole({ type, date: first, endDate }: AvailabilityBlock, date: string): boolean {
  if (type === 'date') return date === first;
  return type === 'date_range' && date >= first && date <= endDate!;
}

function spansOf(weekday: OpenHours['weekday'], hours: readonly OpenHours[]): Span[] {
  return hours.filter((span) => span.weekday === weekday).map(({ start, end }) => ({ start: minutesOf(start), end: minutesOf(end) }));
}

function firstOpenDay(hours: readonly OpenHours[]): Span[] {
  const weekday = WEEKDAYS.find((name) => hours.some((span) => span.weekday === name));
  return weekday ? spansOf(weekday, hours) : [];
}

function minutesOf(wallTime: string): number {
  const [hours, minutes] = wallTime.split(':').map(Number);
  return hours! * 60 + minutes!;
}

/** Checks the rules of opening hours and blocked times at `path`. */
export function checkAvailability({ hours = [], blocks = [] }: Availability, path: string): Fault[] {
  return [
    ...hours.flatMap((span, index) => checkHours(span, hours.slice(0, index), `${path}.hours[${index}]`)),
    ...blocks.flatMap((block, index) => checkBlock(block, `${path}.blocks[${index}]`)),
  ];
}

function checkHours(span: OpenHours, earlier: readonly OpenHours[], path: string): Fault[] {
  if (span.end <= span.start) return [{ path: `${path}.end`, message: 'Give an end after the start, on the same day.' }];
  const overlaps = earlier.some(({ weekday, start, end }) => weekday === span.weekday && start < span.end && span.start < end);
  return overlaps ? [{ path, message: 'These hours overlap others of the same weekday; join them into one span.' }] : [];
}

const FIELDS_OF_BLOCKS = { date: [], date_range: ['endDate'], time_range: ['start', 'end'] } as const;

function checkBlock(block: AvailabilityBlock, path: string): Fault[] {
  const wanted: readonly string[] = FIELDS_OF_BLOCKS[block.type];
  const faults = (['endDate', 'start', 'end'] as const).flatMap((field) => {
    const isGiven = block[field] !== undefined;
    if (isGiven === wanted.includes(field)) return [];
    return [
      {
        path: `${path}.${field}`,
        message: isGiven ? `Leave this out; a ${block.type} block has none.` : `Give this; a ${block.type} block needs it.`,
      },
    ];
  });
  if (block.endDate !== undefined && block.endDate < block.date)
    faults.push({ path: `${path}.endDate`, message: 'Give a date on or after the first.' });
  if (block.start !== undefined && block.end !== undefined && block.end <= block.start)
    faults.push({ path: `${path}.end`, message: 'Give an end after the start.' });
  return faults;
}
