import type { BalanceMode } from '@svc/contracts';
import { FinalConflict, formatMoney, InvalidInput } from '@svc/kernel';
import { isErased } from './correct-fulfillment';
import { balanceDueMinorOf, type Order, type OrderContact, type OrderName, OrderSavedFor, type Owed } from './order';

const HOUR_MS = 3_600_000;
/** Times of reminders before a balance is due: a week, a day, and on the day itself. */
const REMINDERS_MS: readonly number[] = [168 * HOUR_MS, 24 * HOUR_MS, 4 * HOUR_MS];
/** Minimum time between news of the balance and a reminder. */
const REST_MS = 12 * HOUR_MS;

type Balanced = Pick<Order, 'mode' | 'status' | 'totals' | 'balanceDueAt'>;

/** Returns the way in which the balance of an order is to be paid. */
export function balanceModeOf({ totals }: Pick<Order, 'totals'>): BalanceMode {
  return totals.balanceMode ?? 'online';
}

/** Returns true when a balance of the order is to be paid on our page: that can be done late, until the order is called off. */
export function isPayableOnline(order: Owed): boolean {
  return order.status === 'deposit_paid' && balanceDueMinorOf(order) > 0 && balanceModeOf(order) === 'online';
}

/**
 * Returns the time of the buyer's next reminder of the balance, after news of it at `informedAt`; undefined when there is none. In
 * live mode alone, for balances that are paid on our page and have a day.
 */
export function nextReminder(order: Balanced, informedAt: Date): Date | undefined {
  const { mode, status, balanceDueAt } = order;
  if (mode !== 'live' || status !== 'deposit_paid' || !balanceDueAt || balanceModeOf(order) !== 'online') return undefined;
  const moments = REMINDERS_MS.map((before) => balanceDueAt.getTime() - before);
  const next = moments.find((moment) => moment >= informedAt.getTime() + REST_MS);
  return next === undefined ? undefined : new Date(next);
}

/** The personal data of the buyer were erased, so that nobody can be mailed. */
export class BuyerUnreachable extends FinalConflict {
  constructor() {
    super(
      'The personal data of the buyer were erased, so they cannot be asked: record what they pay you with balance-paid, or cancel the order.',
    );
  }
}

/** State of an order for money that comes for its balance: it has exactly this balance; it is paid; it was called off. */
export type BalanceClaim = 'wanted' | 'settled' | 'called_off';

export function claimBalance(order: Owed, amountMinor: number): BalanceClaim {
  if (order.status === 'cancelled' || order.status === 'refunded') return 'called_off';
  return order.status === 'deposit_paid' && balanceDueMinorOf(order) === amountMinor ? 'wanted' : 'settled';
}

/** Returns the order once all of the balance has come: to us, or `byHand` to the merchant, which cannot be sent back from here. */
export function receiveBalance(order: Order, { byHand }: { byHand: boolean }): Order {
  const amountMinor = balanceDueMinorOf(order);
  return {
    ...order,
    status: 'paid',
    paidMinor: order.paidMinor + amountMinor,
    remindAt: undefined,
    receivedByHandMinor: order.receivedByHandMinor + (byHand ? amountMinor : 0),
  };
}

/** Returns the balance that can be paid on our page, and its payer; undefined when there is none. */
export function owedOf(
  order: Order,
):
  | (OrderName & Pick<Order, 'linkSerial'> & { number: number; amountMinor: number; currency: string; contact: Omit<OrderContact, 'id'> })
  | undefined {
  if (!isPayableOnline(order)) return undefined;
  const { workspaceId, mode, id: orderId, number = 0, totals, contact, linkSerial } = order;
  const { name, email, phone } = contact;
  return {
    workspaceId,
    mode,
    orderId,
    number,
    amountMinor: balanceDueMinorOf(order),
    currency: totals.currency,
    contact: { name, email, phone },
    linkSerial,
  };
}

/** Throws InvalidInput when an order has no balance, and OrderSavedFor for a savings plan, which is paid on its own page. */
export function refuseSettled(order: Owed): void {
  if (order.status === 'saving') throw new OrderSavedFor();
  if (order.status === 'deposit_paid' && balanceDueMinorOf(order) > 0) return;
  throw new InvalidInput(
    `Nothing is left to be paid of this order: it is ${order.status}, and ${formatMoney(order.paidMinor, order.totals.currency)} of it was paid.`,
  );
}

/**
 * Returns the order whose buyer is asked now for the balance, by `dueAt` if the merchant sets a day.
 * @throws InvalidInput when there is no balance, the day is over, or it is not paid on our page; BuyerUnreachable for an erased buyer
 */
export function askForBalance(order: Order, now: Date, dueAt?: Date): Order {
  refuseSettled(order);
  if (balanceModeOf(order) !== 'online')
    throw new InvalidInput('The rest of this order is not paid online: it is paid to you, and noted with balance-paid.');
  if (dueAt && dueAt <= now)
    throw new InvalidInput('Give a day that is still to come.', { fields: { dueAt: 'Give a day that is still to come.' } });
  if (isErased(order)) throw new BuyerUnreachable();
  const withDay: Order = { ...order, balanceDueAt: dueAt ?? order.balanceDueAt };
  return { ...withDay, remindAt: nextReminder(withDay, now) };
}
