import { percentOf, roundToStep } from '@svc/kernel';
import type { PriceEntry } from '../shapes/common';
import type { DEPOSIT_TYPES, PricingMode, ShortPrice, SpelledOut, WrittenPrices } from '../shapes/product';
import type { Fault } from '../faults';
import { duplicates } from './lists';
import type { Fee } from '../shapes/event';
import { stepOf } from './provider-currencies';

/** A thing with a price list. */
export interface Priced {
  pricingMode: PricingMode;
  /** Prices in the merchant's spelling; the store may no longer accept some of the currencies. */
  prices: readonly PriceEntry[];
}

/**
 * Returns the prices in currencies that the store accepts, in the order of the currencies. Free things cost 0 in each of them,
 * things priced on request have none.
 */
export function acceptedPrices({ pricingMode, prices }: Priced, currencies: readonly string[]): PriceEntry[] {
  if (pricingMode === 'quote') return [];
  if (pricingMode === 'free') return currencies.map((currency) => ({ currency, priceMinor: 0 }));
  return inAcceptedCurrencies(prices, currencies);
}

export function inAcceptedCurrencies(prices: readonly PriceEntry[], currencies: readonly string[]): PriceEntry[] {
  return currencies.flatMap((currency) => prices.find((price) => price.currency === currency) ?? []);
}

/** Returns the price in one currency, with no fallback to another (§4.2 currency). */
export function priceIn(prices: readonly PriceEntry[], currency: string): number | undefined {
  return prices.find((price) => price.currency === currency)?.priceMinor;
}

/** Returns true while the prices of a phase apply, by its end and its count; `left` is the remaining quantity, null without a cap. */
export function isPhaseOpen({ endsAt }: { endsAt?: string }, left: number | null, isDue: (moment: string) => boolean): boolean {
  return left !== 0 && !(endsAt && isDue(endsAt));
}

/** Returns the faults of prices at `path`: currencies not accepted or duplicate, and compare-at prices not above the price. */
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

/** Returns a fault for a missing price that is required. */
export function checkSomePrice(prices: readonly PriceEntry[], path: string, message: string): Fault[] {
  return prices.length === 0 ? [{ path, message }] : [];
}

/** Returns the faults of amounts by currency at `path` whose currencies are not accepted. */
export function checkAmounts(amounts: Readonly<Record<string, number>> = {}, accepted: readonly string[], path: string): Fault[] {
  return Object.keys(amounts).flatMap((currency) => checkCurrency(currency, accepted, `${path}.${currency}`));
}

/** Returns a fault for a currency that the store does not accept. */
export function checkCurrency(currency: string, accepted: readonly string[], path: string): Fault[] {
  if (accepted.includes(currency)) return [];
  return [{ path, message: `The store does not accept ${currency}; use ${accepted.join(', ')}, or add it to workspace.currencies.` }];
}

/** An item in its canonical form, and the faults on the way to it; paths are relative to the item. */
export interface Spelling<T> {
  item: T;
  faults: Fault[];
  /** Moments that are read otherwise than before (D-124). */
  warnings?: Fault[];
}

/**
 * Moves a short price into `prices`, as the entry of its currency. Both must agree where both are written.
 * @param primary the currency of a `priceMinor` without one
 * @param path of the priced thing within its item; '' when it is the item
 */
export function spellOutPrice<T extends WrittenPrices>(priced: T, primary: string, path: string): Spelling<SpelledOut<T>> {
  const { priceMinor, compareAtMinor, currency = primary, ...rest } = priced;
  const at = (field: keyof ShortPrice | 'prices') => (path === '' ? field : `${path}.${field}`);
  if (priceMinor === undefined) {
    const faults =
      compareAtMinor === undefined ? [] : [{ path: at('compareAtMinor'), message: 'Give priceMinor as well, or write both in prices.' }];
    return { item: rest as SpelledOut<T>, faults };
  }
  const short: PriceEntry = { currency, priceMinor, ...(compareAtMinor !== undefined && { compareAtMinor }) };
  const same = rest.prices.find((entry) => entry.currency === currency);
  if (!same) return { item: { ...rest, prices: [...rest.prices, short] } as SpelledOut<T>, faults: [] };
  const agrees = same.priceMinor === priceMinor && (compareAtMinor === undefined || same.compareAtMinor === compareAtMinor);
  const message = `prices says another price in ${currency}; say it once, or the same.`;
  return { item: rest as SpelledOut<T>, faults: agrees ? [] : [{ path: at('priceMinor'), message }] };
}

