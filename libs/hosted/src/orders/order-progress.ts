import { type Arrival, type DeliveryTime, isolateText, orderArrival, variantNameOf, type WorkingHours } from '@svc/contracts';
import type { ReadOrder } from '@svc/orders';
import type { OrderState } from './order-view';

export type StepName = 'placed' | 'paid' | 'depositPaid' | 'preparing' | 'booked' | 'preordered' | 'partlySent' | 'sent';

/** Step of an order on its way to the buyer. */
export interface Step {
  name: StepName;
  /** Moment at which it was reached. */
  at?: Date;
  state: 'done' | 'current' | 'ahead';
}

/** Pieces that were sent together, and how they travel. */
export interface Parcel {
  id: string;
  at: Date;
  carrier?: string;
  trackingNumber?: string;
  /** `https` address. */
  trackingUrl?: string;
  /** Its pieces, where the order has others too. */
  pieces: readonly string[];
}

/** Returns the steps of an order with goods to hand over; undefined for others, and once it is cancelled, refunded or returned. */
export function stepsOf(order: ReadOrder, state: OrderState): Step[] | undefined {
  const middle = state === 'booked' || state === 'preordered' ? state : 'preparing';
  const isSent = state === 'sent' || state === 'partlySent';
  if (!isSent && state !== middle) return undefined;
  return [
    { name: paidStepOf(order), at: order.paidAt, state: 'done' },
    { name: middle, state: isSent ? 'done' : 'current' },
    {
      name: state === 'partlySent' ? 'partlySent' : 'sent',
      at: isSent ? order.fulfillments.at(-1)?.createdAt : undefined,
      state: isSent ? 'current' : 'ahead',
    },
  ];
}

function paidStepOf({ status, totals: { totalMinor } }: ReadOrder): StepName {
  if (status === 'deposit_paid') return 'depositPaid';
  return totalMinor === 0 ? 'placed' : 'paid';
}

/** Returns when the rest of an order arrives (ADR 0116). */
export function arrivalOf(
  { status, fulfillmentStatus, placedAt, payments, items }: ReadOrder,
  time: DeliveryTime | undefined,
  reader: { shop: WorkingHours; now: Date; locale: string },
): Arrival {
  const [paidAt, lines] = [payments.map((payment) => payment.paidAt), items.map(({ line }) => line)];
  return orderArrival({ status, fulfillmentStatus, placedAt, paidAt, lines }, time, reader);
}

/** Returns what was sent, the oldest first. */
export function parcelsOf({ items, fulfillments, fulfillmentStatus }: ReadOrder): Parcel[] {
  const isWhole = fulfillments.length === 1 && fulfillmentStatus !== 'partially_fulfilled';
  const nameOf = (id: string) => {
    const line = items.find((item) => item.id === id)?.line;
    return line ? [line.name, variantNameOf(line) ?? ''].filter(Boolean).map(isolateText).join(', ') : '';
  };
  return fulfillments.map(({ id, createdAt, items: pieces, carrier, trackingNumber, trackingUrl }) => ({
    id,
    at: createdAt,
    carrier,
    trackingNumber,
    trackingUrl,
    pieces: isWhole ? [] : pieces.map(({ itemId, quantity }) => `${quantity} × ${nameOf(itemId)}`),
  }));
}
