import type { EventCancelled, FulfillmentStatus, PricedLine } from '@svc/contracts';
import { InvalidInput, refOf } from '@svc/kernel';
import { isCalledOff, refuseTaken, withoutSeats } from './called-off';
import { type Fulfillment, isSameShipment, isTracked, type Shipment } from './fulfillment';
import {
  canOrderBecome,
  type Order,
  type OrderDetails,
  type OrderItem,
  OrderNotHandedOver,
  OrderOver,
  OrderRefunded,
  OrderSavedFor,
  OrderUnpaid,
  refundableMinorOf,
} from './order';

/** Number of pieces of an item. */
export interface Pieces {
  itemId: string;
  quantity: number;
}

/** Order after a change; the same object when there was nothing to change. */
export interface OrderChange {
  after: Order;
  /** Amount to give back. */
  refundMinor: number;
  /** Items or amount that the merchant named for it. */
  wanted?: object;
  /** Pieces that it hands over. */
  fulfillment?: Omit<Fulfillment, 'id'>;
  /** Fulfilment with corrected carrier and tracking; its buyer is notified by `notify` alone. */
  correction?: { fulfillment: Fulfillment; notify: boolean };
  /** Id of a fulfilment that it takes back. */
  takenBackId?: string;
  /** Set for a change that a cancelled event brings; its buyer is notified of it by `notify` alone. */
  ofEvent?: EventCancelled;
  /** Further fact by which the buyer is notified. */
  news?: 'order.balance_asked.v1' | 'order.balance_paid.v1' | 'order.refund_declined.v1';
}

/** Pieces to hand over, all that are left when `items` is absent, and how they travel. */
export interface HandOver extends Shipment {
  items?: readonly Pieces[];
  /** True to hand over what was refunded in whole. */
  force?: boolean;
}

/**
 * Hands pieces over: those wanted, or all that are left (D-12). Those of an order that was refunded in whole go by `force` alone (D-151).
 * @throws OrderUnpaid, OrderOver, OrderRefunded, InvalidInput when an item is not of this order or has fewer pieces left, or nothing is left that
 * could travel as the merchant says
 */
export function fulfilOrder(order: OrderDetails, now: Date, { items: wanted, force = false, ...shipment }: HandOver = {}): OrderChange {
  refuseUnpaid(order);
  if (order.cancelledAt || order.status === 'cancelled' || order.fulfillmentStatus === 'cancelled') throw new OrderOver();
  const quantities = wanted ? piecesOf(order, wanted) : new Map(order.items.map((item) => [item.id, leftToFulfil(item)]));
  const items = order.items.map((item) => {
    const quantity = quantities.get(item.id) ?? 0;
    if (wanted && quantity > leftToFulfil(item)) throw new InvalidInput(tooMany(item), { quantity: [refOf('oit', item.id)] });
    return quantity > 0 ? { ...item, fulfilledQuantity: item.fulfilledQuantity + quantity } : item;
  });
  const pieces = [...quantities].flatMap(([itemId, quantity]) => (quantity > 0 ? [{ itemId, quantity }] : []));
  if (pieces.length === 0) {
    refuseUnrecorded(order, shipment);
    return { after: order, refundMinor: 0 };
  }
  if (order.status === 'refunded' && !force) throw new OrderRefunded();
  return { after: withGoods({ ...order, items }, now), refundMinor: 0, fulfillment: { ...shipment, items: pieces, createdAt: now } };
}

/** Throws InvalidInput for a shipment that no fulfilment has, since nothing is left to travel by it. */
function refuseUnrecorded({ fulfillments }: OrderDetails, shipment: Shipment): void {
  if (isTracked(shipment) && !fulfillments.some((one) => isSameShipment(one, shipment)))
    throw new InvalidInput('Everything in this order is fulfilled already, so no carrier can be set.');
}

/**
 * Calls an order off: seats are free, goods that were not handed over are back in stock, and, if `refund` is set, all the money that
 * is left goes back (D-11, D-12). One that is called off already stays as it is.
 * @throws OrderUnpaid, InvalidInput when somebody is checked in, or a partly refunded order is to keep the rest
 */