/** Returns the item without prices of 0: a free item has no prices. */
export function withoutZeroPrices<T extends { prices: PriceEntry[] }>(item: T): T {
  return { ...item, prices: item.prices.filter(({ priceMinor }) => priceMinor > 0) };
}

/** Converts each item of a list to its canonical form, with `path[index]` before each fault. */
export function spellOutEach<T, U>(list: readonly T[], path: string, spell: (item: T, path: string) => Spelling<U>): Spelling<U[]> {
  const spelled = list.map((item, index) => spell(item, `${path}[${index}]`));
  return { item: spelled.map(({ item }) => item), faults: spelled.flatMap(({ faults }) => faults) };
}

/**
 * `large`, `tote-bag/large` or `former-bag/large` → `tote-bag/large`, of a reference that may name parts of its own item alone: it may omit
 * the slug, or have that of the item from which this one was copied (D-148). @param keys keys of the own parts
 */
export function fullPath(slug: string, path: string, keys: readonly (string | undefined)[]): string {
  const [of, key, ...rest] = path.split('/');
  if (key === undefined) return `${slug}/${of}`;
  return rest.length === 0 && keys.includes(key) ? `${slug}/${key}` : path;
}

/** `tote-bag/size/large` or `size/large` → `size/large`, a path of 2 `keys` within the item, without its slug. */
export function innerPath(slug: string, path: string, keys: number): string {
  const inFull = path.split('/').length === keys + 1 && path.startsWith(`${slug}/`);
  return inFull ? path.slice(slug.length + 1) : path;
}

/** Returns the store's currencies, the event's own one first if the store accepts it (D-93). */
export function primaryFirst(accepted: readonly string[], own: string | undefined): string[] {
  if (!own || !accepted.includes(own)) return [...accepted];
  return [own, ...accepted.filter((code) => code !== own)];
}

/** Returns the currencies that all price lists have in common. Empty lists do not count: they are free, or donations (D-93). */
export function currenciesOfAll(lists: readonly (readonly PriceEntry[])[], currencies: readonly string[]): string[] {
  const priced = lists.filter((prices) => prices.length > 0);
  return currencies.filter((code) => priced.every((prices) => prices.some(({ currency }) => currency === code)));
}

/** Terms of a deposit: whole percent of a line's net, or minor units of the primary currency for each piece (D-94). */
export interface DepositTerms {
  type: (typeof DEPOSIT_TYPES)[number];
  value: number;
}

/**
 * Returns the part of a line's net that is paid now, minor units: the deposit, rounded half up to the step of the currency, at least one
 * step, never above the net; 0 when that is 0 (D-94, D-128).
 */
export function depositOn(netMinor: number, quantity: number, { type, value }: DepositTerms, currency: string): number {
  const step = stepOf(currency);
  const deposit = type === 'percent' ? percentOf(netMinor, value, step) : roundToStep(value * quantity, step);
  return Math.min(netMinor, Math.max(step, deposit));
}

/** Returns the deposit in one currency. A fixed one exists in the primary currency only; in any other all is paid now. */
export function depositIn(terms: DepositTerms | undefined, currency: string, primary: string): DepositTerms | undefined {
  return terms?.type === 'percent' || currency === primary ? terms : undefined;
}

/** Agreed terms of a fee: its flat part in a primary currency, and in others; 0 where none is listed (D-93). */
export interface FeeTerms extends Fee {
  flatByCurrency: Readonly<Record<string, number>>;
}

/** Returns the fee in one currency; `primary` is that of `flatMinor`. The percentage is the same in all (D-93). */
export function feeIn({ pct, flatMinor, flatByCurrency }: FeeTerms, currency: string, primary: string): Fee {
  if (currency === primary) return { pct, flatMinor };
  return { pct, flatMinor: Object.hasOwn(flatByCurrency, currency) ? flatByCurrency[currency]! : 0 };
}

/**
 * Returns the fee on a line, minor units: percent of the net and the flat part for each piece, each rounded half up to the step of the
 * currency; 0 when the net is 0 (D-92, D-128).
 */
export function feeOn(netMinor: number, quantity: number, { pct, flatMinor }: Fee, currency: string): number {
  const step = stepOf(currency);
  return netMinor === 0 ? 0 : percentOf(netMinor, pct, step) + roundToStep(flatMinor * quantity, step);
}
