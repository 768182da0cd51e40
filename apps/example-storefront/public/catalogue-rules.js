import { priceFrom } from './prices.js';

/** The rules of searching, filtering and sorting a list of products, free of any page. */

/** Wishes of a visitor, as in the address: `q`, `collection` (a slug), `most` (a price in whole units), `stock`, `sort`. */
export const NOTHING = { q: '', collection: '', most: '', stock: '', sort: '' };

/** The wishes in an address's query; what is not known is left out. */
export const wishesIn = (search) => {
  const query = new URLSearchParams(search);
  return Object.fromEntries(Object.entries(NOTHING).map(([name, none]) => [name, query.get(name) ?? none]));
};

/** The same as a query, with what is wished for alone; empty for no wishes. */
export function queryOf(wishes) {
  const query = new URLSearchParams(Object.entries(wishes).filter(([name, value]) => name in NOTHING && value)).toString();
  return query && `?${query}`;
}

const folded = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns true for a product that can be bought now, or pre-ordered. */
const isToBeHad = ({ soldOut, preorderable }) => !soldOut || preorderable;

const minorOf = (product, currency) => priceFrom(product, currency).priceMinor ?? Infinity;

const ORDERS = {
  price: (currency) => (one, other) => minorOf(one, currency) - minorOf(other, currency),
  '-price': (currency) => (one, other) => minorOf(other, currency) - minorOf(one, currency),
  name: () => (one, other) => one.name.localeCompare(other.name),
  rating: () => (one, other) => (other.ratingAvg ?? 0) - (one.ratingAvg ?? 0),
};

/**
 * The products that fit, in the order that is wished for; without one in the shop's.
 * @param {{ name: string, slug: string, soldOut?: boolean, preorderable?: boolean, ratingAvg?: number }[]} products
 * @param {{ q?: string, most?: string, stock?: string, sort?: string }} wishes
 * @param {{ currency: string, digits: number, slugs?: Set<string> }} shown `slugs` are those of the collection that is wished for
 */
export function fitting(products, { q = '', most = '', stock = '', sort = '' }, { currency, digits, slugs }) {
  const words = folded(q).split(/\s+/).filter(Boolean);
  const mostMinor = Number(most) > 0 ? Math.round(Number(most) * 10 ** digits) : Infinity;
  const matching = products.filter(
    (product) =>
      words.every((word) => folded(product.name).includes(word)) &&
      (!slugs || slugs.has(product.slug)) &&
      (!stock || isToBeHad(product)) &&
      (mostMinor === Infinity || minorOf(product, currency) <= mostMinor),
  );
  return Object.hasOwn(ORDERS, sort) ? [...matching].sort(ORDERS[sort](currency)) : matching;
}
