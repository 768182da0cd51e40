import { Controller } from '@nestjs/common';
import { Operation, type RefCall, storeProfileOf } from '@svc/http';
import { CorrectOrder, ManageOrders, type ManagedOrderRecord, managedOrderRecord, OrderReader } from '@svc/orders';
import { zonesWithIds, ListDeliveryZones } from '@svc/storefront';
import { correctOrderBody } from './correct-order.dto';
import { orderName } from './order-name';
import { orderRef } from './orders.dto';

/** Corrections of orders: buyer, address and note (D-149). */
@Controller()
export class CorrectOrderController {
  constructor(
    private readonly orders: OrderReader,
    private readonly manage: ManageOrders,
    private readonly correctOrder: CorrectOrder,
    private readonly zones: ListDeliveryZones,
  ) {}

  @Operation('PATCH /admin/orders/:ref', {
    audience: 'workspace',
    tag: 'Orders and payments',
    permission: 'orders.write',
    id: 'correctOrder',
    params: { ref: orderRef },
    audit: 'change',
    summary: 'Correct the buyer, the address or the note of an order',
    description:
      'Changes this order alone, which belongs to the contact of its new address from then on. Where mails go to another address, links that went to the former one end, tickets that are neither used nor given away are issued again, what is still of use (order, tickets, calendar entries) is sent to the new address, and the former one is notified once. Mails that wait are sent to the new address. A correction that changes nothing sends nothing.',
    body: correctOrderBody,
    returns: managedOrderRecord,
  })
  async correct({
    workspace,
    author,
    params: { ref: orderId },
    body: { notifyOld, ...correction },
  }: RefCall<{ body: typeof correctOrderBody }>): Promise<ManagedOrderRecord> {
    const name = await orderName(this.orders, workspace, orderId);
    const zones = correction.deliveryAddress ? await this.zones.execute({ store: storeProfileOf(workspace) }) : [];
    await this.correctOrder.execute({ ...name, author, correction, offers: zonesWithIds(zones), notifyOld });
    return this.manage.read(name);
  }
}
