import { canFulfillmentBecome } from './fulfillment';
import { refuseUnpaid, type OrderChange } from './change-order';
import type { OrderDetails } from './order-details';
import { OrderNotHandedOver } from './orders.errors';

/**
 * Notes that the goods of an order came back (D-12). Neither money nor stock moves by it: what is in the shelf again, and
 * what is given back, the merchant says. One that has come back already stays as it is.
 * @throws OrderUnpaid, OrderNotHandedOver
 */
export function returnOrder(order: OrderDetails): OrderChange {
  refuseUnpaid(order);
  if (order.fulfillmentStatus === 'returned') return { after: order, refundMinor: 0 };
  if (!canFulfillmentBecome(order.fulfillmentStatus, 'returned')) throw new OrderNotHandedOver(order.fulfillmentStatus);
  return { after: { ...order, fulfillmentStatus: 'returned' }, refundMinor: 0 };
}
