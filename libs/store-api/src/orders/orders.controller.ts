import { Controller } from '@nestjs/common';
import { listLimit, Operation, type StoreCall } from '@svc/http';
import { ListOrders, storeOrderRecord, type StoreOrderRecord } from '@svc/orders';
import { z } from 'zod';
import { listProductsQuery } from '../products/products.controller';

/** Query of the list of orders (D-28). */
const listOrdersQuery = z.object({
  updatedSince: listProductsQuery.shape.updatedSince.describe(
    'Return only orders that changed at or after this moment: ISO 8601 timestamp with zone; a bare date is 00:00 UTC. Pass the latest `updatedAt` that you have received, whose order is sent again. Leave it out to begin with the oldest change.',
  ),
  limit: listLimit.describe('Highest number of orders to return. A shorter list means that you have caught up.').transform(Number),
});

/** `/store/orders` (§4.1). */
@Controller()
export class OrdersController {
  constructor(private readonly listOrders: ListOrders) {}

  @Operation('GET /store/orders', {
    id: 'listOrders',
    tag: 'Orders',
    summary: 'List orders, oldest change first',
    description:
      'Paid orders of the key’s mode, oldest change first, for a local copy: take the largest `updatedAt` as the next cursor and upsert by `ref`. The boundary row is sent again. Deleted orders arrive as `order.deleted`. Savings plans appear once they are paid.',
    scope: 'orders:read',
    publishable: false,
    query: listOrdersQuery,
    returns: z.array(storeOrderRecord),
    caching: 'no-store',
    prepared: { perMode: true },
  })
  list({ caller: { store, mode, dependsOn }, query }: StoreCall<typeof listOrdersQuery>): Promise<StoreOrderRecord[]> {
    return this.listOrders.execute({ workspaceId: store.workspaceId, mode, dependsOn, ...query });
  }
}
