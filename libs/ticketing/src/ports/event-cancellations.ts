import type { KnownFact } from '@svc/contracts';
import { type AuditTrail, type Due, type Mode, type Outbox, UnitOfWork } from '@svc/kernel';
import type { EventParts, TypesOfDay } from '../domain/day-cancellation';
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

/** Key of a day of an event. */
export interface DayName extends EventName {
  dayId: string;
}

/** Cancellations of the days of a locked event, within a transaction. */
export interface DayCancellationStore {
  /** Reads the days and ticket types of a locked event. */
  of(name: EventName): Promise<EventParts>;
  /** Counts what a day has in live mode: seats, checkouts and plans of types that lose it, and the money of types that lose every day. */
  count(name: EventName, types: TypesOfDay): Promise<CancellationCounts>;
  /** Stores the cancellation of a day, as that of an event is stored; for the job where `isForJob`. */
  write(name: DayName, cancellation: EventCancellation, isForJob: boolean): Promise<void>;
}

/** Key of a ticket type of an event. */
export interface TicketTypeName extends EventName {
  ticketTypeId: string;
}

/** Cancellations of ticket types that a change of their locked event drops, within its transaction. */
export interface TicketTypeCancellationStore {
  /** Counts what a ticket type has in live mode. */
  count(name: EventName, ticketTypeId: string): Promise<CancellationCounts>;
  /** Stores the cancellation of a ticket type for the job, as that of an event is stored. */
  write(name: TicketTypeName, cancellation: EventCancellation): Promise<void>;
}

export interface CancellationTx {
  events: EventCancellationStore;
  days: DayCancellationStore;
  ticketTypes: TicketTypeCancellationStore;
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

/** Key of a cancelled event, or of a cancelled day or a dropped ticket type of one. */
export type CancelledName = EventName & Partial<Pick<DayName, 'dayId'> & Pick<TicketTypeName, 'ticketTypeId'>>;

/**
 * Cancellation for the job that ends what depends on it: the choices of the merchant, and what ends. `notify` is false as well while a notice
 * is due: that is for all who lose seats, once these have ended.
 */
export interface EndingCancellation extends Pick<EventCancellation, 'notify' | 'isNoticeDue' | 'refund' | 'reason' | 'by'> {
  /** Ids of the ticket types that end; all of the event when absent. */
  ticketTypeIds?: readonly string[];
  /** Day that alone is cancelled. */
  dayId?: string;
  /** Ticket type that was dropped; others that the same change has dropped end with it. */
  ticketTypeId?: string;
}

/** Cancelled events, days and ticket types whose seats and checkouts have not all ended, or whose orders are not all refunded. */
export abstract class CancelledEvents {
  /** Returns such events, days and ticket types of any workspace, the longest cancelled first. */
  abstract due(most: number, aheadMs?: number): Promise<Due<CancelledName>[]>;
  /** Returns undefined when all of it has ended. */
  abstract find(name: CancelledName): Promise<EndingCancellation | undefined>;
  /**
   * Returns what has still to end, after an id in the order of ids: open checkouts, registrations with seats, orders with tickets, and with
   * `refund: all` orders that were not refunded for this event or day.
   */
  abstract left(
    kind: EventDependant,
    name: EventName,
    page: { after?: string; most: number } & Pick<EndingCancellation, 'refund' | 'ticketTypeIds' | 'dayId'>,
  ): Promise<DependantName[]>;
  /**
   * Notes that all of it has ended by these choices, and records the fact by which those are notified who were to be notified later; does
   * nothing where the merchant has changed the choices meanwhile.
   */
  abstract complete(name: CancelledName, choices: Pick<EndingCancellation, 'refund' | 'isNoticeDue'>): Promise<void>;
}

/** Ends what depends on a cancelled event, each in a transaction of its own; what has ended already stays as it is. */
export abstract class EventDependants {
  abstract end(kind: EventDependant, of: DependantName & EventName, choices: EndingCancellation): Promise<void>;
}
