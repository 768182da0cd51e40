import { InvalidInput, partOf } from '@svc/kernel';
import type { PricedLine } from '../shapes/priced-cart';
import { stepOf } from './provider-currencies';

/** A sold line, and how much of it went back before. */
export interface RefundableLine
  extends Pick<PricedLine, 'id' | 'quantity' | 'netMinor' | 'customerFeeMinor' | 'serviceFeeMinor' | 'serviceFeePassedOn'> {
  refundedQuantity: number;
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
export function refundPieces(
  order: { lines: readonly RefundableLine[]; deliveryMinor: number; currency: string },
  wanted: readonly { id: string; quantity: number }[],
): RefundPieces {
  const byId = new Map(order.lines.map((line) => [line.id, line]));
  const now = new Map<string, number>();
  for (const { id, quantity } of wanted) {
    const line = byId.get(id);
    if (!line) throw new InvalidInput('One of these items is not of this order.');
    const left = line.quantity - line.refundedQuantity;
    const isWhole = Number.isInteger(quantity) && quantity > 0;
    if (!isWhole || now.has(id) || quantity > left)
      throw new InvalidInput(`Of one of these items ${left} can still be refunded; name it once, with 1 to ${left} pieces.`);
    now.set(id, quantity);
  }
  const lines = [...now].map(([id, quantity]) => ({
    id,
    quantity,
    amountMinor: amountOf(byId.get(id)!, quantity, stepOf(order.currency)),
  }));
  const isLast =
    now.size > 0 && order.lines.every(({ id, quantity, refundedQuantity }) => refundedQuantity + (now.get(id) ?? 0) === quantity);
  const deliveryMinor = isLast ? order.deliveryMinor : 0;
  return { lines, deliveryMinor, totalMinor: lines.reduce((sum, { amountMinor }) => sum + amountMinor, deliveryMinor) };
}

/** What the buyer pays for a line, delivery apart: its net, the surcharge, and the service's fee unless the merchant absorbs it. */
export function paidFor({
  netMinor,
  customerFeeMinor,
  serviceFeeMinor,
  serviceFeePassedOn,
}: Omit<RefundableLine, 'id' | 'quantity' | 'refundedQuantity'>): number {
  return netMinor + customerFeeMinor + (serviceFeePassedOn ? serviceFeeMinor : 0);
}

/** What so many more pieces come to: the difference of what all refunded so far comes to, so that no rounding adds up. */
function amountOf(line: RefundableLine, quantity: number, step: number): number {
  const paid = paidFor(line);
  const comesTo = (pieces: number) => partOf(paid, pieces, line.quantity, step);
  return comesTo(line.refundedQuantity + quantity) - comesTo(line.refundedQuantity);
}
