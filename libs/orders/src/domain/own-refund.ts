import { isByHand } from '@svc/contracts';
import type { OrderChange } from './change-order';
import { type OrderDetails, type OrderItem, refundedMinorOf } from './order';
import { refundOrder, type WantedRefund } from './refund-order';
import { askForRefund } from './refund-request';

/** Result of a buyer's request for a refund: the money at once, or a request that the merchant answers. */
export interface OwnRefund extends OrderChange {
  isAtOnce: boolean;
  /** True when only tickets go back, and the rest of the order stays. */
  isPart: boolean;
}

/** Terms of a requested refund. */
export interface OwnRefundTerms {
  reason?: string;
  /** Moment until which tickets of the order's event are refunded at once, UTC; absent: never. */
  until?: string;
}

/**
 * Decides about a refund that the buyer requests. Until the moment that the event names, tickets go back at once, as in the
 * merchant's own refund, unless one was used for a check-in or given away (ADR 0067). Of an order of tickets all that is left goes
 * back; of one with goods as well, the tickets, unless money of it went back before. Everything else is a request. The buyer's words
 * are stored with the request, which an immediate refund answers: they are personal, and are erased with the buyer.
 * @returns `open` where a request is open already, `refunded` where all has gone back, `refused` where nothing can
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

/**
 * Returns the tickets that can be refunded at once, at their price; money that the merchant kept for cancelled seats stays with the
 * merchant (D-126). Undefined when there are none.
 */
function refundableAtOnce(order: OrderDetails): { wanted: WantedRefund; isPart: boolean } | undefined {
  const left = order.items.filter(({ line, refundedQuantity }) => line.quantity > refundedQuantity);
  const tickets = left.filter(isTicket);
  const isUsed = tickets.some(({ seats }) =>
    seats.some(({ status, givenAt }) => status === 'checked_in' || (givenAt !== undefined && status !== 'cancelled')),
  );
  if (tickets.length === 0 || isUsed || order.payments.some(({ rail }) => isByHand(rail))) return undefined;
  const isPart = tickets.length < left.length;
  if (isPart && (order.status !== 'paid' || order.receivedByHandMinor > 0 || refundedMinorOf(order) > 0)) return undefined;
  const items = tickets.map(({ id, line, refundedQuantity }) => ({ itemId: id, quantity: line.quantity - refundedQuantity }));
  return { wanted: { items }, isPart };
}

function isTicket({ line, seats }: OrderItem): boolean {
  return line.ticketTypeId !== undefined && seats.length > 0;
}
