import { goneBackOf, stepOf } from '@svc/contracts';
import { isCalledOff, refundableLineOf, refuseTaken } from './called-off';
import { withGoods } from './change-order';
import { balanceDueMinorOf, canOrderBecome, type Order, type OrderDetails, refundedMinorOf, unpaidMinorOf } from './order';

/**
 * Returns the order once pieces or seats of it are called off, as in `items`, and an amount of its money goes back, minor units
 * (D-126). Their unpaid part is waived. The status moves when money goes back, when nothing is left to pay, and, where nothing was
 * refunded, when nothing is left of the order at all.
 * @throws InvalidInput when a guest who is checked in would lose their seat
 */
export function afterCallingOff(order: OrderDetails, items: Order['items'], refundMinor: number, now: Date): Order {
  items.forEach((item, index) => refuseTaken(item, order.items[index]!));
  const after = withGoods({ ...order, items, waivedMinor: order.waivedMinor + waivedBy(order, items) }, now);
  if (refundMinor === 0 && isCalledOff(after) && refundedMinorOf(order) === 0 && canOrderBecome(order.status, 'cancelled'))
    return { ...after, status: 'cancelled', fulfillmentStatus: 'cancelled', cancelledAt: now, remindAt: undefined };
  const isPaidNow = order.status === 'deposit_paid' && balanceDueMinorOf(after) === 0;
  const settled: Order = isPaidNow ? { ...after, status: 'paid', remindAt: undefined } : after;
  return refundMinor > 0 ? { ...settled, status: statusAfterRefund(order, settled.status, refundMinor) } : settled;
}

/**
 * Returns the order once the tickets of a cancelled event are called off, as in `items`, whoever is checked in (D-147). Their unpaid part is
 * waived, nobody is reminded of it any more, and the status stays.
 */
export function afterEventCancelled(order: OrderDetails, items: Order['items'], now: Date): Order {
  const after = withGoods({ ...order, items, waivedMinor: order.waivedMinor + waivedBy(order, items) }, now);
  return balanceDueMinorOf(after) === 0 ? { ...after, remindAt: undefined } : after;
}

/**
 * Returns the unpaid part of the items that are called off by going over to `items`, minor units: nothing once all of the order is
 * paid.
 */
function waivedBy(order: OrderDetails, items: Order['items']): number {
  const unpaidMinor = unpaidMinorOf(order);
  if (unpaidMinor === 0) return 0;
  const step = stepOf(order.totals.currency);
  const laterMinorOf = (of: Order['items']) =>
    of.reduce((sum, item) => {
      const line = refundableLineOf(item);
      return sum + goneBackOf(item.line.netMinor - item.line.dueNowMinor, line, line, step);
    }, 0);
  return Math.max(0, Math.min(unpaidMinor, laterMinorOf(items) - laterMinorOf(order.items)));
}

function statusAfterRefund(order: OrderDetails, status: Order['status'], refundMinor: number): Order['status'] {
  const isAll = refundedMinorOf(order) + refundMinor >= order.paidMinor - order.receivedByHandMinor;
  const next = isAll ? 'refunded' : 'partially_refunded';
  return canOrderBecome(status, next) ? next : status;
}
