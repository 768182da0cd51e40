import { isByHand, refundPieces } from '@svc/contracts';
import { afterCallingOff } from './call-off';
import { callOffForEvent, type CancelledTickets, isCancelled } from './call-off-for-event';
import type { OrderChange } from './change-order';
import { heldByHandMinorOf, type OrderDetails, refundableMinorOf, refundedMinorOf } from './order';
import { unreturnedRefunds } from './provider-refund';
import { refundableOf } from './refund-order';

/** Money of an order that is due back for a cancelled event or day, minor units. */
export interface DueBack {
  /** Part that the service refunds. */
  refundMinor: number;
  /** Part that the merchant took by hand, and has to give back by hand. */
  byHandMinor: number;
}

/** Change of an order of a cancelled event whose money goes back. */
export type EventRefund = OrderChange & DueBack;

/**
 * Calls the tickets of a cancelled event or day off, and refunds what was paid for them and is still there, fees included, whatever their state
 * (D-147). Items beside them keep what they cost, and the delivery with them; money that went back before, for whatever purpose, is not
 * there any more, and that of a failed refund is left to the person who returns it another way (ADR 0152).
 */
export function refundForEvent(order: OrderDetails, tickets: CancelledTickets, now: Date): EventRefund {
  const called = callOffForEvent(order, tickets, now);
  const left = { ...order, ...called.after };
  const { refundMinor, byHandMinor } = dueBackOf(left, tickets);
  if (refundMinor === 0) return { ...called, byHandMinor };
  return { after: afterCallingOff(left, left.items, refundMinor, now), refundMinor, byHandMinor };
}

function dueBackOf(order: OrderDetails, tickets: CancelledTickets): DueBack {
  if (!order.paidAt || !order.items.some((item) => isCancelled(item, tickets))) return { refundMinor: 0, byHandMinor: 0 };
  const byPersonMinor = unreturnedRefunds(order.refunds).reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const dueMinor = Math.max(0, order.paidMinor - refundedMinorOf(order) - byPersonMinor - keptMinorOf(order, tickets));
  const payments = order.payments.filter(({ rail }) => !isByHand(rail));
  const refundMinor = Math.min(dueMinor, refundableMinorOf({ ...order, payments }));
  return { refundMinor, byHandMinor: Math.min(dueMinor - refundMinor, heldByHandMinorOf(order)) };
}

/** Returns the price of what stays of an order beside the tickets, with its delivery, minor units; also where the order was cancelled before. */
function keptMinorOf(order: OrderDetails, tickets: CancelledTickets): number {
  const items = order.items.map((item) => (isCancelled(item, tickets) ? { ...item, refundedQuantity: item.line.quantity } : item));
  const pieces = items.flatMap(({ id, line, refundedQuantity }) =>
    refundedQuantity < line.quantity ? [{ id, quantity: line.quantity - refundedQuantity }] : [],
  );
  return refundPieces(refundableOf({ ...order, items }), pieces).totalMinor;
}
