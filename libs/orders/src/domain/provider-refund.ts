import type { OrderStatus } from '@svc/contracts';
import { canOrderBecome, type Order, type OrderDetails, refundedMinorOf, statusWhenPaid } from './order';
import { answeredByRefund } from './refund-request';

/** Tells whether a refund that was made in a provider's dashboard is one of the order: not while it is saved up for, nor before it was paid. */
export function takesProviderRefunds({ status }: Pick<Order, 'status'>): boolean {
  return status !== 'pending' && status !== 'saving';
}

/** The status that the refunds of an order come to. What the merchant took by hand nobody gives back from here. */
function statusByRefunds(order: OrderDetails): OrderStatus {
  const whenPaid = statusWhenPaid({ totalMinor: order.totals.totalMinor - order.waivedMinor, paidMinor: order.paidMinor });
  const refundedMinor = refundedMinorOf(order);
  if (refundedMinor === 0) return whenPaid;
  if (refundedMinor >= order.paidMinor - order.receivedByHandMinor) return 'refunded';
  return whenPaid === 'paid' ? 'partially_refunded' : whenPaid;
}

/**
 * The order after a refund of the provider's dashboard, which stands among its refunds (D-129): its status moves as far as it may (D-11),
 * and what its buyer has asked for is answered. Seats, stock and fulfilment stay until the merchant decides. The very same when nothing changes.
 */
export function bookProviderRefund(order: OrderDetails, amountMinor: number, now: Date): OrderDetails {
  const next = statusByRefunds(order);
  const answered = answeredByRefund(order, amountMinor, now);
  return canOrderBecome(order.status, next) ? { ...answered, status: next } : answered;
}

/**
 * The order after one of its dashboard's refunds came to nothing, or was mended (ADR 0090): its status is what the refunds that are left
 * come to, also where that is back, since nothing was refunded. One that was called off stays so. The very same when nothing changes.
 */
export function recountRefunds(order: OrderDetails): OrderDetails {
  const isOver = order.status === 'cancelled' || order.cancelledAt !== undefined;
  const next = statusByRefunds(order);
  return isOver || !takesProviderRefunds(order) || next === order.status ? order : { ...order, status: next };
}
