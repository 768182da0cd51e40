import { endedFor, type SeatsEndedBy } from '@svc/ticketing';
import { afterEventCancelled } from './call-off';
import { withoutSeats } from './called-off';
import type { OrderChange } from './change-order';
import type { OrderDetails, OrderItem } from './order';

/** Tickets that are cancelled: of an event all, or those of some ticket types, which are cancelled. */
export interface CancelledTickets extends SeatsEndedBy {
  ticketTypeIds?: readonly string[];
}

/**
 * Calls the tickets of a cancelled event off, of a paid order, without money (D-147). Seats end whatever their guests did; what the tickets
 * leave unpaid is waived, and the order keeps its status until money goes back. An order without tickets that are left stays as it is.
 */
export function callOffForEvent(order: OrderDetails, tickets: CancelledTickets, now: Date): OrderChange {
  const items = order.items.map((item) => (isCancelled(item, tickets) ? calledOff(item, endedFor(tickets)) : item));
  if (!order.paidAt || order.cancelledAt || items.every((item, index) => item === order.items[index]))
    return { after: order, refundMinor: 0 };
  return { after: afterEventCancelled(order, items, now), refundMinor: 0 };
}

/** Returns true for an item of these tickets. */
export function isCancelled({ line }: OrderItem, { eventId, ticketTypeIds }: CancelledTickets): boolean {
  return line.eventId === eventId && (ticketTypeIds?.includes(line.ticketTypeId ?? '') ?? true);
}

function calledOff(item: OrderItem, endedBy: string): OrderItem {
  const { line } = item;
  const ended = withoutSeats(item, endedBy);
  if (ended === item && item.refundedQuantity >= line.quantity) return item;
  return { ...ended, refundedQuantity: line.quantity };
}
