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

/** The details of who sits on a seat, as the buyer typed them; a field that is omitted keeps its value, blank takes it away. */
export type SeatInput = SeatHolder & { responses?: GivenAnswers };

/** The details of all seats that a buyer gives on the hosted page (§4.3). */
export interface SeatsInput {
  /** By seat, in their order. */
  seats?: readonly (SeatInput | undefined)[];
  /** The buyer's, as it was typed. */
  dateOfBirth?: string;
  /** For whichever seat has none of its own. */
  responses?: GivenAnswers;
}

/** Who sits on the seats of a checkout by now. */
export interface AppliedSeatDetails extends Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'> {
  /** Everything in the way of paying, one for each place: `seats[0].name`, `seats[1].responses.diet`, `dateOfBirth`. */
  faults: readonly SeatFault[];
}

type Before = Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>;

/**
 * The seats of a checkout with the details that its buyer gives of who sits there, judged as when they were taken (§4.3 r2 to r4). What
 * fits is kept; for what does not fit, what was known before. A seat whose ticket type is gone stays as it is.
 */
export function applySeatDetails(before: Before, input: SeatsInput, rules: EventRules, now: Date): AppliedSeatDetails {
  const read = before.seats.map((seat, index) => readHolder(seat, input.seats?.[index], `seats[${index}].`));
  const buyer = readHolder({ dateOfBirth: before.dateOfBirth }, { dateOfBirth: input.dateOfBirth }, '');
  const dateOfBirth = buyer.holder.dateOfBirth;
  const responses = { ...givenOf(before.responses), ...input.responses };
  const given = before.seats.map((seat, index) =>
    givenSeat(seat, index, { ...read[index]!.holder, responses: input.seats?.[index]?.responses }, rules),
  );
  const judged = judgeSeats(
    given.flatMap((seat) => seat ?? []),
    { responses, dateOfBirth },
    rules,
    { now },
  );
  const own = [...judged.own];
  return {
    seats: before.seats.map((seat, index) => (given[index] ? { ...seat, ...read[index]!.holder, responses: own.shift()! } : seat)),
    responses: given.every((seat) => seat) ? judged.shared : { ...before.responses, ...judged.shared },
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

/** Answers as a request gives them. */
export function givenOf(answers: Answers): Record<string, string | number | boolean | string[]> {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer]));
}

function firstOfEach(...faults: (readonly SeatFault[])[]): SeatFault[] {
  const byPath = new Map<string, SeatFault>();
  for (const fault of faults.flat()) if (!byPath.has(fault.path)) byPath.set(fault.path, fault);
  return [...byPath.values()];
}

/** What a buyer may tell, or has to, of who sits on a seat (§4.3). */
export interface OfferedSeat {
  /** Among all seats of the checkout, from 0. */
  index: number;
  seat: CheckoutSeat;
  tierName: string;
  /** Among the seats of its ticket type, from 1, and of how many. */
  number: number;
  of: number;
  needsName: boolean;
  needsEmail: boolean;
  asksBirth: boolean;
  minAge?: number;
  /** Asked of this seat alone; without hidden ones. */
  questions: readonly FormField[];
}

export interface OfferedSeats {
  seats: readonly OfferedSeat[];
  /** Whether the buyer's own age is asked: a minimum that the event puts to the whole order. */
  asksBuyersBirth: boolean;
  /** Asked once, for all seats that are not asked alone; without hidden ones, each key once. */
  questions: readonly FormField[];
}

/** The details that a buyer can give for the seats of a checkout: none for those whose ticket type is gone. */
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
