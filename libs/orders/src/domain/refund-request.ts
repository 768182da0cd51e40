import { isPrintable } from '@svc/contracts';
import { InvalidInput, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { type Order, type OrderDetails, refundableMinorOf, STANDING } from './order';

/** How a request stands: the merchant has given money back (`accepted`), or will not (`declined`). */
export const REFUND_REQUEST_STATES = ['open', 'accepted', 'declined'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** What a buyer may write, and a merchant answer, in characters. */
export const MOST_OF_REASON = 500;

/** Words of a buyer or a merchant about a refund, in several lines. */
export const refundReason = z
  .string()
  .trim()
  .max(MOST_OF_REASON, `Use at most ${MOST_OF_REASON} characters.`)
  .refine((text) => isPrintable(text.replaceAll('\n', ' ')), 'Use letters, not control characters.');

/** The last request of a buyer for their money; an order has one at a time. Moments are UTC texts. */
export interface RefundRequest {
  state: RefundRequestState;
  askedAt: string;
  /** The buyer's words. */
  reason?: string;
  answeredAt?: string;
  /** The merchant's words to the buyer. */
  message?: string;
}

/** Thrown when an answer has no request that it is to. */
export class NoRefundRequest extends InvalidInput {
  constructor() {
    super('No refund request of this order is open: it was answered already, or nobody asked for one.');
  }
}

/** Whether the buyer may ask for their money: the order stands, something of it can be given back, and they do not wait for an answer. */
export function canAskForRefund(order: OrderDetails): boolean {
  const { status, refundRequest } = order;
  const stands = STANDING.includes(status);
  return stands && refundRequest?.state !== 'open' && refundableMinorOf(order) > 0;
}

/** The order with a request, in place of one that was answered; the very same when one is open. `refused`: nothing of it can be given back. */
export function askForRefund<T extends OrderDetails>(order: T, now: Date, reason?: string): T | 'refused' {
  if (order.refundRequest?.state === 'open') return order;
  return canAskForRefund(order) ? { ...order, refundRequest: { state: 'open', askedAt: timestampOf(now), reason } } : 'refused';
}

/** The order whose request is answered by money that goes back, whoever gave it and whatever for. */
export function answeredByRefund<T extends Order>(order: T, refundMinor: number, now: Date): T {
  return refundMinor > 0 ? acceptRefund(order, now) : order;
}

/** The order whose request, where one is open, is accepted: also by calling off what costs nothing (D-126). */
export function acceptRefund<T extends Order>(order: T, now: Date): T {
  const { refundRequest } = order;
  return refundRequest?.state === 'open'
    ? { ...order, refundRequest: { ...refundRequest, state: 'accepted', answeredAt: timestampOf(now) } }
    : order;
}

/** The order whose request is declined, with a message to its buyer. @throws NoRefundRequest */
export function declineRefund<T extends Order>(order: T, now: Date, message: string): T {
  refuseUnasked(order);
  return { ...order, refundRequest: { ...order.refundRequest!, state: 'declined', answeredAt: timestampOf(now), message } };
}

/** @throws NoRefundRequest */
export function refuseUnasked({ refundRequest }: Pick<Order, 'refundRequest'>): void {
  if (refundRequest?.state !== 'open') throw new NoRefundRequest();
}
