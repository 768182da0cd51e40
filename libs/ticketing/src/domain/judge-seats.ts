import { type DomainError, InvalidInput } from '@svc/kernel';
import { type Answer, type Answers, asksBuyersAge, detailsOfSeat, invalidBecause, isAnswered } from '@svc/contracts';
import { Temporal } from 'temporal-polyfill';
import type { EventRules } from './event-on-sale';
import { judgeAnswers, type JudgedAnswers } from './read-answers';
import type { GivenSeatHolder, TicketRequest } from './ticket-request';
import type { ChosenLine, TicketChoice } from './choose-tickets';
import { applies, type TicketPath, type TicketRule } from './rules-by-path';
import { AttendeeNameMissing, BirthMissing, QuantityRefused, TooYoung } from './ticketing.errors';

/** A missing or unfit detail of a seat. */
export interface SeatFault {
  /** `name`, `email`, `birth`: it is missing; `age`: too young; `form`: not of its form; `answer`: missing or unfit. */
  kind: 'name' | 'email' | 'birth' | 'age' | 'form' | 'answer';
  /** Path of the required field: `tickets[0].attendees[1].name`, `dateOfBirth`. */
  path: string;
  /** The error that a caller of the API gets. */
  refusal: DomainError;
}

/** Rules that faults of seats break; a detail that is not of its form is refused on every path. */
const RULE_OF_FAULT: Readonly<Partial<Record<SeatFault['kind'], TicketRule>>> = {
  name: 'names',
  email: 'names',
  birth: 'ages',
  age: 'ages',
  answer: 'questions',
};

/** Returns the faults that refuse a request on a path. */
export function faultsOn(path: TicketPath, faults: readonly SeatFault[]): SeatFault[] {
  return faults.filter(({ kind }) => {
    const rule = RULE_OF_FAULT[kind];
    return !rule || applies(rule, path);
  });
}

/** Valid answers, and all faults that prevent taking the seats. */
export interface JudgedSeats {
  /** Answers of the person on each seat. */
  own: readonly Answers[];
  /** Answers for each seat that has none of its own. */
  shared: Answers;
  /** Names, then answers, then ages (D-60a). */
  faults: readonly SeatFault[];
}

/** Circumstances under which seats are judged. */
export interface Judging {
  now: Date;
  /** Lets the age of a seat without details be given later, before payment; else it counts as missing (D-96). */
  blankSeatsWait?: boolean;
}

/**
 * Judges the details of seats: required names are present, questions are answered, all attendees are old enough (§4.3 r2 to
 * r4). Answers of an attendee precede those of the whole request.
 */
export function judgeSeats(
  seats: readonly GivenSeat[],
  { responses, dateOfBirth }: Omit<TicketRequest, 'tickets'>,
  rules: EventRules,
  { now, blankSeatsWait = false }: Judging,
): JudgedSeats {
  const judge = seatJudge(responses);
  const judged = seats.map((seat) => ({ seat, ...judge(seat) }));
  const split = judged.map(splitAnswers);
  const answerFaults = judged.flatMap(({ seat, faults }) =>
    faults.map(({ key, refusal }): SeatFault => ({ kind: 'answer', path: `${seat.path}.responses.${key}`, refusal })),
  );
  const waits = ({ holder }: GivenSeat) => blankSeatsWait && rules.dobMode === 'attendee' && holder === undefined;
  return {
    own: split.map(({ own }) => own),
    shared: Object.assign({}, ...new Set(split.map(({ shared }) => shared))) as Answers,
    faults: [
      ...findNameless(seats, rules),
      ...answerFaults,
      ...findUnderage(
        seats.filter((seat) => !waits(seat)),
        dateOfBirth,
        rules,
        now,
      ),
    ],
  };
}

/** Returns a judge of seats' answers that judges the request's own answers once per tier, for all its seats without answers. */
function seatJudge(responses: TicketRequest['responses']): (seat: GivenSeat) => JudgedAnswers {
  const ofBlank = new Map<GivenSeat['choice']['tier'], JudgedAnswers>();
  return (seat) => {
    const { tier } = seat.choice;
    if (seat.holder?.responses) return judgeAnswers(tier.formFields, sourcesOf(seat, responses));
    const judged = ofBlank.get(tier) ?? judgeAnswers(tier.formFields, sourcesOf(seat, responses));
    ofBlank.set(tier, judged);
    return judged;
  };
}

