import type { OrderChange, Pieces } from './change-order';
import { type OrderDetails, type OrderPayment, spreadRefund } from './order';

/** Money that a change would move, and the pieces that it would call off (D-150). */
export interface RefundPreview {
  amountMinor: number;
  currency: string;
  items: (Pieces & { name: string })[];
  payments: { paymentId: string; rail: OrderPayment['rail']; amountMinor: number }[];
}

/** Returns what a decided change of an order would move, without making it. */
export function previewOf(before: OrderDetails, { after, refundMinor }: OrderChange): RefundPreview {
  const isCancelled = after.cancelledAt !== undefined && !before.cancelledAt;
  const items = before.items.flatMap(({ id: itemId, line, refundedQuantity }, index) => {
    const gone = isCancelled ? line.quantity : after.items[index]!.refundedQuantity;
    return gone > refundedQuantity ? [{ itemId, name: line.name, quantity: gone - refundedQuantity }] : [];
  });
  const payments = spreadRefund(before, refundMinor).map(({ paymentId, amountMinor }) => ({
    paymentId,
    rail: before.payments.find(({ id }) => id === paymentId)!.rail,
    amountMinor,
  }));
  return { amountMinor: refundMinor, currency: before.totals.currency, items, payments };
}
