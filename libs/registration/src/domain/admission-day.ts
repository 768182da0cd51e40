import { Temporal } from 'temporal-polyfill';

/** A day of an event as the door knows it. Moments are UTC texts. */
export interface DoorDay {
  id: string;
  key: string;
  label?: string;
  /** `YYYY-MM-DD` in its zone. */
  dayDate: string;
  startAt?: string;
  endAt?: string;
  /** IANA zone: its own, else the event's. */
  timezone: string;
  /** The merchant has taken it off the event since. */
  isRemoved: boolean;
}

/** That somebody was let in by a ticket, once on each day (D-125). */
export interface Admission {
  at: Date;
  /** The day that it is for; absent where the event had none. */
  dayId?: string;
}

/** Facts by which an admission is judged: the days of the event, those of the ticket, and when it was used. */
export interface TicketDays {
  /** In their order, with those that were removed since but are named by the ticket or its admissions. */
  days: readonly DoorDay[];
  /** Those that the ticket admits to; none means every day. */
  validDayIds: readonly string[];
  admissions: readonly Admission[];
}

/** How long before a day begins, and after it has ended, it is the day at the door, in milliseconds. */
const AROUND = 6 * 3_600_000;

/** Tells whether guests are let in by the day: an event without days admits once. */
export function hasDays({ days }: Pick<TicketDays, 'days'>): boolean {
  return days.some(({ isRemoved }) => !isRemoved);
}

/** The days that may be entered by a ticket, in their order: those of the event, and what the ticket names of those that were removed. */
export function daysToEnter({ days, validDayIds }: Pick<TicketDays, 'days' | 'validDayIds'>): DoorDay[] {
  return hasDays({ days }) ? days.filter(({ id, isRemoved }) => !isRemoved || validDayIds.includes(id)) : [];
}

/** Tells whether a ticket admits to a day. */
export function admitsTo({ validDayIds }: Pick<TicketDays, 'validDayIds'>, { id }: Pick<DoorDay, 'id'>): boolean {
  return validDayIds.length === 0 || validDayIds.includes(id);
}

/**
 * The day at the door at a moment (D-125): that whose window, 6 hours before it begins to 6 hours after its end, holds it. Of several,
 * those that the ticket admits to go first, among them those without an admission, then one that has begun and not ended, then the nearest
 * beginning, then the first in their order. Undefined outside of all windows.
 */
export function dayAt(ticket: TicketDays, now: Date): DoorDay | undefined {
  const at = now.getTime();
  const ranked = openAt(daysToEnter(ticket), at).map(({ day, begins, ends }) => {
    const isValid = admitsTo(ticket, day);
    const isUsed = isValid && admissionOn(ticket, day) !== undefined;
    return { day, rank: [Number(!isValid), Number(isUsed), Number(at < begins || at >= ends), Math.abs(begins - at)] };
  });
  return ranked.sort((one, other) => compare(one.rank, other.rank))[0]?.day;
}

/**
 * The admission by which somebody was let in on a day. One of no day that may be entered, since its day was removed or the event had
 * none, is of the day at the door at its moment.
 */
export function admissionOn(ticket: TicketDays, { id }: Pick<DoorDay, 'id'>): Admission | undefined {
  const known = new Set(daysToEnter(ticket).map((day) => day.id));
  return ticket.admissions.find(({ dayId, at }) =>
    dayId !== undefined && known.has(dayId) ? dayId === id : dayAt({ ...ticket, admissions: [] }, at)?.id === id,
  );
}

/** The last admission of those that stand; undefined without any. */
export function latestOf(admissions: readonly Admission[]): Admission | undefined {
  return admissions.reduce<Admission | undefined>((latest, one) => (latest && latest.at > one.at ? latest : one), undefined);
}

interface Times {
  day: DoorDay;
  /** Milliseconds since 1970; the end is exclusive. */
  begins: number;
  ends: number;
}

/**
 * The days whose window holds a moment. The 6 hours before a day that does not say when it starts lie in the day before: they count
 * where no other day's window holds the moment.
 */
function openAt(days: readonly DoorDay[], at: number): Times[] {
  const timed = days.map(timesOf);
  const isOpen = ({ begins, ends }: Times, before: number) => begins - before <= at && at <= ends + AROUND;
  const open = timed.filter((times) => isOpen(times, times.day.startAt === undefined ? 0 : AROUND));
  return open.length > 0 ? open : timed.filter((times) => isOpen(times, AROUND));
}

/** When a day begins and ends; where it does not say, with the calendar day in its zone. */
function timesOf(day: DoorDay): Times {
  const date = Temporal.PlainDate.from(day.dayDate);
  const midnight = (of: Temporal.PlainDate) => of.toZonedDateTime(day.timezone).epochMilliseconds;
  const begins = day.startAt === undefined ? midnight(date) : Date.parse(day.startAt);
  const ends = day.endAt === undefined ? midnight(date.add({ days: 1 })) : Date.parse(day.endAt);
  return { day, begins, ends };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}
