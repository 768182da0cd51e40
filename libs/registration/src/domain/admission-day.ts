import { endOfDay, isWithoutDays } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';

/** Day of an event, as the door uses it. Moments are UTC texts. */
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
  /** True when the merchant has removed it from the event since. */
  isRemoved: boolean;
  /** True when the merchant has cancelled the day (D-147). */
  isCancelled?: boolean;
}

/** Admission by a ticket, once on each day (D-125). */
export interface Admission {
  at: Date;
  /** Day of the admission; absent where the event had none. */
  dayId?: string;
}

/** Facts by which an admission is judged: the days of the event, the days of the ticket, and its admissions. */
export interface TicketDays {
  /** Days in their order, with removed ones that the ticket or its admissions name. */
  days: readonly DoorDay[];
  /** Days that the ticket admits to; every day when empty. */
  validDayIds: readonly string[];
  admissions: readonly Admission[];
  /** True for a ticket type that its merchant has dropped while it was in use (D-147). */
  isTypeDropped?: boolean;
}

/** Time before a day begins, and after it has ended, in which it is the day at the door, in milliseconds. */
const AROUND = 6 * 3_600_000;

/** Returns true when guests are admitted by the day: an event without days admits once. */
export function hasDays({ days }: Pick<TicketDays, 'days'>): boolean {
  return days.some(({ isRemoved }) => !isRemoved);
}

/** Returns the days that a ticket can enter, in their order: those of the event, and removed ones that the ticket names. */
export function daysToEnter({ days, validDayIds }: Pick<TicketDays, 'days' | 'validDayIds'>): DoorDay[] {
  return hasDays({ days }) ? days.filter(({ id, isRemoved }) => !isRemoved || validDayIds.includes(id)) : [];
}

/** Returns true for a ticket none of whose days is left since days were cancelled (D-147). */
export function isTicketWithoutDays({ days, validDayIds }: Pick<TicketDays, 'days' | 'validDayIds'>): boolean {
  const on = days.filter(({ isRemoved, isCancelled }) => !isRemoved && !isCancelled);
  const off = days.filter(({ isCancelled }) => isCancelled);
  return isWithoutDays({ validDayIds }, { dayIds: on.map(({ id }) => id), cancelledDayIds: off.map(({ id }) => id) });
}

/** Returns true when a ticket admits to a day. */
export function admitsTo({ validDayIds }: Pick<TicketDays, 'validDayIds'>, { id }: Pick<DoorDay, 'id'>): boolean {
  return validDayIds.length === 0 || validDayIds.includes(id);
}

/**
 * Returns the day at the door at a moment (D-125): one whose window, 6 hours before it begins to 6 hours after its end, contains it.
 * Among several, the order is: days that are not cancelled, days of the ticket, days without an admission, days that have begun and not ended, the nearest
 * beginning, the first in their order. Undefined outside of all windows.
 */
export function dayAt(ticket: TicketDays, now: Date): DoorDay | undefined {
  const at = now.getTime();
  const ranked = openAt(daysToEnter(ticket), at).map(({ day, begins, ends }) => {
    const isValid = admitsTo(ticket, day);
    const isUsed = isValid && admissionOn(ticket, day) !== undefined;
    return {
      day,
      rank: [Number(day.isCancelled ?? false), Number(!isValid), Number(isUsed), Number(at < begins || at >= ends), Math.abs(begins - at)],
    };
  });
  return ranked.sort((one, other) => compare(one.rank, other.rank))[0]?.day;
}

/**
 * Returns the admission on a day. One without a day that can be entered, since its day was removed or the event had none, belongs to
 * the day at the door at its moment.
 */
export function admissionOn(ticket: TicketDays, { id }: Pick<DoorDay, 'id'>): Admission | undefined {
  const enterable = new Set(daysToEnter(ticket).map((day) => day.id));
  return ticket.admissions.find(({ dayId, at }) =>
    dayId !== undefined && enterable.has(dayId) ? dayId === id : dayAt({ ...ticket, admissions: [] }, at)?.id === id,
  );
}

/** Returns the latest admission; undefined without any. */
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
 * Returns the days whose window contains a moment. The 6 hours before a day without a start time are in the day before: they count
 * where no other day's window contains the moment.
 */
function openAt(days: readonly DoorDay[], at: number): Times[] {
  const timed = days.map(timesOf);
  const isOpen = ({ begins, ends }: Times, before: number) => begins - before <= at && at <= ends + AROUND;
  const open = timed.filter((times) => isOpen(times, times.day.startAt === undefined ? 0 : AROUND));
  return open.length > 0 ? open : timed.filter((times) => isOpen(times, AROUND));
}

/** Returns the beginning and the end of a day; without times, those of the calendar day in its zone. */
function timesOf(day: DoorDay): Times {
  const date = Temporal.PlainDate.from(day.dayDate);
  const begins = day.startAt === undefined ? date.toZonedDateTime(day.timezone).epochMilliseconds : Date.parse(day.startAt);
  return { day, begins, ends: endOfDay({ ...day, date: day.dayDate }) };
}

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at === -1 ? 0 : one[at]! - other[at]!;
}
