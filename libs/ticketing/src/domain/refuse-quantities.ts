import type { TicketChoice } from './choose-tickets';
import type { TierRules } from './event-on-sale';
import { QuantityRefused } from './ticketing.errors';

/** Seats that one order takes at the very most, whatever the least number of a ticket type is (D-39). */
const MOST_SEATS = 10_000;

/**
 * Sees to it that of each ticket type as many are taken as one may take at a time (§4.3 r1), and in all no more than
 * `mostSeats`; the least that can be had of one ticket type may always be taken (D-106). Throws QuantityRefused.
 */
export function refuseQuantities(choices: readonly TicketChoice[], mostSeats: number): void {
  const taken = new Map<TierRules, { ref: string; quantity: number }>();
  for (const { tier, ref, quantity } of choices) taken.set(tier, { ref, quantity: quantity + (taken.get(tier)?.quantity ?? 0) });

  const refused = [...taken].filter(([{ minPerOrder, maxPerOrder }, { quantity }]) => quantity < minPerOrder || quantity > (maxPerOrder ?? Infinity));
  const [first] = refused;
  if (first) throw new QuantityRefused(refused.map(([, { ref }]) => ref), bounds(first[0]));

  const seats = choices.reduce((sum, { tier, quantity }) => sum + tier.groupSize * quantity, 0);
  const most = Math.min(MOST_SEATS, Math.max(mostSeats, ...choices.map(({ tier }) => leastSeats(tier))));
  if (seats > most) throw new QuantityRefused(choices.map(({ ref }) => ref), `Take at most ${most.toLocaleString('en')} ${most === 1 ? 'seat' : 'seats'} at a time.`);
}

/** Seats of the fewest tickets of a type that can be taken at a time (D-106). */
export function leastSeats({ groupSize, minPerOrder }: Pick<TierRules, 'groupSize' | 'minPerOrder'>): number {
  return groupSize * minPerOrder;
}

function bounds({ name, minPerOrder, maxPerOrder }: TierRules): string {
  if (maxPerOrder === undefined) return `Take at least ${minPerOrder} of "${name}" at a time.`;
  if (maxPerOrder === minPerOrder) return `Take ${minPerOrder} of "${name}" at a time.`;
  return `Take ${minPerOrder} to ${maxPerOrder} of "${name}" at a time.`;
}
