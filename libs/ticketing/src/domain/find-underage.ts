import { invalidBecause } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventRules } from './event-on-sale';
import type { GivenSeat } from './given-seats';
import type { SeatFault } from './seat-fault';
import { BirthMissing, TooYoung } from './ticketing.errors';

const OLDEST_YEARS = 130;

/**
 * Who takes a ticket with a minimum age and does not have it when the event starts, by the calendar of its place, or does
 * not say (§4.3 r4, D-48). Where the event asks once, the buyer's date judges every seat; where it asks each attendee, every
 * seat is judged by its own, and the buyer's stands in for none (D-96). Dates that are nobody's date of birth come first.
 */
export function findUnderage(seats: readonly GivenSeat[], buyersBirth: string | undefined, rules: EventRules, now: Date): SeatFault[] {
  const told = [{ birth: buyersBirth, path: 'dateOfBirth' }, ...seats.map(({ holder, path }) => ({ birth: holder?.dateOfBirth, path: `${path}.dateOfBirth` }))];
  const impossible = told.filter(({ birth }) => birth !== undefined && !isPossible(birth, rules, now)).map(({ path }) => impossibleBirth(path));
  const limited = seats.filter(({ choice }) => choice.tier.minAge);
  return [...impossible, ...(rules.dobMode === 'order' ? judgeBuyer(limited, buyersBirth, rules) : judgeEach(limited, rules))];
}

function judgeBuyer(seats: readonly GivenSeat[], birth: string | undefined, rules: EventRules): SeatFault[] {
  const isMissing = birth === undefined;
  const refused = seats.filter((seat) => !isOldEnough(birth, seat, rules));
  const refs = refused.map(({ choice }) => choice.ref);
  return refused.map(({ choice }) => ({ kind: isMissing ? 'birth' : 'age', path: 'dateOfBirth', refusal: new TooYoung(refs, choice.tier.minAge!, isMissing) }));
}

function judgeEach(seats: readonly GivenSeat[], rules: EventRules): SeatFault[] {
  const silent = seats.filter(({ holder }) => holder?.dateOfBirth === undefined);
  const young = seats.filter((seat) => !silent.includes(seat) && !isOldEnough(seat.holder!.dateOfBirth, seat, rules));
  const refs = young.map(({ choice }) => choice.ref);
  const missing = silent.length > 0 ? new BirthMissing(silent.map(pathOfBirth)) : undefined;
  return [
    ...silent.map((seat): SeatFault => ({ kind: 'birth', path: pathOfBirth(seat), refusal: missing! })),
    ...young.map((seat): SeatFault => ({ kind: 'age', path: pathOfBirth(seat), refusal: new TooYoung(refs, seat.choice.tier.minAge!, false) })),
  ];
}

function pathOfBirth({ path }: GivenSeat): string {
  return `${path}.dateOfBirth`;
}

function impossibleBirth(path: string): SeatFault {
  return { kind: 'form', path, refusal: invalidBecause([{ path, message: 'Give the date on which the person was born.' }]) };
}

function isOldEnough(birth: string | undefined, { choice }: GivenSeat, { startAt, timezone }: EventRules): boolean {
  return birth !== undefined && yearsUntil(birth, localDate(new Date(startAt), timezone)) >= choice.tier.minAge!;
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
