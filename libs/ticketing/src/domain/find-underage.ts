import { invalidBecause } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventRules } from './event-on-sale';
import type { GivenSeat } from './given-seats';
import type { SeatFault } from './seat-fault';
import { TooYoung } from './ticketing.errors';

const OLDEST_YEARS = 130;

/**
 * Who takes a ticket with a minimum age and does not have it when the event starts, by the calendar of its place, or does
 * not say: the buyer, or an attendee, as the event asks (§4.3 r4, D-48). Dates that are nobody's date of birth come first.
 */
export function findUnderage(seats: readonly GivenSeat[], buyersBirth: string | undefined, rules: EventRules, now: Date): SeatFault[] {
  const told = [{ birth: buyersBirth, path: 'dateOfBirth' }, ...seats.map(({ holder, path }) => ({ birth: holder?.dateOfBirth, path: `${path}.dateOfBirth` }))];
  const impossible = told.filter(({ birth }) => birth !== undefined && !isPossible(birth, rules, now)).map(({ path }) => impossibleBirth(path));

  const isOrders = rules.dobMode === 'order';
  const birthOf = ({ holder }: GivenSeat) => (isOrders || !holder ? buyersBirth : holder.dateOfBirth);
  const refused = seats.filter(({ choice }) => choice.tier.minAge).filter((seat) => !isOldEnough(birthOf(seat), seat.choice.tier.minAge!, rules));
  const refs = refused.map(({ choice }) => choice.ref);
  const tooYoung = refused.map((seat): SeatFault => {
    const isMissing = birthOf(seat) === undefined;
    return { kind: isMissing ? 'birth' : 'age', path: isOrders ? 'dateOfBirth' : `${seat.path}.dateOfBirth`, refusal: new TooYoung(refs, seat.choice.tier.minAge!, isMissing) };
  });
  return [...impossible, ...tooYoung];
}

function impossibleBirth(path: string): SeatFault {
  return { kind: 'form', path, refusal: invalidBecause([{ path, message: 'Give the date on which the person was born.' }]) };
}

function isOldEnough(birth: string | undefined, years: number, { startAt, timezone }: EventRules): boolean {
  return birth !== undefined && yearsUntil(birth, localDate(new Date(startAt), timezone)) >= years;
}

function isPossible(birth: string, { timezone }: EventRules, now: Date): boolean {
  const today = localDate(now, timezone);
  return Temporal.PlainDate.compare(birth, today) <= 0 && yearsUntil(birth, today) <= OLDEST_YEARS;
}

/** Whole years; who is born on 29 February is a year older on 1 March of other years. */
function yearsUntil(birth: string, day: Temporal.PlainDate): number {
  return Temporal.PlainDate.from(birth).until(day, { largestUnit: 'year' }).years;
}

function localDate(moment: Date, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
}
