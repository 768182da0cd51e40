import { InvalidInput, partOf } from '@svc/kernel';
import type { PricedLine } from '../shapes/priced-cart';
import { stepOf } from './provider-currencies';

/** Extent to which a line has gone back. */
export interface GoneBack {
  refundedQuantity: number;
  /** Numbers of seats that went back, of each piece that did in part; none when absent. */
  seatsBack?: readonly number[];
}

/** A sold line, and how much of it went back before. */
export interface RefundableLine
  extends GoneBack,
    Pick<PricedLine, 'id' | 'quantity' | 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'serviceFeePassedOn'> {
  /** How many seats a piece has: 1 when absent, more of group tickets. */
  seatsPerPiece?: number;
}

/** Pieces of a line that go back. */
export interface WantedPieces {
  id: string;
  quantity: number;
  /** Numbers of seats that have gone back afterwards, of each piece that has in part; as before when absent. */
  seatsBack?: readonly number[];
}

/** A seat of a line that goes back. */
export interface WantedSeat extends Pick<WantedPieces, 'id' | 'seatsBack'> {
  /** Tells whether it is the last of its piece, which goes back with it. */
  isLastOfPiece: boolean;
}

/** A sold order, as far as it can go back. */
export interface Refundable {
  lines: readonly RefundableLine[];
  deliveryMinor: number;
  currency: string;
}

/** What goes back, minor units. */
export interface RefundPieces {
  lines: readonly { id: string; quantity: number; amountMinor: number }[];
  deliveryMinor: number;
  totalMinor: number;
}

/**
 * What the buyer gets back for pieces of an order: of each line its share of net and fees, and the delivery with the last
 * piece of all. Shares are half up to the step of the currency, and the last of a line takes its rest (D-128): however an order is
 * refunded, bit by bit or at once, all of it comes to its total exactly (ADR 0027 r1).
 * @param wanted how many pieces of which line, by its id; each line at most once
 * @throws InvalidInput when a line is not of this order, or there are fewer pieces left of it
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
 * Reckons what the buyer gets back for one seat: its part of its piece, half up to the step of the currency, and with the last seat of a
 * piece what is left of it (D-126), so that seats come to what their piece does.
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

/** What the buyer pays for a line, delivery apart: its net, the surcharge, and the service's fee unless the merchant absorbs it. */
export function paidFor({
  netMinor,
  customerFeeMinor,
  serviceFeeMinor,
  serviceFeePassedOn,
}: Pick<RefundableLine, 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'serviceFeePassedOn'>): number {
  return netMinor + customerFeeMinor + (serviceFeePassedOn ? serviceFeeMinor : 0);
}

/**
 * Reckons how much of an amount of a line (minor units) is that of the pieces and seats that have gone back. What comes to go back is the
 * difference of two of these, so that no rounding adds up. Of pieces that went back in part the one furthest gone counts as the next,
 * so that each keeps its amount whichever of them goes back whole first.
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
