import { Controller } from '@nestjs/common';
import {
  AskForBalance,
  CancelOrder,
  FulfilOrder,
  OrderReader,
  presentOrder,
  RecordBalance,
  RefundOrder,
  ReturnOrder,
  storeOrderRecord,
  type StoreOrderRecord,
} from '@svc/orders';
import { Operation, type RefCall, type WorkspaceCall } from '../../edge';
import { momentOf } from '../moments.dto';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { orderName, piecesOf, presentRecord, wantedOf } from './order-name';
import {
  askForBalanceBody,
  balancePaidBody,
  cancelOrderBody,
  fulfilOrderBody,
  listOrdersQuery,
  orderRef,
  refundOrderBody,
  type AskForBalanceBody,
  type BalancePaidBody,
  type CancelOrderBody,
  type FulfilOrderBody,
  type ListOrdersQuery,
  type RefundOrderBody,
} from './orders.dto';

const reading = { audience: 'workspace', tag: 'Orders and payments', permission: 'orders.read' } as const;
const refunding = { audience: 'workspace', tag: 'Orders and payments', permission: 'orders.refund' } as const;
const writing = { audience: 'workspace', tag: 'Orders and payments', permission: 'orders.write' } as const;

/** Orders of a workspace: reading, fulfilment and cancellation. */
@Controller()
export class ManagedOrdersController {
  constructor(
    private readonly orders: OrderReader,
    private readonly fulfilOrder: FulfilOrder,
    private readonly cancelOrder: CancelOrder,
    private readonly returnOrder: ReturnOrder,
  ) {}

  @Operation('GET /admin/orders', {
    ...reading,
    id: 'listManagedOrders',
    summary: 'List orders, newest first',
    description: 'Orders of the mode, including those that are not paid yet. Filter by state, number or buyer.',
    query: listOrdersQuery,
    returns: pageView(storeOrderRecord, 'orders'),
  })
  async list({ workspace: { id }, query }: WorkspaceCall<{ query: ListOrdersQuery }>) {
    const { mode, status, fulfillmentStatus, balance, search } = query;
    return presentPage(
      await this.orders.page(id, { mode, status, fulfillmentStatus, balance, search, ...pageRequestOf(query, 'ord') }),
      'ord',
      presentOrder,
    );
  }

  @Operation('GET /admin/orders/:ref', {
    ...reading,
    id: 'readOrder',
    params: { ref: orderRef },
    summary: 'Read an order',
    description: 'Returns the order with its items, payments, refunds and fulfilments. Paid or not, every order can be read by its ref.',
    returns: storeOrderRecord,
  })
  async read({ workspace, params: { ref: orderId } }: RefCall): Promise<StoreOrderRecord> {
    return presentRecord(this.orders, await orderName(this.orders, workspace, orderId));
  }

  @Operation('POST /admin/orders/:ref/fulfil', {
    ...writing,
    id: 'fulfilOrder',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Record that goods of an order were handed over',
    description:
      'With `carrier`, `trackingNumber` and `trackingUrl` the buyer reads how they travel, by mail and on the page of the order; each is optional.',
    body: fulfilOrderBody,
    returns: storeOrderRecord,
  })
  async fulfil({
    workspace,
    author,
    params: { ref: orderId },
    body: { items, ...shipment },
  }: RefCall<{ body: FulfilOrderBody }>): Promise<StoreOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    await this.fulfilOrder.execute({ ...name, author, handOver: { items: items?.map(piecesOf), ...shipment } });
    return presentRecord(this.orders, name);
  }

  @Operation('POST /admin/orders/:ref/cancel', {
    ...refunding,
    id: 'cancelOrder',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Cancel an order',
    description:
      'Its tickets no longer admit anyone, its seats and goods that were not handed over are for sale again at once, and the money that is left is refunded by default.',
    body: cancelOrderBody,
    returns: storeOrderRecord,
  })
  async cancel({ workspace, author, params: { ref: orderId }, body }: RefCall<{ body: CancelOrderBody }>): Promise<StoreOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    await this.cancelOrder.execute({ ...name, author, ...body });
    return presentRecord(this.orders, name);
  }

  @Operation('POST /admin/orders/:ref/returned', {
    ...writing,
    id: 'returnOrder',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Record that the goods of an order came back',
    description:
      'For an order that was handed over completely. Neither money nor stock moves: refund it and adjust the stock as you see fit.',
    returns: storeOrderRecord,
  })
  async returned({ workspace, author, params: { ref: orderId } }: RefCall): Promise<StoreOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    await this.returnOrder.execute({ ...name, author });
    return presentRecord(this.orders, name);
  }
}

/** Money of orders: refunds, and outstanding payments. */
@Controller()
export class OrderMoneyController {
  constructor(
    private readonly orders: OrderReader,
    private readonly refundOrder: RefundOrder,
    private readonly recordBalance: RecordBalance,
    private readonly askForBalance: AskForBalance,
  ) {}

  @Operation('POST /admin/orders/:ref/refund', {
    ...refunding,
    id: 'refundOrder',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Refund an order',
    description:
      'By items, which are called off, also where they cost nothing; by an amount alone; or all that is left. Never more than was paid goes back. The provider is asked in the background; a refund that it refuses becomes a payment exception.',
    body: refundOrderBody,
    returns: storeOrderRecord,
  })
  async refund({ workspace, author, params: { ref: orderId }, body }: RefCall<{ body: RefundOrderBody }>): Promise<StoreOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    await this.refundOrder.execute({ ...name, author, wanted: wantedOf(body), reason: body.reason });
    return presentRecord(this.orders, name);
  }

  @Operation('POST /admin/orders/:ref/balance-paid', {
    ...writing,
    id: 'recordBalancePaid',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Record that the balance of an order was paid to you',
    description:
      'For an order that was paid by deposit, when the rest was paid at the door or in another way of your own. The order becomes paid and the buyer is notified. That money cannot be refunded from here; a later online payment of the balance goes back by itself.',
    body: balancePaidBody,
    returns: storeOrderRecord,
  })
  async balancePaid({ workspace, author, params: { ref: orderId }, body }: RefCall<{ body: BalancePaidBody }>): Promise<StoreOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    await this.recordBalance.execute({ ...name, author, ...body });
    return presentRecord(this.orders, name);
  }

  @Operation('POST /admin/orders/:ref/ask-for-balance', {
    ...writing,
    id: 'askForBalance',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Ask the buyer for the balance of an order',
    description:
      'Sends the buyer the link by which they pay what is left, as often as you ask; with `dueAt` it is to be paid by then, and they are reminded before. ' +
      'For orders whose balance is paid online. Nothing is sent in test mode.',
    body: askForBalanceBody,
    returns: storeOrderRecord,
  })
  async askForRest({
    workspace,
    author,
    params: { ref: orderId },
    body: { dueAt },
  }: RefCall<{ body: AskForBalanceBody }>): Promise<StoreOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    await this.askForBalance.execute({
      ...name,
      author,
      dueAt: dueAt === undefined ? undefined : momentOf(dueAt, workspace, 'end', 'dueAt'),
    });
    return presentRecord(this.orders, name);
  }
}
