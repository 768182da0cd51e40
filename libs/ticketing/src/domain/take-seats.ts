import type { Answer, Answers, SeatHolder } from './attendee';
import type { TicketChoice } from './choose-tickets';
import type { EventRules } from './event-on-sale';
import { giveSeats, refuseNameless, type GivenSeat } from './given-seats';
import { isAnswered, readAnswers } from './read-answers';
import { refuseQuantities } from './refuse-quantities';
import { refuseUnderage } from './refuse-underage';
import type { TicketRequest } from './ticket-request';

/** A seat that may be taken, and by whom. */
export interface TakenSeat extends SeatHolder {
  ticketTypeId: string;
  position: number;
  ticket: number;
  countedDayIds: readonly string[];
  /** Of the person on the seat. */
  responses: Answers;
}

export interface TakenSeats {
  /** In their order. */
  seats: readonly TakenSeat[];
  /** Answers for whichever seat has none of its own. */
  responses: Answers;
}

/**
 * The seats of a request, when what is asked fits the event: quantities, then attendees, answers, ages (D-60a).
 * Answers of an attendee go before those of the whole request.
 * @throws QuantityRefused, AttendeeNameMissing, AnswerMissing, TooYoung, InvalidInput
 */
export function takeSeats(choices: readonly TicketChoice[], request: TicketRequest, rules: EventRules, now: Date): TakenSeats {
  refuseQuantities(choices);
  const given = giveSeats(choices);
  refuseNameless(given, rules);
  const answers = given.map((seat) => answersFor(seat, request));
  refuseUnderage(given, request.dateOfBirth, rules, now);
  return {
    seats: given.map((seat, position) => takenSeat(seat, position, answers[position]!.own, rules)),
    responses: Object.assign({}, ...answers.map(({ shared }) => shared)) as Answers,
  };
}

function takenSeat({ choice: { tier }, ticket, holder }: GivenSeat, position: number, responses: Answers, rules: EventRules): TakenSeat {
  const { name, email, phone, dateOfBirth } = holder ?? {};
  const countedDayIds = tier.validDayIds.length > 0 ? tier.validDayIds : rules.dayIds;
  return { ticketTypeId: tier.id, position, ticket, countedDayIds, name, email, phone, dateOfBirth, responses };
}

function answersFor({ choice, holder, path }: GivenSeat, { responses }: TicketRequest): { own: Answers; shared: Answers } {
  const given = holder?.responses ?? {};
  const answers = readAnswers(choice.tier.formFields, [{ path: `${path}.responses`, given }, { path: 'responses', given: responses }]);
  const own: Record<string, Answer> = {};
  const shared: Record<string, Answer> = {};
  for (const [key, answer] of Object.entries(answers)) (isAnswered(given, key) ? own : shared)[key] = answer;
  return { own, shared };
}
