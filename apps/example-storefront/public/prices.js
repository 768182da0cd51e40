const STORED = 'currency';

/** The currencies that the shop's products are sold in, its primary one first. */
export function currenciesOf({ products = [] }) {
  return [...new Set(products.flatMap(({ currency, pricesFrom = {} }) => [currency, ...Object.keys(pricesFrom)]))].filter(Boolean);
}

export function chosenCurrency(store) {
  const currencies = currenciesOf(store);
  const stored = localStorage.getItem(STORED);
  return currencies.includes(stored) ? stored : currencies[0];
}

export function chooseCurrency(currency) {
  localStorage.setItem(STORED, currency);
  location.reload();
}

/** The price of a variant, tier or add-on in the wanted currency, or in its own where it has none in that. */
export function priceIn(thing, currency) {
  const entry = thing.prices?.find((price) => price.currency === currency);
  return entry ?? { currency: thing.currency, priceMinor: thing.priceMinor, compareAtMinor: thing.compareAtMinor };
}

/** The lowest price of a product in a list, the same way. */
export function priceFrom(summary, currency) {
  const priceMinor = summary.pricesFrom?.[currency];
  return priceMinor === undefined
    ? { currency: summary.currency, priceMinor: summary.priceMinorFrom, compareAtMinor: summary.compareAtMinorFrom }
    : { currency, priceMinor, compareAtMinor: summary.compareAtFrom?.[currency] };
}

/**
 * Returns the price of one piece with its add-ons, `[{ option, count }]`: `{ currency: minor units }`, in those of the shop's
 * `currencies` in which each of them has a price. A variant without any price is free.
 */
export function pricesOf(variant, addons, currencies) {
  const parts = [
    { prices: variant.pricingMode === 'free' ? [] : variant.prices, count: 1 },
    ...addons.map(({ option, count }) => ({ prices: option.prices, count })),
  ];
  const sums = currencies.map((currency) => [currency, parts.reduce((sum, part) => sum + costOf(part, currency), 0)]);
  return Object.fromEntries(sums.filter(([, sum]) => Number.isInteger(sum)));
}

const costOf = ({ prices = [], count }, currency) =>
  prices.length ? prices.find((price) => price.currency === currency)?.priceMinor * count : 0;
