import { aProductSource, aStore, aVariantSource } from '../testing';
import { Moment } from './moment';
import { presentProductSummary } from './product-summary.view';
import { publicProductSummary } from './product-summary.view';
import type { ProductSource } from './product-source';

const NOW = new Moment(new Date('2026-03-01T09:00:00Z'));

function summaryOf(overrides: Partial<ProductSource>, store = aStore()) {
  return presentProductSummary(aProductSource(overrides), store, NOW);
}

function priced(...prices: { currency: string; priceMinor: number; compareAtMinor?: number }[]) {
  return aVariantSource({ prices });
}

describe('a product in a list', () => {
  it('[§2.2] has every field of a summary', () => {
    const overrides = {
      coverUrl: 'https://img.example/t.png',
      ratings: [0, 0, 1, 0, 2],
      variants: [priced({ currency: 'NGN', priceMinor: 900, compareAtMinor: 1_000 })],
    };
    const summary = summaryOf(overrides);
    expect(publicProductSummary.strict().parse(summary)).toEqual(summary);
    expect(Object.keys(publicProductSummary.shape).filter((field) => !(field in JSON.parse(JSON.stringify(summary))))).toEqual([]);
  });

  it('[D-22] has the lowest price by currency, the primary one first', () => {
    const variants = [
      priced({ currency: 'USD', priceMinor: 1_100 }, { currency: 'NGN', priceMinor: 700 }),
      priced({ currency: 'NGN', priceMinor: 900 }),
    ];
    expect(summaryOf({ variants })).toMatchObject({ currency: 'NGN', priceMinorFrom: 700, pricesFrom: { NGN: 700, USD: 1_100 } });
  });

  it('starts with another accepted currency when the primary one has no price', () => {
    expect(summaryOf({ variants: [priced({ currency: 'USD', priceMinor: 1_100 })] })).toMatchObject({
      currency: 'USD',
      priceMinorFrom: 1_100,
      pricesFrom: { USD: 1_100 },
    });
  });

  it('leaves out currencies that the store no longer accepts', () => {
    const variants = [priced({ currency: 'USD', priceMinor: 1 }, { currency: 'NGN', priceMinor: 700 })];
    expect(summaryOf({ variants }, aStore({ currencies: ['NGN'] })).pricesFrom).toEqual({ NGN: 700 });
  });

  it('[D-133] compares the lowest price with its own compare-at price, not with that of a dearer variant', () => {
    const variants = [priced({ currency: 'NGN', priceMinor: 700 }), priced({ currency: 'NGN', priceMinor: 900, compareAtMinor: 1_500 })];
    const summary = summaryOf({ variants });
    expect(summary).toMatchObject({ priceMinorFrom: 700, showSaleBadge: false });
    const reduced = [priced({ currency: 'NGN', priceMinor: 700, compareAtMinor: 800 }), priced({ currency: 'NGN', priceMinor: 900 })];
    expect(summaryOf({ variants: reduced })).toMatchObject({ compareAtMinorFrom: 800, showSaleBadge: true });
    expect(summary.compareAtMinorFrom).toBeUndefined();
    expect(summary.compareAtFrom).toBeUndefined();
  });

  it('has no lowest price when every variant is priced on request, and costs nothing when free', () => {
    expect(summaryOf({ variants: [aVariantSource({ pricingMode: 'quote', prices: [] })] })).toMatchObject({
      currency: 'NGN',
      pricesFrom: {},
    });
    expect(summaryOf({ variants: [aVariantSource({ pricingMode: 'free', prices: [] })] })).toMatchObject({
      priceMinorFrom: 0,
      pricesFrom: { NGN: 0, USD: 0 },
    });
  });

  it('is sold out only when no variant is left; untracked stock never runs out', () => {
    const gone = aVariantSource({ remaining: 0 });
    expect(summaryOf({ variants: [gone, gone] }).soldOut).toBe(true);
    expect(summaryOf({ variants: [gone, aVariantSource({ remaining: null })] }).soldOut).toBe(false);
  });

  it('[D-133] is sold out where all remaining variants are priced on request, and then cannot be pre-ordered', () => {
    const onRequest = aVariantSource({ pricingMode: 'quote', prices: [], remaining: null });
    const summary = summaryOf({ variants: [onRequest, aVariantSource({ remaining: 0 })], preorderable: true });
    expect(summary).toMatchObject({ soldOut: true, preorderable: true });
    expect(summaryOf({ variants: [onRequest], preorderable: true })).toMatchObject({ soldOut: true, preorderable: false });
  });

  it('can be pre-ordered until the cap is reached', () => {
    expect(summaryOf({ preorderable: true, preorderLeft: null }).preorderable).toBe(true);
    expect(summaryOf({ preorderable: true, preorderLeft: 1 }).preorderable).toBe(true);
    expect(summaryOf({ preorderable: true, preorderLeft: 0 }).preorderable).toBe(false);
    expect(summaryOf({ preorderable: false, preorderLeft: 5 }).preorderable).toBe(false);
  });

  it('can be saved up for while enabled, priced, and with a future fixed date', () => {
    expect(summaryOf({ saveForItEnabled: true }).saveForItSaveable).toBe(true);
    expect(summaryOf({ saveForItEnabled: false }).saveForItSaveable).toBe(false);
    expect(summaryOf({ saveForItEnabled: true, saveForItFixedDates: ['2026-03-01'] }).saveForItSaveable).toBe(true);
    expect(summaryOf({ saveForItEnabled: true, saveForItFixedDates: ['2026-02-28'] }).saveForItSaveable).toBe(false);
    expect(summaryOf({ saveForItEnabled: true, variants: [aVariantSource({ pricingMode: 'free', prices: [] })] }).saveForItSaveable).toBe(
      false,
    );
  });

  it('shows ratings to two decimals, none where reviews are disabled', () => {
    expect(summaryOf({ ratings: [0, 0, 1, 0, 2] })).toMatchObject({ ratingAvg: 4.33, ratingCount: 3 });
    expect(summaryOf({})).toMatchObject({ ratingCount: 0, ratingAvg: undefined });
    expect(summaryOf({ ratings: [0, 0, 1, 0, 2], reviewsEnabled: false })).not.toHaveProperty('ratingCount');
  });
});
