import type { AuditTrail, Outbox } from '@svc/kernel';
import type { KnownFact } from '@svc/contracts';
import type { CancellationCounts, EventCancellation } from '../domain/event-cancellation';
import type { CancellationTx } from '../ports/event-cancellations';

/** Cancellations of events in memory. Any event exists, with these counts; days and ticket types have none of their own. */
export class InMemoryCancellations {
  counts: CancellationCounts = { people: 0, registrations: 0, orders: 0, openCheckouts: 0, savingsPlans: 0, refundMinor: {} };
  /** Cancellations by the id of their event or ticket type. */
  readonly stored = new Map<string, EventCancellation>();

  bind(outbox: Outbox<KnownFact>, audit: AuditTrail): CancellationTx {
    return {
      events: {
        lock: async ({ eventId: id }) => ({ id, slug: id, endAt: new Date('2099-01-01'), cancellation: this.stored.get(id) }),
        count: async () => this.counts,
        write: async ({ eventId }, cancellation) => void this.stored.set(eventId, cancellation),
      },
      ticketTypes: {
        count: async () => this.counts,
        write: async ({ ticketTypeId }, cancellation) => void this.stored.set(ticketTypeId, cancellation),
      },
      days: { of: async () => ({ days: [], types: [] }), count: async () => this.counts, write: async () => undefined },
      outbox,
      audit,
    };
  }
}
