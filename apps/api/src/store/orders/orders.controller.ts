import { Controller } from '@nestjs/common';
import { ListOrders, storeOrderRecord, type StoreOrderRecord } from '@svc/orders';
import { z } from 'zod';
import { Operation, type StoreCall } from '../../edge';
import { listOrdersQuery, type ListOrdersQuery } from './orders.dto';

/** `/store/orders` (§4.1). */
@Controller()
export class OrdersController {
  constructor(private readonly listOrders: ListOrders) {}

  @Operation({
    id: 'listOrders', method: 'GET', path: '/store/orders', tag: 'Orders', summary: 'List orders, oldest change first',
    description:
      'Orders of the key’s mode that were paid, by the time of their last change; take the largest `updatedAt` as the next cursor and upsert by `ref`. ' +
      'The boundary row is sent again. Removals arrive as `order.deleted`.',
    scope: 'orders:read', publishable: false, query: listOrdersQuery, returns: z.array(storeOrderRecord), caching: 'no-store',
  })
  list({ caller: { store, mode }, query }: StoreCall<ListOrdersQuery>): Promise<StoreOrderRecord[]> {
    return this.listOrders.execute({ workspaceId: store.workspaceId, mode, ...query });
  }
}
