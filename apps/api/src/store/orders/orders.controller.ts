import { Controller } from '@nestjs/common';
import { ListOrders, storeOrderRecord, type StoreOrderRecord } from '@svc/orders';
import { z } from 'zod';
import { listLimit, Operation, type StoreCall } from '../../edge';
import { listProductsQuery } from '../products/products.controller';

/** Query of the list of orders (D-28). */
const listOrdersQuery = z.object({
  updatedSince: listProductsQuery.shape.updatedSince.describe(
    'Only orders changed at or after this moment. A bare date is its midnight in UTC.',
  ),
  limit: listLimit.describe('Most orders of an answer; a shorter one means that you are caught up.').transform(Number),
});
type ListOrdersQuery = z.output<typeof listOrdersQuery>;

/** `/store/orders` (§4.1). */
@Controller()
export class OrdersController {
  constructor(private readonly listOrders: ListOrders) {}

  @Operation('GET /store/orders', {
    id: 'listOrders',
    tag: 'Orders',
    summary: 'List orders, oldest change first',
    description:
      'Orders of the key’s mode that were paid, by the time of their last change; take the largest `updatedAt` as the next cursor and upsert by `ref`. ' +
      'The boundary row is sent again. Removals arrive as `order.deleted`.',
    scope: 'orders:read',
    publishable: false,
    query: listOrdersQuery,
    returns: z.array(storeOrderRecord),
    caching: 'no-store',
    prepared: { perMode: true },
  })
  list({ caller: { store, mode, dependsOn }, query }: StoreCall<ListOrdersQuery>): Promise<StoreOrderRecord[]> {
    return this.listOrders.execute({ workspaceId: store.workspaceId, mode, dependsOn, ...query });
  }
}
