import type { OrderChange } from './change-order';
import { type OrderDetails, type OrderItem, refundedMinorOf } from './order';
import { refundOrder, type WantedRefund } from './refund-order';
import { askForRefund } from './refund-request';

/** What the buyer of an order gets by asking for a refund: the money at once, or a request that the merchant answers. */
export interface OwnRefund extends OrderChange {
  isAtOnce: boolean;
  /** What goes back by it is tickets, and the rest of the order stands. */
  isPart: boolean;
}

/** By what a refund is asked for. */
export interface OwnRefundTerms {
  reason?: string;
  /** Until when tickets of the order's event are refunded at once, UTC; absent: never. */
  until?: string;
}

/**
 * Decides what becomes of a refund that the buyer asks for. Until the moment that the event names, tickets that nobody has been
 * checked in by, and that were not given to somebody else (ADR 0067), go back at once, as the merchant's own refund of them does: all that is left of an order of tickets; of one with
 * goods as well, the tickets, unless money of it went back before. Everything else is a request. What the buyer says stands with the
 * request, which such a refund answers: it is theirs, and is erased with them.
 * @returns `open` where a request waits already, `refunded` where all has gone back, `refused` where nothing can
 */
export function decideOwnRefund(
  order: OrderDetails,
  { reason, until }: OwnRefundTerms,
  now: Date,
): OwnRefund | 'open' | 'refunded' | 'refused' {
  if (order.refundRequest?.state === 'open') return 'open';
  if (order.status === 'refunded') return 'refunded';
  const after = askForRefund(order, now, reason);
  if (after === 'refused') return 'refused';
  const atOnce = until !== undefined && now < new Date(until) ? refundableAtOnce(order) : undefined;
  const refund = atOnce && refundOrder(after, now, atOnce.wanted);
  if (!refund || refund.refundMinor === 0) return { after, refundMinor: 0, isAtOnce: false, isPart: false };
  return { ...refund, isAtOnce: true, isPart: atOnce.isPart };
}

/** The tickets that may go back without anybody's asking, for what they cost: what the merchant kept of seats that were called off stays theirs (D-126). Undefined when there are none. */
function refundableAtOnce(order: OrderDetails): { wanted: WantedRefund; isPart: boolean } | undefined {
  const left = order.items.filter(({ line, refundedQuantity }) => line.quantity > refundedQuantity);
  const tickets = left.filter(isTicket);
  const isUsed = tickets.some(({ seats }) =>
    seats.some(({ status, givenAt }) => status === 'checked_in' || (givenAt !== undefined && status !== 'cancelled')),
  );
  if (tickets.length === 0 || isUsed) return undefined;
  const isPart = tickets.length < left.length;
  if (isPart && (order.status !== 'paid' || order.receivedByHandMinor > 0 || refundedMinorOf(order) > 0)) return undefined;
  const items = tickets.map(({ id, line, refundedQuantity }) => ({ itemId: id, quantity: line.quantity - refundedQuantity }));
  return { wanted: { items }, isPart };
}

function isTicket({ line, seats }: OrderItem): boolean {
  return line.ticketTypeId !== undefined && seats.length > 0;
}
