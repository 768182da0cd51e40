import { isPrintable } from '@svc/contracts';
import { InvalidInput, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { type Order, type OrderDetails, refundableMinorOf, ACTIVE_STATUSES } from './order';

/** State of a request: the merchant has given money back (`accepted`), or refused (`declined`). */
export const REFUND_REQUEST_STATES = ['open', 'accepted', 'declined'] as const;
export type RefundRequestState = (typeof REFUND_REQUEST_STATES)[number];

/** Longest text of a buyer or a merchant, in characters. */
export const MOST_OF_REASON = 500;

/** Words of a buyer or a merchant about a refund, in several lines. */
export const refundReason = z
  .string()
  .trim()
  .max(MOST_OF_REASON, `Use at most ${MOST_OF_REASON} characters.`)
  .refine((text) => isPrintable(text.replaceAll('\n', ' ')), 'Use letters, not control characters.');

/** Last refund request of a buyer; an order has one at a time. Moments are UTC texts. */
export interface RefundRequest {
  state: RefundRequestState;
  askedAt: string;
  /** Words of the buyer. */
  reason?: string;
  answeredAt?: string;
  /** Words of the merchant to the buyer. */
  message?: string;
}

/** Thrown when there is no open request to answer. */
export class NoRefundRequest extends InvalidInput {
  constructor() {
    super('No refund request of this order is open: it was answered already, or nobody asked for one.');
  }
}

/** Returns true when the buyer may request a refund: the order is valid, something of it can be given back, and no request is open. */
export function canAskForRefund(order: OrderDetails): boolean {
  const { status, refundRequest } = order;
  const stands = ACTIVE_STATUSES.includes(status);
  return stands && refundRequest?.state !== 'open' && refundableMinorOf(order) > 0;
}

/**
 * Returns the order with a request, in place of an answered one; the same object when one is open. `refused`: nothing of it can be
 * given back.
 */
export function askForRefund<T extends OrderDetails>(order: T, now: Date, reason?: string): T | 'refused' {
  if (order.refundRequest?.state === 'open') return order;
  return canAskForRefund(order) ? { ...order, refundRequest: { state: 'open', askedAt: timestampOf(now), reason } } : 'refused';
}

/** Returns the order with its request answered by a refund of any origin and for any purpose. */
export function answeredByRefund<T extends Order>(order: T, refundMinor: number, now: Date): T {
  return refundMinor > 0 ? acceptRefund(order, now) : order;
}

/** Returns the order with its open request accepted: also by calling off free items (D-126). */
export function acceptRefund<T extends Order>(order: T, now: Date): T {
  const { refundRequest } = order;
  return refundRequest?.state === 'open'
    ? { ...order, refundRequest: { ...refundRequest, state: 'accepted', answeredAt: timestampOf(now) } }
    : order;
}

/**
 * Returns the order with its request declined, with a message to its buyer.
 * @throws NoRefundRequest
 */
export function declineRefund<T extends Order>(order: T, now: Date, message: string): T {
  refuseUnasked(order);
  return { ...order, refundRequest: { ...order.refundRequest!, state: 'declined', answeredAt: timestampOf(now), message } };
}

/** @throws NoRefundRequest */
export function refuseUnasked({ refundRequest }: Pick<Order, 'refundRequest'>): void {
  if (refundRequest?.state !== 'open') throw new NoRefundRequest();
}
