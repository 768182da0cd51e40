import type { Page } from '@svc/access';
import { reviewItem, type ReviewItem } from '@svc/catalogue';
import { invalidBecause, key, keyText, parseChange, parseOrRefuse, type StoredItem } from '@svc/contracts';
import { idOf, InvalidInput, NotFound, refOf, type Author } from '@svc/kernel';
import { mergePatch, objectOf } from '../domain/item';
import type { DocumentItem } from '../domain/section';
import type { ChangeItem } from './change-item';
import type { ReadItem } from './list-items';

/** View of a review in the management API. */
export type ReviewView = ReviewItem & { ref: string };

export interface OfReviews {
  workspaceId: string;
  section: 'products' | 'packages';
  /** Id of the product or package. */
  id: string;
}

export interface OfReview extends OfReviews {
  by: Author;
  reviewId: string;
}

/** Body of a new review; without a `key` it gets one. */
export const createReviewBody = reviewItem
  .extend({ key: key.optional().describe(`${keyText('review', 'product or package')} Absent: the service makes one.`) })
  .meta({ id: 'CreateReviewBody', description: 'Review of a product or package to add: author, rating, date and optional text.' });

/** Reviews of products and packages, each as a part of its item. */
export class ManageReviews {
  constructor(
    private readonly readItem: ReadItem,
    private readonly changeItem: ChangeItem,
  ) {}

  /**
   * Lists the reviews of a product or package in their order, page by page. Throws NotFound, and InvalidInput when the review of the cursor
   * is deleted.
   */
  async list({ after, limit, ...offer }: OfReviews & { after?: string; limit: number }): Promise<Page<ReviewView>> {
    const { view } = await this.readItem.execute(offer);
    const rest = behind(view['reviews'] as ReviewView[], after);
    const data = rest.slice(0, limit);
    return { data, next: data.length < rest.length ? idOf('rev', data.at(-1)!.ref) : undefined };
  }

  /** Adds a review after the others. Throws NotFound, InvalidInput. */
  async create({ by, body, ...offer }: OfReviews & { by: Author; body: unknown }): Promise<ReviewView> {
    const input = parseOrRefuse(createReviewBody, withoutRef(objectOf(body)));
    let made = '';
    const { view } = await this.changeItem.change({ ...offer, by }, (stored) => {
      const reviews = reviewsOf(stored);
      made = input.key ?? freeKey(reviews);
      refuseTaken(made, reviews);
      return { reviews: [...reviews, { ...input, key: made }] };
    });
    return (view['reviews'] as ReviewView[]).find((review) => review.key === made)!;
  }

  /** Changes fields of a review; null removes one. Throws NotFound, InvalidInput. */
  async change({ reviewId, patch, ...offer }: OfReview & { patch: unknown }): Promise<ReviewView> {
    const fields = withoutRef(objectOf(patch));
    const { view } = await this.changeItem.change(offer, (stored) => {
      const reviews = reviewsOf(stored);
      const before = reviewOf(stored, reviewId);
      const after = parseChange(reviewItem, mergePatch(before, fields), before);
      if (after.key !== before.key) throw invalidBecause([{ path: 'key', message: 'A review keeps its key; leave it out.' }]);
      return { reviews: reviews.map((review) => (review === before ? after : review)) };
    });
    return (view['reviews'] as ReviewView[]).find(({ ref }) => ref === refOf('rev', reviewId))!;
  }

  /** Deletes a review. Throws NotFound. */
  async delete({ reviewId, ...offer }: OfReview): Promise<void> {
    await this.changeItem.change(offer, (stored) => {
      const gone = reviewOf(stored, reviewId);
      return { reviews: reviewsOf(stored).filter((review) => review !== gone) };
    });
  }
}

function behind(reviews: readonly ReviewView[], after: string | undefined): readonly ReviewView[] {
  if (after === undefined) return reviews;
  const last = reviews.findIndex(({ ref }) => ref === refOf('rev', after));
  if (last < 0)
    throw new InvalidInput('The review that this cursor names is gone; begin with the first page again.', { invalid: ['cursor'] });
  return reviews.slice(last + 1);
}

function reviewsOf({ item }: StoredItem<DocumentItem>): ReviewItem[] {
  return item['reviews'] as ReviewItem[];
}

function reviewOf(stored: StoredItem<DocumentItem>, reviewId: string): ReviewItem {
  const review = reviewsOf(stored).find(({ key }) => stored.ids.get(`reviews/${key}`) === reviewId);
  if (!review) throw new NotFound('review');
  return review;
}

function freeKey(reviews: readonly ReviewItem[]): string {
  const taken = new Set(reviews.map((review) => review.key));
  let number = reviews.length + 1;
  while (taken.has(`review-${number}`)) number += 1;
  return `review-${number}`;
}

function refuseTaken(wanted: string, reviews: readonly ReviewItem[]): void {
  if (!reviews.some((review) => review.key === wanted)) return;
  throw invalidBecause([{ path: 'key', message: `Another review has the key "${wanted}"; choose another one, or leave it out.` }]);
}

function withoutRef({ ref: _, ...fields }: Record<string, unknown>): Record<string, unknown> {
  return fields;
}
