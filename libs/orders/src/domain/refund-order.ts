import { isOnStep, type Refundable, refundPieces, stepAdvice } from '@svc/contracts';
import { InvalidInput } from '@svc/kernel';
import { afterCallingOff } from './call-off';
import { refundableLineOf, withoutPieces } from './called-off';
import { type OrderChange, type Pieces, piecesOf, refuseUnpaid } from './change-order';
import { type Order, type OrderDetails, refundableMinorOf, unpaidMinorOf } from './order';

/** Requested refund: of pieces, an amount in minor units, or all that is left. */
export type WantedRefund = { items: readonly Pieces[] } | { amountMinor: number } | 'all';

/**
 * Gives money back (D-11). Refunded pieces are called off: seats are free, goods not yet handed over are in stock again. So are free
 * pieces without any money (D-126). Pieces get what is left at most, which is nothing where their money went back before (D-151). An
 * amount is money alone, for any purpose.
 * @throws OrderUnpaid, InvalidInput when a piece does not exist, somebody is checked in, or less than this is left to refund
 */
export function refundOrder(order: OrderDetails, now: Date, wanted: WantedRefund): OrderChange {
  refuseUnpaid(order);
  const left = refundableMinorOf(order);
  const pieces = wanted === 'all' ? allPieces(order) : 'items' in wanted ? wanted.items : [];
  const refundMinor = amountOf(order, wanted, pieces, left);
  const isForNothing = refundMinor === 0 && wanted !== 'all' && pieces.length > 0 && !order.cancelledAt;
  if (refundMinor > left || (refundMinor <= 0 && !isForNothing)) throw new InvalidInput(tooMuch(order, left));
  refuseBetweenSteps(order, wanted, left);
  const quantities = piecesOf(order, pieces);
  const items = order.items.map((item) => withoutPieces(item, quantities.get(item.id) ?? 0));
  return { after: afterCallingOff(order, items, refundMinor, now), refundMinor, ...(wanted !== 'all' && { wanted }) };
}

/**
 * Returns an order in the form that shares are computed from: with an open balance, the deposits count as the payments of its lines,
 * and the unpaid part of called-off pieces is waived.
 */
export function refundableOf(order: OrderDetails): Refundable {
  const { items, totals } = order;
  const isOwed = unpaidMinorOf(order) > 0;
  const lines = items.map((item) => ({ ...refundableLineOf(item), ...(isOwed && { netMinor: item.line.dueNowMinor }) }));
  return { lines, deliveryMinor: totals.deliveryMinor, currency: totals.currency };
}

function amountOf(order: OrderDetails, wanted: WantedRefund, pieces: readonly Pieces[], left: number): number {
  if (wanted === 'all') return left;
  if ('amountMinor' in wanted) return wanted.amountMinor;
  const { totalMinor } = refundPieces(
    refundableOf(order),
    pieces.map(({ itemId, quantity }) => {
      const item = order.items.find(({ id }) => id === itemId);
      return { id: itemId, quantity, seatsBack: item && refundableLineOf(withoutPieces(item, quantity)).seatsBack };
    }),
  );
  // Money that went back before, a deposit, or money taken by hand may leave less than the pieces cost, and nothing at all (D-151).
  return Math.min(totalMinor, left);
}

/** Requires an amount that the provider can give back, or all that is left (D-128). Throws InvalidInput. */
function refuseBetweenSteps({ totals: { currency } }: OrderDetails, wanted: WantedRefund, left: number): void {
  if (wanted === 'all' || !('amountMinor' in wanted) || wanted.amountMinor === left || isOnStep(wanted.amountMinor, currency)) return;
  const message = stepAdvice(wanted.amountMinor, currency);
  throw new InvalidInput(message, { fields: { amountMinor: message } });
}

function allPieces({ items }: Order): Pieces[] {
  return items
    .map(({ id, line, refundedQuantity }) => ({ itemId: id, quantity: line.quantity - refundedQuantity }))
    .filter(({ quantity }) => quantity > 0);
}

function tooMuch({ totals: { currency }, cancelledAt }: Order, left: number): string {
  if (left > 0) return `At most ${left} (minor units of ${currency}) of this order can still be refunded: give 1 to ${left}.`;
  return `Nothing of this order is left to refund.${cancelledAt ? '' : ' What costs nothing is called off by naming its items.'}`;
}
