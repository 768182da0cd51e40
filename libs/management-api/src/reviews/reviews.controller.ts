import { Controller, type Type } from '@nestjs/common';
import { reviewItem } from '@svc/catalogue';
import { itemIdOf, Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { addressedAs, createReviewBody, ManageReviews, type ReviewView } from '@svc/workspace-document';
import { z } from 'zod';
import { patchBody } from '../items/section-resource';
import { pageQuery, pageRequestOf, pageView, presentPage } from '../page.dto';

const reviewView = z
  .object({
    ref: z.string().describe('Ref of the review, given by the service: `rev_…`. Use it to change or delete the review.'),
    ...reviewItem.shape,
  })
  .meta({ id: 'ManagedReview', description: 'A review of a product or package.' });
const reviewPatch = patchBody(reviewItem, 'ReviewPatch', 'review');
const reviewIdOf = itemIdOf('review', 'rev');

/** Returns the controller of the reviews of products, or of packages (decisions 3.15). */
function reviewsController(section: 'products' | 'packages', tag: string): Type {
  const { noun, prefix } = addressedAs(section);
  const name = section === 'packages' ? 'Package' : 'Product';
  const path = `/admin/${section}/:ref/reviews`;
  const reading = { audience: 'workspace', tag, permission: 'reviews.read' } as const;
  const writing = { audience: 'workspace', tag, audit: 'change', permission: 'reviews.write' } as const;
  const params = { ref: itemIdOf(noun, prefix) };

  @Controller()
  class ReviewsController {
    constructor(private readonly reviews: ManageReviews) {}

    @Operation(`GET ${path}`, {
      ...reading,
      id: `list${name}Reviews`,
      params,
      summary: `List the reviews of a ${noun}`,
      description: 'Returns the reviews in the order in which storefronts show them.',
      query: pageQuery,
      returns: pageView(reviewView, `reviews of the ${noun}`, 'in display order'),
    })
    async list({ workspace: { id }, params: { ref: offerId }, query }: RefCall<{ query: typeof pageQuery }>) {
      const page = await this.reviews.list({ workspaceId: id, section, id: offerId, ...pageRequestOf(query, 'rev') });
      return presentPage(page, 'rev', (review) => review);
    }

    @Operation(`POST ${path}`, {
      ...writing,
      id: `create${name}Review`,
      params,
      judgesBody: true,
      summary: `Add a review to a ${noun}`,
      description: 'Adds a review as the last in the order. It counts for the rating that storefronts show at once.',
      body: createReviewBody,
      status: 201,
      returns: reviewView,
    })
    create({ workspace: { id }, author: by, params: { ref: offerId }, body }: RefCall): Promise<ReviewView> {
      return this.reviews.create({ workspaceId: id, section, id: offerId, by, body });
    }

    @Operation(`PATCH ${path}/:reviewRef`, {
      ...writing,
      id: `change${name}Review`,
      params: { ...params, reviewRef: reviewIdOf },
      judgesBody: true,
      summary: 'Change a review',
      description:
        'Changes fields of a review; fields that are left out keep their values, and `null` removes one. The rating that storefronts show follows at once.',
      body: reviewPatch,
      returns: reviewView,
    })
    change({
      workspace: { id },
      author: by,
      params: { ref: offerId, reviewRef: reviewId },
      body: patch,
    }: WorkspaceCall<{ params: { ref: string; reviewRef: string } }>): Promise<ReviewView> {
      return this.reviews.change({ workspaceId: id, section, id: offerId, by, reviewId, patch });
    }

    @Operation(`DELETE ${path}/:reviewRef`, {
      ...writing,
      id: `delete${name}Review`,
      params: { ...params, reviewRef: reviewIdOf },
      summary: 'Delete a review',
      description: 'Deletes the review; the rating that storefronts show follows at once. Cannot be undone.',
      status: 204,
    })
    delete({
      workspace: { id },
      author: by,
      params: { ref: offerId, reviewRef: reviewId },
    }: WorkspaceCall<{ params: { ref: string; reviewRef: string } }>): Promise<void> {
      return this.reviews.delete({ workspaceId: id, section, id: offerId, by, reviewId });
    }
  }
  Object.defineProperty(ReviewsController, 'name', { value: `${name}ReviewsController` });
  return ReviewsController;
}

export const REVIEW_CONTROLLERS = [reviewsController('products', 'Products'), reviewsController('packages', 'Packages')];
