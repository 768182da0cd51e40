import { isChargeable, type PricedCart, primaryFirst } from '@svc/contracts';
import { InvalidInput, type Mode } from '@svc/kernel';
import type { EventPricingContext, ProductPricingContext } from '../pricing/pricing-context';
import { sellingCurrencies } from '../pricing/price-tickets';

/** Something is due now in a currency that no payment provider charges in live mode (D-128). */
export class CurrencyNotCharged extends InvalidInput {
  /** @param accepted currencies in which it is sold and charged */
  constructor(currency: string, accepted: readonly string[]) {
    const instead = accepted.length > 0 ? `name one of these currencies: ${accepted.join(', ')}.` : 'it is sold in no other currency.';
    super(`No payment provider charges ${currency}: ${instead}`, { accepted: [...accepted] });
  }
}

/** Finds, of the currencies in which something is sold, those that a payment provider charges, in their order. */
export function chargedAmong(currencies: readonly string[]): string[] {
  return currencies.filter(isChargeable);
}

/** The currencies in which products are sold. */
export const currenciesOfStore = ({ store }: ProductPricingContext): readonly string[] => store.currencies;

/** The currencies in which tickets of an event are sold (D-93). */
export function currenciesOfEvent(context: EventPricingContext): readonly string[] {
  return sellingCurrencies(context, primaryFirst(context.store.currencies, context.prices.currency));
}

/**
 * Refuses to open a live checkout that nobody could ever pay. Whether the merchant has set keys is another matter, which refuses nothing.
 * @param currencies in which it is sold
 * @throws CurrencyNotCharged
 */
export function refuseUncharged({ mode, cart }: { mode: Mode; cart: PricedCart }, currencies: readonly string[]): void {
  if (mode === 'live' && cart.dueNowMinor > 0 && !isChargeable(cart.currency))
    throw new CurrencyNotCharged(cart.currency, chargedAmong(currencies));
}
