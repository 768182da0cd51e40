import type { RefundableLine } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { canBecome, isSeated } from '@svc/ticketing';
import type { Order, OrderItem } from './order';

type Seat = OrderItem['seats'][number];

/** Returns the seats of an item by the ticket that admits them, in their order: of a group ticket several. In test mode there are none. */
function piecesIn({ seats }: Pick<OrderItem, 'seats'>): (readonly Seat[])[] {
  const pieces = new Map<number, Seat[]>();
  for (const seat of seats) pieces.set(seat.ticket, [...(pieces.get(seat.ticket) ?? []), seat]);
  return [...pieces.values()];
}

/** Counts the called-off seats of each piece that still admits somebody and lost some. */
function seatsBackOf(item: Pick<OrderItem, 'seats'>): number[] {
  return piecesIn(item)
    .filter((seats) => seats.some(isSeated))
    .map((seats) => seats.filter(({ status }) => status === 'cancelled').length)
    .filter((count) => count > 0);
}

/** Returns an item in the form that refunds are computed from: with the seats of pieces that were called off in part. */
export function refundableLineOf(item: OrderItem): RefundableLine {
  const { id, line, refundedQuantity } = item;
  return {
    ...line,
    id,
    refundedQuantity,
    seatsPerPiece: Math.max(1, ...piecesIn(item).map(({ length }) => length)),
    seatsBack: seatsBackOf(item),
  };
}

/**
 * Returns an item with a number of pieces called off: the seats of the last tickets that still admit somebody. `refundPieces` judges
 * whether there are as many.
 */
export function withoutPieces(item: OrderItem, quantity: number): OrderItem {
  if (!(quantity > 0)) return item;
  const last = piecesIn(item)
    .filter((seats) => seats.some(isSeated))
    .slice(-quantity)
    .flat();
  return { ...giveUp(item, last), refundedQuantity: item.refundedQuantity + quantity };
}

/**
 * Returns an item with one seat called off, and its piece with the last of its seats. The same object where the seat was called off
 * before.
 */
export function withoutSeat(item: OrderItem, seatId: string): OrderItem {
  const seat = item.seats.find(({ id }) => id === seatId);
  if (!seat || !isSeated(seat)) return item;
  const isLast = !item.seats.some((other) => other.ticket === seat.ticket && other !== seat && isSeated(other));
  return { ...giveUp(item, [seat]), refundedQuantity: Math.min(item.line.quantity, item.refundedQuantity + (isLast ? 1 : 0)) };
}

/** Returns an item with all seats called off, whoever is checked in; the same object where none was left. */
export function withoutSeats(item: OrderItem, endedFor?: string): OrderItem {
  return giveUp(item, item.seats, endedFor);
}

function giveUp(item: OrderItem, seats: readonly Seat[], endedFor?: string): OrderItem {
  const ids = new Set(seats.filter(isSeated).map(({ id }) => id));
  if (ids.size === 0) return item;
  return {
    ...item,
    seats: item.seats.map((seat) => (ids.has(seat.id) ? { ...seat, status: 'cancelled', ...(endedFor && { endedFor }) } : seat)),
  };
}

/**
 * Returns an item after seats of it were called off, unless a guest has one of them.
 * @throws InvalidInput when a guest is checked in: the check-in is undone first (D-13)
 */
export function refuseTaken(after: OrderItem, before: OrderItem): OrderItem {
  const isTaken = (seat: Seat, index: number) => after.seats[index]!.status === 'cancelled' && seat.status !== 'cancelled';
  if (before.seats.some((seat, index) => isTaken(seat, index) && !canBecome(seat.status, 'cancelled')))
    throw new InvalidInput('A guest of this order is checked in; undo the check-in first.');
  return after;
}

/** Returns true when nothing of these items is left: each piece is called off, or admits nobody any more (D-126). */
export function isCalledOff({ items }: Pick<Order, 'items'>): boolean {
  return items.every(
    ({ line, refundedQuantity, seats }) => refundedQuantity >= line.quantity || (seats.length > 0 && !seats.some(isSeated)),
  );
}
