import type { Answers, SeatHolder } from './attendee';
import type { TicketChoice } from './choose-tickets';
import type { EventRules } from './event-on-sale';
import { giveSeats, refuseNameless, type GivenSeat } from './given-seats';
import { readAnswers } from './read-answers';
import { refuseQuantities } from './refuse-quantities';
import { refuseUnderage } from './refuse-underage';
import type { TicketRequest } from './ticket-request';

/** A seat that may be taken, and by whom. */
export interface TakenSeat extends SeatHolder {
  ticketTypeId: string;
  position: number;
  ticket: number;
  countedDayIds: readonly string[];
  responses: Answers;
}

/**
 * The seats of a request in their order, when what is asked fits the event: quantities, then attendees, answers, ages
 * (D-60a). Answers of an attendee go before those of the whole request.
 * @throws QuantityRefused, AttendeeNameMissing, AnswerMissing, TooYoung, InvalidInput
 */
export function takeSeats(choices: readonly TicketChoice[], request: TicketRequest, rules: EventRules, now: Date): TakenSeat[] {
  refuseQuantities(choices);
  const seats = giveSeats(choices);
  refuseNameless(seats, rules);
  const answers = seats.map((seat) => answersFor(seat, request));
  refuseUnderage(seats, request.dateOfBirth, rules, now);
  return seats.map(({ choice, ticket, holder }, position) => ({
    ticketTypeId: choice.tier.id,
    position,
    ticket,
    countedDayIds: daysOf(choice, rules),
    name: holder?.name,
    email: holder?.email,
    phone: holder?.phone,
    dateOfBirth: holder?.dateOfBirth,
    responses: answers[position]!,
  }));
}

function answersFor({ choice, holder, path }: GivenSeat, { responses }: TicketRequest): Answers {
  const shared = { path: 'responses', given: responses };
  const own = holder?.responses ? [{ path: `${path}.responses`, given: holder.responses }] : [];
  return readAnswers(choice.tier.formFields, [...own, shared]);
}

/** Days on whose seats a ticket counts. */
function daysOf({ tier }: TicketChoice, { dayIds }: EventRules): readonly string[] {
  return tier.validDayIds.length > 0 ? tier.validDayIds : dayIds;
}
