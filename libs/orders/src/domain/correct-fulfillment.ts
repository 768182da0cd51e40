import { FinalConflict, NotFound } from '@svc/kernel';
import { fulfillmentOf, type OrderChange, type Pieces } from './change-order';
import { type Fulfillment, isSameShipment, type Shipment } from './fulfillment';
import type { Order, OrderDetails, OrderItem } from './order';

/** Carrier and tracking of a fulfilment as they should have been; what is absent stays, null removes. */
export interface ShipmentCorrection {
  fulfillmentId: string;
  shipment: { [Field in keyof Shipment]?: Shipment[Field] | null };
  /** True to notify the buyer. */
  notify: boolean;
}

/** Thrown for the fulfilment of a buyer who was erased: tracking would tell of them again (D-152). */
export class BuyerErased extends FinalConflict {
  constructor() {
    super('The buyer of this order was erased, so no carrier and no tracking can be stored for it.', { reason: 'erased' });
  }
}

/** Thrown for the fulfilment of an order whose pieces are not handed over again. */
export class FulfillmentOver extends FinalConflict {
  constructor(reason: 'cancelled' | 'returned') {
    super(
      reason === 'cancelled'
        ? 'This order is cancelled, so nothing of it is handed over again: its fulfilments stay as they are.'
        : 'The goods of this order came back, so nothing of it is handed over again: its fulfilments stay as they are.',
      { reason },
    );
  }
}

/**
 * Corrects how the pieces of a fulfilment travel (D-149). The buyer of a cancelled or returned order is not notified; the order stays the same
 * object where nothing differs.
 * @throws NotFound; BuyerErased when something is to be stored of an erased buyer's
 */
export function correctFulfillment(order: OrderDetails, { fulfillmentId, shipment, notify }: ShipmentCorrection): OrderChange {
  const before = fulfillmentIn(order, fulfillmentId);
  const corrected = withShipment(before, shipment);
  if (isSameShipment(before, corrected)) return { after: order, refundMinor: 0 };
  if (isErased(order)) throw new BuyerErased();
  return { after: { ...order }, refundMinor: 0, correction: { fulfillment: corrected, notify: notify && endOf(order) === undefined } };
}

/**
 * Takes a fulfilment back that was recorded by mistake (D-149): its pieces are to be handed over again, but for those that were called off
 * meanwhile. Nobody is notified.
 * @throws NotFound, FulfillmentOver
 */
export function takeFulfillmentBack(order: OrderDetails, now: Date, fulfillmentId: string): OrderChange {
  const { id, items: pieces } = fulfillmentIn(order, fulfillmentId);
  const end = endOf(order);
  if (end) throw new FulfillmentOver(end);
  const items = order.items.map((item) => withoutHandedOver(item, pieces));
  return { after: { ...order, items, fulfillmentStatus: fulfillmentOf(items, now) }, refundMinor: 0, takenBackId: id };
}

function fulfillmentIn({ fulfillments }: OrderDetails, fulfillmentId: string): Fulfillment {
  const fulfillment = fulfillments.find(({ id }) => id === fulfillmentId);
  if (!fulfillment) throw new NotFound('fulfilment of this order');
  return fulfillment;
}

function withShipment(fulfillment: Fulfillment, { carrier, trackingNumber, trackingUrl }: ShipmentCorrection['shipment']): Fulfillment {
  const after = <Value>(before: Value | undefined, corrected: Value | null | undefined) =>
    corrected === undefined ? before : (corrected ?? undefined);
  return {
    ...fulfillment,
    carrier: after(fulfillment.carrier, carrier),
    trackingNumber: after(fulfillment.trackingNumber, trackingNumber),
    trackingUrl: after(fulfillment.trackingUrl, trackingUrl),
  };
}

function withoutHandedOver(item: OrderItem, pieces: readonly Pieces[]): OrderItem {
  const count = pieces.filter(({ itemId }) => itemId === item.id).reduce((sum, { quantity }) => sum + quantity, 0);
  return count > 0 ? { ...item, fulfilledQuantity: Math.max(0, item.fulfilledQuantity - count) } : item;
}

/** Returns true for an order whose buyer was erased: every order has an address or a phone until then. */
export function isErased({ contact: { email, phone } }: Pick<Order, 'contact'>): boolean {
  return email === undefined && phone === undefined;
}

/** Returns how an order has ended after which nothing of it is handed over; undefined while it has not. */
function endOf({ cancelledAt, status, fulfillmentStatus }: Order): 'cancelled' | 'returned' | undefined {
  if (fulfillmentStatus === 'returned') return 'returned';
  return cancelledAt || status === 'cancelled' ? 'cancelled' : undefined;
}
