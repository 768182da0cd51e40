import type { FulfillmentStatus, PricedLine } from '@svc/contracts';
import type { Order, OrderItem } from './order';

type Handed = Pick<OrderItem, 'fulfilledQuantity' | 'refundedQuantity'> & { line: Pick<PricedLine, 'kind' | 'quantity' | 'preorder' | 'needsDelivery' | 'slot'> };

/** Whether somebody has to hand the item over: goods to deliver, to be made, or a service with its hour; tickets and downloads are not (D-12). */
export function needsFulfillment({ line }: { line: Handed['line'] }): boolean {
  if (line.kind === 'ticket' || line.kind === 'donation') return false;
  return line.needsDelivery || line.preorder || line.slot !== undefined;
}

/** How much of an item is still to be handed over; what was refunded is not. */
export function leftToFulfil(item: Handed): number {
  return needsFulfillment(item) ? Math.max(0, item.line.quantity - item.fulfilledQuantity - item.refundedQuantity) : 0;
}

/** Where the goods of an order are that nobody has cancelled (D-12): the answer follows from its items alone. */
export function fulfillmentOf(items: readonly Handed[], now: Date): FulfillmentStatus {
  const handed = items.filter(needsFulfillment);
  if (handed.length === 0) return 'not_required';
  const fulfilled = handed.reduce((sum, { fulfilledQuantity }) => sum + fulfilledQuantity, 0);
  const left = handed.reduce((sum, item) => sum + leftToFulfil(item), 0);
  if (left === 0) return fulfilled > 0 ? 'fulfilled' : 'cancelled';
  if (fulfilled > 0) return 'partially_fulfilled';
  return handed.filter((item) => leftToFulfil(item) > 0).every(({ line }) => isLater(line, now)) ? 'scheduled' : 'unfulfilled';
}

function isLater({ slot, preorder }: Handed['line'], now: Date): boolean {
  return slot ? new Date(slot.startUtc) > now : preorder;
}

const MOVES: Readonly<Record<FulfillmentStatus, readonly FulfillmentStatus[]>> = {
  not_required: ['cancelled'],
  scheduled: ['unfulfilled', 'partially_fulfilled', 'fulfilled', 'cancelled'],
  unfulfilled: ['scheduled', 'partially_fulfilled', 'fulfilled', 'cancelled'],
  partially_fulfilled: ['fulfilled', 'cancelled'],
  fulfilled: ['returned', 'cancelled'],
  returned: ['cancelled'],
  cancelled: [],
};

/** Whether an order's goods may get from one status to the other (D-12). */
export function canFulfillmentBecome(from: Order['fulfillmentStatus'], to: Order['fulfillmentStatus']): boolean {
  return MOVES[from].includes(to);
}
