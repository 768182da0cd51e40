import { isChargeable, type PricedCart } from '@svc/contracts';
import { InvalidInput, type Mode } from '@svc/kernel';
import type { EventPricingContext, ProductPricingContext } from '../pricing/pricing-context';
import { sellingCurrencies } from '../pricing/price-tickets';

/** Refusal of a live checkout with an amount due now in a currency that no payment provider charges (D-128). */
export class CurrencyNotCharged extends InvalidInput {
  /** @param accepted currencies in which it is sold and charged */
  constructor(currency: string, accepted: readonly string[]) {
    const instead = accepted.length > 0 ? `name one of these currencies: ${accepted.join(', ')}.` : 'it is sold in no other currency.';
    super(`No payment provider charges ${currency}: ${instead}`, { accepted: [...accepted] });
  }
}

/** Returns the currencies that a payment provider charges, in the given order. */
export function chargedAmong(currencies: readonly string[]): string[] {
  return currencies.filter(isChargeable);
}

/** Returns the currencies in which products are sold. */
export const currenciesOfStore = ({ store }: ProductPricingContext): readonly string[] => store.currencies;

/** Returns the currencies in which the tickets of a cart are sold (D-146). */
export function currenciesOfTickets({ lines }: PricedCart, context: EventPricingContext): readonly string[] {
  const wanted = new Set(lines.map(({ ticketTypeId }) => ticketTypeId));
  return sellingCurrencies(
    context.event.rules.ticketTypes.filter(({ id }) => wanted.has(id)),
    context,
  );
}

/**
 * Refuses to open a live checkout in a currency that no provider charges. Missing provider keys of the merchant are no reason to
 * refuse.
 * @param currencies in which it is sold
 * @throws CurrencyNotCharged
 */
export function refuseUncharged({ mode, cart }: { mode: Mode; cart: PricedCart }, currencies: readonly string[]): void {
  if (mode === 'live' && cart.dueNowMinor > 0 && !isChargeable(cart.currency))
    throw new CurrencyNotCharged(cart.currency, chargedAmong(currencies));
}
