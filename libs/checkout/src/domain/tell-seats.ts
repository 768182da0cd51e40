import { invalidBecause } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { isBlank, judgeSeats, personal, type Answers, type EventRules, type GivenAnswers, type GivenSeat, type SeatFault, type SeatHolder } from '@svc/ticketing';
import type { Checkout, CheckoutSeat } from './checkout';

/** What a buyer tells of who sits on a seat, as it was typed; what is absent stays as it is, blank takes it away. */
export type ToldSeat = SeatHolder & { responses?: GivenAnswers };

/** What a buyer tells on the hosted page of those who come (§4.3). */
export interface ToldSeats {
  /** By seat, in their order. */
  seats?: readonly (ToldSeat | undefined)[];
  /** The buyer's, as it was typed. */
  dateOfBirth?: string;
  /** For whichever seat has none of its own. */
  responses?: GivenAnswers;
}

/** Who sits on the seats of a checkout by now. */
export interface SeatsTold extends Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'> {
  /** Everything in the way of paying, one for each place: `seats[0].name`, `seats[1].responses.diet`, `dateOfBirth`. */
  faults: readonly SeatFault[];
}

type Before = Pick<Checkout, 'seats' | 'responses' | 'dateOfBirth'>;

/**
 * The seats of a checkout with what its buyer tells of who sits there, judged as when they were taken (§4.3 r2 to r4). What
 * fits is kept; for what does not fit, what was known before. A seat whose ticket type is gone stays as it is.
 */
export function tellSeats(before: Before, told: ToldSeats, rules: EventRules, now: Date): SeatsTold {
  const read = before.seats.map((seat, index) => readHolder(seat, told.seats?.[index], `seats[${index}].`));
  const buyer = readHolder({ dateOfBirth: before.dateOfBirth }, { dateOfBirth: told.dateOfBirth }, '');
  const dateOfBirth = buyer.holder.dateOfBirth;
  const responses = { ...givenOf(before.responses), ...told.responses };
  const given = before.seats.map((seat, index) => givenSeat(seat, index, { ...read[index]!.holder, responses: told.seats?.[index]?.responses }, rules));
  const judged = judgeSeats(given.flatMap((seat) => seat ?? []), { responses, dateOfBirth }, rules, { now });
  const own = [...judged.own];
  return {
    seats: before.seats.map((seat, index) => (given[index] ? { ...seat, ...read[index]!.holder, responses: own.shift()! } : seat)),
    responses: given.every((seat) => seat) ? judged.shared : { ...before.responses, ...judged.shared },
    dateOfBirth,
    faults: firstOfEach([...read, buyer].flatMap(({ faults }) => faults), judged.faults),
  };
}

function givenSeat({ ticketTypeId, ticket, responses }: CheckoutSeat, index: number, holder: ToldSeat, rules: EventRules): GivenSeat | undefined {
  const tier = rules.ticketTypes.find(({ id }) => id === ticketTypeId);
  if (!tier) return undefined;
  const whole = { ...holder, responses: { ...givenOf(responses), ...holder.responses } };
  return { choice: { ref: refOf('tkt', ticketTypeId), tier }, ticket, holder: isBlank(whole) ? undefined : whole, path: `seats[${index}]` };
}

const DETAILS = ['name', 'email', 'phone', 'dateOfBirth'] as const;

function readHolder(before: SeatHolder, told: SeatHolder = {}, path: string): { holder: SeatHolder; faults: SeatFault[] } {
  const faults: SeatFault[] = [];
  const entries = DETAILS.map((detail) => {
    if (told[detail] === undefined) return [detail, before[detail]] as const;
    const read = personal[detail].safeParse(told[detail]);
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
