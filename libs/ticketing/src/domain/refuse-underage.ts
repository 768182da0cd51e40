import { invalidBecause } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventRules } from './event-on-sale';
import type { GivenSeat } from './given-seats';
import { TooYoung } from './ticketing.errors';

const OLDEST_YEARS = 130;

/**
 * Sees to it that whoever takes a ticket with a minimum age has it when the event starts, by the calendar of its place:
 * the buyer, or each attendee, as the event asks (§4.3 r4, D-48).
 * @throws TooYoung, and InvalidInput for a date that is nobody's date of birth
 */
export function refuseUnderage(seats: readonly GivenSeat[], buyersBirth: string | undefined, rules: EventRules, now: Date): void {
  refuseImpossible(buyersBirth, 'dateOfBirth', rules, now);
  for (const { holder, path } of seats) refuseImpossible(holder?.dateOfBirth, `${path}.dateOfBirth`, rules, now);

  const day = localDate(new Date(rules.startAt), rules.timezone);
  const gated = seats.filter(({ choice }) => choice.tier.minAge);
  const birthOf = ({ holder }: GivenSeat) => (rules.dobMode === 'order' || !holder ? buyersBirth : holder.dateOfBirth);
  const refused = gated.filter((seat) => !isOldEnough(birthOf(seat), seat.choice.tier.minAge!, day));
  const [first] = refused;
  if (!first) return;
  throw new TooYoung(refused.map(({ choice }) => choice.ref), first.choice.tier.minAge!, birthOf(first) === undefined);
}

function isOldEnough(birth: string | undefined, years: number, day: Temporal.PlainDate): boolean {
  return birth !== undefined && yearsUntil(birth, day) >= years;
}

function refuseImpossible(birth: string | undefined, path: string, { timezone }: EventRules, now: Date): void {
  if (birth === undefined) return;
  const today = localDate(now, timezone);
  const isPossible = Temporal.PlainDate.compare(birth, today) <= 0 && yearsUntil(birth, today) <= OLDEST_YEARS;
  if (!isPossible) throw invalidBecause([{ path, message: 'Give the date on which the person was born.' }]);
}

/** Whole years; who is born on 29 February is a year older on 1 March of other years. */
function yearsUntil(birth: string, day: Temporal.PlainDate): number {
  return Temporal.PlainDate.from(birth).until(day, { largestUnit: 'year' }).years;
}

function localDate(moment: Date, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
}
