import { type AdmissionDay, localTimeLine, placeLines } from '@svc/contracts';

/** One day that differs; without `before` it was added, without `now` it is no longer. */
export interface DayChange {
  before?: AdmissionDay;
  now?: AdmissionDay;
}

const MINUTE_MS = 60_000;

/**
 * Returns the days that differ between two schedules, in the order of the present ones, then those that are no longer: by times of a minute or
 * more, by place or by online address (D-148). Coordinates alone are no difference.
 */
export function changesBetween(before: readonly AdmissionDay[], now: readonly AdmissionDay[]): DayChange[] {
  const changed = now.flatMap((day): DayChange[] => {
    const earlier = before.find(({ id }) => id === day.id);
    return earlier && isSameDay(earlier, day) ? [] : [{ before: earlier, now: day }];
  });
  const gone = before.filter(({ id }) => !now.some((day) => day.id === id));
  return [...changed, ...gone.map((day): DayChange => ({ before: day }))];
}

/** Returns true where a reader would see the same day: times, place and online address. */
export function isSameDay(one: AdmissionDay, other: AdmissionDay): boolean {
  return hasSameTimes(one, other) && hasSamePlace(one, other);
}

/** Returns true where both begin and end within a minute of each other, at the same local time. */
export function hasSameTimes(one: AdmissionDay, other: AdmissionDay): boolean {
  if (!isSameMoment(one.startAt, other.startAt) || !isSameMoment(one.endAt, other.endAt)) return false;
  if (one.startAt === undefined && one.date !== other.date) return false;
  return one.timezone === other.timezone || localTimeLine(one) === localTimeLine({ ...other, startAt: one.startAt, endAt: one.endAt });
}

/** Returns true where both name the same place and online address. */
export function hasSamePlace(one: AdmissionDay, other: AdmissionDay): boolean {
  return placeLines(one.location).join('\n') === placeLines(other.location).join('\n');
}

function isSameMoment(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return one === other;
  return Math.abs(Date.parse(one) - Date.parse(other)) < MINUTE_MS;
}
