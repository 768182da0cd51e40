import { InvalidInput, partOf } from '@svc/kernel';
import type { PricedLine } from '../shapes/priced-cart';
import { stepOf } from './provider-currencies';

/** Refunded part of a line. */
export interface GoneBack {
  refundedQuantity: number;
  /** Number of refunded seats of each partly refunded piece; none when absent. */
  seatsBack?: readonly number[];
}

/** A sold line and its refunded part. */
export interface RefundableLine
  extends GoneBack,
    Pick<PricedLine, 'id' | 'quantity' | 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'serviceFeePassedOn'> {
  /** Seats of a piece: 1 when absent, more for group tickets. */
  seatsPerPiece?: number;
}

/** Pieces of a line to refund. */
export interface WantedPieces {
  id: string;
  quantity: number;
  /** Number of refunded seats afterwards of each partly refunded piece; unchanged when absent. */
  seatsBack?: readonly number[];
}

/** A seat of a line to refund. */
export interface WantedSeat extends Pick<WantedPieces, 'id' | 'seatsBack'> {
  /** True for the last seat of its piece, which is refunded with it. */
  isLastOfPiece: boolean;
}

/** Refundable parts of a sold order. */
export interface Refundable {
  lines: readonly RefundableLine[];
  deliveryMinor: number;
  currency: string;
}

/** Refunded amounts, minor units. */
export interface RefundPieces {
  lines: readonly { id: string; quantity: number; amountMinor: number }[];
  deliveryMinor: number;
  totalMinor: number;
}

/**
 * Returns the refund for pieces of an order: the share of net and fees of each line, and the delivery with the last
 * piece of all. Shares are rounded half up to the step of the currency, and the last of a line takes the rest (D-128): refunds of
 * a whole order, in parts or at once, sum to its total exactly (ADR 0027 r1).
 * @param wanted pieces by line id; each line at most once
 * @throws InvalidInput when a line is not of this order, or has fewer pieces left
 */
export function refundPieces(order: Refundable, wanted: readonly WantedPieces[]): RefundPieces {
  const named = new Set<string>();
  for (const { id, quantity } of wanted) {
    const line = order.lines.find((each) => each.id === id);
    if (!line) throw new InvalidInput('One of these items is not of this order.');
    const left = line.quantity - line.refundedQuantity;
    const isWhole = Number.isInteger(quantity) && quantity > 0;
    if (!isWhole || named.has(id) || quantity > left)
      throw new InvalidInput(`Of one of these items ${left} can still be refunded; name it once, with 1 to ${left} pieces.`);
    named.add(id);
  }
  return sharesOf(order, wanted);
}

/**
 * Returns the refund for one seat: its part of its piece, rounded half up to the step of the currency, and for the last seat of a
 * piece the rest (D-126), so that the seats sum to their piece.
 * @throws InvalidInput when the line is not of this order
 */
export function refundSeat(order: Refundable, { id, seatsBack, isLastOfPiece }: WantedSeat): RefundPieces {
  if (!order.lines.some((line) => line.id === id)) throw new InvalidInput('This seat is not of this order.');
  return sharesOf(order, [{ id, seatsBack, quantity: isLastOfPiece ? 1 : 0 }]);
}

function sharesOf({ lines: sold, deliveryMinor: delivery, currency }: Refundable, wanted: readonly WantedPieces[]): RefundPieces {
  const now = new Map(wanted.map(({ id, quantity }) => [id, quantity]));
  const step = stepOf(currency);
  const lines = wanted.map(({ id, quantity, seatsBack }) => {
    const line = sold.find((each) => each.id === id)!;
    const after = { refundedQuantity: line.refundedQuantity + quantity, seatsBack: seatsBack ?? line.seatsBack };
    return {
      id,
      quantity,
      amountMinor: Math.max(0, goneBackOf(paidFor(line), line, after, step) - goneBackOf(paidFor(line), line, line, step)),
    };
  });
  const isLast = now.size > 0 && sold.every(({ id, quantity, refundedQuantity }) => refundedQuantity + (now.get(id) ?? 0) === quantity);
  const deliveryMinor = isLast ? delivery : 0;
  return { lines, deliveryMinor, totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, deliveryMinor) };
}

/** Returns the buyer's price of a line without delivery: its net, the surcharge, and the service's fee unless the merchant absorbs it. */
export function paidFor({
  netMinor,
  customerFeeMinor,
  serviceFeeMinor,
  serviceFeePassedOn,
}: Pick<RefundableLine, 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'serviceFeePassedOn'>): number {
  return netMinor + customerFeeMinor + (serviceFeePassedOn ? serviceFeeMinor : 0);
}

/**
 * Returns the part of a line's amount (minor units) that belongs to its refunded pieces and seats. A refund is the difference of two
 * such parts, so that rounding does not add up. The partly refunded piece with the most seats counts as the next one,
 * so that each keeps its amount in whatever order they are completed.
 */
export function goneBackOf(
  amountMinor: number,
  { quantity, seatsPerPiece = 1 }: Pick<RefundableLine, 'quantity' | 'seatsPerPiece'>,
  { refundedQuantity, seatsBack = [] }: GoneBack,
  step: number,
): number {
  const comesTo = (pieces: number) => partOf(amountMinor, pieces, quantity, step);
  return [...seatsBack]
    .sort((one, other) => other - one)
    .reduce((sum, seats, index) => {
      const pieceMinor = comesTo(refundedQuantity + index + 1) - comesTo(refundedQuantity + index);
      return sum + Math.min(pieceMinor, seats * partOf(pieceMinor, 1, seatsPerPiece, step));
    }, comesTo(refundedQuantity));
}
