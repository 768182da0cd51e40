import type { RefundableLine } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { canBecome, isSeated } from '@svc/ticketing';
import type { Order, OrderItem } from './order';

type Seat = OrderItem['seats'][number];

/** The seats of an item by the ticket that admits them, in their order: of a group ticket several. In test mode there are none. */
function piecesIn({ seats }: Pick<OrderItem, 'seats'>): (readonly Seat[])[] {
  const pieces = new Map<number, Seat[]>();
  for (const seat of seats) pieces.set(seat.ticket, [...(pieces.get(seat.ticket) ?? []), seat]);
  return [...pieces.values()];
}

/** Numbers of seats that were called off, of each piece that somebody still comes by and that lost some. */
function seatsBackOf(item: Pick<OrderItem, 'seats'>): number[] {
  return piecesIn(item)
    .filter((seats) => seats.some(isSeated))
    .map((seats) => seats.filter(({ status }) => status === 'cancelled').length)
    .filter((count) => count > 0);
}

/** An item as its refunds are reckoned: with the seats of pieces that were called off in part. */
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
 * An item so many pieces of which are called off: the seats of the last tickets that still admit somebody. Whether there are as many
 * is judged by `refundPieces`.
 */
export function withoutPieces(item: OrderItem, quantity: number): OrderItem {
  if (!(quantity > 0)) return item;
  const given = piecesIn(item)
    .filter((seats) => seats.some(isSeated))
    .slice(-quantity)
    .flat();
  return { ...giveUp(item, given), refundedQuantity: item.refundedQuantity + quantity };
}

/** An item one of whose seats is called off, and its piece with the last of it. The very same where nobody has the seat any more. */
export function withoutSeat(item: OrderItem, seatId: string): OrderItem {
  const seat = item.seats.find(({ id }) => id === seatId);
  if (!seat || !isSeated(seat)) return item;
  const isLast = !item.seats.some((other) => other.ticket === seat.ticket && other !== seat && isSeated(other));
  return { ...giveUp(item, [seat]), refundedQuantity: Math.min(item.line.quantity, item.refundedQuantity + (isLast ? 1 : 0)) };
}

/** An item nobody comes by any more. @throws InvalidInput when somebody is checked in */
export function withoutSeats(item: OrderItem): OrderItem {
  return refuseTaken(giveUp(item, item.seats), item);
}

function giveUp(item: OrderItem, seats: readonly Seat[]): OrderItem {
  const given = new Set(seats.filter(isSeated).map(({ id }) => id));
  if (given.size === 0) return item;
  return { ...item, seats: item.seats.map((seat) => (given.has(seat.id) ? { ...seat, status: 'cancelled' } : seat)) };
}

/** Lets an item through, `after` seats of it were called off. @throws InvalidInput when one is of who is there: the check-in is undone first (D-13) */
export function refuseTaken(after: OrderItem, before: OrderItem): OrderItem {
  const isTaken = (seat: Seat, index: number) => after.seats[index]!.status === 'cancelled' && seat.status !== 'cancelled';
  if (before.seats.some((seat, index) => isTaken(seat, index) && !canBecome(seat.status, 'cancelled')))
    throw new InvalidInput('A guest of this order is checked in; undo the check-in first.');
  return after;
}

/** Tells whether nothing of these items is left: each piece is called off, or nobody comes by it any more (D-126). */
export function isCalledOff({ items }: Pick<Order, 'items'>): boolean {
  return items.every(
    ({ line, refundedQuantity, seats }) => refundedQuantity >= line.quantity || (seats.length > 0 && !seats.some(isSeated)),
  );
}
