import { nextReminder } from './balance';
import type { Order } from './order';

/** An order with a balance, beside the ticket types that it is for. */
export interface DatedOrder extends Pick<Order, 'mode' | 'id' | 'status' | 'totals' | 'balanceDueAt'> {
  /** Days by which balances of its ticket types are due at present, UTC texts, without those of items that are called off. */
  dueDates: readonly string[];
}

/** An order that follows its ticket types. */
export type FollowedOrder = Pick<Order, 'mode' | 'id' | 'totals' | 'balanceDueAt' | 'remindAt'>;

/**
 * Returns an order whose balance is due later, since its ticket types are (D-148): by the earliest of their days, as when it was placed.
 * Undefined where none is later, where it has no such day, and where the merchant has set its day by hand, which then is another than that
 * of its totals.
 */
export function followDueDate({ mode, id, status, totals, balanceDueAt, dueDates }: DatedOrder, now: Date): FollowedOrder | undefined {
  const isByHand = totals.balanceDueAt === undefined || Date.parse(totals.balanceDueAt) !== balanceDueAt?.getTime();
  if (status !== 'deposit_paid' || !balanceDueAt || isByHand) return undefined;
  const [due] = [...dueDates].sort((one, other) => Date.parse(one) - Date.parse(other));
  if (due === undefined || Date.parse(due) <= balanceDueAt.getTime()) return undefined;
  const followed = { mode, id, status, totals: { ...totals, balanceDueAt: due }, balanceDueAt: new Date(due) };
  return { ...followed, remindAt: nextReminder(followed, now) };
}
