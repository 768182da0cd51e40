import { Controller } from '@nestjs/common';
import { Operation, type RefCall, type WorkspaceCall } from '@svc/http';
import { ManageOrders, OrderReader, PreviewRefund, presentManagedOrder, managedOrderRecord, type ManagedOrderRecord } from '@svc/orders';
import { GuestList } from '@svc/registration';
import { momentOf } from '../moments.dto';
import { pageRequestOf, pageView, presentPage } from '../page.dto';
import { orderName, piecesOf, wantedOf } from './order-name';
import {
  askForBalanceBody,
  balancePaidBody,
  cancelOrderBody,
  fulfilOrderBody,
  fulfilOrderQuery,
  listOrdersQuery,
  orderFilterOf,
  refundQuery,
  orderRef,
  presentPreview,
  refundAnswer,
  refundOrderBody,
  type RefundAnswer,
} from './orders.dto';

const reading = { audience: 'workspace', tag: 'Orders and payments', permission: 'orders.read' } as const;
const refunding = { audience: 'workspace', tag: 'Orders and payments', permission: 'orders.refund' } as const;
const writing = { audience: 'workspace', tag: 'Orders and payments', permission: 'orders.write' } as const;

/** Orders of a workspace: reading, fulfilment and cancellation. */
@Controller()
export class ManagedOrdersController {
  constructor(
    readonly orders: OrderReader,
    readonly guests: GuestList,
    private readonly manage: ManageOrders,
    private readonly preview: PreviewRefund,
  ) {}

  @Operation('GET /admin/orders', {
    ...reading,
    id: 'listManagedOrders',
    summary: 'List orders, newest first',
    description:
      'Returns the orders of one mode, paid or not. Filter by event, product, day, status, number or buyer. `from` and `to` alone sort by the time of placing. `toFulfil=true` lists what is to be handed over or sent; filters by status are literal, so a refunded order may be `unfulfilled`.',
    query: listOrdersQuery,
    returns: pageView(managedOrderRecord, 'orders'),
  })
  async list({ workspace, query }: WorkspaceCall<{ query: typeof listOrdersQuery }>) {
    const { cursor, limit, ...filters } = query;
    const filter = await orderFilterOf(this, workspace, filters);
    const page = await this.orders.page(workspace.id, { ...filter, ...pageRequestOf({ cursor, limit }, 'ord') });
    return presentPage(page, 'ord', presentManagedOrder);
  }

  @Operation('GET /admin/orders/:ref', {
    ...reading,
    id: 'readOrder',
    params: { ref: orderRef },
    summary: 'Read an order',
    description: 'Returns one order, paid or not, with its items, payments, refunds and fulfilments.',
    returns: managedOrderRecord,
  })
  async read({ workspace, params: { ref: orderId } }: RefCall): Promise<ManagedOrderRecord> {
    return this.manage.read(await orderName(this.orders, workspace, orderId));
  }

  @Operation('POST /admin/orders/:ref/fulfil', {
    ...writing,
    id: 'fulfilOrder',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Record that goods of an order were handed over',
    description:
      'Records that items of the order were handed over or sent, all that are left by default; the buyer is notified. With `carrier`, `trackingNumber` and `trackingUrl`, each optional, the mail and the page of the order say how to follow the parcel. A cancelled order is never fulfilled; one that was refunded in whole is refused (409), unless `force=true`.',
    query: fulfilOrderQuery,
    body: fulfilOrderBody,
    returns: managedOrderRecord,
    errors: ['CONFLICT'],
  })
  async fulfil({
    workspace,
    author,
    params: { ref: orderId },
    query: { force },
    body: { items, ...shipment },
  }: RefCall<{ query: typeof fulfilOrderQuery; body: typeof fulfilOrderBody }>): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    return this.manage.fulfil({ ...name, author, handOver: { items: items?.map(piecesOf), force, ...shipment } });
  }

  @Operation('POST /admin/orders/:ref/cancel', {
    ...refunding,
    id: 'cancelOrder',
    whileSuspended: 'allowed',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Cancel an order',
    description:
      'Cancels the order: its tickets no longer admit anyone, its seats and the goods that were not handed over are for sale again at once, and the money that is left is refunded unless `refund` is false. Cannot be undone. With `dryRun=true` nothing is written, and the response shows what would be refunded.',
    query: refundQuery,
    body: cancelOrderBody,
    returns: refundAnswer,
  })
  async cancel({
    workspace,
    author,
    params: { ref: orderId },
    query: { dryRun },
    body,
  }: RefCall<{ query: typeof refundQuery; body: typeof cancelOrderBody }>): Promise<RefundAnswer> {
    const name = await orderName(this.orders, workspace, orderId);
    if (dryRun) return presentPreview(await this.preview.cancellation(name, body.refund));
    return this.manage.cancel({ ...name, author, ...body });
  }

  @Operation('POST /admin/orders/:ref/returned', {
    ...writing,
    id: 'returnOrder',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Record that the goods of an order came back',
    description:
      'Records that all goods of the order came back, for an order that was handed over completely. Neither money nor stock changes: refund the order and adjust the stock as you see fit.',
    returns: managedOrderRecord,
  })
  async returned({ workspace, author, params: { ref: orderId } }: RefCall): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    return this.manage.recordReturn({ ...name, author });
  }
}

