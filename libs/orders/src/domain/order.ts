import {
  breakdownOf,
  type DeliveryAddress,
  type FulfillmentStatus,
  type MoneyBreakdown,
  type OrderStatus,
  type PricedCart,
  type PricedLine,
} from '@svc/contracts';
import { InvalidInput, type Mode } from '@svc/kernel';
import type { Answers, Attendee } from '@svc/ticketing';
import type { PaymentRail, RefundStatus } from '@svc/payments';
import type { RefundRequest } from './refund-request';

/** Where an order came from (decisions 3.5). */
export const ORDER_SOURCES = ['storefront_api', 'hosted', 'pos', 'admin', 'import'] as const;
export type OrderSource = (typeof ORDER_SOURCES)[number];

/** An order, as others know it. */
export interface OrderName {
  workspaceId: string;
  mode: Mode;
  orderId: string;
}

export interface OrderContact {
  /** One and the same for every order of one e-mail, or phone of who gives none, in a workspace and mode, until it is erased. */
  id: string;
  name: string;
  email?: string;
  /** E.164. */
  phone?: string;
}

/** Cart totals as they were sold, in minor units. */
export type OrderTotals = Omit<PricedCart, 'lines'>;

/** A line as it was sold: its id is the item's. */
export interface OrderItem {
  id: string;
  line: Omit<PricedLine, 'id'>;
  fulfilledQuantity: number;
  refundedQuantity: number;
  /** Of a ticket in live mode, in their order. */
  seats: readonly Attendee[];
}

/** A paid cart, or one that is to be paid: `ord_…` (decisions 3.5). */
export interface Order {
  workspaceId: string;
  mode: Mode;
  id: string;
  /** Its number, given when it was first paid. */
  number?: number;
  checkoutId?: string;
  eventId?: string;
  source: OrderSource;
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  totals: OrderTotals;
  /** What was received and taken for it, refunds included. */
  paidMinor: number;
  /** Of it, the balance that the merchant took by hand: no payment record shows it. */
  receivedByHandMinor: number;
  /** The part of its total that is not to be paid any more, since pieces or seats were called off before it was paid (D-126). */
  waivedMinor: number;
  /** By when what is left is to be paid, when it has a day. */
  balanceDueAt?: Date;
  /** When the buyer is to be reminded of it next. */
  remindAt?: Date;
  contact: OrderContact;
  deliveryAddress?: DeliveryAddress;
  responses: Answers;
  /** The last refund that its buyer has asked for. */
  refundRequest?: RefundRequest;
  /** In their order. */
  items: readonly OrderItem[];
  placedAt: Date;
  paidAt?: Date;
  cancelledAt?: Date;
  /** Counted up with every change. */
  version: number;
}

/** Orders that were paid for, or whose deposit was, and are neither cancelled nor refunded whole. */
export const STANDING: readonly OrderStatus[] = ['deposit_paid', 'paid', 'partially_refunded'];

const MOVES: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  pending: ['deposit_paid', 'paid', 'cancelled'],
  saving: ['paid', 'cancelled'],
  deposit_paid: ['paid', 'cancelled', 'refunded'],
  paid: ['partially_refunded', 'refunded', 'cancelled'],
  partially_refunded: ['refunded'],
  refunded: [],
  cancelled: [],
};

/** Whether an order may get from one status to the other (D-11). */
export function canOrderBecome(from: OrderStatus, to: OrderStatus): boolean {
  return MOVES[from].includes(to);
}

/** The status of an order that money has come for: one whose total is zero counts as paid (D-11). */
export function statusWhenPaid({ totalMinor, paidMinor }: { totalMinor: number; paidMinor: number }): 'deposit_paid' | 'paid' {
  return paidMinor >= totalMinor ? 'paid' : 'deposit_paid';
}

/** Money that was taken for an order. */
export interface OrderPayment {
  id: string;
  /** The checkout that it came through: the one that the order was placed by, or one for its balance. */
  checkoutId: string;
  rail: PaymentRail;
  /** What of it the order took. */
  amountMinor: number;
  currency: string;
  paidAt: Date;
}

