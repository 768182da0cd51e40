import { Controller, Param } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { OrderReader, ReturnOrder, storeOrderRecord, type StoreOrderRecord } from '@svc/orders';
import { CallingAuthor, ManagedWorkspace, ManagementOperation } from '../../edge';
import { nameOfOrder, presentManagedOrder } from './managed-order';
import { orderNamed } from './orders.dto';

/** Goods that came back. */
@Controller()
export class OrderReturnsController {
  constructor(private readonly orders: OrderReader, private readonly returnOrder: ReturnOrder) {}

  @ManagementOperation({
    audience: 'workspace', tag: 'Orders and payments', id: 'returnOrder', method: 'POST', path: '/admin/orders/:ref/returned', summary: 'Note that the goods of an order came back',
    description: 'Of an order that was handed over whole. Neither money nor stock moves by it: refund it, and count what is in the shelf again, as you see fit.',
    returns: storeOrderRecord,
  })
  async returned(@ManagedWorkspace() workspace: Workspace, @CallingAuthor() author: Author, @Param('ref', orderNamed) orderId: string): Promise<StoreOrderRecord> {
    const name = await nameOfOrder(this.orders, workspace, orderId);
    await this.returnOrder.execute({ ...name, author });
    return presentManagedOrder(this.orders, name);
  }
}
