import type { TicketChoice } from './choose-tickets';
import type { EventOnSale, TierRules } from './event-on-sale';

/** A ticket type of which fewer are left than are wanted. */
export interface Shortage {
  ref: string;
  /** How many can still be had, 0 or more. */
  remaining: number;
}

/** Ticket types that cannot be had as wanted: of the type itself, of the event's seats or of a day's there are not enough for all lines together. */
export function findShortages(choices: readonly TicketChoice[], event: EventOnSale): Shortage[] {
  const wanted = new Map<string, number>();
  for (const { tier, quantity } of choices) {
    for (const [id, seats] of needs(tier, event)) wanted.set(id, (wanted.get(id) ?? 0) + seats * quantity);
  }
  const isShort = (id: string) => (event.left[id] ?? Infinity) < wanted.get(id)!;
  return choices
    .filter(({ tier }) => needs(tier, event).some(([id]) => isShort(id)))
    .map(({ ref, tier }) => ({ ref, remaining: ticketsLeft(tier, event) }));
}

/** What one ticket takes of each thing that can run out. */
function needs({ id, validDayIds, groupSize }: TierRules, { rules }: EventOnSale): [id: string, count: number][] {
  const days = validDayIds.length > 0 ? validDayIds : rules.dayIds;
  return [[id, 1], [rules.id, groupSize], ...days.map((dayId): [string, number] => [dayId, groupSize])];
}

function ticketsLeft(tier: TierRules, event: EventOnSale): number {
  const tickets = needs(tier, event).map(([id, count]) => Math.floor((event.left[id] ?? Infinity) / count));
  return Math.max(0, Math.min(...tickets));
}
