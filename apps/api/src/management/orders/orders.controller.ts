import { Body, Controller, Inject, Param, Query } from '@nestjs/common';
import type { Workspace } from '@svc/access';
import type { Author } from '@svc/kernel';
import { CancelOrder, FulfilOrder, OrderReader, presentOrder, RefundOrder, storeOrderRecord, type OrderName, type Pieces, type StoreOrderRecord } from '@svc/orders';
import { CallingAuthor, ManagedWorkspace, ManagementOperation, read } from '../../edge';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { nameOfOrder, presentManagedOrder } from './managed-order';
import {
  cancelOrderBody, fulfilOrderBody, listOrdersQuery, orderNamed, refundOrderBody, type CancelOrderBody, type FulfilOrderBody, type ListOrdersQuery, type RefundOrderBody,
} from './orders.dto';

const common = { audience: 'workspace', tag: 'Orders and payments' } as const;

/** What was sold by a workspace. */
@Controller()
export class ManagedOrdersController {
  constructor(
    @Inject(OrderReader) private readonly orders: OrderReader,
    @Inject(FulfilOrder) private readonly fulfilOrder: FulfilOrder,
    @Inject(CancelOrder) private readonly cancelOrder: CancelOrder,
    @Inject(RefundOrder) private readonly refundOrder: RefundOrder,
  ) {}

  @ManagementOperation({
    ...common, id: 'listManagedOrders', method: 'GET', path: '/admin/orders', summary: 'List orders, newest first', query: listOrdersQuery, returns: pageView(storeOrderRecord),
  })
  async list(@ManagedWorkspace() { id }: Workspace, @Query(read(listOrdersQuery)) query: ListOrdersQuery) {
    const { mode, status, fulfillmentStatus, search } = query;
    return presentPage(await this.orders.page(id, { mode, status, fulfillmentStatus, search, ...pageRequestOf(query, 'ord') }), 'ord', presentOrder);
  }

  @ManagementOperation({ ...common, id: 'readOrder', method: 'GET', path: '/admin/orders/:ref', summary: 'Read an order', returns: storeOrderRecord })
  async read(@ManagedWorkspace() workspace: Workspace, @Param('ref', orderNamed) orderId: string): Promise<StoreOrderRecord> {
    return this.present(await this.nameOf(workspace, orderId));
  }

  @ManagementOperation({
    ...common, id: 'fulfilOrder', method: 'POST', path: '/admin/orders/:ref/fulfil', summary: 'Note that goods of an order were handed over',
    body: fulfilOrderBody, returns: storeOrderRecord,
  })
  async fulfil(
    @ManagedWorkspace() workspace: Workspace,
    @CallingAuthor() author: Author,
    @Param('ref', orderNamed) orderId: string,
    @Body(read(fulfilOrderBody)) { items }: FulfilOrderBody,
  ): Promise<StoreOrderRecord> {
    const name = await this.nameOf(workspace, orderId);
    await this.fulfilOrder.execute({ ...name, author, items: items?.map(piecesOf) });
    return this.present(name);
  }

  @ManagementOperation({
    ...common, id: 'cancelOrder', method: 'POST', path: '/admin/orders/:ref/cancel', summary: 'Call an order off',
    description: 'Its tickets no longer admit anyone, its seats and goods that were not handed over are for sale again at once, and the money that is left goes back unless told not to.',
    body: cancelOrderBody, returns: storeOrderRecord,
  })
  async cancel(
    @ManagedWorkspace() workspace: Workspace,
    @CallingAuthor() author: Author,
    @Param('ref', orderNamed) orderId: string,
    @Body(read(cancelOrderBody)) body: CancelOrderBody,
  ): Promise<StoreOrderRecord> {
    const name = await this.nameOf(workspace, orderId);
    await this.cancelOrder.execute({ ...name, author, ...body });
    return this.present(name);
  }

  @ManagementOperation({
    ...common, id: 'refundOrder', method: 'POST', path: '/admin/orders/:ref/refund', summary: 'Give money of an order back',
    description:
      'By items, which are called off with it; by an amount, which is money alone; or all that is left. Never more than was paid. ' +
      'The provider is asked in the background; a refund it would not make becomes a payment exception.',
    body: refundOrderBody, returns: storeOrderRecord,
  })
  async refund(
    @ManagedWorkspace() workspace: Workspace,
    @CallingAuthor() author: Author,
    @Param('ref', orderNamed) orderId: string,
    @Body(read(refundOrderBody)) { items, amountMinor, reason }: RefundOrderBody,
  ): Promise<StoreOrderRecord> {
    const name = await this.nameOf(workspace, orderId);
    const wanted = items ? { items: items.map(piecesOf) } : amountMinor === undefined ? 'all' : { amountMinor };
    await this.refundOrder.execute({ ...name, author, wanted, reason });
    return this.present(name);
  }

  /** An order of either mode. */
  private nameOf(workspace: Workspace, orderId: string): Promise<OrderName> {
    return nameOfOrder(this.orders, workspace, orderId);
  }

  private present(name: OrderName): Promise<StoreOrderRecord> {
    return presentManagedOrder(this.orders, name);
  }
}

const piecesOf = ({ ref: itemId, quantity }: { ref: string; quantity: number }): Pieces => ({ itemId, quantity });