/** Money of orders: refunds, and outstanding payments. */
@Controller()
export class OrderMoneyController {
  constructor(
    private readonly orders: OrderReader,
    private readonly manage: ManageOrders,
    private readonly preview: PreviewRefund,
  ) {}

  @Operation('POST /admin/orders/:ref/refund', {
    ...refunding,
    id: 'refundOrder',
    whileSuspended: 'allowed',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Refund an order',
    description:
      'Refunds items, which are cancelled with it, also where they cost nothing; an amount, which cancels nothing; or all that is left. Never more than was paid is refunded. The provider is asked in the background; a refund that it refuses becomes a payment exception. Send an `Idempotency-Key`: without one, a refund that repeats the last one of the order (same amount or same items) within ten minutes is refused (409) and names it in `details.invalid`; with a new key it is made on purpose. With `dryRun=true` nothing is written, and the response shows what would be refunded.',
    query: refundQuery,
    body: refundOrderBody,
    returns: refundAnswer,
  })
  async refund({
    workspace,
    author,
    params: { ref: orderId },
    query: { dryRun },
    body,
    idempotencyKey,
  }: RefCall<{ query: typeof refundQuery; body: typeof refundOrderBody }>): Promise<RefundAnswer> {
    const name = await orderName(this.orders, workspace, orderId);
    const wanted = wantedOf(body);
    if (dryRun) return presentPreview(await this.preview.refund(name, wanted));
    return this.manage.refund({ ...name, author, wanted, reason: body.reason, isKeyed: idempotencyKey !== undefined });
  }

  @Operation('POST /admin/orders/:ref/balance-paid', {
    ...writing,
    id: 'recordBalancePaid',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Record that the balance of an order was paid to you',
    description:
      'Records that the balance of an order with a deposit was paid to you, at the door for example. The order becomes paid and the buyer is notified. The service cannot refund that money; a later online payment of the balance is refunded automatically.',
    body: balancePaidBody,
    returns: managedOrderRecord,
  })
  async balancePaid({
    workspace,
    author,
    params: { ref: orderId },
    body,
  }: RefCall<{ body: typeof balancePaidBody }>): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    return this.manage.recordBalance({ ...name, author, ...body });
  }

  @Operation('POST /admin/orders/:ref/ask-for-balance', {
    ...writing,
    id: 'askForBalance',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Ask the buyer for the balance of an order',
    description:
      'Sends the buyer a mail with the link to pay the balance of an order, each time it is called; `dueAt` sets a new deadline, of which the buyer is reminded before. ' +
      'Only for orders whose balance is paid online; refused (409) once the personal data of the buyer were erased. In test mode nothing is sent.',
    body: askForBalanceBody,
    returns: managedOrderRecord,
    errors: ['CONFLICT'],
  })
  async askForRest({
    workspace,
    author,
    params: { ref: orderId },
    body: { dueAt },
  }: RefCall<{ body: typeof askForBalanceBody }>): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    return this.manage.askForBalance({
      ...name,
      author,
      dueAt: dueAt === undefined ? undefined : momentOf(dueAt, workspace, 'end', 'dueAt'),
    });
  }
}