function sourcesOf({ holder, path }: GivenSeat, responses: TicketRequest['responses']) {
  return [
    { path: `${path}.responses`, answers: holder?.responses ?? {} },
    { path: 'responses', answers: responses },
  ];
}

function splitAnswers({ seat, answers }: { seat: GivenSeat } & JudgedAnswers): { own: Answers; shared: Answers } {
  if (!seat.holder?.responses) return { own: {}, shared: answers };
  const own: Record<string, Answer> = {};
  const shared: Record<string, Answer> = {};
  for (const [key, answer] of Object.entries(answers)) (isAnswered(seat.holder?.responses ?? {}, key) ? own : shared)[key] = answer;
  return { own, shared };
}

/** One seat of a request. */
export interface GivenSeat {
  choice: Pick<TicketChoice, 'ref' | 'tier'>;
  /** Ticket of the request that admits it, from 0; a group ticket admits several. */
  ticket: number;
  /** Person on the seat; absent when the seat stays with the buyer (D-36). */
  holder?: NonNullable<GivenSeatHolder>;
  /** Path of its holder in the request: `tickets[0].attendees[1]`. */
  path: string;
}

/**
 * Returns every seat of these tickets, in their order, with its holder.
 * @throws QuantityRefused when there are attendees for more or fewer seats (D-36)
 */
export function giveSeats(choices: readonly TicketChoice[], path: TicketPath): GivenSeat[] {
  if (applies('group', path)) refuseMiscounted(choices);
  let tickets = 0;
  return choices.flatMap((choice) =>
    choice.lines.flatMap((line) => {
      const seats = seatsOf(choice, line, tickets);
      tickets += line.quantity;
      return seats;
    }),
  );
}

function refuseMiscounted(choices: readonly TicketChoice[]): void {
  const refused = choices.filter(({ tier, lines }) =>
    lines.some(({ attendees, quantity }) => attendees && attendees.length !== quantity * tier.groupSize),
  );
  if (refused.length === 0) return;
  const { name, groupSize } = refused[0]!.tier;
  const each = groupSize === 1 ? 'one attendee' : `${groupSize} attendees`;
  throw new QuantityRefused(
    refused.map(({ ref }) => ref),
    `Give ${each} for each "${name}" ticket, null for a seat that stays with the buyer; or leave attendees out.`,
  );
}

function seatsOf(choice: TicketChoice, { quantity, attendees, path }: ChosenLine, firstTicket: number): GivenSeat[] {
  const { groupSize } = choice.tier;
  return Array.from({ length: quantity * groupSize }, (_, index) => {
    const holder = attendees?.[index];
    return {
      choice,
      ticket: firstTicket + Math.floor(index / groupSize),
      holder: holder && !isBlank(holder) ? holder : undefined,
      path: `${path}.attendees[${index}]`,
    };
  });
}

/** Returns whether a seat has no details of its holder. */
export function isBlank(holder: NonNullable<GivenSeatHolder>): boolean {
  return Object.values(holder).every((value) => value === undefined || (typeof value === 'object' && Object.keys(value).length === 0));
}

/**
 * Returns the faults of required names that are missing (§4.3 r3), then of e-mails: where the event asks for them, each seat
 * that is given by name has one (D-133).
 */
function findNameless(seats: readonly GivenSeat[], rules: EventRules): SeatFault[] {
  const needs = ({ choice, holder }: GivenSeat, detail: 'name' | 'email') =>
    detailsOfSeat(choice.tier, rules)[detail] || (detail === 'email' && rules.attendeeEmailRequired && Boolean(holder?.name));
  const lacking = (detail: 'name' | 'email') => seats.filter((seat) => needs(seat, detail) && !seat.holder?.[detail]);
  return [
    ...lacking('name').map(
      ({ path, choice }): SeatFault => ({ kind: 'name', path: `${path}.name`, refusal: new AttendeeNameMissing(choice.tier.name) }),
    ),
    ...lacking('email').map(
      ({ path, choice }): SeatFault => ({
        kind: 'email',
        path: `${path}.email`,
        refusal: new InvalidInput(`Enter an e-mail for each "${choice.tier.name}" ticket`),
      }),
    ),
  ];
}

