import type { FulfillmentStatus, OrderStatus } from '@svc/contracts';
import type { Due, Mode } from '@svc/kernel';
import type { Order, OrderName, ReadOrder } from '../domain/order';
import type { RefundRequestState } from '../domain/refund-request';

/** Filter of a list of orders of any status, newest first. */
export interface OrderQuery {
  mode: Mode;
  status?: OrderStatus;
  fulfillmentStatus?: FulfillmentStatus;
  /** True for orders with goods to hand over that are paid, and neither cancelled nor refunded in whole (D-151). */
  toFulfil?: boolean;
  /** `due`: the order has a balance; `overdue`: and its day is over. */
  balance?: 'due' | 'overdue';
  /** Event whose tickets the order sold. */
  eventId?: string;
  /** Product or package that an item of the order sold. */
  productId?: string;
  /** Earliest moment at which the order was placed. */
  placedFrom?: Date;
  /** First moment after those at which the order was placed. */
  placedUntil?: Date;
  /** Number, or part of the buyer's name, e-mail or phone number in any case. */
  search?: string;
  /** Id of an order, after which the list goes on (smaller ids). */
  after?: string;
  limit: number;
}

/** Filter of orders with refund requests: those whose last request has this state, or all. */
export interface RefundRequestQuery extends Pick<OrderQuery, 'mode' | 'after' | 'limit'> {
  state?: RefundRequestState;
}

/** Key of a seat, by the attendee who has it. */
export interface SeatName {
  workspaceId: string;
  mode: Mode;
  attendeeId: string;
}

/** Mode in which an order was placed, and the serial of its links, absent for the first. */
export type OrderLinkState = Pick<Order, 'mode' | 'linkSerial'>;

/** Reads orders of a workspace and mode. One statement each. */
export abstract class OrderReader {
  /**
   * Returns orders stamped at or after `since` (UTC, microseconds), or all, oldest stamp first, at most `limit` (§4.1 r5, D-28);
   * without `pending` and `saving` ones, and those that were never paid.
   */
  abstract changedSince(workspaceId: string, mode: Mode, since: string | undefined, limit: number): Promise<ReadOrder[]>;
  /** Returns a page, newest first: by the id, or by the time of placing where that is all that restricts it. */
  abstract page(workspaceId: string, query: OrderQuery): Promise<{ data: ReadOrder[]; next?: string }>;
  /** Returns the ids of orders that are searched for, or have a product, the newest first, at most `limit`. */
  abstract searchIds(workspaceId: string, query: OrderQuery): Promise<string[]>;
  /** Returns those orders of a mode that there are, the newest first. */
  abstract withIds(workspaceId: string, mode: Mode, ids: readonly string[]): Promise<ReadOrder[]>;
  /** Returns orders with refund requests, the newest orders first. */
  abstract refundRequests(workspaceId: string, query: RefundRequestQuery): Promise<{ data: ReadOrder[]; next?: string }>;
  abstract find(name: OrderName): Promise<ReadOrder | undefined>;
  /** Returns orders of any workspace whose buyer is to be reminded of the balance by now, or within `aheadMs`; the longest due first. */
  abstract toRemind(most: number, aheadMs?: number): Promise<Due<OrderName>[]>;
  /** Finds an order of either mode. */
  abstract linkOf(workspaceId: string, orderId: string): Promise<OrderLinkState | undefined>;
  /** Finds a product or package by its id, or by its slug in any case; among several that had the slug the one that is not deleted, else the newest. */
  abstract productNamed(workspaceId: string, by: { id: string } | { slug: string }): Promise<string | undefined>;
  /** Returns the order with which a seat was bought; undefined for a registered seat, or a missing one. */
  abstract ofSeat(seat: SeatName): Promise<string | undefined>;
}
