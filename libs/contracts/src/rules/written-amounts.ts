import type { Fault } from '../faults';
import type { PriceEntry } from '../shapes/common';
import { isChargeable, isOnStep, stepAdvice } from './provider-currencies';

/** A merchant's amount that buyers are charged, or that is part of a charge. */
export interface WrittenAmount {
  /** Path within its item: `variants[0].prices[1].priceMinor`. */
  path: string;
  /** Identity of the amount by keys, whatever the order of lists: `variants/large/KWD`. */
  keyPath: string;
  currency: string;
  amountMinor: number;
}

/** Faults and warnings of amounts. */
export interface JudgedAmounts {
  faults: Fault[];
  warnings: Fault[];
  /** Path of the first amount by currency that no provider charges; its amounts cannot be paid in live mode. */
  uncharged: ReadonlyMap<string, string>;
}

/**
 * Checks the amounts of an item by the steps of their currencies (D-128): a new or changed one that is not a multiple is a fault, a
 * stored one is accepted with a warning.
 * @param stored amounts of the stored item; none for a new item
 */
export function judgeAmounts(written: readonly WrittenAmount[], stored: readonly WrittenAmount[] = []): JudgedAmounts {
  const existing = new Set(stored.map(sameText));
  const off = written.filter(({ amountMinor, currency }) => !isOnStep(amountMinor, currency));
  const uncharged = new Map<string, string>();
  for (const { currency, path, amountMinor } of written)
    if (amountMinor > 0 && !isChargeable(currency) && !uncharged.has(currency)) uncharged.set(currency, path);
  return {
    faults: off.filter((amount) => !existing.has(sameText(amount))).map(({ path, ...amount }) => ({ path, message: adviceOn(amount) })),
    warnings: off
      .filter((amount) => existing.has(sameText(amount)))
      .map(({ path, ...amount }) => ({ path, message: `${adviceOn(amount)} It stays as it is, and cannot be charged in live mode.` })),
    uncharged,
  };
}

/** Returns advice on a price whose currency no provider charges. */
export function unchargedAdvice(currency: string): string {
  return `No payment provider charges ${currency}: in live mode a checkout with something due in it is refused. Give a price in another currency.`;
}

/** Returns the amounts of a price list. */
export function amountsOfPrices(prices: readonly PriceEntry[], path: string, keyPath: string): WrittenAmount[] {
  return prices.map(({ currency, priceMinor }, index) => ({
    path: `${path}[${index}].priceMinor`,
    keyPath: `${keyPath}/${currency}`,
    currency,
    amountMinor: priceMinor,
  }));
}

/** Returns the amounts of a record by currency. */
export function amountsByCurrencyAt(amounts: Readonly<Record<string, number>> = {}, path: string): WrittenAmount[] {
  return Object.entries(amounts).map(([currency, amountMinor]) => ({
    path: `${path}.${currency}`,
    keyPath: `${path}/${currency}`,
    currency,
    amountMinor,
  }));
}

/** Returns an amount in one currency as a list; empty for an absent amount. */
export function amountAt(amountMinor: number | undefined, currency: string, path: string, keyPath: string): WrittenAmount[] {
  return amountMinor === undefined ? [] : [{ path, keyPath: `${keyPath}/${currency}`, currency, amountMinor }];
}

function adviceOn({ amountMinor, currency }: Pick<WrittenAmount, 'amountMinor' | 'currency'>): string {
  return stepAdvice(amountMinor, currency);
}

const sameText = ({ keyPath, amountMinor }: WrittenAmount): string => `${keyPath} ${amountMinor}`;