const OLDEST_YEARS = 130;

/**
 * Returns the faults of seats whose ticket has a minimum age that their holder does not reach when the event starts, by the calendar of its
 * place, or does not state (§4.3 r4, D-48). Where the event asks once, the buyer's date judges every seat. Where it asks each
 * attendee, every seat is judged by its own date, and the buyer's stands in for none (D-96). Impossible dates of birth come
 * first.
 */
function findUnderage(seats: readonly GivenSeat[], buyersBirth: string | undefined, rules: EventRules, now: Date): SeatFault[] {
  const births = [
    { birth: buyersBirth, path: 'dateOfBirth' },
    ...seats.map(({ holder, path }) => ({ birth: holder?.dateOfBirth, path: `${path}.dateOfBirth` })),
  ];
  const impossible = births
    .filter(({ birth }) => birth !== undefined && !isPossible(birth, rules, now))
    .map(({ path }) => impossibleBirth(path));
  const askedOfBuyer = seats.filter(({ choice }) => asksBuyersAge([choice.tier], rules));
  const askedThemselves = seats.filter(({ choice }) => detailsOfSeat(choice.tier, rules).dateOfBirth);
  return [...impossible, ...judgeBuyer(askedOfBuyer, buyersBirth, rules), ...judgeEach(askedThemselves, rules)];
}

function judgeBuyer(seats: readonly GivenSeat[], birth: string | undefined, rules: EventRules): SeatFault[] {
  const isMissing = birth === undefined;
  const refused = seats.filter((seat) => !isOldEnough(birth, seat, rules));
  const refs = refused.map(({ choice }) => choice.ref);
  return refused.map(({ choice }) => ({
    kind: isMissing ? 'birth' : 'age',
    path: 'dateOfBirth',
    refusal: new TooYoung(refs, choice.tier.minAge!, isMissing),
  }));
}

function judgeEach(seats: readonly GivenSeat[], rules: EventRules): SeatFault[] {
  const silent = seats.filter(({ holder }) => holder?.dateOfBirth === undefined);
  const young = seats.filter((seat) => !silent.includes(seat) && !isOldEnough(seat.holder!.dateOfBirth, seat, rules));
  const refs = young.map(({ choice }) => choice.ref);
  const missing = silent.length > 0 ? new BirthMissing(silent.map(pathOfBirth)) : undefined;
  return [
    ...silent.map((seat): SeatFault => ({ kind: 'birth', path: pathOfBirth(seat), refusal: missing! })),
    ...young.map(
      (seat): SeatFault => ({ kind: 'age', path: pathOfBirth(seat), refusal: new TooYoung(refs, seat.choice.tier.minAge!, false) }),
    ),
  ];
}

function pathOfBirth({ path }: GivenSeat): string {
  return `${path}.dateOfBirth`;
}

function impossibleBirth(path: string): SeatFault {
  return { kind: 'form', path, refusal: invalidBecause([{ path, message: 'Give the date on which the person was born.' }]) };
}

function isOldEnough(birth: string | undefined, { choice }: GivenSeat, rules: EventRules): boolean {
  return birth !== undefined && isOfAge(birth, choice.tier.minAge!, rules);
}

/** Returns whether a person born on that day is so many years old when the event starts, by the calendar of its place (D-48). */
export function isOfAge(birth: string, years: number, { startAt, timezone }: Pick<EventRules, 'startAt' | 'timezone'>): boolean {
  return yearsUntil(birth, localDate(new Date(startAt), timezone)) >= years;
}

function isPossible(birth: string, { timezone }: EventRules, now: Date): boolean {
  const today = localDate(now, timezone);
  return Temporal.PlainDate.compare(birth, today) <= 0 && yearsUntil(birth, today) <= OLDEST_YEARS;
}

/** Returns the whole years; people born on 29 February are a year older on 1 March of other years. */
function yearsUntil(birth: string, day: Temporal.PlainDate): number {
  return Temporal.PlainDate.from(birth).until(day, { largestUnit: 'year' }).years;
}

function localDate(moment: Date, timezone: string): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(timezone).toPlainDate();
}
