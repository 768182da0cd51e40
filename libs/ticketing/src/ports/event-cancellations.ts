import type { KnownFact } from '@svc/contracts';
import { type AuditTrail, type Due, type Mode, type Outbox, UnitOfWork } from '@svc/kernel';
import type { CancellableEvent, CancellationCounts, EventCancellation } from '../domain/event-cancellation';

/** Key of an event. */
export interface EventName {
  workspaceId: string;
  eventId: string;
}

/** Cancellations of events, within a transaction. */
export interface EventCancellationStore {
  /** Locks an event, also a deleted one: nobody else changes it until the transaction ends. */
  lock(name: EventName): Promise<CancellableEvent | undefined>;
  /** Counts what an event has in live mode. */
  count(name: EventName): Promise<CancellationCounts>;
  /**
   * Stores the cancellation of a locked event. Bookings and openings that commit later are refused; those that have changed the event's
   * counter already commit first (ADR 0147). Where there is work, it is noted for the job that ends seats and checkouts, and refunds orders.
   */
  write(name: EventName, cancellation: EventCancellation, hasWork: boolean): Promise<void>;
}

export interface CancellationTx {
  events: EventCancellationStore;
  outbox: Outbox<KnownFact>;
  audit: AuditTrail;
}

/** Runs work on the cancellation of an event in one transaction. */
export abstract class CancellationUnitOfWork extends UnitOfWork<CancellationTx> {}

/** Things that end with a cancelled event one by one, in the order in which they do. */
export const EVENT_DEPENDANTS = ['checkout', 'registration', 'order'] as const;
export type EventDependant = (typeof EVENT_DEPENDANTS)[number];

/** A checkout, a registration or an order of an event. */
export interface DependantName {
  workspaceId: string;
  mode: Mode;
  id: string;
}

/** Choices of the merchant who cancelled an event, by which its seats and orders end. */
export type CancellationChoices = Pick<EventCancellation, 'notify' | 'refund' | 'reason' | 'by'>;

/** Cancelled events whose seats and checkouts have not all ended, or whose orders are not all refunded. */
export abstract class CancelledEvents {
  /** Returns such events of any workspace, the longest cancelled first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<EventName>[]>;
  /** Returns undefined when all of it has ended. */
  abstract find(name: EventName): Promise<CancellationChoices | undefined>;
  /**
   * Returns what has still to end, after an id in the order of ids: open checkouts, registrations with seats, orders with tickets, and with
   * `refund: all` orders that were not refunded for this event.
   */
  abstract left(
    kind: EventDependant,
    name: EventName,
    page: { after?: string; most: number } & Pick<CancellationChoices, 'refund'>,
  ): Promise<DependantName[]>;
  /** Notes that all of it has ended by these choices; does nothing where the merchant has changed them meanwhile. */
  abstract complete(name: EventName, choices: Pick<CancellationChoices, 'refund'>): Promise<void>;
}

/** Ends what depends on a cancelled event, each in a transaction of its own; what has ended already stays as it is. */
export abstract class EventDependants {
  abstract end(kind: EventDependant, of: DependantName & EventName, choices: CancellationChoices): Promise<void>;
}
