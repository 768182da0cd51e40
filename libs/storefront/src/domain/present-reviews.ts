import type { ProductSummarySource } from './product-source';
import type { PublicProductReviews } from './product.view';

type Rated = Pick<ProductSummarySource, 'reviewsEnabled' | 'ratings'>;

/** Number and average (two decimals) of a product's ratings; nothing where reviews are switched off. */
export function presentRating({ reviewsEnabled, ratings }: Rated): { ratingAvg?: number; ratingCount?: number } {
  if (!reviewsEnabled) return {};
  const count = ratings.reduce((sum, number) => sum + number, 0);
  return { ratingAvg: count > 0 ? averageOf(ratings, count) : undefined, ratingCount: count };
}

/** The block `reviews` of a product (§2.3 r6): there when reviews are switched on and somebody wrote one. */
export function presentReviews(source: Rated & { reviewSummary?: string }): PublicProductReviews | undefined {
  const { ratingAvg, ratingCount } = presentRating(source);
  if (ratingAvg === undefined || ratingCount === undefined) return undefined;
  const [one = 0, two = 0, three = 0, four = 0, five = 0] = source.ratings;
  return { count: ratingCount, average: ratingAvg, counts: { 1: one, 2: two, 3: three, 4: four, 5: five }, aiSummary: source.reviewSummary };
}

function averageOf(ratings: readonly number[], count: number): number {
  const sum = ratings.reduce((total, number, index) => total + number * (index + 1), 0);
  return Math.round((sum / count) * 100) / 100;
}
