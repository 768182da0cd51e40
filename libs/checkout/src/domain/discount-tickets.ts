import { depositIn, feeIn, type PricedCart, type PricedLine, primaryFirst } from '@svc/contracts';
import { applyDiscount } from './apply-discount';
import type { Checkout, HoldMove } from './checkout';
import type { EventPricingContext } from './event-pricing-context';
import { inHoldOrder } from './hold-order';
import { priceCart, type UnpricedLine } from './price-cart';
import { balanceModes } from './price-tickets';

/**
 * A checkout of tickets with another discount code, or with none. Its tickets stay at the prices that they are held at;
 * fees and deposits are of what is left to be paid, by the terms of now.
 * @param code as the buyer wrote it; blank is none
 * @throws InvalidInput on the field `discountCode`
 */
export function discountTickets({ cart, moves }: Pick<Checkout, 'cart' | 'moves'>, code: string, context: EventPricingContext, now: Date): Pick<Checkout, 'cart' | 'moves'> {
  const { currency, deliveryMinor, promoterCode } = cart;
  const lines = cart.lines.map((line) => unpriced(line, currency, context));
  const discount = applyDiscount(code, context.discountCode, lines, { currency, now });
  const others = moves.filter(({ kind }) => kind !== 'discount_code');
  const uses: HoldMove[] = discount.discountCode ? [{ kind: 'discount_code', subjectId: discount.discountCode.id, count: 1 }] : [];
  const balance = { balanceDueAt: balanceDay(cart, context), balanceModes: balanceModes(lines.map(({ ticketTypeId }) => ticketTypeId!), context) };
  return { cart: priceCart(lines, { currency, deliveryMinor, ...balance, promoterCode, ...discount }), moves: inHoldOrder([...others, ...uses]) };
}

function unpriced(line: PricedLine, currency: PricedCart['currency'], { prices, store }: EventPricingContext): UnpricedLine {
  const primary = primaryFirst(store.currencies, prices.currency)[0]!;
  return {
    ...line,
    customerFee: feeIn({ ...prices.customerFee, flatByCurrency: prices.customerFeeFlatByCurrency }, currency, primary),
    serviceFee: feeIn(store.frontdeskFee, currency, store.currencies[0]!),
    deposit: depositIn(prices.tiers[line.ticketTypeId!]?.deposit, currency, primary),
  };
}

/** When the first balance is due, of those that have a day; one that is told already stays. */
function balanceDay({ balanceDueAt, lines }: PricedCart, { prices }: EventPricingContext): string | undefined {
  return balanceDueAt ?? lines.flatMap(({ ticketTypeId }) => prices.tiers[ticketTypeId!]?.depositBalanceDueAt ?? []).sort()[0];
}
