import { priceIn, type PricedLine } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import type { Checkout, HoldMove } from './checkout';
import { discountTickets } from './discount-tickets';
import type { EventPricingContext } from './event-pricing-context';
import { openPhases } from './price-tickets';
import { NotPriced } from './pricing.errors';

/**
 * What tickets that are saved up for cost now: all of a type at the first price that is left for so many. Their discount
 * code holds as it does now. The seats stay; of prices of the first so many others are taken, if any.
 * @throws NotPriced, and InvalidInput on the field `discountCode`
 */
export function repriceTickets({ cart, moves, holds }: Pick<Checkout, 'cart' | 'moves' | 'holds'>, context: EventPricingContext, now: Date): Pick<Checkout, 'cart' | 'moves'> {
  const free = withOwnUses(context, holds === 'held' ? moves : []);
  const lines = cart.lines.map((line) => ({ ...line, ...priceNow(line, cart, free, now) }));
  const phases = lines.flatMap(({ pricePhaseId, quantity }): HoldMove[] => (pricePhaseId ? [{ kind: 'price_phase', subjectId: pricePhaseId, count: quantity }] : []));
  const others = moves.filter(({ kind }) => kind !== 'price_phase');
  return discountTickets({ cart: { ...cart, lines }, moves: [...others, ...phases] }, cart.discountCode?.code ?? '', free, now);
}

function priceNow({ ticketTypeId, quantity }: PricedLine, { currency, lines }: Checkout['cart'], context: EventPricingContext, now: Date): Pick<PricedLine, 'unitPriceMinor' | 'pricePhaseId'> {
  const ofType = lines.filter((line) => line.ticketTypeId === ticketTypeId).reduce((sum, line) => sum + line.quantity, 0);
  const phases = openPhases(context, ticketTypeId!, (moment) => Date.parse(moment) <= now.getTime());
  const { prices, phaseId } = phases.find(({ left }) => left >= Math.max(ofType, quantity))!;
  const unitPriceMinor = priceIn(prices, currency);
  if (unitPriceMinor === undefined) throw new NotPriced([refOf('tkt', ticketTypeId!)], currency);
  return { unitPriceMinor, pricePhaseId: phaseId };
}

/** The scene as it is for who holds these already: what is left counts them, and uses of codes are theirs. */
export function withOwnUses(context: EventPricingContext, held: readonly HoldMove[]): EventPricingContext {
  const left: Record<string, number> = { ...context.event.left };
  for (const { subjectId, count } of held) if (left[subjectId] !== undefined) left[subjectId] += count;
  const uses = held.filter(({ kind }) => kind === 'discount_code').reduce((sum, { count }) => sum + count, 0);
  const plus = (capped: number | undefined) => (capped === undefined ? undefined : capped + uses);
  const { discountCode } = context;
  return {
    ...context,
    event: { ...context.event, left },
    discountCode: discountCode && { ...discountCode, left: plus(discountCode.left), leftForContact: plus(discountCode.leftForContact) },
  };
}