export function cancelOrder(order: OrderDetails, now: Date, { refund }: { refund: boolean }): OrderChange {
  refuseUnpaid(order);
  const isOver = order.status === 'cancelled' || order.status === 'refunded';
  if (order.cancelledAt || (isOver && order.fulfillmentStatus === 'cancelled' && isCalledOff(order)))
    return { after: order, refundMinor: 0 };
  const refundMinor = refund ? refundableMinorOf(order) : 0;
  if (order.status === 'partially_refunded' && !refund) {
    throw new InvalidInput('Part of this order was refunded already; refund the rest when you cancel it.');
  }
  const status = canOrderBecome(order.status, 'cancelled') ? 'cancelled' : 'refunded';
  const items = order.items.map((item) => refuseTaken(withoutSeats(item), item));
  return { after: { ...order, status, fulfillmentStatus: 'cancelled', items, cancelledAt: now }, refundMinor };
}

/** Returns the order with the fulfilment status of its goods, if the transition is allowed. */
export function withGoods(order: Order, now: Date): Order {
  const next = fulfillmentOf(order.items, now);
  return canFulfillmentBecome(order.fulfillmentStatus, next) ? { ...order, fulfillmentStatus: next } : order;
}

/**
 * Returns the wanted quantities by item id.
 * @throws InvalidInput when one is not of this order, or named twice
 */
export function piecesOf({ items }: Order, wanted: readonly Pieces[]): Map<string, number> {
  const pieces = new Map<string, number>();
  for (const { itemId, quantity } of wanted) {
    if (!items.some(({ id }) => id === itemId))
      throw new InvalidInput('One of these items is not of this order.', { invalid: [refOf('oit', itemId)] });
    if (pieces.has(itemId)) throw new InvalidInput('Name each item once.', { invalid: [refOf('oit', itemId)] });
    pieces.set(itemId, quantity);
  }
  return pieces;
}

/** Throws OrderUnpaid, and OrderSavedFor for a savings plan. */
export function refuseUnpaid({ paidAt, status }: Pick<Order, 'paidAt' | 'status'>): void {
  if (status === 'saving') throw new OrderSavedFor();
  if (!paidAt) throw new OrderUnpaid();
}

function tooMany(item: OrderItem): string {
  return needsFulfillment(item)
    ? `${leftToFulfil(item)} of "${item.line.name}" can still be fulfilled.`
    : `"${item.line.name}" cannot be fulfilled: it needs no delivery.`;
}

/**
 * Records that the goods of an order came back (D-12). Neither money nor stock moves by it: the merchant decides about both. One
 * that has come back already stays as it is.
 * @throws OrderUnpaid, OrderNotHandedOver
 */
export function returnOrder(order: OrderDetails): OrderChange {
  refuseUnpaid(order);
  if (order.fulfillmentStatus === 'returned') return { after: order, refundMinor: 0 };
  if (!canFulfillmentBecome(order.fulfillmentStatus, 'returned')) throw new OrderNotHandedOver(order.fulfillmentStatus);
  return { after: { ...order, fulfillmentStatus: 'returned' }, refundMinor: 0 };
}

type Handed = Pick<OrderItem, 'fulfilledQuantity' | 'refundedQuantity'> & {
  line: Pick<PricedLine, 'kind' | 'quantity' | 'preorder' | 'needsDelivery' | 'slot'>;
};

/**
 * Returns true for items that have to be handed over: goods to deliver, to be made, or a service with its hour; tickets and
 * downloads are not (D-12).
 */
export function needsFulfillment({ line }: { line: Handed['line'] }): boolean {
  if (line.kind === 'ticket' || line.kind === 'donation') return false;
  return line.needsDelivery || line.preorder || line.slot !== undefined;
}

/** Returns the number of pieces still to be handed over; refunded ones are not. */
export function leftToFulfil(item: Handed): number {
  return needsFulfillment(item) ? Math.max(0, item.line.quantity - item.fulfilledQuantity - item.refundedQuantity) : 0;
}

/** Returns the fulfilment status of the goods of an order that is not cancelled (D-12), from its items alone. */
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

const TRANSITIONS: Readonly<Record<FulfillmentStatus, readonly FulfillmentStatus[]>> = {
  not_required: ['cancelled'],
  scheduled: ['unfulfilled', 'partially_fulfilled', 'fulfilled', 'cancelled'],
  unfulfilled: ['scheduled', 'partially_fulfilled', 'fulfilled', 'cancelled'],
  partially_fulfilled: ['fulfilled', 'cancelled'],
  fulfilled: ['returned', 'cancelled'],
  returned: ['cancelled'],
  cancelled: [],
};

/** Returns true when an order's goods may go from one status to the other (D-12). */
export function canFulfillmentBecome(from: Order['fulfillmentStatus'], to: Order['fulfillmentStatus']): boolean {
  return TRANSITIONS[from].includes(to);
}
