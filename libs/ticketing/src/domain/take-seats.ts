import { type Answers, daysLeft } from '@svc/contracts';
import type { SeatHolder } from './attendee';
import { refuseQuantities, type TicketChoice } from './choose-tickets';
import type { EventRules } from './event-on-sale';
import { faultsOn, type GivenSeat, giveSeats, judgeSeats, type Judging, type SeatFault } from './judge-seats';
import { applies, type TicketPath, type TicketRule } from './rules-by-path';
import { AnswerMissing } from './ticketing.errors';
import type { TicketRequest } from './ticket-request';

/** A seat that may be taken, with its holder. */
export interface TakenSeat extends SeatHolder {
  ticketTypeId: string;
  position: number;
  ticket: number;
  countedDayIds: readonly string[];
  /** Answers of the person on the seat. */
  responses: Answers;
}

export interface TakenSeats {
  /** In their order. */
  seats: readonly TakenSeat[];
  /** The answers of each seat that has none of its own. */
  responses: Answers;
}

/** Terms on which seats are taken. */
export interface SeatTerms extends Judging {
  path: TicketPath;
  /** Most seats that may be taken at a time, over all tickets (D-106). */
  mostSeats: number;
  /**
   * Requirements that a merchant waives for a guest of their own: ages, and answers to required questions. Given details are
   * judged all the same.
   */
  waived?: readonly SeatWaiver[];
}

export const SEAT_WAIVERS = ['age', 'questions'] as const;
export type SeatWaiver = (typeof SEAT_WAIVERS)[number];

/**
 * Returns the seats of a request that fits the event: quantities are checked first, then attendees, answers, ages (D-60a).
 * @throws QuantityRefused, AttendeeNameMissing, AnswerMissing, BirthMissing, TooYoung, InvalidInput
 */
export function takeSeats(
  choices: readonly TicketChoice[],
  request: TicketRequest,
  rules: EventRules,
  { path, mostSeats, waived = [], ...judging }: SeatTerms,
): TakenSeats {
  refuseQuantities(choices, { path, mostSeats });
  const givenSeats = giveSeats(choices, path);
  const { own, shared, faults } = judgeSeats(givenSeats, request, rules, judging);
  const fault = faultsOn(path, faults).find((each) => !waived.some((waiver) => isWaived(each, waiver, path)));
  if (fault) throw fault.refusal;
  return { seats: givenSeats.map((seat, position) => takenSeat(seat, position, own[position]!, rules)), responses: shared };
}

const RULE_OF_WAIVER = { age: 'ages', questions: 'questions' } as const satisfies Record<SeatWaiver, TicketRule>;

function isWaived({ kind, refusal }: SeatFault, waiver: SeatWaiver, path: TicketPath): boolean {
  if (applies(RULE_OF_WAIVER[waiver], path, true)) return false;
  return waiver === 'age' ? kind === 'birth' || kind === 'age' : refusal instanceof AnswerMissing;
}

function takenSeat({ choice: { tier }, ticket, holder }: GivenSeat, position: number, responses: Answers, rules: EventRules): TakenSeat {
  const { name, email, phone, dateOfBirth } = holder ?? {};
  const countedDayIds = daysLeft(tier, rules);
  return { ticketTypeId: tier.id, position, ticket, countedDayIds, name, email, phone, dateOfBirth, responses };
}
