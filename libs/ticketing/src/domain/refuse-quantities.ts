import type { TicketChoice } from './choose-tickets';
import type { TierRules } from './event-on-sale';
import { QuantityRefused } from './ticketing.errors';

/** Seats that one order may take, over all its tickets. */
const MOST_SEATS = 10_000;

/** Sees to it that of each ticket type as many are taken as one may take at a time (§4.3 r1). Throws QuantityRefused. */
export function refuseQuantities(choices: readonly TicketChoice[]): void {
  const taken = new Map<TierRules, { ref: string; quantity: number }>();
  for (const { tier, ref, quantity } of choices) taken.set(tier, { ref, quantity: quantity + (taken.get(tier)?.quantity ?? 0) });

  const refused = [...taken].filter(([{ minPerOrder, maxPerOrder }, { quantity }]) => quantity < minPerOrder || quantity > (maxPerOrder ?? Infinity));
  const [first] = refused;
  if (first) throw new QuantityRefused(refused.map(([, { ref }]) => ref), bounds(first[0]));

  const seats = choices.reduce((sum, { tier, quantity }) => sum + tier.groupSize * quantity, 0);
  if (seats > MOST_SEATS) throw new QuantityRefused(choices.map(({ ref }) => ref), `Take at most ${MOST_SEATS.toLocaleString('en')} seats at a time.`);
}

function bounds({ name, minPerOrder, maxPerOrder }: TierRules): string {
  if (maxPerOrder === undefined) return `Take at least ${minPerOrder} of "${name}" at a time.`;
  if (maxPerOrder === minPerOrder) return `Take ${minPerOrder} of "${name}" at a time.`;
  return `Take ${minPerOrder} to ${maxPerOrder} of "${name}" at a time.`;
}
