import type { ConfirmationStore, CorrectedAddresses, JoinedContacts, KnownFact } from '@svc/contracts';
import { UnitOfWork, type AuditTrail, type Outbox } from '@svc/kernel';
import type { ExceptionStore, RefundStore } from '@svc/payments';
import type { Fulfillment } from '../domain/fulfillment';
import type { FreedChange } from '../domain/freed-by-order';
import type { Order, OrderDetails, OrderName } from '../domain/order';

/** Changes orders after they were placed, within a transaction. */
export interface OrderStore {
  /** Locks an order: nobody else changes it, nor refunds any of it, until the transaction ends. */
  lock(name: OrderName): Promise<OrderDetails | undefined>;
  /**
   * Writes status, fulfilment, paid and waived amounts, the day of the balance, the requested refund, handed-over and refunded
   * quantities of each item, and the status of its seats; increments its version.
   */
  update(order: Order): Promise<void>;
  /** Writes the address of an order, and its way of delivery; increments its version. */
  changeAddress(order: Order): Promise<void>;
  /**
   * Writes the buyer, the address, the note and the links of an order, the e-mail address and the serial of each seat, and its checkouts' buyer
   * and links, whose seats with the former address have the present one; increments its version.
   */
  correct(order: Order, former: Order['contact']): Promise<void>;
  /** Adds pieces that were handed over together. */
  addFulfillment(name: OrderName, fulfillment: Fulfillment): Promise<void>;
  /** Writes carrier and tracking of a fulfilment. */
  changeShipment(name: OrderName, fulfillment: Fulfillment): Promise<void>;
  deleteFulfillment(name: OrderName, fulfillmentId: string): Promise<void>;
  /** Assigns written refunds to this order. */
  addRefunds(name: OrderName, refundIds: readonly string[]): Promise<void>;
  /**
   * Deletes test orders placed before a moment, of any workspace, the oldest first, with their checkouts and their money; leaves
   * those that are still saved up for, or locked by another change.
   */
  deleteTestOrders(before: Date, most: number): Promise<{ workspaceId: string; orderId: string; wasPaid: boolean }[]>;
  /**
   * Deletes checkouts of test mode opened before a moment, of any workspace, that have ended without an order, with their money.
   * Returns their number.
   */
  deleteUnpaidTestCheckouts(before: Date, most: number): Promise<number>;
}

/** Counters of sold pieces, within a transaction. */
export interface SoldCounts {
  /**
   * Puts pieces on sale again; `changes` in lock order. Changes that the checkout did not take are ignored: pieces that were not counted
   * when sold are not counted now. The buyer of a discount code may use it once more as well. To be called last, since buyers wait
   * for the counters.
   */
  giveBack(order: Pick<Order, 'workspaceId' | 'checkoutId'>, changes: readonly FreedChange[]): Promise<void>;
}

/** Order with the event, or the day of one, that was cancelled. */
export type EventRefundName = OrderName & { cancelledId: string };

/** Refunds of a cancelled event or day, one for each of its orders, within a transaction that has locked the order. */
export interface EventRefundStore {
  /** Returns true when this order was refunded for this event or day, whatever became of the refund. */
  has(name: EventRefundName): Promise<boolean>;
  /** @param refundIds none where nothing of its money was left; @param byHandMinor amount that the merchant has to give back by hand */
  note(name: EventRefundName, refund: { refundIds: readonly string[]; byHandMinor: number; at: Date }): Promise<void>;
}

export interface OrderTx {
  orders: OrderStore;
  refunds: Pick<RefundStore, 'insert'>;
  eventRefunds: EventRefundStore;
  exceptions: ExceptionStore;
  confirmations: ConfirmationStore;
  contacts: JoinedContacts;
  addresses: CorrectedAddresses;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
  counts: SoldCounts;
}

/** Runs work on orders in one transaction. */
export abstract class OrderUnitOfWork extends UnitOfWork<OrderTx> {}
