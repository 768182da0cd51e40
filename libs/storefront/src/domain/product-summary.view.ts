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
    ref: z
      .string()
      .describe('Ref of the product (`prd_…`) or package (`pkg_…`), given by the service. Stable: use it as the key of a local copy.'),
    name: z.string().describe('Name of the product or package as buyers read it, plain text.'),
    slug: z
      .string()
      .describe(
        'Name of the product or package in URLs, such as `tote-bag`: read all details by `GET /v1/store/products/{slug}`. The merchant can change it; `ref` stays.',
      ),
    isPackage: z.boolean().describe('True for a package, whose variants are the options of the package; false for a product.'),
    coverUrl: z.string().optional().describe('Absolute URL of the product’s main picture; absent when the product has none.'),
    currency: z
      .string()
      .describe(
        'ISO 4217 code of the product’s `priceMinorFrom`, such as `NGN`: the store’s primary currency where the product has a price in it, else the first accepted currency with one.',
      ),
    priceMinorFrom: z
      .number()
      .int()
      .optional()
      .describe(
        'Lowest price among the product’s variants (“from”), integer in the minor unit of `currency`; absent when all variants are priced on request.',
      ),
    pricesFrom: amountsByCurrency.describe(
      'Lowest price among the product’s variants in each currency that the store accepts: ISO 4217 code → integer in that currency’s minor unit. Empty when all variants are priced on request.',
    ),
    compareAtMinorFrom: z
      .number()
      .int()
      .optional()
      .describe(
        'Earlier price of the product’s cheapest variant, to strike out beside `priceMinorFrom`: integer in the minor unit of `currency`. Absent when the cheapest variant has none.',
      ),
    compareAtFrom: amountsByCurrency
      .optional()
      .describe(
        'Earlier price of the product’s cheapest variant in each currency, to strike out beside `pricesFrom`: ISO 4217 code → integer in that currency’s minor unit. Absent when no cheapest variant has one.',
      ),
    showSaleBadge: z
      .boolean()
      .describe('True when the product’s `priceMinorFrom` is below `compareAtMinorFrom`: mark the product as on sale.'),
    variantCount: z.number().int().describe('Number of variants of the product, or of options of the package.'),
    soldOut: z
      .boolean()
      .describe(
        'True when no variant of the product is in stock. The product may still be open for pre-orders (`preorderable`) or savings plans (`saveForItSaveable`).',
      ),
    saveForItSaveable: z
      .boolean()
      .describe(
        'True when a buyer can pay for the product in parts now (savings plan). Offer the plan only where the product is neither in stock nor `preorderable`.',
      ),
    preorderable: z.boolean().describe('True when the product can be pre-ordered now although stock has run out: show a pre-order mark.'),
    ratingAvg: z
      .number()
      .optional()
      .describe(
        'Average rating of the product by buyers, 1 to 5 with two decimals; absent when nobody has rated the product or the merchant has reviews switched off.',
      ),
    ratingCount: z
      .number()
      .int()
      .optional()
      .describe('Number of ratings of the product by buyers; absent when the merchant has reviews of the product switched off.'),
    updatedAt: timestamp.describe(
      'When the product, or anything in this summary, last changed: UTC timestamp with microseconds. Send the latest one that you have received as `updatedSince` to read only later changes.',
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
