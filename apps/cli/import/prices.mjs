import { minorUnitsOf } from './amounts.mjs';
import { EMPTIED, NOT_UNDERSTOOD } from './cell-states.mjs';

/**
 * Makes the price of a variant in the currency of an import, of what its file says and what is there: a price that the file does not say
 * stays, and so does one to compare with.
 * @param {{ row: number, price?: string, compareAt?: string }} variant
 * @param {{ currency: string, priceMinor: number, compareAtMinor?: number } | undefined} present the price that is there
 * @param {{ currency: string, digits: number, isNew: boolean, leftOut: import('./left-out.mjs').LeftOut }} shop
 * @returns {object[] | undefined} undefined where there is none: a new variant is priced on request
 */
export function pricesOf({ row, price, compareAt }, present, { currency, digits, leftOut, isNew }) {
  const isSaid = [price, compareAt].some((cell) => cell !== undefined && cell !== NOT_UNDERSTOOD);
  if (!isNew && !isSaid) return undefined;
  const read = (column, cell) => {
    if (typeof cell !== 'string') return undefined;
    const amount = minorUnitsOf(cell, digits);
    if (!amount) leftOut.addNotUnderstood(row, column, cell, 'not an amount that can be charged');
    if (amount?.rounded) leftOut.add(row, column, `rounded to ${digits} decimals, as ${currency} has`);
    return amount?.minor;
  };
  const [priceMinor = present?.priceMinor, written] = [read('Price', price), read('Compare-at price', compareAt)];
  if (priceMinor === undefined) {
    if (isNew)
      leftOut.add(row, 'Price', price === NOT_UNDERSTOOD ? 'not understood: priced on request' : 'there is none: priced on request');
    return undefined;
  }
  const compareAtMinor = compareAt === EMPTIED ? undefined : (written ?? present?.compareAtMinor);
  const isAbove = compareAtMinor > priceMinor;
  if (compareAtMinor > 0 && !isAbove) leftOut.add(row, 'Compare-at price', 'one that is not above the price is left out');
  return [{ currency, priceMinor, ...(isAbove && { compareAtMinor }) }];
}
