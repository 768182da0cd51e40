import { amountsByCurrency, timestamp } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import type { Moment } from './moment';
import { withSoldOutAddons } from './addons-needed';
import { offerState } from './offer-state';
import { presentPricesFrom } from './view-parts';
import type { ProductSummarySource } from './product-source';
import type { StoreProfile } from './store-profile';
import type { PublicProductReviews } from './product.view';

/** A product in a list (§2.2). */
export const publicProductSummary = z
  .object({
    ref: z.string(),
    name: z.string(),
    slug: z.string(),
    isPackage: z.boolean(),
    coverUrl: z.string().optional(),
    currency: z.string().describe('Currency of priceMinorFrom: the store’s primary one wherever the product is priced in it.'),
    priceMinorFrom: z.number().int().optional().describe('Lowest price; absent when every variant is priced on request.'),
    pricesFrom: amountsByCurrency.describe('Lowest price in each currency.'),
    compareAtMinorFrom: z.number().int().optional(),
    compareAtFrom: amountsByCurrency.optional().describe('Compare-at price of the lowest price, in each currency that has one.'),
    showSaleBadge: z.boolean(),
    variantCount: z.number().int(),
    soldOut: z.boolean(),
    saveForItSaveable: z.boolean(),
    preorderable: z.boolean(),
    ratingAvg: z.number().optional(),
    ratingCount: z.number().int().optional(),
    updatedAt: timestamp.describe('The delta cursor, microseconds.'),
  })
  .meta({ id: 'PublicProductSummary', description: 'A product in a list.' });
export type PublicProductSummary = z.infer<typeof publicProductSummary>;

/** Returns the public reference of a product (`prd_…`) or a package (`pkg_…`). */
export function productRef({ id, isPackage }: { id: string; isPackage: boolean }): string {
  return refOf(isPackage ? 'pkg' : 'prd', id);
}

/** Returns a product in a list (§2.2). */
export function presentProductSummary(source: ProductSummarySource, store: StoreProfile, now: Moment): PublicProductSummary {
  const { soldOut, preorderable, saveForItSaveable } = offerState(withSoldOutAddons(source, store), store, now);
  return {
    ref: productRef(source),
    name: source.name,
    slug: source.slug,
    isPackage: source.isPackage,
    coverUrl: source.coverUrl,
    ...presentPricesFrom(source.variants, store.currencies),
    variantCount: source.variants.length,
    soldOut,
    saveForItSaveable,
    preorderable,
    ...presentRating(source),
    updatedAt: source.updatedAt,
  };
}

type Rated = Pick<ProductSummarySource, 'reviewsEnabled' | 'ratings'>;

/** Returns number and average (two decimals) of a product's ratings; empty where reviews are disabled. */
export function presentRating({ reviewsEnabled, ratings }: Rated): { ratingAvg?: number; ratingCount?: number } {
  if (!reviewsEnabled) return {};
  const count = ratings.reduce((sum, number) => sum + number, 0);
  return { ratingAvg: count > 0 ? averageOf(ratings, count) : undefined, ratingCount: count };
}

/** Returns the block `reviews` of a product (§2.3 r6); undefined where reviews are disabled, or there are none. */
export function presentReviews(source: Rated & { reviewSummary?: string }): PublicProductReviews | undefined {
  const { ratingAvg, ratingCount } = presentRating(source);
  if (ratingAvg === undefined || ratingCount === undefined) return undefined;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = source.ratings;
  return {
    count: ratingCount,
    average: ratingAvg,
    counts: { 1: one, 2: two, 3: three, 4: four, 5: five },
    aiSummary: source.reviewSummary,
  };
}

function averageOf(ratings: readonly number[], count: number): number {
  const sum = ratings.reduce((total, number, index) => total + number * (index + 1), 0);
  return Math.round((sum / count) * 100) / 100;
}
