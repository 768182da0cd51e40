import type { Job } from '@svc/kernel';
import {
  EVENT_DEPENDANTS,
  type CancelledEvents,
  type EventDependant,
  type EventDependants,
  type EventName,
} from '../ports/event-cancellations';
import type { EventCancellation } from '../domain/event-cancellation';

/** Queue of cancelled events whose seats and checkouts are to be ended. */
export const EVENT_CANCELLATION_QUEUE = 'event-cancellation.v1';

/** Returns the job that ends what depends on a cancelled event. */
export function cancellationJob({ workspaceId, eventId }: EventName): Job<EventName> {
  return { queue: EVENT_CANCELLATION_QUEUE, payload: { workspaceId, eventId } };
}

/** Things that are listed at a time. */
const PAGE_SIZE = 200;

/**
 * Ends the checkouts, registrations and tickets of a cancelled event, each in a transaction of its own (D-147, ADR 0147): a process that is
 * killed leaves the rest to the next. Checkouts come first, so that none becomes an order behind the list of orders.
 */
export class EndCancelledEvent {
  constructor(
    private readonly events: CancelledEvents,
    private readonly dependants: EventDependants,
    private readonly pageSize = PAGE_SIZE,
  ) {}

  /** Returns the number of things that it ended; 0 for an event that is not cancelled, or has ended wholly. */
  async execute(name: EventName): Promise<number> {
    const cancellation = await this.events.find(name);
    if (!cancellation) return 0;
    let ended = 0;
    for (const kind of EVENT_DEPENDANTS) ended += await this.endAll(kind, name, cancellation);
    await this.events.complete(name);
    return ended;
  }

  private async endAll(kind: EventDependant, name: EventName, cancellation: Pick<EventCancellation, 'notify'>): Promise<number> {
    let [ended, after] = [0, undefined as string | undefined];
    for (;;) {
      const page = await this.events.left(kind, name, { after, most: this.pageSize });
      for (const each of page) await this.dependants.end(kind, { ...name, ...each }, cancellation);
      ended += page.length;
      after = page.at(-1)?.id;
      if (page.length < this.pageSize) return ended;
    }
  }
}
