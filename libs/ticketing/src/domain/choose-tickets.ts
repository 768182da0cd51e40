import { daysLeft } from '@svc/contracts';
import { idOf } from '@svc/kernel';
import type { EventOnSale, TierRules } from './event-on-sale';
import { codeFor, isOnSale, refuseCancelled, refuseCancelledDays } from './on-sale';
import { applies, type TicketPath } from './rules-by-path';
import { QuantityRefused, TicketsNotOnSale } from './ticketing.errors';
import type { TicketLine } from './ticket-request';

/** Tickets of one ticket type at one price, merged from lines of a request in their order. */
export interface TicketChoice {
  ref: string;
  tier: TierRules;
  quantity: number;
  /** Amount of each ticket (donations), in minor units. */
  amountMinor?: number;
  lines: readonly ChosenLine[];
}

export interface ChosenLine extends Pick<TicketLine, 'quantity' | 'attendees'> {
  /** Path in the request: `tickets[2]`. */
  path: string;
}

/** Terms on which tickets are chosen. */
export interface ChoosingTerms {
  path: TicketPath;
  now: Date;
  /** True when the merchant sets the sale window aside; an event that is over stays over. */
  isSaleOpen?: boolean;
}

/**
 * Finds the ticket types that lines of a request name, and merges lines of one type at one price (D-60a).
 * @throws EventIsCancelled; TicketsNotOnSale for ticket types that this buyer cannot buy now, all alike: unknown, hidden, sale not open (D-46);
 * DaysAreCancelled
 */
export function chooseTickets(lines: readonly TicketLine[], event: EventOnSale, terms: ChoosingTerms): TicketChoice[] {
  refuseCancelled(event.rules, terms.path);
  const choices = new Map<string, TicketChoice>();
  const refused: string[] = [];
  for (const [index, { ticketTypeRef: ref, quantity, amountMinor, attendees }] of lines.entries()) {
    const tier = findTier(ref, event);
    if (tier ? !isOnSale(tier, event, terms) : applies('known', terms.path)) refused.push(ref);
    if (!tier) continue;
    const key = `${tier.id} ${amountMinor ?? ''}`;
    const merged = choices.get(key) ?? { ref, tier, quantity: 0, amountMinor, lines: [] };
    const line = { path: `tickets[${index}]`, quantity, attendees };
    choices.set(key, { ...merged, quantity: merged.quantity + quantity, lines: [...merged.lines, line] });
  }
  if (refused.length > 0) throw new TicketsNotOnSale(refused);
  const chosen = [...choices.values()];
  refuseCancelledDays(chosen, event.rules, terms.path);
  return chosen;
}

function findTier(ref: string, { rules }: EventOnSale): TierRules | undefined {
  const id = idOf('tkt', ref);
  return rules.ticketTypes.find((each) => each.id === id);
}

/** Returns the codes that a purchase of these tickets uses, each once. */
export function codesUsed(choices: readonly TicketChoice[], event: EventOnSale): string[] {
  const ids = choices.filter(({ tier }) => tier.visibility !== 'public').flatMap(({ tier }) => codeFor(tier, event) ?? []);
  return [...new Set(ids)];
}

/** Most seats of one order, whatever the least number of a ticket type is (D-39). */
const MOST_SEATS = 10_000;

/**
 * Checks the quantity of each ticket type (§4.3 r1) and the total against `mostSeats`; the least order of one ticket type is
 * always allowed (D-106). Throws QuantityRefused.
 */
export function refuseQuantities(choices: readonly TicketChoice[], { path, mostSeats }: { path: TicketPath; mostSeats: number }): void {
  if (!applies('limits', path)) return;
  const taken = new Map<TierRules, { ref: string; quantity: number }>();
  for (const { tier, ref, quantity } of choices) taken.set(tier, { ref, quantity: quantity + (taken.get(tier)?.quantity ?? 0) });

  const refused = [...taken].filter(
    ([{ minPerOrder, maxPerOrder }, { quantity }]) => quantity < minPerOrder || quantity > (maxPerOrder ?? Infinity),
  );
  const [first] = refused;
  if (first)
    throw new QuantityRefused(
      refused.map(([, { ref }]) => ref),
      bounds(first[0]),
    );

  const seats = choices.reduce((sum, { tier, quantity }) => sum + tier.groupSize * quantity, 0);
  const most = Math.min(MOST_SEATS, Math.max(mostSeats, ...choices.map(({ tier }) => leastSeats(tier))));
  if (seats > most)
    throw new QuantityRefused(
      choices.map(({ ref }) => ref),
      `Take at most ${most.toLocaleString('en')} ${most === 1 ? 'seat' : 'seats'} at a time.`,
    );
}

/** Returns the seats of the least order of a ticket type (D-106). */
export function leastSeats({ groupSize, minPerOrder }: Pick<TierRules, 'groupSize' | 'minPerOrder'>): number {
  return groupSize * minPerOrder;
}

function bounds({ name, minPerOrder, maxPerOrder }: TierRules): string {
  if (maxPerOrder === undefined) return `Take at least ${minPerOrder} of "${name}" at a time.`;
  if (maxPerOrder === minPerOrder) return `Take ${minPerOrder} of "${name}" at a time.`;
  return `Take ${minPerOrder} to ${maxPerOrder} of "${name}" at a time.`;
}

/** A ticket type of which fewer are left than are wanted. */
export interface Shortage {
  ref: string;
  /** Number still available, 0 or more. */
  remaining: number;
}

/**
 * Returns the ticket types that are not available as wanted: the tickets of the type, or the seats of the event or of a day,
 * do not suffice for all lines together.
 */
export function findShortages(choices: readonly TicketChoice[], event: EventOnSale, path: TicketPath): Shortage[] {
  if (!applies('capacity', path)) return [];
  const wanted = new Map<string, number>();
  for (const { tier, quantity } of choices) {
    for (const [id, seats] of needs(tier, event)) wanted.set(id, (wanted.get(id) ?? 0) + seats * quantity);
  }
  const isShort = (id: string) => (event.left[id] ?? Infinity) < wanted.get(id)!;
  return choices
    .filter(({ tier }) => needs(tier, event).some(([id]) => isShort(id)))
    .map(({ ref, tier }) => ({ ref, remaining: ticketsLeft(tier, event) }));
}

/** Returns the count of each limited resource that one ticket takes. */
function needs({ id, validDayIds, groupSize }: TierRules, { rules }: EventOnSale): [id: string, count: number][] {
  const days = daysLeft({ validDayIds }, rules);
  return [[id, 1], [rules.id, groupSize], ...days.map((dayId): [string, number] => [dayId, groupSize])];
}

function ticketsLeft(tier: TierRules, event: EventOnSale): number {
  const tickets = needs(tier, event).map(([id, count]) => Math.floor((event.left[id] ?? Infinity) / count));
  return Math.max(0, Math.min(...tickets));
}
