import { reviewsController } from './reviews.controller';

export const REVIEW_CONTROLLERS = [reviewsController('products', 'Products'), reviewsController('packages', 'Packages')];
