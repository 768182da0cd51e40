import type { AttendeeName } from '../domain/event-attendee';
import type { ChangingSeat, SeatMove, TypeChange, TypeTerms } from '../domain/change-ticket-type';

/** Counters that a seat takes and gives back; holds of its checkout follow them. */
export interface SeatExchange {
  taken: readonly SeatMove[];
  freed: readonly SeatMove[];
  checkoutId?: string;
}

/** Ticket types of seats, within a transaction. */
export interface SeatTypeStore {
  /** Locks a seat and whoever took it, the order or registration first: nobody else changes them until the transaction ends. */
  lock(name: AttendeeName): Promise<ChangingSeat | undefined>;
  /** Returns the event of a locked seat, as of now. */
  terms(name: AttendeeName): Promise<TypeTerms>;
  /**
   * Writes ticket type and days of a locked seat, and the lines of its order.
   * @param itemId id of the item that a line of its own gets
   */
  change(name: AttendeeName, changing: ChangingSeat, change: TypeChange, itemId: string): Promise<void>;
  /**
   * Takes and gives back what a seat counts for, in lock order. Returns false, and writes nothing, where a counter has fewer left. To be called
   * last, but for a look at the version of the event, which may have changed until the counters were locked (ADR 0147).
   */
  exchange(workspaceId: string, exchange: SeatExchange): Promise<boolean>;
}
