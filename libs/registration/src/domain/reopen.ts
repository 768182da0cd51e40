import { daysLeft } from '@svc/contracts';
import { FinalConflict, InvalidInput } from '@svc/kernel';
import { type Attendee, isTierCancelled, normalisedEmail, type SeatEnd, seatEndOf } from '@svc/ticketing';
import { guestKeyOf } from './decide-registration';
import type { GivingTerms } from './give-away';
import type { Registration, RegistrationChange } from './registration';

/** Reason for which a declined registration is not opened again. */
export type ReopenRefusal = SeatEnd | 'sold_out' | 'already_registered' | 'erased';

const MESSAGES: Readonly<Record<ReopenRefusal, string>> = {
  deleted: 'The event was deleted, so its registrations cannot be reopened.',
  cancelled: 'The event is cancelled, so its registrations cannot be reopened.',
  days_cancelled: 'All days of this ticket are cancelled, so the registration cannot be reopened.',
  over: 'The event is over, so its registrations cannot be reopened.',
  sold_out: 'The seats of this registration are taken by now. Raise the capacity, or cancel other seats, and reopen it then.',
  already_registered: 'This guest has another registration for the event by now. Cancel that one first, or leave this one declined.',
  erased: 'The guest of this registration was erased, so it cannot be reopened.',
};

/** Thrown where a declined registration cannot be opened again; `details.reason` says why (D-149). */
export class NotReopened extends FinalConflict {
  constructor(reason: ReopenRefusal) {
    super(MESSAGES[reason], { reason });
  }
}

/** Path of the table of rules. */
export const REOPEN = 'reopen';

/** Returns the seats that reopening a registration opens; none for one that waits already. Throws InvalidInput where none was declined. */
export function declinedSeats({ seats }: Registration): readonly Attendee[] {
  const declined = seats.filter(({ status }) => status === 'declined');
  if (declined.length === 0 && !seats.some(({ status }) => status === 'pending'))
    throw new InvalidInput('No seat of this registration is declined, so there is nothing to reopen.');
  return declined;
}

/**
 * Returns the keys of the people who get something by reopening a registration, and who have one for an event at most (D-50): the guest who
 * registered, unless the registration has not ended, and those to whom declined seats were given.
 * @throws NotReopened where one of them was erased
 */
export function keysToReopen(registration: Registration): string[] {
  const { contact, endedAt } = registration;
  const declined = declinedSeats(registration);
  const isErased = ({ givenAt, email }: Attendee) => (givenAt ? email === undefined : (contact.email ?? contact.phone) === undefined);
  if (declined.some(isErased)) throw new NotReopened('erased');
  const recipients = declined.flatMap(({ givenAt, email }) => (givenAt && email !== undefined ? [normalisedEmail(email)] : []));
  const isReachable = (contact.email ?? contact.phone) !== undefined;
  return [...new Set([...recipients, ...(endedAt && isReachable ? [guestKeyOf(contact)] : [])])];
}

/**
 * Opens the declined seats of a registration again: they wait for the merchant, and count on the days that are left of their types (amends
 * D-13). Seats that were approved or cancelled stay.
 * @param terms rules of the event, and the type of the first of these seats, also when it is no longer offered
 * @throws NotReopened once the event has ended in any way
 */
export function reopen(registration: Registration, { rules, tier, removed }: GivingTerms, now: Date): RegistrationChange {
  const tiers = new Map([tier, ...rules.ticketTypes].map((one) => [one.id, one]));
  const changed = declinedSeats(registration).map((seat): Attendee => {
    const type = tiers.get(seat.ticketTypeId);
    const end = seatEndOf({ ...rules, removed, isTierCancelled: type !== undefined && isTierCancelled(type, rules) }, REOPEN, now);
    if (end) throw new NotReopened(end);
    const days = type ? daysLeft(type, rules) : rules.dayIds;
    return { ...seat, status: 'pending', countedDayIds: type ? days : seat.countedDayIds.filter((id) => days.includes(id)) };
  });
  const byId = new Map(changed.map((seat) => [seat.id, seat]));
  const seats = registration.seats.map((seat) => byId.get(seat.id) ?? seat);
  return { after: { ...registration, seats, endedAt: undefined }, changed };
}
