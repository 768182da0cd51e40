import type { DeliveryAddress, FulfillmentStatus, KnownFact, OrderStatus, PricedCart } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Mode, type Outbox } from '@svc/kernel';
import type { CheckoutName, PaymentTx } from '@svc/payments';
import type { Answers } from '@svc/ticketing';
import type { BalanceCheckout, OrderBalance, OrderName } from '../domain/settlement/balance';
import type { HoldingSession } from '../domain/holds/concurrent-sessions';
import type { Shortage } from './checkout-opening';
import type { Checkout, CheckoutContact, CheckoutSeat, HoldChange } from '../domain/checkout';

/** Changes checkouts after they were opened, within a transaction. */
export interface CheckoutStore {
  /** Locks a checkout: nobody else changes it, nor its payments and holds, until the transaction ends. */
  lock(name: CheckoutName): Promise<Checkout | undefined>;
  /** Writes all of it that can change, and increments its version. */
  update(checkout: Checkout): Promise<void>;
  /** Frees the key, so that a repeated request opens another checkout. */
  freeKey(name: CheckoutName): Promise<void>;
  /** Opens a checkout for the balance of an order, whose lock the caller holds. */
  openBalance(checkout: BalanceCheckout): Promise<void>;
  /** Returns the newest checkout for the balance of this order. */
  balanceOf(order: OrderName): Promise<Checkout | undefined>;
}

/**
 * Changes counters for the holds of checkouts, within a transaction. Each change touches counters exactly once, in lock order. To be
 * called late, since others wait for the counters.
 */
export interface HoldStore {
  /**
   * Takes all of it, or nothing. `short` lists the counters with too little left; `ended` are sessions that hold some of it, and
   * whose time is over by `now`. Earlier holds of the checkout are released first, and so are the holds of the sessions `lapsed`, if
   * these are unchanged. To be called by `takeHolds`, which decides which sessions have lapsed.
   */
  take(
    name: CheckoutName,
    holdChanges: readonly HoldChange[],
    now: Date,
    lapsed?: readonly HoldingSession[],
  ): Promise<{ short: Shortage[]; ended: HoldingSession[] }>;
  /** Turns the holds into sales. */
  convert(name: CheckoutName): Promise<void>;
  /** Releases the holds, so that others can take them. */
  release(name: CheckoutName): Promise<void>;
}

/** Order to write when a checkout is paid (decisions 3.5 orders); `id` and item ids are given. */
export interface NewOrder {
  workspaceId: string;
  mode: Mode;
  id: string;
  checkoutId: string;
  source: 'storefront_api' | 'hosted' | 'admin';
  cart: PricedCart;
  contact: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  /** Serial of the links of its checkout. */
  linkSerial?: number;
  responses: Answers;
  /** Tickets to issue; none in test mode (§6). */
  seats: readonly CheckoutSeat[];
  eventId?: string;
  /** Amount received and applied. */
  paidMinor: number;
  paidAt: Date;
  /** Start of its savings plan, whose order exists already (D-15). */
  savedSince?: Date;
}

/** Turns a paid checkout into an order, or pays the balance of one, in the transaction that settles it. */
export interface OrderBook {
  /**
   * Writes order, items and tickets, and assigns the next number of workspace and mode. To be called last: numbers are assigned one
   * at a time.
   */
  place(order: NewOrder): Promise<{ number: number }>;
  /**
   * Writes the order of a savings plan that goes on, or ended unpaid, as it is now: it has no number and no tickets, and no fact
   * reports it (D-11, D-15).
   */
  save(order: NewOrder & { savedSince: Date }, status: 'saving' | 'cancelled'): Promise<void>;
  /**
   * Returns the balance of an order that can be paid on our page; undefined when there is none. Nobody else changes the order until
   * the transaction ends.
   */
  owing(order: OrderName): Promise<OrderBalance | undefined>;
  /** Checks that the order still has exactly this balance (D-11). Nobody else changes it until the transaction ends. */
  claim(order: OrderName, amountMinor: number): Promise<'wanted' | 'settled' | 'called_off'>;
  /** Books the claimed balance as paid, and returns the statuses of the order. */
  receive(order: OrderName): Promise<{ status: OrderStatus; fulfillmentStatus: FulfillmentStatus }>;
}

export interface CheckoutTx extends PaymentTx {
  checkouts: CheckoutStore;
  holds: HoldStore;
  orders: OrderBook;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

/** Runs work on one checkout in one transaction. */
export abstract class CheckoutUnitOfWork extends UnitOfWork<CheckoutTx> {}
