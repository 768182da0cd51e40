import type { Moment } from './moment';
import type { ProductSummarySource, StockedSource } from './product-source';
import type { StoreProfile } from './store-profile';

/**
 * State behind the call to action of a product (§2.3 r4): in stock, else pre-order, else a savings plan, else sold out.
 * Summary, detail and availability all use it, so they never disagree.
 */
export interface OfferState {
  soldOut: boolean;
  preorderable: boolean;
  /** Present when pre-orders are open and capped. */
  preorderRemaining?: number;
  saveForItSaveable: boolean;
}

/** Returns true for a variant that cannot be bought: out of stock, or priced on request (D-133). */
export function isSoldOut({ remaining, pricingMode }: StockedSource): boolean {
  return remaining === 0 || pricingMode === 'quote';
}

function isPriced({ pricingMode }: StockedSource): boolean {
  return pricingMode !== 'quote';
}

/** Returns the state of pre-orders: open while the merchant accepts them and the cap is not reached. */
export function presentPreorder({ preorderable, preorderLeft }: Pick<ProductSummarySource, 'preorderable' | 'preorderLeft'>): {
  preorderable: boolean;
  preorderRemaining?: number;
} {
  if (!preorderable || preorderLeft === 0) return { preorderable: false };
  return preorderLeft === null ? { preorderable: true } : { preorderable: true, preorderRemaining: preorderLeft };
}

export function offerState(source: ProductSummarySource, store: StoreProfile, now: Moment): OfferState {
  return {
    soldOut: source.variants.every(isSoldOut),
    ...presentPreorder({ ...source, preorderable: source.preorderable && source.variants.some(isPriced) }),
    saveForItSaveable: isSaveable(source, store, now),
  };
}

/**
 * Returns true where a savings plan can be started: it is enabled, required add-ons are available, there is a price, and a fixed date, if
 * any, is in the future.
 */
function isSaveable(source: ProductSummarySource, store: StoreProfile, now: Moment): boolean {
  if (!source.saveForItEnabled || source.lacksAddons) return false;
  const hasPrice = source.variants.some(
    ({ pricingMode, prices }) =>
      (pricingMode === 'full_payment' || pricingMode === 'deposit') &&
      prices.some(({ currency, priceMinor }) => priceMinor > 0 && store.currencies.includes(currency)),
  );
  const dates = source.saveForItFixedDates ?? [];
  if (!hasPrice || dates.length === 0) return hasPrice;
  const today = now.localDate(store.timezone);
  return dates.some((date) => date >= today);
}
