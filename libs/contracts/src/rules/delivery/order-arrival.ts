import type { FulfillmentStatus, OrderStatus } from '../../facts';
import { arrivalText, type DeliveryTime, type WorkingHours } from './delivery-dates';

/** Order, as far as its arrival follows from it. */
export interface ArrivingOrder {
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  placedAt: Date;
  /** Moments of its payments, in any order. */
  paidAt: readonly Date[];
  lines: readonly { preorder?: boolean; slot?: object }[];
}

/** Dates of arrival, or the merchant's own words about them. */
export type Arrival = ReturnType<typeof arrivalText>;

/**
 * Returns when the rest of an order arrives, counted from the moment at which it was paid whole (ADR 0116). Undefined while a part of
 * it is to be paid, for pre-orders, which have a time of their own, and once nothing is left to send.
 */
export function orderArrival(
  { status, fulfillmentStatus, placedAt, paidAt, lines }: ArrivingOrder,
  time: DeliveryTime | undefined,
  reader: { shop: WorkingHours; now: Date; locale: string },
): Arrival {
  const isToCome = fulfillmentStatus === 'unfulfilled' || fulfillmentStatus === 'partially_fulfilled' || fulfillmentStatus === 'scheduled';
  const isMadeLater = lines.some(({ preorder, slot }) => preorder || slot !== undefined);
  if (!time || !isToCome || isMadeLater || status === 'deposit_paid') return undefined;
  const lastPaidAt = paidAt.reduce((latest, moment) => (moment > latest ? moment : latest), placedAt);
  return arrivalText(time, { paidAt: lastPaidAt, ...reader });
}
