import type { Job } from '@svc/kernel';
import {
  EVENT_DEPENDANTS,
  type CancelledEvents,
  type CancelledName,
  type DependantName,
  type EndingCancellation,
  type EventDependant,
  type EventDependants,
  type EventName,
} from '../ports/event-cancellations';

/** Queue of cancelled events, days and ticket types whose seats and checkouts are to be ended. */
export const EVENT_CANCELLATION_QUEUE = 'event-cancellation.v1';

/** Returns the job that ends what depends on a cancelled event, or on a cancelled day or ticket type. */
export function cancellationJob({ workspaceId, eventId, dayId, ticketTypeId }: CancelledName): Job<CancelledName> {
  const part = { ...(dayId && { dayId }), ...(ticketTypeId && { ticketTypeId }) };
  return { queue: EVENT_CANCELLATION_QUEUE, payload: { workspaceId, eventId, ...part } };
}

/** Things that are listed at a time. */
const PAGE_SIZE = 200;

/**
 * Ends the checkouts, registrations and tickets of a cancelled event, or those of ticket types that are cancelled, and refunds its orders where the merchant wants that, each in a transaction of its own (D-147, ADR 0147): a process that is killed leaves the rest to
 * the next, and one that cannot be ended does not keep the others waiting. Checkouts come first, so that none becomes an order behind the
 * list of orders.
 */
export class EndCancelledEvent {
  constructor(
    private readonly events: CancelledEvents,
    private readonly dependants: EventDependants,
    private readonly pageSize = PAGE_SIZE,
  ) {}

  /**
   * Returns the number of things that it ended; 0 for an event that is not cancelled, or has ended wholly.
   * @throws the first error of a thing that could not be ended, after all others: the event is found again
   */
  async execute(name: CancelledName): Promise<number> {
    const choices = await this.events.find(name);
    if (!choices) return 0;
    const outcome: Outcome = { ended: 0, errors: [] };
    for (const kind of EVENT_DEPENDANTS) await this.endAll(kind, name, choices, outcome);
    if (outcome.errors.length > 0) throw outcome.errors[0];
    await this.events.complete(name, choices);
    return outcome.ended;
  }

  private async endAll(kind: EventDependant, name: EventName, choices: EndingCancellation, outcome: Outcome): Promise<void> {
    let after: string | undefined;
    for (;;) {
      const page = await this.events.left(kind, name, { ...choices, after, most: this.pageSize });
      for (const each of page) await this.end(kind, { ...name, ...each }, choices, outcome);
      after = page.at(-1)?.id;
      if (page.length < this.pageSize) return;
    }
  }

  private async end(kind: EventDependant, of: DependantName & EventName, choices: EndingCancellation, outcome: Outcome): Promise<void> {
    try {
      await this.dependants.end(kind, of, choices);
      outcome.ended += 1;
    } catch (error) {
      outcome.errors.push(error);
    }
  }
}

interface Outcome {
  ended: number;
  errors: unknown[];
}
