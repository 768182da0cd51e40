import type { OrderStatus } from '@svc/contracts';
import { canOrderBecome, type Order, type OrderDetails, refundedMinorOf, statusWhenPaid } from './order';
import { answeredByRefund } from './refund-request';

/** Returns true when refunds made in a provider's dashboard belong to the order: not while it is saved up for, nor before it was paid. */
export function takesProviderRefunds({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'pending' && status !== 'saving';
}

/** Returns the status of an order by its refunds. Money that the merchant took by hand is not refundable from here. */
function statusByRefunds(order: OrderDetails): OrderStatus {
  const whenPaid = statusWhenPaid({ totalMinor: order.totals.totalMinor - order.waivedMinor, paidMinor: order.paidMinor });
  const refundedMinor = refundedMinorOf(order);
  if (refundedMinor === 0) return whenPaid;
  if (refundedMinor >= order.paidMinor - order.receivedByHandMinor) return 'refunded';
  return whenPaid === 'paid' ? 'partially_refunded' : whenPaid;
}

/**
 * Returns the order after a refund of the provider's dashboard, which is among its refunds (D-129): its status moves as far as it
 * may (D-11), and its buyer's request is answered. Seats, stock and fulfilment stay until the merchant decides. The same object when
 * nothing changes.
 */
export function bookProviderRefund(order: OrderDetails, amountMinor: number, now: Date): OrderDetails {
  const next = statusByRefunds(order);
  const answered = answeredByRefund(order, amountMinor, now);
  return canOrderBecome(order.status, next) ? { ...answered, status: next } : answered;
}

/**
 * Returns the order after one of its dashboard's refunds failed, or was fixed (ADR 0090): its status follows from the remaining
 * refunds, and may go back when there are none. One that was called off stays so. The same object when nothing changes.
 */
export function recountRefunds(order: OrderDetails): OrderDetails {
  const isOver = order.status === 'cancelled' || order.cancelledAt !== undefined;
  const next = statusByRefunds(order);
  return isOver || !takesProviderRefunds(order) || next === order.status ? order : { ...order, status: next };
}
