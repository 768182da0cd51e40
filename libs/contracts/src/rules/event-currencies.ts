import type { PriceEntry } from '../shapes/common';

/** The store's currencies, the event's primary one first: its own, if the store accepts it, else the store's (D-93). */
export function primaryFirst(accepted: readonly string[], own: string | undefined): string[] {
  if (!own || !accepted.includes(own)) return [...accepted];
  return [own, ...accepted.filter((code) => code !== own)];
}

/** The currencies in which all of these price lists have a price; what has none costs nothing in each, or what the buyer gives (D-93). */
export function currenciesOfAll(lists: readonly (readonly PriceEntry[])[], currencies: readonly string[]): string[] {
  const priced = lists.filter((prices) => prices.length > 0);
  return currencies.filter((code) => priced.every((prices) => prices.some(({ currency }) => currency === code)));
}
