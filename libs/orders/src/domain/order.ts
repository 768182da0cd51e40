import {
  breakdownOf,
  type DeliveryAddress,
  type FulfillmentStatus,
  type HandMethod,
  isByHand,
  type MoneyBreakdown,
  type OrderStatus,
  type PaymentRail,
  type PricedCart,
  type PricedLine,
} from '@svc/contracts';
import { FinalConflict, InvalidInput, type Mode } from '@svc/kernel';
import type { Answers, Attendee } from '@svc/ticketing';
import type { RefundStatus } from '@svc/payments';
import type { Fulfillment } from './fulfillment';
import type { RefundRequest } from './refund-request';

/** Sources of orders (decisions 3.5 orders). */
export const ORDER_SOURCES = ['storefront_api', 'hosted', 'pos', 'admin', 'import'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** Key of an order, as other contexts use it. */
export interface OrderName {
  workspaceId: string;
  mode: Mode;
  orderId: string;
}

export interface OrderContact {
  /** Id shared by all orders of one e-mail, or of one phone without an e-mail, in a workspace and mode, until it is erased. */
  id: string;
  name: string;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** Cart totals as sold, in minor units. */
export type OrderTotals = Omit<PricedCart, 'lines'>;

/** Line as it was sold: its id is the item's. */
export interface OrderItem {
  id: string;
  line: Omit<PricedLine, 'id'>;
  fulfilledQuantity: number;
  refundedQuantity: number;
  /** Seats of a ticket in live mode, in their order. */
  seats: readonly Attendee[];
}

/** Paid cart, or one that is to be paid: `ord_…` (decisions 3.5 orders). */
export interface Order {
  workspaceId: string;
  mode: Mode;
  id: string;
  /** Number, assigned when it was first paid. */
  number?: number;
  checkoutId?: string;
  eventId?: string;
  source: OrderSource;
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  totals: OrderTotals;
  /** Amount received for it, refunds included. */
  paidMinor: number;
  /** Part of the received amount that the merchant took by hand: no payment record shows it. */
  receivedByHandMinor: number;
  /** Part of its total that is not to be paid any more, since pieces or seats were called off before it was paid (D-126). */
  waivedMinor: number;
  /** Day by which the balance is to be paid, if any. */
  balanceDueAt?: Date;
  /** Time of the buyer's next reminder of it. */
  remindAt?: Date;
  contact: OrderContact;
  deliveryAddress?: DeliveryAddress;
  /** Serial of its links and those of its checkouts, 2 or more; absent for the first (D-149). */
  linkSerial?: number;
  /** The merchant's own note, which no buyer reads. */
  note?: string;
  responses: Answers;
  /** Last refund that its buyer has requested. */
  refundRequest?: RefundRequest;
  /** Items in their order. */
  items: readonly OrderItem[];
  placedAt: Date;
  paidAt?: Date;
  cancelledAt?: Date;
  /** Incremented with every change. */
  version: number;
}

/** Statuses of orders that were paid, or whose deposit was, and that are neither cancelled nor wholly refunded. */
export const ACTIVE_STATUSES: readonly OrderStatus[] = ['deposit_paid', 'paid', 'partially_refunded'];

const TRANSITIONS: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['deposit_paid', 'paid', 'cancelled'],
  saving: ['paid', 'cancelled'],
  deposit_paid: ['paid', 'cancelled', 'refunded'],
  paid: ['partially_refunded', 'refunded', 'cancelled'],
  partially_refunded: ['refunded'],
  refunded: [],
  cancelled: [],
};

/** Fulfilment statuses of orders of which something is still to be handed over. */
export const TO_HAND_OVER: readonly FulfillmentStatus[] = ['unfulfilled', 'scheduled', 'partially_fulfilled'];

/** Returns true when an order may go from one status to the other (D-11). */
export function canOrderBecome(from: OrderStatus, to: OrderStatus): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Returns the status of an order once money has come: one whose total is zero counts as paid (D-11). */
export function statusWhenPaid({ totalMinor, paidMinor }: { totalMinor: number; paidMinor: number }): 'deposit_paid' | 'paid' {
  return paidMinor >= totalMinor ? 'paid' : 'deposit_paid';
}

/** Money that was taken for an order. */
export interface OrderPayment {
  id: string;
  /** Checkout of the payment: the one that placed the order, or one for its balance. */
  checkoutId: string;
  rail: PaymentRail | HandMethod;
  /** Part of the payment that the order took. */
  amountMinor: number;
  currency: string;
  /** Reference of the provider. */
  reference?: string;
  paidAt: Date;
}

/** Refund of an order, sent or pending. */
export interface OrderRefund {
  id: string;
  paymentId: string;
  amountMinor: number;
  /** Reason in the merchant's words. */
  reason?: string;
  status: RefundStatus;
  /** Origin of a refund that was not made by this service: the provider's dashboard (D-129). */
  source?: 'provider';
  /** Items or amount that the merchant wanted refunded. */
  wanted?: object;
  createdAt: Date;
}

/** Order with its money, and what was handed over of it. */
export interface OrderDetails extends Order {
  /** Oldest first. */
  payments: readonly OrderPayment[];
  /** Refunds, oldest first; failed ones stay here, and count for nothing. */
  refunds: readonly OrderRefund[];
  /** Pieces that were handed over together, oldest first. */
  fulfillments: readonly Fulfillment[];
}

/** Order with the time of its last change: UTC with six fractional digits. */
export interface ReadOrder extends OrderDetails {
  updatedAt: string;
  /** Customer of the buyer, and the merchant's own user who was linked with them last, if any. */
  customer?: { id: string; externalRef: string };
}

/** Returns the amount that went back, or is on its way; refused refunds are neither. */
export function refundedMinorOf({ refunds }: Pick<OrderDetails, 'refunds'>): number {
  return sum(refunds.filter(({ status }) => status !== 'failed'));
}

/** Returns the amount that can still be given back: never more than was taken. */
export function refundableMinorOf(order: Pick<OrderDetails, 'paidMinor' | 'refunds' | 'payments'>): number {
  return Math.max(
    0,
    Math.min(order.paidMinor - refundedMinorOf(order), sum(order.payments.map((payment) => ({ amountMinor: leftOf(payment, order) })))),
  );
}

/** Returns the amount that the merchant took without a provider, and has not given back: money for the balance, and of orders by hand (D-163). */
export function heldByHandMinorOf(order: Pick<OrderDetails, 'receivedByHandMinor' | 'refunds' | 'payments'>): number {
  const byHand = order.payments.filter(({ rail }) => isByHand(rail));
  return order.receivedByHandMinor + sum(byHand.map((payment) => ({ amountMinor: leftOf(payment, order) })));
}

/** Part of an order from which its balance is computed. */
export type Owed = Pick<Order, 'status' | 'totals' | 'paidMinor' | 'waivedMinor'>;

/** Returns the amount that is neither paid nor waived, minor units. */
export function unpaidMinorOf({ totals, paidMinor, waivedMinor }: Omit<Owed, 'status'>): number {
  return Math.max(0, totals.totalMinor - waivedMinor - paidMinor);
}

/** Returns the balance of an order that is not called off. */
export function balanceDueMinorOf(order: Owed): number {
  const { status } = order;
  return status === 'deposit_paid' || status === 'pending' || status === 'saving' ? unpaidMinorOf(order) : 0;
}

/** Returns the amounts of an order as they are shown (D-112). */
export function orderBreakdown(
  order: Pick<OrderDetails, 'status' | 'items' | 'totals' | 'paidMinor' | 'waivedMinor' | 'refunds'>,
): MoneyBreakdown<PricedLine> {
  const { status, items, totals, paidMinor, waivedMinor } = order;
  const lines = items.map(({ id, line }) => ({ ...line, id }));
  return breakdownOf(lines, totals, {
    paidMinor,
    waivedMinor,
    // Refunds can exceed the payments until the provider refuses one of ours, after money went back in its dashboard meanwhile.
    refundedMinor: Math.min(paidMinor, refundedMinorOf(order)),
    isOver: status === 'cancelled' || status === 'refunded',
  });
}

/** Splits a refund over the payments: those of providers first, then those that were taken by hand; of each kind the oldest first, and of each payment no more than is left. */
export function spreadRefund(
  order: Pick<OrderDetails, 'payments' | 'refunds'>,
  amountMinor: number,
): { paymentId: string; checkoutId: string; amountMinor: number }[] {
  let rest = amountMinor;
  const [byProvider, byHand] = [false, true].map((is) => order.payments.filter(({ rail }) => isByHand(rail) === is));
  return [...byProvider!, ...byHand!].flatMap((payment) => {
    const part = Math.min(rest, leftOf(payment, order));
    rest -= part;
    return part > 0 ? [{ paymentId: payment.id, checkoutId: payment.checkoutId, amountMinor: part }] : [];
  });
}

function leftOf({ id, amountMinor }: OrderPayment, { refunds }: Pick<OrderDetails, 'refunds'>): number {
  return Math.max(0, amountMinor - refundedMinorOf({ refunds: refunds.filter(({ paymentId }) => paymentId === id) }));
}

function sum(parts: readonly { amountMinor: number }[]): number {
  return parts.reduce((total, { amountMinor }) => total + amountMinor, 0);
}

/** Thrown for an unpaid order, which has nothing to hand over or to give back. */
export class OrderUnpaid extends InvalidInput {
  constructor() {
    super('This order is not paid yet.');
  }
}

/** Thrown while the order is saved up for: its payments belong to the buyer until it is complete (D-15). */
export class OrderSavedFor extends InvalidInput {
  constructor() {
    super('This order is still being saved up for. Cancel its savings plan instead: all that was saved goes back.');
  }
}

/** Thrown when not all of the order was handed over, so that it cannot be returned. */
export class OrderNotHandedOver extends InvalidInput {
  constructor(fulfillmentStatus: string) {
    super(`Only what was handed over can come back: this order is ${fulfillmentStatus}. Note first what was handed over.`);
  }
}

/** Thrown for an order that was called off. */
export class OrderOver extends InvalidInput {
  constructor() {
    super('This order is cancelled: there is nothing to fulfil.');
  }
}

/** Thrown for an order whose money all went back: its goods may be on their way to nobody (D-151). */
export class OrderRefunded extends FinalConflict {
  constructor() {
    super('This order was refunded in whole. Do not hand anything over; if its goods go to the buyer all the same, send force=true.', {
      reason: 'refunded',
    });
  }
}
