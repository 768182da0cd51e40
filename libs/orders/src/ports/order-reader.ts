import type { FulfillmentStatus, OrderStatus } from '@svc/contracts';
import type { Due, Mode } from '@svc/kernel';
import type { OrderName, ReadOrder } from '../domain/order';
import type { RefundRequestState } from '../domain/refund-request';

/** Which orders of any status, newest first. */
export interface OrderQuery {
  mode: Mode;
  status?: OrderStatus;
  fulfillmentStatus?: FulfillmentStatus;
  /** `due`: something is left to be paid; `overdue`: and its day is over. */
  balance?: 'due' | 'overdue';
  /** The number, or part of the buyer's name, e-mail or phone number in any case. */
  search?: string;
  /** Begin below this order's id. */
  after?: string;
  limit: number;
}

/** Which orders whose buyers have asked for a refund: those whose last request stands like this, or all. */
export interface RefundRequestQuery extends Pick<OrderQuery, 'mode' | 'after' | 'limit'> {
  state?: RefundRequestState;
}

/** A seat, by the attendee who has it. */
export interface SeatName {
  workspaceId: string;
  mode: Mode;
  attendeeId: string;
}

/** Reads orders of a workspace and mode. One statement each. */
export abstract class OrderReader {
  /**
   * Those stamped at or after `since` (UTC, microseconds), or all, oldest stamp first, at most `limit` (§4.1 r5, D-28);
   * what is `pending` or `saving`, and what was never paid, is not among them.
   */
  abstract changedSince(workspaceId: string, mode: Mode, since: string | undefined, limit: number): Promise<ReadOrder[]>;
  abstract page(workspaceId: string, query: OrderQuery): Promise<{ data: ReadOrder[]; next?: string }>;
  /** Those whose buyers have asked for a refund, the newest orders first. */
  abstract refundRequests(workspaceId: string, query: RefundRequestQuery): Promise<{ data: ReadOrder[]; next?: string }>;
  abstract find(name: OrderName): Promise<ReadOrder | undefined>;
  /** Orders of any workspace whose buyer is to be reminded of the balance by now, or within `aheadMs`; the longest due first. */
  abstract toRemind(most: number, aheadMs?: number): Promise<Due<OrderName>[]>;
  /** In which mode an order was placed. */
  abstract modeOf(workspaceId: string, orderId: string): Promise<Mode | undefined>;
  /** The order that a seat was bought with; undefined for one that was registered for, or that there is not. */
  abstract ofSeat(seat: SeatName): Promise<string | undefined>;
}
