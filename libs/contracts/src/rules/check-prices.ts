import type { Fault } from '../faults';
import type { PriceEntry } from '../shapes/common';
import { duplicates } from './duplicates';

/** Faults of the prices at `path`: accepted currencies, each once, and a struck-out price above the asked one. */
export function checkPrices(prices: readonly PriceEntry[], accepted: readonly string[], path: string): Fault[] {
  return [
    ...duplicates(prices.map(({ currency }) => currency)).map((index) => ({
      path: `${path}[${index}].currency`,
      message: `There is another price in ${prices[index]!.currency}; give one price in each currency.`,
    })),
    ...prices.flatMap((price, index) => [
      ...checkCurrency(price.currency, accepted, `${path}[${index}].currency`),
      ...(price.compareAtMinor !== undefined && price.compareAtMinor <= price.priceMinor
        ? [{ path: `${path}[${index}].compareAtMinor`, message: 'Give a compare-at price above the price, or leave it out.' }]
        : []),
    ]),
  ];
}

/** The fault of a thing that cannot do without a price and has none. */
export function checkSomePrice(prices: readonly PriceEntry[], path: string, message: string): Fault[] {
  return prices.length === 0 ? [{ path, message }] : [];
}

/** Faults of the amounts per currency at `path`: accepted currencies only. */
export function checkAmounts(amounts: Readonly<Record<string, number>> = {}, accepted: readonly string[], path: string): Fault[] {
  return Object.keys(amounts).flatMap((currency) => checkCurrency(currency, accepted, `${path}.${currency}`));
}

/** The fault of a currency that the store does not accept, if it is one. */
export function checkCurrency(currency: string, accepted: readonly string[], path: string): Fault[] {
  if (accepted.includes(currency)) return [];
  return [{ path, message: `The store does not accept ${currency}; use ${accepted.join(', ')}, or add it to workspace.currencies.` }];
}