/** Money of an order on its way back, or there. */
export interface OrderRefund {
  id: string;
  paymentId: string;
  amountMinor: number;
  /** The merchant's words. */
  reason?: string;
  status: RefundStatus;
  /** Where it was made, if not by this service: in the provider's dashboard (D-129). */
  source?: 'provider';
  createdAt: Date;
}

/** An order with its money. */
export interface OrderDetails extends Order {
  /** Oldest first. */
  payments: readonly OrderPayment[];
  /** Oldest first; those that failed stay here, and count for nothing. */
  refunds: readonly OrderRefund[];
}

/** An order, and when it last changed: UTC with six fractional digits. */
export interface ReadOrder extends OrderDetails {
  updatedAt: string;
  /** The customer that the buyer is, and the user of the merchant's own who was linked with them last; once one was. */
  customer?: { id: string; externalRef: string };
}

/** What of an order's money went back, or is on its way; a refund that the provider would not make is neither. */
export function refundedMinorOf({ refunds }: Pick<OrderDetails, 'refunds'>): number {
  return sum(refunds.filter(({ status }) => status !== 'failed'));
}

/** What can still be given back: never more than was taken. */
export function refundableMinorOf(order: Pick<OrderDetails, 'paidMinor' | 'refunds' | 'payments'>): number {
  return Math.max(
    0,
    Math.min(order.paidMinor - refundedMinorOf(order), sum(order.payments.map((payment) => ({ amountMinor: leftOf(payment, order) })))),
  );
}

/** Part of an order that its balance is reckoned from. */
export type Owed = Pick<Order, 'status' | 'totals' | 'paidMinor' | 'waivedMinor'>;

/** Amount of an order that is neither paid nor waived, minor units. */
export function unpaidMinorOf({ totals, paidMinor, waivedMinor }: Omit<Owed, 'status'>): number {
  return Math.max(0, totals.totalMinor - waivedMinor - paidMinor);
}

/** What is still to be paid of an order that nobody has called off. */
export function balanceDueMinorOf(order: Owed): number {
  const { status } = order;
  return status === 'deposit_paid' || status === 'pending' || status === 'saving' ? unpaidMinorOf(order) : 0;
}

/** The amounts of an order as they are shown (D-112). */
export function orderBreakdown(
  order: Pick<OrderDetails, 'status' | 'items' | 'totals' | 'paidMinor' | 'waivedMinor' | 'refunds'>,
): MoneyBreakdown<PricedLine> {
  const { status, items, totals, paidMinor, waivedMinor } = order;
  const lines = items.map(({ id, line }) => ({ ...line, id }));
  return breakdownOf(lines, totals, {
    paidMinor,
    waivedMinor,
    // More than was paid it is only until the provider refuses one of ours, since money went back in its dashboard meanwhile.
    refundedMinor: Math.min(paidMinor, refundedMinorOf(order)),
    isOver: status === 'cancelled' || status === 'refunded',
  });
}

/** From which payments an amount goes back: the oldest first, of each no more than is left. */
export function spreadRefund(
  order: Pick<OrderDetails, 'payments' | 'refunds'>,
  amountMinor: number,
): { paymentId: string; checkoutId: string; amountMinor: number }[] {
  let rest = amountMinor;
  return order.payments.flatMap((payment) => {
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

/** Thrown when nothing was paid for the order yet, so that there is nothing to hand over or to give back. */
export class OrderUnpaid extends InvalidInput {
  constructor() {
    super('This order is not paid yet.');
  }
}

/** It is being saved up for: what is paid of it is its buyer's until it is complete (D-15). */
export class OrderSavedFor extends InvalidInput {
  constructor() {
    super('This order is still being saved up for. Cancel its savings plan instead: all that was saved goes back.');
  }
}

/** Thrown when not all of the order was handed over, so that it cannot have come back. */
export class OrderNotHandedOver extends InvalidInput {
  constructor(fulfillmentStatus: string) {
    super(`Only what was handed over can come back: this order is ${fulfillmentStatus}. Note first what was handed over.`);
  }
}

/** The order was called off. */
export class OrderOver extends InvalidInput {
  constructor() {
    super('This order is cancelled; there is nothing to hand over.');
  }
}
