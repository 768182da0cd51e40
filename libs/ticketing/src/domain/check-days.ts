import { checkDistinct, faultUnless, type Fault } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventItem } from './event.item';
import type { EventDayItem } from './ticket-type.item';

/** Faults of the days of an event: keys of their own, and every day within the event, in the zone of the day. */
export function checkDays(event: EventItem, storeZone: string): Fault[] {
  return [
    ...checkDistinct(event.days, 'key', 'days'),
    ...event.days.flatMap((day, index) => checkDay(day, event, day.timezone ?? event.timezone ?? storeZone, `days[${index}]`)),
  ];
}

function checkDay(day: EventDayItem, event: EventItem, zone: string, path: string): Fault[] {
  const first = dateIn(zone, event.startAt);
  const last = dateIn(zone, event.endAt);
  const startAt = day.startAt ?? event.startAt;
  const endAt = day.endAt ?? event.endAt;
  return [
    ...faultUnless(first <= day.dayDate && day.dayDate <= last, `${path}.dayDate`, `Give a date of the event, from ${first} to ${last} in ${zone}.`),
    ...faultUnless(startAt >= event.startAt, `${path}.startAt`, 'Let the day start no earlier than the event.'),
    ...faultUnless(endAt <= event.endAt, `${path}.endAt`, 'Let the day end no later than the event.'),
    ...faultUnless(endAt > startAt, `${path}.${day.endAt ? 'endAt' : 'startAt'}`, 'Let the day end after it starts.'),
  ];
}

function dateIn(zone: string, moment: string): string {
  return Temporal.Instant.from(moment).toZonedDateTimeISO(zone).toPlainDate().toString();
}
