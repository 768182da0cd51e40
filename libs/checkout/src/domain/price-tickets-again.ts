import type { PricedCart } from '@svc/contracts';
import { refOf } from '@svc/kernel';
import { refuseQuantities, type TicketLine } from '@svc/ticketing';
import { applyDiscount } from './apply-discount';
import type { Checkout } from './checkout';
import type { EventPricingContext } from './event-pricing-context';
import { priceCart } from './price-cart';
import { linesOnSale, termsOfBalance } from './price-tickets';
import { withOwnUses } from './reprice-tickets';

/** Codes that have revealed tickets of a checkout to its buyer, by their ids. */
export function unlockedBy({ moves }: Pick<Checkout, 'moves'>): string[] {
  return moves.flatMap(({ kind, subjectId }) => (kind === 'unlock_code' ? [subjectId] : []));
}

/**
 * What the tickets of a checkout would cost its buyer now, who has seen them before: on sale, at the price that holds now,
 * with a code that is good now (D-103). Who has bought in test mode keeps seeing what a code has revealed: there it is not kept.
 * @throws TicketsNotOnSale, CurrencyNotAccepted, NotPriced, QuantityRefused, InvalidInput
 */
export function priceTicketsAgain({ mode, cart, moves, holds }: Checkout, context: EventPricingContext, now: Date): PricedCart {
  const seen = mode === 'test' ? allRevealed(context) : context;
  const free = withOwnUses(seen, holds === 'held' ? moves : []);
  const { choices, lines, currency } = linesOnSale(free, { tickets: ticketsOf(cart), currency: cart.currency }, now, () => '');
  refuseQuantities(choices, context.store.mostSeats);
  const discount = applyDiscount(cart.discountCode?.code, free.discountCode, lines, { currency, now });
  return priceCart(lines, { currency, ...discount, deliveryMinor: 0, ...termsOfBalance(choices, context) });
}

function ticketsOf({ lines }: PricedCart): TicketLine[] {
  return lines.map(({ kind, ticketTypeId, quantity, unitPriceMinor }) => ({
    ticketTypeRef: refOf('tkt', ticketTypeId!), quantity, ...(kind === 'donation' && { amountMinor: unitPriceMinor }),
  }));
}

function allRevealed(context: EventPricingContext): EventPricingContext {
  const { event } = context;
  const ticketTypes = event.rules.ticketTypes.map((tier) => ({ ...tier, visibility: 'public' as const }));
  return { ...context, event: { ...event, rules: { ...event.rules, ticketTypes } } };
}
