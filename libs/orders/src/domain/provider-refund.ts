import type { OrderStatus } from '@svc/contracts';
import { canOrderBecome, type Order, type OrderDetails, type OrderRefund, refundedMinorOf, statusWhenPaid } from './order';
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
 * Returns the order after one of its refunds failed, or was fixed (ADR 0090, ADR 0152): its status follows from the remaining refunds,
 * and may go back when there are none. One that was cancelled stays cancelled, and what was called off stays so. The same object when
 * nothing changes.
 */
export function recountRefunds(order: OrderDetails): OrderDetails {
  if (order.status === 'cancelled' || !takesProviderRefunds(order)) return order;
  const counted = statusByRefunds(order);
  const next = order.cancelledAt && counted !== 'refunded' ? 'cancelled' : counted;
  return next === order.status ? order : { ...order, status: next };
}

/**
 * Returns the failed refunds whose money the buyer still waits for, oldest first: those that no later refund makes up for. What the
 * merchant has returned outside the service is not known here.
 */
export function unreturnedRefunds(refunds: readonly OrderRefund[]): OrderRefund[] {
  const later = refunds.filter(({ status }) => status !== 'failed').map((refund) => ({ ...refund, leftMinor: refund.amountMinor }));
  return refunds.filter((failed) => {
    if (failed.status !== 'failed') return false;
    const instead = later.filter(({ createdAt, leftMinor }) => createdAt > failed.createdAt && leftMinor > 0);
    if (instead.reduce((sum, { leftMinor }) => sum + leftMinor, 0) < failed.amountMinor) return true;
    let restMinor = failed.amountMinor;
    for (const refund of instead) {
      const part = Math.min(restMinor, refund.leftMinor);
      refund.leftMinor -= part;
      restMinor -= part;
    }
    return false;
  });
}
