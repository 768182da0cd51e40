import { Temporal } from 'temporal-polyfill';
import type { Location } from '../shapes/common';

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

/** One day on which a ticket admits; of an event without days, all of it. */
export interface AdmissionDay {
  /** Of the event's day, where it has days. */
  id?: string;
  label?: string;
  /** Calendar date in the zone. */
  date: string;
  /** UTC text; a day without lasts all day. */
  startAt?: string;
  endAt?: string;
  timezone: string;
  location?: Location;
}

/**
 * The days a ticket admits to, in their order (§2.6): those of `validDayIds`, every one when it names none. A day that
 * does not say when it starts or ends does so with the event where the event does on that date.
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
      location: day.location ?? location,
    };
  });
}

function dateIn(zone: string, moment: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();
}
