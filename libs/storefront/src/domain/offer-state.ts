import type { Moment } from './moment';
import type { ProductSummarySource, StockedSource } from './product-source';
import type { StoreProfile } from './store-profile';

/**
 * What the call to action of a product goes by (§2.3 r4): in stock, else pre-order, else a savings plan, else sold out.
 * Summary, detail and availability all ask here, so they never disagree.
 */
export interface OfferState {
  soldOut: boolean;
  preorderable: boolean;
  /** Present when pre-orders are open and capped. */
  preorderRemaining?: number;
  saveForItSaveable: boolean;
}

/** A variant that is priced on request cannot be bought here (D-133). */
export function isSoldOut({ remaining, pricingMode }: StockedSource): boolean {
  return remaining === 0 || pricingMode === 'quote';
}

function isPriced({ pricingMode }: StockedSource): boolean {
  return pricingMode !== 'quote';
}

/** Pre-orders are open: the merchant takes them and the cap is not reached. */
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

/** A savings plan can be started: it is switched on, its required add-ons can be had, there is a price to save up, and one of the fixed dates, if any, is still to come. */
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
