import { Controller } from '@nestjs/common';
import { Operation, type WorkspaceCall } from '@svc/http';
import { ManageOrders, OrderReader, managedOrderRecord, type ManagedOrderRecord } from '@svc/orders';
import { orderName } from './order-name';
import { correctFulfillmentBody, fulfillmentRef, orderRef } from './orders.dto';

const correcting = {
  audience: 'workspace',
  tag: 'Orders and payments',
  permission: 'orders.write',
  audit: 'change',
  params: { ref: orderRef, fulfillment: fulfillmentRef },
  returns: managedOrderRecord,
  errors: ['CONFLICT'],
} as const;

interface FulfillmentPath {
  params: { ref: string; fulfillment: string };
}

/** Corrects fulfilments of orders (D-149). */
@Controller()
export class FulfillmentsController {
  constructor(
    private readonly orders: OrderReader,
    private readonly manage: ManageOrders,
  ) {}

  @Operation('PATCH /admin/orders/:ref/fulfillments/:fulfillment', {
    ...correcting,
    id: 'correctFulfillment',
    summary: 'Correct carrier and tracking of a fulfilment',
    description:
      'Changes the carrier and tracking that the body names; `null` removes one. The buyer is sent the corrected details unless `notify` is false, or the order is cancelled or returned. A body that changes nothing notifies nobody. Refused (409) once the buyer was erased.',
    body: correctFulfillmentBody,
  })
  async correct({
    workspace,
    author,
    params: { ref: orderId, fulfillment: fulfillmentId },
    body: { notify, ...shipment },
  }: WorkspaceCall<FulfillmentPath & { body: typeof correctFulfillmentBody }>): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    return this.manage.correctFulfillment({ ...name, author, fulfillmentId, shipment, notify });
  }

  @Operation('DELETE /admin/orders/:ref/fulfillments/:fulfillment', {
    ...correcting,
    id: 'takeFulfillmentBack',
    status: 200,
    summary: 'Take a fulfilment back that was recorded by mistake',
    description:
      'Removes the fulfilment from the order: its pieces are to be handed over again, and `fulfillmentStatus` follows. Pieces that were refunded meanwhile are for sale again instead. Nobody is notified. Refused (409) when the order is cancelled or its goods came back; for goods that came back, record that with `returned` instead.',
  })
  async takeBack({
    workspace,
    author,
    params: { ref: orderId, fulfillment: fulfillmentId },
  }: WorkspaceCall<FulfillmentPath>): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    return this.manage.takeFulfillmentBack({ ...name, author, fulfillmentId });
  }
}
