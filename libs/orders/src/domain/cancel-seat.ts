import { refundSeat } from '@svc/contracts';
import { NotFound } from '@svc/kernel';
import { afterCallingOff } from './call-off';
import { refundableLineOf, withoutSeat } from './called-off';
import { type OrderChange, refuseUnpaid } from './change-order';
import { type OrderDetails, type OrderItem, refundableMinorOf } from './order';
import { refundableOf } from './refund-order';

/** Refunds of a cancelled seat: nothing, or its share of the price paid for its piece. */
export const SEAT_REFUNDS = ['none', 'share'] as const;
export type SeatRefund = (typeof SEAT_REFUNDS)[number];

/** Seat to cancel, with its refund. */
export interface SeatToCancel {
  attendeeId: string;
  refund: SeatRefund;
}

/**
 * Calls one seat of an order off, and its piece with the last of its seats (D-126). Never more goes back than is left. A seat that
 * was called off before stays as it is, without a refund.
 * @throws OrderUnpaid, NotFound when the seat is not of this order, InvalidInput when its guest is checked in
 */
export function cancelSeat(order: OrderDetails, now: Date, { attendeeId, refund }: SeatToCancel): OrderChange {
  refuseUnpaid(order);
  const before = order.items.find(({ seats }) => seats.some(({ id }) => id === attendeeId));
  if (!before) throw new NotFound('registration');
  const item = withoutSeat(before, attendeeId);
  if (item === before) return { after: order, refundMinor: 0 };
  const refundMinor = refund === 'share' ? shareOf(order, before, item) : 0;
  const items = order.items.map((each) => (each === before ? item : each));
  return { after: afterCallingOff(order, items, refundMinor, now), refundMinor };
}

function shareOf(order: OrderDetails, before: OrderItem, after: OrderItem): number {
  const isLastOfPiece = after.refundedQuantity > before.refundedQuantity;
  const { totalMinor } = refundSeat(refundableOf(order), { id: before.id, seatsBack: refundableLineOf(after).seatsBack, isLastOfPiece });
  return Math.min(totalMinor, refundableMinorOf(order));
}
