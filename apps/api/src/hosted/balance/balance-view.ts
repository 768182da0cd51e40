import type { BalanceMode, MoneyBreakdown, OrderStatus, PricedLine } from '@svc/contracts';
import { balanceModeOf, orderBreakdown, type OrderTotals } from '@svc/orders';
import { standingOf } from '../checkout/live/standing-of';
import type { Standing } from '../checkout/live/status';
import type { BalancePageRequest } from './balance-page-loader';
import type { CheckoutPageView } from '../checkout/checkout-view';
import type { CheckoutPageRequest } from '../checkout/checkout-page-loader';

/** How the rest of an order stands, for a page that asks while it is open. Once nothing is to be paid here, nobody goes on to anywhere. */
export function balanceStandingOf({ paying, order, common: { now } }: BalancePageRequest): Standing {
  if (paying) return standingOf(paying.found, now);
  const time = now.toISOString();
  return { state: order.status === 'cancelled' ? 'cancelled' : 'paid', mark: order.status, now: time, expiresAt: time };
}

/** `elsewhere`: it is not paid on our page; `over`: the order was called off or refunded. */
export type BalanceState = 'form' | 'transfer' | 'ending' | 'elsewhere' | 'paid' | 'over';

/** What is left of an order, as the holder of its link sees it. */
export interface BalancePageView extends Omit<CheckoutPageRequest, 'found' | 'workspace' | 'access'> {
  state: BalanceState;
  isTest: boolean;
  number: number;
  status: OrderStatus;
  totals: OrderTotals;
  /** Of the whole order. */
  money: MoneyBreakdown<PricedLine>;
  dueAt?: Date;
  mode: BalanceMode;
  timezone: string;
  /** What came last for the balance and is on its way back. */
  returnedMinor: number;
  /** By which it is paid here. */
  paying?: CheckoutPageView;
  standing: Standing;
}

/** Decides what a buyer is shown; `paying` is the view of the checkout by which they would pay. */
export function balanceViewOf(page: BalancePageRequest, paying?: CheckoutPageView): BalancePageView {
  const {
    order,
    last,
    common: { workspace, ...common },
  } = page;
  const { totals, status, number = 0, balanceDueAt } = order;
  const money = orderBreakdown(order);
  return {
    ...common,
    state: stateOf(order, money, paying),
    isTest: order.mode === 'test',
    number,
    status,
    totals,
    money,
    dueAt: balanceDueAt,
    mode: balanceModeOf(order),
    timezone: workspace.timezone,
    returnedMinor: (last?.refunds ?? [])
      .filter((refund) => refund.status !== 'failed')
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
    paying,
    standing: balanceStandingOf(page),
  };
}

function stateOf(order: BalancePageRequest['order'], { leftMinor }: MoneyBreakdown, paying: CheckoutPageView | undefined): BalanceState {
  if (order.status === 'cancelled' || order.status === 'refunded') return 'over';
  if (leftMinor === 0) return 'paid';
  if (!paying) return 'elsewhere';
  return paying.state === 'transfer' || paying.state === 'ending' ? paying.state : 'form';
}
