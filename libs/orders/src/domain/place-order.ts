import type { PricedCart } from '@svc/contracts';
import type { Attendee } from '@svc/ticketing';
import { nextReminder } from './balance';
import { fulfillmentOf } from './change-order';
import { type Order, type OrderContact, statusWhenPaid } from './order';

/** Seat that a line of the cart sells. */
export type SoldSeat = Omit<Attendee, 'status' | 'serial' | 'checkedInAt'> & { lineId: string };

/** Cart that was paid for. */
export interface PaidCart
  extends Pick<
    Order,
    'workspaceId' | 'mode' | 'id' | 'checkoutId' | 'eventId' | 'source' | 'deliveryAddress' | 'linkSerial' | 'responses' | 'paidMinor'
  > {
  cart: PricedCart;
  contact: Omit<OrderContact, 'id' | 'name'> & { name?: string };
  seats: readonly SoldSeat[];
  paidAt: Date;
}

/** Order to write; its number is assigned by the store, once it is paid. */
export type OrderToWrite = Omit<Order, 'number'>;

/**
 * Creates the order of a savings plan that goes on, or ended unpaid: it is not paid, and has no seats (D-11, D-15).
 * @param since time of the first part
 */
export function saveOrder(cart: PaidCart, status: 'saving' | 'cancelled', since: Date): OrderToWrite {
  const { paidAt, balanceDueAt: _day, remindAt: _reminder, ...order } = placeOrder({ ...cart, seats: [] });
  return { ...order, status, placedAt: since, ...(status === 'cancelled' && { fulfillmentStatus: 'cancelled', cancelledAt: paidAt }) };
}

/**
 * Creates the order of a paid cart: its lines are the items. Buyers need no approval, so bought seats are confirmed (D-13); a test
 * order has none (§6). Its contact has the order's own id: the store keeps the earlier id of a known buyer.
 */
export function placeOrder({ cart: { lines, ...totals }, contact, seats, paidAt, ...facts }: PaidCart): OrderToWrite {
  const sold = facts.mode === 'live' ? seats : [];
  const items = lines.map(({ id, ...line }) => ({
    id,
    line,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
    seats: sold
      .filter(({ lineId }) => lineId === id)
      .map(({ lineId: _, ...seat }): Attendee => ({ ...seat, status: 'confirmed', serial: 1 })),
  }));
  const status = statusWhenPaid({ totalMinor: totals.totalMinor, paidMinor: facts.paidMinor });
  const balanceDueAt = status === 'deposit_paid' && totals.balanceDueAt !== undefined ? new Date(totals.balanceDueAt) : undefined;
  return {
    ...facts,
    status,
    receivedByHandMinor: 0,
    waivedMinor: 0,
    balanceDueAt,
    remindAt: nextReminder({ mode: facts.mode, status, totals, balanceDueAt }, paidAt),
    fulfillmentStatus: fulfillmentOf(items, paidAt),
    totals,
    contact: { ...contact, id: facts.id, name: contact.name ?? contact.email ?? '' },
    items,
    placedAt: paidAt,
    paidAt,
    version: 1,
  };
}
