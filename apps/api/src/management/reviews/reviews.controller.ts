import { Body, Controller, Param, Query, type Type } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import { reviewItem } from '@svc/catalogue';
import type { Author } from '@svc/kernel';
import {
  addressedAs,
  ChangeReview,
  CreateReview,
  createReviewBody,
  DeleteReview,
  ListReviews,
  type ReviewView,
} from '@svc/workspace-document';
import { z } from 'zod';
import { CallingAuthor, itemIdOf, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { patchBody } from '../items/section-resource';
import { pageQuery, pageRequestOf, pageView, presentPage, type PageQuery } from '../page.dto';

const reviewView = z.object({ ref: z.string(), ...reviewItem.shape }).meta({ id: 'ManagedReview' });
const reviewPatch = patchBody(reviewItem, 'ReviewPatch');
const reviewIdOf = itemIdOf('review', 'rev');

/** The reviews of products, and alike of packages (decisions 3.15). */
function reviewsController(section: 'products' | 'packages', tag: string): Type {
  const { noun, prefix } = addressedAs(section);
  const name = section === 'packages' ? 'Package' : 'Product';
  const path = `/admin/${section}/:ref/reviews`;
  const common = { audience: 'workspace', tag } as const;
  const offerIdOf = itemIdOf(noun, prefix);

  @Controller()
  class ReviewsController {
    constructor(
      private readonly listReviews: ListReviews,
      private readonly createReview: CreateReview,
      private readonly changeReview: ChangeReview,
      private readonly deleteReview: DeleteReview,
    ) {}

    @ManagementOperation({
      ...common,
      id: `list${name}Reviews`,
      method: 'GET',
      path,
      summary: `List the reviews of a ${noun} in their order`,
      query: pageQuery,
      returns: pageView(reviewView),
    })
    async list(@ManagedWorkspace() { id }: Workspace, @Param('ref', offerIdOf) offerId: string, @Query(read(pageQuery)) query: PageQuery) {
      const page = await this.listReviews.execute({ workspaceId: id, section, id: offerId, ...pageRequestOf(query, 'rev') });
      return presentPage(page, 'rev', (review) => review);
    }

    @ManagementOperation({
      ...common,
      id: `create${name}Review`,
      method: 'POST',
      path,
      summary: `Add a review to a ${noun}`,
      body: createReviewBody,
      status: 201,
      returns: reviewView,
    })
    create(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', offerIdOf) offerId: string,
      @Body() body: unknown,
    ): Promise<ReviewView> {
      return this.createReview.execute({ workspaceId: id, section, id: offerId, by, body });
    }

    @ManagementOperation({
      ...common,
      id: `change${name}Review`,
      method: 'PATCH',
      path: `${path}/:reviewRef`,
      summary: 'Change a review',
      body: reviewPatch,
      returns: reviewView,
    })
    change(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', offerIdOf) offerId: string,
      @Param('reviewRef', reviewIdOf) reviewId: string,
      @Body() patch: unknown,
    ): Promise<ReviewView> {
      return this.changeReview.execute({ workspaceId: id, section, id: offerId, by, reviewId, patch });
    }

    @ManagementOperation({
      ...common,
      id: `delete${name}Review`,
      method: 'DELETE',
      path: `${path}/:reviewRef`,
      summary: 'Delete a review',
      status: 204,
    })
    delete(
      @ManagedWorkspace() { id }: Workspace,
      @CallingAuthor() by: Author,
      @Param('ref', offerIdOf) offerId: string,
      @Param('reviewRef', reviewIdOf) reviewId: string,
    ): Promise<void> {
      return this.deleteReview.execute({ workspaceId: id, section, id: offerId, by, reviewId });
    }
  }
  Object.defineProperty(ReviewsController, 'name', { value: `${name}ReviewsController` });
  return ReviewsController;
}

export const REVIEW_CONTROLLERS = [reviewsController('products', 'Products'), reviewsController('packages', 'Packages')];
