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
}

/**
 * Returns the days that a ticket admits to, in their order (§2.6): those of `validDayIds`, all when it is empty. A day without
 * a start or an end takes that of the event, where the event starts or ends on that date.
 */
export function admissionDays(event: EventTimes, validDayIds: readonly string[]): AdmissionDay[] {
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
    };
  });
}

function dateIn(zone: string, moment: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();
}
