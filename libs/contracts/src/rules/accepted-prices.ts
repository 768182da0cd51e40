import type { PriceEntry } from '../shapes/common';
import type { PricingMode } from '../shapes/product';

/** What a price list is made of. */
export interface Priced {
  pricingMode: PricingMode;
  /** As the merchant wrote them; the store may no longer accept some of the currencies. */
  prices: readonly PriceEntry[];
}

/**
 * The prices that count: in currencies the store accepts, in their order. What is free costs 0 in each of them, what is
 * priced on request has none.
 */
export function acceptedPrices({ pricingMode, prices }: Priced, currencies: readonly string[]): PriceEntry[] {
  if (pricingMode === 'quote') return [];
  if (pricingMode === 'free') return currencies.map((currency) => ({ currency, priceMinor: 0 }));
  return inAcceptedCurrencies(prices, currencies);
}

export function inAcceptedCurrencies(prices: readonly PriceEntry[], currencies: readonly string[]): PriceEntry[] {
  return currencies.flatMap((currency) => prices.find((price) => price.currency === currency) ?? []);
}

/** The price in one currency, with no fallback to another (§4.2 currency). */
export function priceIn(prices: readonly PriceEntry[], currency: string): number | undefined {
  return prices.find((price) => price.currency === currency)?.priceMinor;
}
