import type { PricedCart } from '@svc/contracts';
import { createHash } from 'node:crypto';
import type { Attendee } from '@svc/ticketing';
import { nextReminder } from './balance';
import { fulfillmentOf } from './fulfillment';
import type { Order, OrderContact } from './order';
import { statusWhenPaid } from './order-status';

/** A seat that a line of the cart sells. */
export type SoldSeat = Omit<Attendee, 'status' | 'serial' | 'checkedInAt'> & { lineId: string };

/** A cart that was paid for. */
export interface PaidCart extends Pick<Order, 'workspaceId' | 'mode' | 'id' | 'checkoutId' | 'eventId' | 'source' | 'deliveryAddress' | 'responses' | 'paidMinor'> {
  cart: PricedCart;
  contact: Omit<OrderContact, 'id' | 'name'> & { name?: string };
  seats: readonly SoldSeat[];
  paidAt: Date;
}

/**
 * The order that a paid cart becomes: its lines are the items. Whoever has paid is let in without approval, so bought
 * seats are confirmed (D-13); a test order has none (§6).
 */
export function placeOrder({ cart: { lines, ...totals }, contact, seats, paidAt, ...facts }: PaidCart): Omit<Order, 'number'> {
  const sold = facts.mode === 'live' ? seats : [];
  const items = lines.map(({ id, ...line }) => ({
    id,
    line,
    fulfilledQuantity: 0,
    refundedQuantity: 0,
    seats: sold.filter(({ lineId }) => lineId === id).map(({ lineId: _, ...seat }): Attendee => ({ ...seat, status: 'confirmed', serial: 1 })),
  }));
  const status = statusWhenPaid({ totalMinor: totals.totalMinor, paidMinor: facts.paidMinor });
  const balanceDueAt = status === 'deposit_paid' && totals.balanceDueAt !== undefined ? new Date(totals.balanceDueAt) : undefined;
  return {
    ...facts,
    status,
    receivedByHandMinor: 0,
    balanceDueAt,
    remindAt: nextReminder({ mode: facts.mode, status, totals, balanceDueAt }, paidAt),
    fulfillmentStatus: fulfillmentOf(items, paidAt),
    totals,
    contact: { ...contact, id: contactIdOf(facts, contact), name: contact.name ?? contact.email ?? '' },
    items,
    placedAt: paidAt,
    paidAt,
    version: 1,
  };
}

/** The id (UUID) that a buyer has in a workspace and mode: by e-mail in any case, else by phone, else of this order alone. */
function contactIdOf({ workspaceId, mode, id }: Pick<Order, 'workspaceId' | 'mode' | 'id'>, { email, phone }: { email?: string; phone?: string }): string {
  const hex = createHash('sha256').update([workspaceId, mode, email?.trim().toLowerCase() ?? phone ?? id].join('\n')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
