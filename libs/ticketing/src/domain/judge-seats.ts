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

/** When seats are judged. */
export interface Judging {
  now: Date;
  /** A seat of which nothing is told yet may say its age later, before it is paid; where it may not, it is missing (D-96). */
  blankSeatsWait?: boolean;
}

/**
 * Judges what is told of who sits on seats: whoever has to be named is, questions are answered, all are old enough
 * (§4.3 r2 to r4). Answers of an attendee go before those of the whole request.
 */
export function judgeSeats(seats: readonly GivenSeat[], { responses, dateOfBirth }: Omit<TicketRequest, 'tickets'>, rules: EventRules, { now, blankSeatsWait = false }: Judging): JudgedSeats {
  const judged = seats.map((seat) => ({ seat, ...judgeAnswers(seat.choice.tier.formFields, sourcesOf(seat, responses)) }));
  const split = judged.map(splitAnswers);
  const answerFaults = judged.flatMap(({ seat, faults }) => faults.map(({ key, refusal }): SeatFault => ({ kind: 'answer', path: `${seat.path}.responses.${key}`, refusal })));
  const waits = ({ holder }: GivenSeat) => blankSeatsWait && rules.dobMode === 'attendee' && holder === undefined;
  return {
    own: split.map(({ own }) => own),
    shared: Object.assign({}, ...split.map(({ shared }) => shared)) as Answers,
    faults: [...findNameless(seats, rules), ...answerFaults, ...findUnderage(seats.filter((seat) => !waits(seat)), dateOfBirth, rules, now)],
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
