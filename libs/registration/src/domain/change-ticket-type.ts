import { daysLeft, type DepositTerms, type Fault, type PricedLine, type PriceEntry, priceIn } from '@svc/contracts';
import { FinalConflict, formatMoney, InvalidInput, refOf } from '@svc/kernel';
import {
  type Answers,
  applies,
  type CounterChange,
  type EventRules,
  freedChanges,
  isSeated,
  judgeSeats,
  phasesInForce,
  isTierCancelled,
  seatEndOf,
  type TierRules,
} from '@svc/ticketing';
import type { EventAttendee } from './event-attendee';
import { splitPiece } from './split-piece';

/** Path of the table of rules. */
const CHANGE = 'changeType';

/** Line of an order, without its id. */
export type BoughtLine = Omit<PricedLine, 'id'>;

/** Item of an order that sold a seat. */
export interface BoughtItem {
  orderId: string;
  /** Checkout that placed the order, whose holds count its seats; none for an order that came otherwise. */
  checkoutId?: string;
  itemId: string;
  line: BoughtLine;
  currency: string;
}

/** A seat whose ticket type is to be changed, and what is known of its guest. */
export interface ChangingSeat {
  seat: EventAttendee;
  /** Absent for a seat that was registered. */
  bought?: BoughtItem;
  /** True when the ticket of the seat admits others as well. */
  isShared: boolean;
  /** Answers for seats without own ones, and the date of birth that was given once; those of whoever took the seat. */
  responses: Answers;
  /** `YYYY-MM-DD`. */
  dateOfBirth?: string;
}

/** Prices and deposit of a ticket type. */
export interface TypePrices {
  prices: readonly PriceEntry[];
  /** In their order; `endsAt` is UTC with Z. */
  pricePhases: readonly { id: string; prices: readonly PriceEntry[]; endsAt?: string }[];
  deposit?: DepositTerms;
  depositBalanceDueAt?: string;
  depositBalanceMode?: string;
}

/** Event of a seat, as of now. */
export interface TypeTerms {
  rules: EventRules;
  /** True when the merchant has deleted the event. */
  removed: boolean;
  /** Present ticket type of the seat, also when it was deleted. */
  tier: TierRules;
  /** Primary currency of the event. */
  currency: string;
  /** Prices of its ticket types by id, those of a deleted present one among them. */
  prices: Readonly<Record<string, TypePrices>>;
  /** Capacity − held − sold of the event, its days, ticket types and price phases by id; absent where there is no cap. */
  left: Readonly<Record<string, number>>;
}

/** Change of a counter that a seat takes or gives back. */
export interface SeatMove {
  kind: CounterChange['kind'] | 'price_phase';
  subjectId: string;
  count: number;
}

/** Lines of an order of which the item that sold a seat becomes one, or two. */
export interface ChangedLines {
  /** Line of the seat, of one piece. */
  own: BoughtLine;
  /** Line of the pieces beside it; absent where the seat is the only one. */
  rest?: BoughtLine;
}

/** Seat with another ticket type. */
export interface TypeChange {
  after: EventAttendee;
  /** Absent for a seat that was registered. */
  lines?: ChangedLines;
  taken: readonly SeatMove[];
  freed: readonly SeatMove[];
  /** Requirements of the new type that its guest does not meet, by the path of the field that chose it. */
  warnings: readonly Fault[];
}

const MESSAGES = {
  deleted: 'The event was deleted, so its seats cannot be changed.',
  cancelled: 'The event is cancelled, so its seats cannot be changed.',
  over: 'The event is over, so its seats cannot be changed.',
  days_cancelled: 'All days of this ticket are cancelled: of the ticket type that the seat has, or of the one that it should get.',
  seat_ended: 'This seat was declined, cancelled or refunded, so it has no ticket type to change.',
  group_ticket: 'Tickets that admit several guests have one price for all of them, so their seats cannot be changed one by one.',
  donation: 'The price of a donation is chosen by its buyer, so it is neither changed nor chosen.',
  other_deposit: 'The ticket types differ in what is paid later: only one with the same kind and the same deposit can replace it.',
  sold_out: 'The other ticket type, or a day of it, is sold out. Raise its capacity, or cancel other seats, and change the seat then.',
} as const;

/** Reason for which a seat keeps its ticket type. */
export type TypeRefusal = keyof typeof MESSAGES | 'checked_in' | 'another_price';

/** Thrown where a seat cannot get another ticket type; `details.reason` says why (ADR 0159). */
export class TypeNotChanged extends FinalConflict {
  constructor(
    reason: TypeRefusal,
    message: string = MESSAGES[reason as keyof typeof MESSAGES],
    details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message, { reason, ...details });
  }
}

/**
 * Gives a seat another ticket type of its event at the same price (D-149, ADR 0159). The seat keeps its person, its status and its ticket. It
 * counts on the days that are left of the new type, in the price phase of today.
 * @throws InvalidInput for a type that the event does not have, TypeNotChanged
 */
