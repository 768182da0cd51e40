import { asksBuyersAge, detailsOfSeat, type FormField, invalidBecause, questionsForPeople, ticketDetails } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import {
  type Answers,
  type EventRules,
  type GivenAnswers,
  type GivenSeat,
  isBlank,
  judgeSeats,
  personal,
  type SeatFault,
  type SeatHolder,
  type TierRules,
} from '@svc/ticketing';
import type { Checkout, CheckoutSeat } from '../checkout';

/** Details of the person on a seat, as the buyer typed them; an omitted field keeps its value, a blank one is removed. */
export type SeatInput = SeatHolder & { responses?: GivenAnswers };

/** Details of all seats, as a buyer gives them on the hosted page (§4.3). */
export interface SeatsInput {
  /** Details by seat, in the order of the seats. */
  seats?: readonly (SeatInput | undefined)[];
  /** Birth date of the buyer, as typed. */
  dateOfBirth?: string;
  /** Answers for seats that have none of their own. */
  responses?: GivenAnswers;
}

/** Seats of a checkout with the details applied. */
export interface AppliedSeatDetails extends Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'> {
  /** Faults that prevent paying, one for each path: `seats[0].name`, `seats[1].responses.diet`, `dateOfBirth`. */
  faults: readonly SeatFault[];
}

type Before = Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>;

/**
 * Applies the details that a buyer gives to the seats, judged as when the seats were taken (§4.3 r2 to r4). Details that fit are
 * kept; others leave the value on record. A seat whose ticket type is gone stays as it is.
 */
export function applySeatDetails(before: Before, input: SeatsInput, rules: EventRules, now: Date): AppliedSeatDetails {
  const read = before.seats.map((seat, index) => readHolder(seat, input.seats?.[index], `seats[${index}].`));
  const buyer = readHolder({ dateOfBirth: before.dateOfBirth }, { dateOfBirth: input.dateOfBirth }, '');
  const dateOfBirth = buyer.holder.dateOfBirth;
  const responses = { ...givenOf(before.responses), ...input.responses };
  const seats = before.seats.map((seat, index) =>
    givenSeat(seat, index, { ...read[index]!.holder, responses: input.seats?.[index]?.responses }, rules),
  );
  const judged = judgeSeats(
    seats.flatMap((seat) => seat ?? []),
    { responses, dateOfBirth },
    rules,
    { now },
  );
  const own = [...judged.own];
  return {
    seats: before.seats.map((seat, index) => (seats[index] ? { ...seat, ...read[index]!.holder, responses: own.shift()! } : seat)),
    responses: seats.every((seat) => seat) ? judged.shared : { ...before.responses, ...judged.shared },
    dateOfBirth,
    faults: firstOfEach(
      [...read, buyer].flatMap(({ faults }) => faults),
      judged.faults,
    ),
  };
}

function givenSeat(
  { ticketTypeId, ticket, responses }: CheckoutSeat,
  index: number,
  holder: SeatInput,
  rules: EventRules,
): GivenSeat | undefined {
  const tier = rules.ticketTypes.find(({ id }) => id === ticketTypeId);
  if (!tier) return undefined;
  const whole = { ...holder, responses: { ...givenOf(responses), ...holder.responses } };
  return { choice: { ref: refOf('tkt', ticketTypeId), tier }, ticket, holder: isBlank(whole) ? undefined : whole, path: `seats[${index}]` };
}

const DETAILS = ['name', 'email', 'phone', 'dateOfBirth'] as const;

function readHolder(before: SeatHolder, input: SeatHolder = {}, path: string): { holder: SeatHolder; faults: SeatFault[] } {
  const faults: SeatFault[] = [];
  const entries = DETAILS.map((detail) => {
    if (input[detail] === undefined) return [detail, before[detail]] as const;
    const read = personal[detail].safeParse(input[detail]);
    if (read.success) return [detail, read.data] as const;
    const at = `${path}${detail}`;
    faults.push({ kind: 'form', path: at, refusal: invalidBecause([{ path: at, message: read.error.issues[0]!.message }]) });
    return [detail, before[detail]] as const;
  });
  return { holder: Object.fromEntries(entries), faults };
}

/** Returns answers in the form of a request. */
export function givenOf(answers: Answers): Record<string, string | number | boolean | string[]> {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer]));
}

function firstOfEach(...faults: (readonly SeatFault[])[]): SeatFault[] {
  const byPath = new Map<string, SeatFault>();
  for (const fault of faults.flat()) if (!byPath.has(fault.path)) byPath.set(fault.path, fault);
  return [...byPath.values()];
}

/** Details that a buyer can or must give for a seat (§4.3). */
export interface OfferedSeat {
  /** Index among all seats of the checkout, from 0. */
  index: number;
  seat: CheckoutSeat;
  tierName: string;
  /** Position among the seats of its ticket type, from 1, and the number of these. */
  number: number;
  of: number;
  needsName: boolean;
  needsEmail: boolean;
  asksBirth: boolean;
  minAge?: number;
  /** Questions about this seat alone, without hidden ones. */
  questions: readonly FormField[];
}

export interface OfferedSeats {
  seats: readonly OfferedSeat[];
  /** True when the buyer's own age is asked: a minimum that the event puts to the whole order. */
  asksBuyersBirth: boolean;
  /** Questions asked once, for all seats without questions of their own; without hidden ones, each key once. */
  questions: readonly FormField[];
}

/** Returns the details that a buyer can give for the seats of a checkout: none for those whose ticket type is gone. */
export function offerSeats({ seats }: Pick<Checkout, 'seats'>, rules: EventRules): OfferedSeats {
  const { ticketTypes } = rules;
  const tierOf = ({ ticketTypeId }: CheckoutSeat) => ticketTypes.find(({ id }) => id === ticketTypeId);
  const ofTier = ({ id }: TierRules) => seats.filter(({ ticketTypeId }) => ticketTypeId === id);
  const tiers = ticketTypes.filter((tier) => ofTier(tier).length > 0);
  const { lines } = ticketDetails(
    tiers.map((ticket) => ({ ticket, quantity: 1 })),
    rules,
  );
  const isApart = lines.some(({ questions }) => questions.length > 0);
  const asksEach = (tier: TierRules) =>
    isApart || tier.requiresAttendeeDetails || ofTier(tier).some(({ responses }) => Object.keys(responses).length > 0);
  return {
    seats: seats.flatMap((seat, index) => {
      const tier = tierOf(seat);
      if (!tier) return [];
      const { name: needsName, email: needsEmail, dateOfBirth: asksBirth } = detailsOfSeat(tier, rules);
      return {
        index,
        seat,
        tierName: tier.name,
        number: ofTier(tier).indexOf(seat) + 1,
        of: ofTier(tier).length,
        needsName,
        needsEmail,
        asksBirth,
        minAge: tier.minAge,
        questions: asksEach(tier) ? questionsForPeople(tier.formFields) : [],
      };
    }),
    asksBuyersBirth: asksBuyersAge(tiers, rules),
    questions: questionsForPeople(tiers.filter((tier) => !asksEach(tier)).flatMap(({ formFields }) => formFields)),
  };
}
