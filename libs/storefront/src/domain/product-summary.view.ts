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
    ref: z.string().describe('Ref of the product (`prd_…`) or package (`pkg_…`): upsert a local copy by it.'),
    name: z.string().describe('Name as buyers read it.'),
    slug: z.string().describe('Name for URLs: read the variants by `GET /v1/store/products/{slug}`.'),
    isPackage: z.boolean().describe('True for a package, whose variants are its options.'),
    coverUrl: z.string().optional().describe('Absolute address of the main picture; absent when there is none.'),
    currency: z.string().describe('ISO 4217 code of `priceMinorFrom`: the store’s primary currency wherever the product is priced in it.'),
    priceMinorFrom: z
      .number()
      .int()
      .optional()
      .describe('Lowest price of its variants, integer in the minor unit of `currency`; absent when all of them are priced on request.'),
    pricesFrom: amountsByCurrency.describe('Lowest price in each currency that the store accepts.'),
    compareAtMinorFrom: z
      .number()
      .int()
      .optional()
      .describe('Earlier price of the variant with the lowest price, to strike out, in the same minor unit; absent when it has none.'),
    compareAtFrom: amountsByCurrency
      .optional()
      .describe(
        'Earlier prices to strike out: that of the variant with the lowest price, in each currency that has one. Absent when none has.',
      ),
    showSaleBadge: z.boolean().describe('True when `priceMinorFrom` is below `compareAtMinorFrom`: mark the product as reduced.'),
    variantCount: z.number().int().describe('Number of its variants or options.'),
    soldOut: z.boolean().describe('True when no variant is in stock. It may still be pre-ordered or saved up for.'),
    saveForItSaveable: z
      .boolean()
      .describe('True when it can be paid in parts now. Offer it where it is neither in stock nor `preorderable`.'),
    preorderable: z.boolean().describe('True when it can be ordered now although stock has run out.'),
    ratingAvg: z
      .number()
      .optional()
      .describe('Average of the ratings, 1 to 5 with two decimals; absent when there are none or reviews are off.'),
    ratingCount: z.number().int().optional().describe('Number of ratings; absent when reviews are off.'),
    updatedAt: timestamp.describe(
      'Last change of anything in the summary or the product itself, UTC with microseconds. The largest one that you have received is the next `updatedSince`.',
    ),
  })
  .meta({ id: 'PublicProductSummary', description: 'A product or package in a list.' });
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
