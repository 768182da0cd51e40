import {
  type EventRules,
  faultsOn,
  isSeated,
  judgeSeats,
  MAX_SERIAL,
  personal,
  personName,
  type SeatFault,
  type TierRules,
  waitsForApproval,
} from '@svc/ticketing';
import { givenAnswers, requiredEmail } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { z } from 'zod';
import type { EventAttendee } from './event-attendee';

/** New holder of a ticket: name and e-mail, and all details of a first holder. */
export const newHolder = z.object({
  name: personName.min(1, 'Give a name.'),
  email: requiredEmail,
  phone: personal.phone,
  dateOfBirth: personal.dateOfBirth,
  responses: givenAnswers.default({}),
});
export type NewHolder = z.output<typeof newHolder>;

/** Terms of giving a ticket away. */
export interface GivingTerms {
  rules: EventRules;
  /** Tier of the seat, also when it is no longer on sale. */
  tier: TierRules;
  /** True when the merchant has deleted the event. */
  removed: boolean;
  /** Present recipient of the ticket's mail. */
  record: { email?: string; language?: string };
}

/** Returns true when a seat may go to another person: it is held, its guest is not in, and another ticket can be issued for it. */
export function canGiveAway({ status, serial }: Pick<EventAttendee, 'status' | 'serial'>): boolean {
  return isSeated({ status }) && status !== 'checked_in' && serial < MAX_SERIAL;
}

/** Seat with its new holder, and all faults that prevent the change; paths begin at the holder: `responses.diet`, `dateOfBirth`. */
export interface GivingDecision {
  after: EventAttendee;
  faults: readonly SeatFault[];
}

/**
 * Gives a seat a new ticket and a new holder, with the questions and ages of a first one (§4.3 r2 to r4, D-96), and approval: where
 * the tier needs it they wait for it. A seat that waits already, with others of its group, goes on waiting.
 */
export function decideGiving(
  seat: EventAttendee,
  { rules, tier }: GivingTerms,
  holder: NewHolder,
  { now, language }: { now: Date; language?: string },
): GivingDecision {
  const dateOfBirth = tier.minAge ? holder.dateOfBirth : undefined;
  const newSeat = {
    choice: { ref: refOf('tkt', tier.id), tier },
    ticket: seat.ticket,
    holder: { ...holder, dateOfBirth },
    path: HOLDER,
  };
  const { own, faults } = judgeSeats(
    [newSeat],
    { responses: {}, dateOfBirth: rules.dobMode === 'order' ? dateOfBirth : undefined },
    rules,
    { now },
  );
  const { name, email, phone } = holder;
  const status = waitsForApproval(tier, PATH) && !('orderId' in seat.takenBy) ? 'pending' : seat.status;
  return {
    after: { ...seat, name, email, phone, dateOfBirth, responses: own[0]!, status, serial: seat.serial + 1, givenAt: now, language },
    faults: faultsOn(PATH, faults).map((fault) => ({ ...fault, path: fault.path.replace(`${HOLDER}.`, '') })),
  };
}

const HOLDER = 'holder';
const PATH = 'giveAway';

/** Returns the content that a code confirms: the ticket and the exact new holder. */
export function askedOf({ serial, name, email, phone, dateOfBirth, responses }: EventAttendee): object {
  return { serial, name, email, phone, dateOfBirth, responses };
}
