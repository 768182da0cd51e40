import { z } from 'zod';
import { listLimit } from '../../edge';
import { listProductsQuery } from '../products/products.dto';

/** How orders are asked for (D-28). */
export const listOrdersQuery = z.object({
  updatedSince: listProductsQuery.shape.updatedSince.describe('Only orders changed at or after this moment. A bare date is its midnight in UTC.'),
  limit: listLimit.describe('Most orders of an answer; a shorter one means that you are caught up.').transform(Number),
});
export type ListOrdersQuery = z.output<typeof listOrdersQuery>;
