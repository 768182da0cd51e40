import type { Fault } from '../faults';
import type { PriceEntry } from '../shapes/common';
import { isChargeable, isOnStep, stepAdvice } from './provider-currencies';

/** An amount that buyers are charged, or that a charge is made of, as a merchant writes it. */
export interface WrittenAmount {
  /** Within its item: `variants[0].prices[1].priceMinor`. */
  path: string;
  /** The same amount whatever the order of lists, by keys: `variants/large/KWD`. */
  place: string;
  currency: string;
  amountMinor: number;
}

/** Faults of amounts, and warnings of them. */
export interface JudgedAmounts {
  faults: Fault[];
  warnings: Fault[];
  /** Where the first amount of each currency stands that no provider charges; its amounts cannot be paid in live mode. */
  uncharged: ReadonlyMap<string, string>;
}

/**
 * Judges the amounts of an item by the steps of their currencies (D-128): one that is written or changed to no multiple is a fault, one that
 * is stored already is left as it is and warned of.
 * @param stored those of the item as it is stored; none of an item that is made
 */
export function judgeAmounts(written: readonly WrittenAmount[], stored: readonly WrittenAmount[] = []): JudgedAmounts {
  const known = new Set(stored.map(sameText));
  const off = written.filter(({ amountMinor, currency }) => !isOnStep(amountMinor, currency));
  const uncharged = new Map<string, string>();
  for (const { currency, path, amountMinor } of written)
    if (amountMinor > 0 && !isChargeable(currency) && !uncharged.has(currency)) uncharged.set(currency, path);
  return {
    faults: off.filter((amount) => !known.has(sameText(amount))).map(({ path, ...amount }) => ({ path, message: adviceOn(amount) })),
    warnings: off
      .filter((amount) => known.has(sameText(amount)))
      .map(({ path, ...amount }) => ({ path, message: `${adviceOn(amount)} It stays as it is, and cannot be charged in live mode.` })),
    uncharged,
  };
}

/** Sees that a price of this currency cannot be paid. */
export function unchargedAdvice(currency: string): string {
  return `No payment provider charges ${currency}: in live mode a checkout with something due in it is refused. Give a price in another currency.`;
}

/** The amounts of a price list. */
export function amountsOfPrices(prices: readonly PriceEntry[], path: string, place: string): WrittenAmount[] {
  return prices.map(({ currency, priceMinor }, index) => ({
    path: `${path}[${index}].priceMinor`,
    place: `${place}/${currency}`,
    currency,
    amountMinor: priceMinor,
  }));
}

/** The amounts of a record by currency. */
export function amountsByCurrencyAt(amounts: Readonly<Record<string, number>> = {}, path: string): WrittenAmount[] {
  return Object.entries(amounts).map(([currency, amountMinor]) => ({
    path: `${path}.${currency}`,
    place: `${path}/${currency}`,
    currency,
    amountMinor,
  }));
}

/** An amount in one currency; none where it is not given. */
export function amountAt(amountMinor: number | undefined, currency: string, path: string, place: string): WrittenAmount[] {
  return amountMinor === undefined ? [] : [{ path, place: `${place}/${currency}`, currency, amountMinor }];
}

function adviceOn({ amountMinor, currency }: Pick<WrittenAmount, 'amountMinor' | 'currency'>): string {
  return stepAdvice(amountMinor, currency);
}

const sameText = ({ place, amountMinor }: WrittenAmount): string => `${place} ${amountMinor}`;
