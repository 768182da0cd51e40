import type { DatedOrder, FollowedOrder } from '../domain/follow-due-date';

/** Orders of events with balances, within a transaction. */
export interface DueDateStore {
  /** Locks the orders of events that have a day for their balance, in both modes. */
  ofEvents(workspaceId: string, eventIds: readonly string[]): Promise<DatedOrder[]>;
  /** Writes day, totals and next reminder; increments their versions. */
  follow(workspaceId: string, orders: readonly FollowedOrder[]): Promise<void>;
}
