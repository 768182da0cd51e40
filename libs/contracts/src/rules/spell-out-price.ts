import type { Fault } from '../faults';
import type { PriceEntry } from '../shapes/common';
import type { ShortPrice, SpelledOut, WrittenPrices } from '../shapes/short-price';

/** Something in its one canonical form, and what stood in the way of it; paths are relative to the item. */
export interface Spelling<T> {
  item: T;
  faults: Fault[];
}

/**
 * Moves a short price into `prices`, as the entry of its currency. Said twice, it must say the same.
 * @param primary the currency of a `priceMinor` without one
 * @param path of the priced thing within its item; '' when it is the item
 */
export function spellOutPrice<T extends WrittenPrices>(priced: T, primary: string, path: string): Spelling<SpelledOut<T>> {
  const { priceMinor, compareAtMinor, currency = primary, ...rest } = priced;
  const at = (field: keyof ShortPrice | 'prices') => (path === '' ? field : `${path}.${field}`);
  if (priceMinor === undefined) {
    const faults = compareAtMinor === undefined ? [] : [{ path: at('compareAtMinor'), message: 'Give priceMinor as well, or write both in prices.' }];
    return { item: rest as SpelledOut<T>, faults };
  }
  const short: PriceEntry = { currency, priceMinor, ...(compareAtMinor !== undefined && { compareAtMinor }) };
  const same = rest.prices.find((entry) => entry.currency === currency);
  if (!same) return { item: { ...rest, prices: [...rest.prices, short] } as SpelledOut<T>, faults: [] };
  const agrees = same.priceMinor === priceMinor && (compareAtMinor === undefined || same.compareAtMinor === compareAtMinor);
  const message = `prices says another price in ${currency}; say it once, or the same.`;
  return { item: rest as SpelledOut<T>, faults: agrees ? [] : [{ path: at('priceMinor'), message }] };
}

/** What is free has no prices: a price of 0 says the same. */
export function withoutZeroPrices<T extends { prices: PriceEntry[] }>(item: T): T {
  return { ...item, prices: item.prices.filter(({ priceMinor }) => priceMinor > 0) };
}

/** Spells out each of a list, with `path[index]` before each fault. */
export function spellOutEach<T, U>(list: readonly T[], path: string, spell: (item: T, path: string) => Spelling<U>): Spelling<U[]> {
  const spelled = list.map((item, index) => spell(item, `${path}[${index}]`));
  return { item: spelled.map(({ item }) => item), faults: spelled.flatMap(({ faults }) => faults) };
}

/** `large` or `tote-bag/large` → `tote-bag/large`: what points at a part of its own item may leave the item out. */
export function fullPath(slug: string, path: string): string {
  return path.includes('/') ? path : `${slug}/${path}`;
}

/** `tote-bag/size/large` or `size/large` → `size/large`, a path of 2 `keys`: what is told within an item needs no item. */
export function innerPath(slug: string, path: string, keys: number): string {
  const inFull = path.split('/').length === keys + 1 && path.startsWith(`${slug}/`);
  return inFull ? path.slice(slug.length + 1) : path;
}
