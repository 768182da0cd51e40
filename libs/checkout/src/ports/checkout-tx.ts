import type { DeliveryAddress, FulfillmentStatus, KnownFact, OrderStatus, PricedCart } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Mode, type Outbox } from '@svc/kernel';
import type { CheckoutName, PaymentTx } from '@svc/payments';
import type { Answers } from '@svc/ticketing';
import type { BalanceCheckout, OrderBalance, OrderName } from '../domain/settlement/balance';
import type { HoldingSession } from '../domain/holds/concurrent-sessions';
import type { Shortage } from './checkout-opening';
import type { Checkout, CheckoutContact, CheckoutSeat, HoldMove } from '../domain/checkout';

/** Checkouts as they change after they were opened, within a transaction. */
export interface CheckoutStore {
  /** Locks a checkout: nobody else changes it, nor its payments and holds, until the transaction ends. */
  lock(name: CheckoutName): Promise<Checkout | undefined>;
  /** Writes all of it that can change, and counts its version up. */
  update(checkout: Checkout): Promise<void>;
  /** The request that opened it opens another when it comes again. */
  freeKey(name: CheckoutName): Promise<void>;
  /** A new one for the balance of an order, whose lock the caller holds. */
  openBalance(checkout: BalanceCheckout): Promise<void>;
  /** The newest for the balance of this order. */
  balanceOf(order: OrderName): Promise<Checkout | undefined>;
}

/**
 * What checkouts take of things that can run out, within a transaction. Each change moves counters exactly once, in lock
 * order. To be called late, since others wait for the counters.
 */
export interface HoldStore {
  /**
   * Takes all of it, or nothing. `short` names what runs out and how much is left; `ended` are sessions that hold some of it, and whose time
   * is over by `now`. Whatever the checkout held before is released first, and so is what the sessions `lapsed` hold, as far as these are
   * still like this. To be called by `takeHolds`, which decides who has lapsed.
   */
  take(
    name: CheckoutName,
    moves: readonly HoldMove[],
    now: Date,
    lapsed?: readonly HoldingSession[],
  ): Promise<{ short: Shortage[]; ended: HoldingSession[] }>;
  /** What is held is sold from now on. */
  convert(name: CheckoutName): Promise<void>;
  /** What is held can be had by others from now on. */
  release(name: CheckoutName): Promise<void>;
}

/** What an order is made of when a checkout is paid (decisions 3.5); `id` and item ids are given. */
export interface NewOrder {
  workspaceId: string;
  mode: Mode;
  id: string;
  checkoutId: string;
  source: 'storefront_api' | 'hosted';
  cart: PricedCart;
  contact: CheckoutContact;
  deliveryAddress?: DeliveryAddress;
  responses: Answers;
  /** Tickets to issue; empty in test mode, which issues none (§6). */
  seats: readonly CheckoutSeat[];
  eventId?: string;
  /** What was received and applied. */
  paidMinor: number;
  paidAt: Date;
  /** Since when it was saved up for: its order is there already (D-15). */
  savedSince?: Date;
}

/** Where a paid checkout becomes an order, or pays what was left of one, in the transaction that settles it. */
export interface OrderBook {
  /** Writes order, items and tickets, and gives the next number of workspace and mode. To be called last: numbers are given one at a time. */
  place(order: NewOrder): Promise<{ number: number }>;
  /** Writes the order of what is saved up for, or was in vain, as it is now: it has no number and no tickets, and no fact reports it (D-11, D-15). */
  save(order: NewOrder & { savedSince: Date }, status: 'saving' | 'cancelled'): Promise<void>;
  /** What of an order can be paid on our page; undefined when nothing. Nobody else changes the order until the transaction ends. */
  owing(order: OrderName): Promise<OrderBalance | undefined>;
  /** Whether the order waits for just this much (D-11). Nobody else changes it until the transaction ends. */
  claim(order: OrderName, amountMinor: number): Promise<'wanted' | 'settled' | 'called_off'>;
  /** The balance that was claimed has come: answers what the order is now. */
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
