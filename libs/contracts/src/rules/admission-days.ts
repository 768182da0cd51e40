import { Temporal } from 'temporal-polyfill';
import type { Location } from '../shapes/common';
import { placeOfDay } from './place';

/** Times are UTC texts, zones IANA names. */
export interface EventTimes {
  startAt: string;
  endAt: string;
  timezone: string;
  location?: Location;
  days: readonly EventDayTimes[];
}

export interface EventDayTimes {
  id: string;
  label?: string;
  /** `YYYY-MM-DD` in the zone of the day. */
  dayDate: string;
  startAt?: string;
  endAt?: string;
  /** The event's when absent. */
  timezone?: string;
  location?: Location;
  /** True when the merchant has cancelled the day (D-147). */
  isCancelled?: boolean;
  /** Reason of the merchant for that. */
  cancelReason?: string;
}

/** One day on which a ticket admits; for an event without days, the whole event. */
export interface AdmissionDay {
  /** Id of the event's day, where it has days. */
  id?: string;
  label?: string;
  /** Calendar date in the zone. */
  date: string;
  /** UTC text; absent for a whole day. */
  startAt?: string;
  endAt?: string;
  timezone: string;
  location?: Location;
  /** True for a cancelled day. */
  isCancelled?: boolean;
}

/**
 * Returns the days that a ticket admits to, in their order (§2.6), without cancelled ones (D-147); the cancelled ones where it admits to no
 * other.
 */
export function admissionDays(event: EventTimes, validDayIds: readonly string[]): AdmissionDay[] {
  const days = validDays(event, validDayIds);
  const left = days.filter(({ isCancelled }) => !isCancelled);
  return left.length > 0 ? left : days;
}

/**
 * Returns the days that a ticket is for, in their order (§2.6), cancelled ones among them: those of `validDayIds`, all when it is empty. A day
 * without a start or an end takes that of the event, where the event starts or ends on that date.
 */
export function validDays(event: EventTimes, validDayIds: readonly string[]): AdmissionDay[] {
  const { startAt, endAt, timezone, location } = event;
  if (event.days.length === 0) return [{ date: dateIn(timezone, startAt), startAt, endAt, timezone, location }];
  const days = event.days.filter(({ id }) => validDayIds.length === 0 || validDayIds.includes(id));
  return days.map((day) => {
    const zone = day.timezone ?? timezone;
    const onThatDate = (moment: string, last = moment) => (dateIn(zone, last) === day.dayDate ? moment : undefined);
    return {
      id: day.id,
      label: day.label,
      date: day.dayDate,
      startAt: day.startAt ?? onThatDate(startAt),
      endAt: day.endAt ?? onThatDate(endAt, new Date(Date.parse(endAt) - 1).toISOString()),
      timezone: zone,
      location: placeOfDay(day.location, location),
      ...(day.isCancelled && { isCancelled: true }),
    };
  });
}

/** Returns the end of a day, ms since 1970 and exclusive; without an end of its own, midnight after its date in its zone. */
export function endOfDay({ date, endAt, timezone }: Pick<AdmissionDay, 'date' | 'endAt' | 'timezone'>): number {
  return endAt === undefined
    ? Temporal.PlainDate.from(date).add({ days: 1 }).toZonedDateTime(timezone).epochMilliseconds
    : Date.parse(endAt);
}

/** Days of an event: those that are on, and those that its merchant has cancelled (D-147). */
export interface DaysOfEvent {
  dayIds: readonly string[];
  /** None when absent. */
  cancelledDayIds?: readonly string[];
}

/** A ticket type by the days that it names. */
interface Dated {
  validDayIds: readonly string[];
}

/** Returns the days that a ticket admits to: those of its type that are not cancelled; every day of the event where it names none. */
export function daysLeft({ validDayIds }: Dated, { dayIds, cancelledDayIds = [] }: DaysOfEvent): readonly string[] {
  return validDayIds.length > 0 ? validDayIds.filter((id) => !cancelledDayIds.includes(id)) : dayIds;
}

/** Returns true for a ticket type none of whose valid days is left since days were cancelled: it is cancelled with the last of them. */
export function isWithoutDays({ validDayIds }: Dated, { dayIds, cancelledDayIds = [] }: DaysOfEvent): boolean {
  return validDayIds.some((id) => cancelledDayIds.includes(id)) && !validDayIds.some((id) => dayIds.includes(id));
}

function dateIn(zone: string, moment: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();
}
