import { isAnswered, type Answer, type Answers } from '@svc/contracts';
import type { EventRules } from './event-on-sale';
import { findUnderage } from './find-underage';
import { findNameless, type GivenSeat } from './given-seats';
import { judgeAnswers, type JudgedAnswers } from './read-answers';
import type { SeatFault } from './seat-fault';
import type { TicketRequest } from './ticket-request';

/** Answers that hold, and everything that is in the way of taking the seats. */
export interface JudgedSeats {
  /** Of the person on each seat. */
  own: readonly Answers[];
  /** For whichever seat has none of its own. */
  shared: Answers;
  /** Names, then answers, then ages (D-60a). */
  faults: readonly SeatFault[];
}

/**
 * Judges what is told of who sits on seats: whoever has to be named is, questions are answered, all are old enough
 * (§4.3 r2 to r4). Answers of an attendee go before those of the whole request.
 */
export function judgeSeats(seats: readonly GivenSeat[], { responses, dateOfBirth }: Omit<TicketRequest, 'tickets'>, rules: EventRules, now: Date): JudgedSeats {
  const judged = seats.map((seat) => ({ seat, ...judgeAnswers(seat.choice.tier.formFields, sourcesOf(seat, responses)) }));
  const split = judged.map(splitAnswers);
  const answerFaults = judged.flatMap(({ seat, faults }) => faults.map(({ key, refusal }): SeatFault => ({ kind: 'answer', path: `${seat.path}.responses.${key}`, refusal })));
  return {
    own: split.map(({ own }) => own),
    shared: Object.assign({}, ...split.map(({ shared }) => shared)) as Answers,
    faults: [...findNameless(seats, rules), ...answerFaults, ...findUnderage(seats, dateOfBirth, rules, now)],
  };
}

function sourcesOf({ holder, path }: GivenSeat, responses: TicketRequest['responses']) {
  return [{ path: `${path}.responses`, given: holder?.responses ?? {} }, { path: 'responses', given: responses }];
}

function splitAnswers({ seat, answers }: { seat: GivenSeat } & JudgedAnswers): { own: Answers; shared: Answers } {
  const own: Record<string, Answer> = {};
  const shared: Record<string, Answer> = {};
  for (const [key, answer] of Object.entries(answers)) (isAnswered(seat.holder?.responses ?? {}, key) ? own : shared)[key] = answer;
  return { own, shared };
}
