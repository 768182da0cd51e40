import type { ConfirmationStore, KnownFact } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Outbox } from '@svc/kernel';
import type { RefundStore } from '@svc/payments';
import type { FreedMove } from '../domain/freed-by-order';
import type { Order, OrderDetails, OrderName } from '../domain/order';

/** Orders as they change after they were placed, within a transaction. */
export interface OrderStore {
  /** Locks an order: nobody else changes it, nor refunds any of it, until the transaction ends. */
  lock(name: OrderName): Promise<OrderDetails | undefined>;
  /** Writes status, fulfilment, what was paid and waived and is to be paid by when, the refund that is asked for, what of each item was handed over or refunded, and the status of its seats; counts its version up. */
  update(order: Order): Promise<void>;
  /** Writes where an order goes, and how it is delivered there; counts its version up. */
  move(order: Order): Promise<void>;
  /** Notes that refunds are of this order; they are written before. */
  addRefunds(name: OrderName, refundIds: readonly string[]): Promise<void>;
  /**
   * Deletes test orders placed before, of any workspace, the oldest first, with their checkouts and their money; leaves those
   * that are still saved up for, or that somebody changes just now.
   */
  deleteTestOrders(before: Date, most: number): Promise<{ workspaceId: string; orderId: string; wasPaid: boolean }[]>;
  /** Deletes checkouts of test mode opened before, of any workspace, that have ended without an order, with their money. Answers how many. */
  deleteUnpaidTestCheckouts(before: Date, most: number): Promise<number>;
}

/** Counts of what was sold, within a transaction. */
export interface SoldCounts {
  /**
   * Puts it on sale again; `moves` in lock order. Of what a checkout took, only that which it did take: what was not
   * counted when it was sold is not counted now. Of a discount code, its buyer may use it once more as well. To be called last, since whoever buys waits for the counters.
   */
  giveBack(order: Pick<Order, 'workspaceId' | 'checkoutId'>, moves: readonly FreedMove[]): Promise<void>;
}

export interface OrderTx {
  orders: OrderStore;
  refunds: Pick<RefundStore, 'insert'>;
  confirmations: ConfirmationStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
  counts: SoldCounts;
}

/** Runs work on orders in one transaction. */
export abstract class OrderUnitOfWork extends UnitOfWork<OrderTx> {}
