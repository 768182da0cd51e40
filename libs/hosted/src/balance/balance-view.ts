import type { BalanceMode, MoneyBreakdown, OrderStatus, PricedLine } from '@svc/contracts';
import { balanceModeOf, orderBreakdown, type OrderTotals } from '@svc/orders';
import { paymentStatusOf } from '../checkout/live/payment-status';
import type { PaymentStatus } from '../checkout/live/status';
import type { BalancePageRequest } from './balance-page-loader';
import type { CheckoutPageView } from '../checkout/checkout-view';
import type { CheckoutPageRequest } from '../checkout/checkout-page-loader';

/** Returns the state of an order's rest for a page that polls. Once nothing is to be paid here, the page does not redirect. */
export function balanceStatusOf({ paying, order, common: { now } }: BalancePageRequest): PaymentStatus {
  if (paying) return paymentStatusOf(paying.buyersCheckout, now);
  const time = now.toISOString();
  return { state: order.status === 'cancelled' ? 'cancelled' : 'paid', mark: order.status, now: time, expiresAt: time };
}

/** `elsewhere`: the rest is not paid on a hosted page; `over`: the order was cancelled or refunded. */
export type BalanceState = 'form' | 'transfer' | 'ending' | 'elsewhere' | 'paid' | 'over';

/** Outstanding amount of an order, as the holder of its link sees it. */
export interface BalancePageView extends Omit<CheckoutPageRequest, 'buyersCheckout' | 'workspace' | 'access'> {
  state: BalanceState;
  isTest: boolean;
  number: number;
  status: OrderStatus;
  totals: OrderTotals;
  /** Amounts of the whole order. */
  money: MoneyBreakdown<PricedLine>;
  dueAt?: Date;
  mode: BalanceMode;
  timezone: string;
  /** Amount that came last for the balance and is being returned. */
  returnedMinor: number;
  /** Checkout by which the balance is paid here. */
  paying?: CheckoutPageView;
  paymentStatus: PaymentStatus;
}

/** Decides the content of the page; `paying` is the view of the checkout that pays the rest. */
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
    paymentStatus: balanceStatusOf(page),
  };
}

function stateOf(order: BalancePageRequest['order'], { leftMinor }: MoneyBreakdown, paying: CheckoutPageView | undefined): BalanceState {
  if (order.status === 'cancelled' || order.status === 'refunded') return 'over';
  if (leftMinor === 0) return 'paid';
  if (!paying) return 'elsewhere';
  return paying.state === 'transfer' || paying.state === 'ending' ? paying.state : 'form';
}
