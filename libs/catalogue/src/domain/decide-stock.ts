import { invalidBecause } from '@svc/contracts';

/** Counter of a variant; `capacity` is all that ever was for sale, null when it is not tracked. */
export interface StockCount {
  capacity: number | null;
  /** Units in checkouts that are under way. */
  held: number;
  sold: number;
}

/** Change of the units at hand: by a number, or to a number; null ends the tracking. */
export type StockOrder = { delta: number; stock?: undefined } | { delta?: undefined; stock: number | null };

const MOST_AT_HAND = 1_000_000_000;

/** Returns the units at hand, held ones included; null when they are not tracked. */
export function atHand({ capacity, sold }: StockCount): number | null {
  return capacity === null ? null : capacity - sold;
}

/** Returns the capacity after the change. Held units stay at hand for their buyers (ADR 0008 r1). Throws InvalidInput. */
export function decideStock(count: StockCount, order: StockOrder): number | null {
  if (order.stock === null) return null;
  const field = order.stock === undefined ? 'delta' : 'stock';
  const before = atHand(count);
  if (order.stock === undefined && before === null)
    refuse(field, 'The stock is not tracked, so it cannot go up or down; give "stock", the units at hand.');
  const after = order.stock ?? before! + order.delta!;
  if (after < count.held) {
    refuse(
      field,
      `${count.held} are held for buyers right now, and ${before ?? 'an unknown number'} are at hand; leave at least ${count.held}.`,
    );
  }
  if (after > MOST_AT_HAND) refuse(field, `Keep at most ${MOST_AT_HAND} at hand.`);
  return after + count.sold;
}

function refuse(path: string, message: string): never {
  throw invalidBecause([{ path, message }]);
}
