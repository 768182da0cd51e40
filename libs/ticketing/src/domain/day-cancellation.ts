import { endOfDay, isWithoutDays } from '@svc/contracts';
import { idOf } from '@svc/kernel';
import type { CancellableEvent, EventCancellation } from './event-cancellation';

/** A day of an event with its cancellation, if any. */
export interface CancellableDay {
  id: string;
  key: string;
  /** `YYYY-MM-DD` in its zone. */
  dayDate: string;
  /** UTC text; absent for a whole day. */
  endAt?: string;
  /** IANA zone: its own, else the event's. */
  timezone: string;
  cancellation?: EventCancellation;
}

/** Days of an event, without removed ones, and all its ticket types, removed ones among them. */
export interface EventParts {
  days: readonly CancellableDay[];
  types: readonly { id: string; validDayIds: readonly string[] }[];
}

/** Ticket types by what the cancellation of a day takes from them. */
export interface TypesOfDay {
  /** Ids of types that admit on the day. */
  affected: string[];
  /** Ids of those that admit on no other day that is on. */
  lost: string[];
}

/** Finds a day by its key or its ref. */
export function findDay({ days }: Pick<EventParts, 'days'>, named: string): CancellableDay | undefined {
  const id = idOf('day', named);
  return days.find((day) => day.id === id || day.key === named.toLowerCase());
}

/** Returns true for a day beside which no other is on: its cancellation is that of the event (D-147). */
export function isLastDay({ days }: Pick<EventParts, 'days'>, { id }: Pick<CancellableDay, 'id'>): boolean {
  return days.every((day) => day.id === id || day.cancellation !== undefined);
}

/** Returns the ticket types that lose a day, and those that lose their last one with it (D-147). */
export function typesOfDay({ days, types }: EventParts, { id }: Pick<CancellableDay, 'id'>): TypesOfDay {
  const isOff = (day: CancellableDay) => day.id === id || day.cancellation !== undefined;
  const left = { dayIds: days.filter((day) => !isOff(day)).map((day) => day.id), cancelledDayIds: days.filter(isOff).map((day) => day.id) };
  const affected = types.filter(({ validDayIds }) => validDayIds.length === 0 || validDayIds.includes(id));
  return { affected: affected.map((type) => type.id), lost: affected.filter((type) => isWithoutDays(type, left)).map((type) => type.id) };
}

/** Returns a day as what is cancelled: its end is that of its programme, else of its date in its zone. */
export function asCancellable(
  { id, dayDate, endAt, timezone, cancellation }: CancellableDay,
  { slug }: CancellableEvent,
): CancellableEvent {
  return { id, slug, endAt: new Date(endOfDay({ date: dayDate, endAt, timezone })), cancellation };
}
