import type { DeliveryAddress, FulfillmentStatus, OrderStatus, PricedCart, PricedLine } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Answers, Attendee } from '@svc/ticketing';

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
  /** Once it was first paid. */
  number?: number;
  checkoutId?: string;
  eventId?: string;
  source: OrderSource;
  status: OrderStatus;
  fulfillmentStatus: FulfillmentStatus;
  totals: OrderTotals;
  /** What was received and taken for it, refunds included. */
  paidMinor: number;
  /** Of it, the balance that the merchant took by hand: no payment of ours tells of it. */
  receivedByHandMinor: number;
  /** By when what is left is to be paid, when it has a day. */
  balanceDueAt?: Date;
  /** When the buyer is to be reminded of it next. */
  remindAt?: Date;
  contact: OrderContact;
  deliveryAddress?: DeliveryAddress;
  responses: Answers;
  /** In their order. */
  items: readonly OrderItem[];
  placedAt: Date;
  paidAt?: Date;
  cancelledAt?: Date;
  /** Counted up with every change. */
  version: number;
}