export function changeTicketType(changing: ChangingSeat, terms: TypeTerms, ticketTypeId: string, now: Date): TypeChange {
  const { seat, bought } = changing;
  const target = terms.rules.ticketTypes.find(({ id }) => id === ticketTypeId);
  if (!target) throw new InvalidInput('The event of this seat has no such ticket type.', { invalid: ['ticketTypeRef'] });
  refuseEnded(changing, terms, target, now);
  const price = priceNow(target, terms, bought?.currency ?? terms.currency, now);
  refusePrice(changing, terms, { target, ...price });
  const after = { ...seat, ticketTypeId, countedDayIds: daysLeft(target, terms.rules) };
  const phaseBefore = bought?.line.pricePhaseId;
  const taken = [...movesOf(seat.eventId, after, seat), ...phaseMove(price.phaseId)];
  if (applies('capacity', CHANGE) && taken.some(({ subjectId, count }) => (terms.left[subjectId] ?? Infinity) < count))
    throw new TypeNotChanged('sold_out');
  return {
    after,
    ...(bought && { lines: linesOf(bought, { ticketTypeId, pricePhaseId: price.phaseId }) }),
    taken,
    freed: [...movesOf(seat.eventId, seat, after), ...phaseMove(phaseBefore)],
    warnings: warningsOf(changing, target, terms.rules, now),
  };
}

function refuseEnded({ seat, isShared }: ChangingSeat, { rules, removed, tier }: TypeTerms, target: TierRules, now: Date): void {
  const isOff = isTierCancelled(tier, rules) || isTierCancelled(target, rules);
  const end = seatEndOf({ ...rules, isTierCancelled: isOff, removed }, CHANGE, now);
  if (end) throw new TypeNotChanged(end);
  if (!isSeated(seat)) throw new TypeNotChanged('seat_ended');
  if (seat.status === 'checked_in')
    throw new TypeNotChanged(
      'checked_in',
      `This guest is checked in; undo the check-in first: DELETE /v1/admin/check-ins/${refOf('att', seat.id)}.`,
    );
  if (isShared || tier.groupSize > 1 || target.groupSize > 1) throw new TypeNotChanged('group_ticket');
  if (tier.kind === 'donation' || target.kind === 'donation') throw new TypeNotChanged('donation');
}

interface TypePrice {
  /** Absent where the type has no price in the currency. */
  priceMinor?: number;
  /** Price phase that sets the price. */
  phaseId?: string;
  currency: string;
}

/** Returns the price at which a ticket type is sold now. */
function priceNow({ id, kind }: TierRules, { prices, left }: TypeTerms, currency: string, now: Date): TypePrice {
  if (kind === 'free') return { priceMinor: 0, currency };
  const own = prices[id];
  const [phase] = phasesInForce(own?.pricePhases ?? [], left, { path: CHANGE, now });
  return { priceMinor: priceIn(phase?.prices ?? own?.prices ?? [], currency), phaseId: phase?.id, currency };
}

function refusePrice(
  { bought }: ChangingSeat,
  { tier, prices }: TypeTerms,
  { target, priceMinor, currency }: TypePrice & { target: TierRules },
): void {
  if (!applies('kind', CHANGE)) return;
  const soldMinor = bought?.line.unitPriceMinor ?? 0;
  if (priceMinor !== soldMinor) {
    const price = priceMinor === undefined ? `has no price in ${currency}` : `costs ${formatMoney(priceMinor, currency)}`;
    throw new TypeNotChanged(
      'another_price',
      `The other ticket type ${price}, and the seat was sold for ${formatMoney(soldMinor, currency)}: only one at the same price can replace it.`,
      { soldMinor, ...(priceMinor !== undefined && { priceMinor }), currency },
    );
  }
  const isPaid = bought !== undefined && tier.kind !== 'free';
  if (isPaid && (tier.kind !== target.kind || depositOf(prices[tier.id]) !== depositOf(prices[target.id])))
    throw new TypeNotChanged('other_deposit');
}

function depositOf(prices: TypePrices | undefined): string {
  const { deposit, depositBalanceDueAt, depositBalanceMode = 'online' } = prices ?? {};
  const dueAt = depositBalanceDueAt === undefined ? undefined : Date.parse(depositBalanceDueAt);
  return deposit ? [deposit.type, deposit.value, dueAt, depositBalanceMode].join(' ') : '';
}

function phaseMove(phaseId: string | undefined): SeatMove[] {
  return phaseId === undefined ? [] : [{ kind: 'price_phase', subjectId: phaseId, count: 1 }];
}

/** Returns what a seat counts for in one form and not in the other. */
function movesOf(eventId: string, seat: EventAttendee, other: EventAttendee): SeatMove[] {
  return freedChanges(eventId, [seat], [other]);
}

/** Returns the lines of an item of which one piece has another ticket type: name and price stay as they were sold. */
function linesOf({ line, currency }: BoughtItem, changed: Pick<BoughtLine, 'ticketTypeId' | 'pricePhaseId'>): ChangedLines {
  if (line.quantity === 1) return { own: { ...line, ...changed } };
  const [own, rest] = splitPiece(line, currency);
  return { own: { ...own, ...changed }, rest };
}

/** Field that chooses the new type. */
const FIELD = 'ticketTypeRef';

function warningsOf({ seat, responses, dateOfBirth }: ChangingSeat, tier: TierRules, rules: EventRules, now: Date): Fault[] {
  const { name, email, phone, dateOfBirth: birth } = seat;
  const holder = { name, email, phone, dateOfBirth: birth, responses: asGiven(seat.responses) };
  const judged = judgeSeats(
    [{ choice: { ref: refOf('tkt', tier.id), tier }, ticket: seat.ticket, holder, path: FIELD }],
    { responses: asGiven(responses), dateOfBirth },
    rules,
    { now },
  );
  return [...new Set(judged.faults.map(({ refusal }) => refusal.message))].map((message) => ({ path: FIELD, message }));
}

/** Returns answers in the form in which they are given. */
function asGiven(answers: Answers): Record<string, string | number | boolean | string[]> {
  return Object.fromEntries(Object.entries(answers).map(([key, answer]) => [key, typeof answer === 'object' ? [...answer] : answer]));
}
