import { breakdownOf, type MoneyBreakdown, type PricedLine } from '@svc/contracts';
import type { PaymentRail, RefundStatus } from '@svc/payments';
import type { Order } from './order';

/** Money that was taken for an order. */
export interface OrderPayment {
  id: string;
  /** That it came through: the one that the order was placed by, or one for its balance. */
  checkoutId: string;
  rail: PaymentRail;
  /** What of it the order took. */
  amountMinor: number;
  currency: string;
  paidAt: Date;
}

/** Money of an order on its way back, or there. */
export interface OrderRefund {
  id: string;
  paymentId: string;
  amountMinor: number;
  /** The merchant's words. */
  reason?: string;
  status: RefundStatus;
  createdAt: Date;
}

/** An order with its money. */
export interface OrderDetails extends Order {
  /** Oldest first. */
  payments: readonly OrderPayment[];
  /** Oldest first; those that failed stay here, and count for nothing. */
  refunds: readonly OrderRefund[];
}

/** An order, and when it last changed: UTC with six fractional digits. */
export interface ReadOrder extends OrderDetails {
  updatedAt: string;
  /** The customer that the buyer is, and the user of the merchant's own who was linked with them last; once one was. */
  customer?: { id: string; externalRef: string };
}

/** What of an order's money went back, or is on its way; a refund that the provider would not make is neither. */
export function refundedMinorOf({ refunds }: Pick<OrderDetails, 'refunds'>): number {
  return sum(refunds.filter(({ status }) => status !== 'failed'));
}

/** What can still be given back: never more than was taken. */
export function refundableMinorOf(order: Pick<OrderDetails, 'paidMinor' | 'refunds' | 'payments'>): number {
  return Math.max(0, Math.min(order.paidMinor - refundedMinorOf(order), sum(order.payments.map((payment) => ({ amountMinor: leftOf(payment, order) })))));
}

/** What is still to be paid of an order that nobody has called off. */
export function balanceDueMinorOf({ status, totals, paidMinor }: Pick<Order, 'status' | 'totals' | 'paidMinor'>): number {
  return status === 'deposit_paid' || status === 'pending' || status === 'saving' ? Math.max(0, totals.totalMinor - paidMinor) : 0;
}

/** The amounts of an order as they are shown (D-112). */
export function orderBreakdown(order: Pick<OrderDetails, 'status' | 'items' | 'totals' | 'paidMinor' | 'refunds'>): MoneyBreakdown<PricedLine> {
  const { status, items, totals, paidMinor } = order;
  const lines = items.map(({ id, line }) => ({ ...line, id }));
  return breakdownOf(lines, totals, { paidMinor, refundedMinor: refundedMinorOf(order), isOver: status === 'cancelled' || status === 'refunded' });
}

/** From which payments an amount goes back: the oldest first, of each no more than is left. */
export function spreadRefund(order: Pick<OrderDetails, 'payments' | 'refunds'>, amountMinor: number): { paymentId: string; checkoutId: string; amountMinor: number }[] {
  let rest = amountMinor;
  return order.payments.flatMap((payment) => {
    const part = Math.min(rest, leftOf(payment, order));
    rest -= part;
    return part > 0 ? [{ paymentId: payment.id, checkoutId: payment.checkoutId, amountMinor: part }] : [];
  });
}

function leftOf({ id, amountMinor }: OrderPayment, { refunds }: Pick<OrderDetails, 'refunds'>): number {
  return amountMinor - refundedMinorOf({ refunds: refunds.filter(({ paymentId }) => paymentId === id) });
}

function sum(parts: readonly { amountMinor: number }[]): number {
  return parts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
