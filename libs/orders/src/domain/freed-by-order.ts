import { freedChanges, isSeated } from '@svc/ticketing';
import { needsFulfillment } from './change-order';
import type { Order, OrderItem } from './order';

/** Quantity of one item that can be sold again. A slot is identified by its variant and its start. */
export interface FreedChange {
  kind: 'event' | 'event_day' | 'ticket_type' | 'price_phase' | 'variant' | 'preorder' | 'slot' | 'discount_code';
  subjectId: string;
  /** Start of a slot, UTC with Z. */
  startAt?: string;
  count: number;
}

/**
 * Returns the stock that can be sold again when an order goes from `before` to `after`, sorted as counters are to be locked:
 * released seats, and goods that were called off and are not handed over, be it that a fulfilment of them is taken back. When the whole
 * order is called off, the use of its discount code comes back as well (ADR 0008 r2). A test order has taken nothing (§6).
 */
export function freedByOrder(before: Order, after: Order): FreedChange[] {
  if (before.mode === 'test') return [];
  const pairs = before.items.map((item) => ({ item, now: after.items.find(({ id }) => id === item.id)! }));
  const changes = [
    ...pairs.flatMap(({ item, now }) => freedSeats(item, now)),
    ...pairs.flatMap(({ item, now }) => freedGoods(item, calledOffHere(now, after) - calledOffHere(item, before))),
    ...freedCode(before, after),
  ];
  const merged = new Map<string, FreedChange>();
  for (const change of changes) {
    const key = [change.subjectId, change.kind, change.startAt].join(' ');
    merged.set(key, { ...change, count: change.count + (merged.get(key)?.count ?? 0) });
  }
  return [...merged.entries()].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, change]) => change);
}

/** Frees the use of a discount code when the whole order is called off. */
function freedCode({ totals: { discountCode }, cancelledAt }: Order, after: Order): FreedChange[] {
  const isCalledOff = !cancelledAt && after.cancelledAt !== undefined;
  return discountCode && isCalledOff ? [{ kind: 'discount_code', subjectId: discountCode.id, count: 1 }] : [];
}

function freedSeats({ line, seats }: OrderItem, now: OrderItem): FreedChange[] {
  if (!line.eventId) return [];
  const freedTickets = ticketsOf(seats).filter((ticket) => !ticketsOf(now.seats).includes(ticket)).length;
  const phase =
    line.pricePhaseId && freedTickets > 0 ? [{ kind: 'price_phase' as const, subjectId: line.pricePhaseId, count: freedTickets }] : [];
  return [...freedChanges(line.eventId, seats, now.seats).filter(isSeatChange), ...phase];
}

type SeatChange = FreedChange & { kind: 'event' | 'event_day' | 'ticket_type' };
const isSeatChange = (change: { kind: string }): change is SeatChange => change.kind !== 'unlock_code';

/** Returns the tickets that admit somebody. */
function ticketsOf(seats: OrderItem['seats']): number[] {
  return [...new Set(seats.filter(isSeated).map(({ ticket }) => ticket))];
}

/** Returns the stock that pieces of an item bring back. */
function freedGoods({ line }: OrderItem, count: number): FreedChange[] {
  if (count <= 0 || line.kind === 'ticket' || line.kind === 'donation') return [];
  const { variantId, productId, slot } = line;
  const ofShelf: FreedChange[] = variantId ? [{ kind: 'variant', subjectId: variantId, count }] : [];
  const toBeMade: FreedChange[] = productId ? [{ kind: 'preorder', subjectId: productId, count }] : [];
  const hour: FreedChange[] = slot && variantId ? [{ kind: 'slot', subjectId: variantId, startAt: slot.startUtc, count }] : [];
  return [...(line.preorder ? toBeMade : ofShelf), ...hour];
}

/** Returns the number of pieces of an item that are called off and not handed over. */
function calledOffHere(item: OrderItem, { cancelledAt }: Order): number {
  const { line, fulfilledQuantity, refundedQuantity } = item;
  const calledOff = cancelledAt ? line.quantity : refundedQuantity;
  return needsFulfillment(item) ? Math.min(calledOff, Math.max(0, line.quantity - fulfilledQuantity)) : calledOff;
}
