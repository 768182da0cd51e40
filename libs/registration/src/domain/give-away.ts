import { type EventRules, isSeated, judgeSeats, MAX_SERIAL, personal, personName, type SeatFault, type TierRules } from '@svc/ticketing';
import { givenAnswers, requiredEmail } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { z } from 'zod';
import type { EventAttendee } from '../ports/registration-tx';

/** Whom a ticket is given to: named and reached by mail, and all that a first holder tells. */
export const newHolder = z.object({
  name: personName.min(1, 'Give a name.'),
  email: requiredEmail,
  phone: personal.phone,
  dateOfBirth: personal.dateOfBirth,
  responses: givenAnswers.default({}),
});
export type NewHolder = z.output<typeof newHolder>;

/** What giving a ticket away is decided by. */
export interface GivingTerms {
  rules: EventRules;
  /** Of the seat, also when it is no longer on sale. */
  tier: TierRules;
  /** The merchant has deleted the event. */
  removed: boolean;
  /** To whom the mail of the ticket goes now. */
  record: { email?: string; language?: string };
}

/** Whether a seat may go to somebody else: one that is held, whose guest is not in, and of which another ticket can be issued. */
export function canGiveAway({ status, serial }: Pick<EventAttendee, 'status' | 'serial'>): boolean {
  return isSeated({ status }) && status !== 'checked_in' && serial < MAX_SERIAL;
}

/** Whether tickets of an event still change hands: until it is over, or taken down. */
export function isGivingOpen({ rules, removed }: GivingTerms, now: Date): boolean {
  return !removed && Date.parse(rules.endAt) > now.getTime();
}

/** The seat as it would be, and everything that is in the way of it; paths begin at the holder: `responses.diet`, `dateOfBirth`. */
export interface GivingDecision {
  after: EventAttendee;
  faults: readonly SeatFault[];
}

/**
 * The seat with a new ticket and a new holder, who passes questions and ages as a first one does (§4.3 r2 to r4, D-96), and approval:
 * where the tier needs it they wait for it. A seat that waits already, with others of its group, goes on waiting.
 */
export function decideGiving(
  seat: EventAttendee,
  { rules, tier }: GivingTerms,
  holder: NewHolder,
  { now, language }: { now: Date; language?: string },
): GivingDecision {
  const dateOfBirth = tier.minAge ? holder.dateOfBirth : undefined;
  const given = { choice: { ref: refOf('tkt', tier.id), tier }, ticket: seat.ticket, holder: { ...holder, dateOfBirth }, path: HOLDER };
  const { own, faults } = judgeSeats([given], { responses: {}, dateOfBirth: rules.dobMode === 'order' ? dateOfBirth : undefined }, rules, {
    now,
  });
  const { name, email, phone } = holder;
  const status = tier.approvalRequired && !('orderId' in seat.takenBy) ? 'pending' : seat.status;
  return {
    after: { ...seat, name, email, phone, dateOfBirth, responses: own[0]!, status, serial: seat.serial + 1, givenAt: now, language },
    faults: faults.map((fault) => ({ ...fault, path: fault.path.replace(`${HOLDER}.`, '') })),
  };
}

const HOLDER = 'holder';

/** What a code confirms: whom exactly which ticket goes to. */
export function askedOf({ serial, name, email, phone, dateOfBirth, responses }: EventAttendee): object {
  return { serial, name, email, phone, dateOfBirth, responses };
}
