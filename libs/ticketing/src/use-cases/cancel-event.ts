import { factOf } from '@svc/contracts';
import { type Clock, type IdGenerator, NotFound, refOf } from '@svc/kernel';
import {
  type CancellableEvent,
  type CancellationCounts,
  type CancellationRequest,
  type DecidedCancellation,
  decideCancellation,
} from '../domain/event-cancellation';
import type { CancellationTx, CancellationUnitOfWork, EventName } from '../ports/event-cancellations';

export interface CancelEventCommand extends EventName, CancellationRequest {}

/**
 * Cancels an event (D-147): from the commit on every path is closed. Seats and checkouts are ended by `EndCancelledEvent`, one by one.
 */
export class CancelEvent {
  constructor(
    private readonly work: CancellationUnitOfWork,
    private readonly ids: IdGenerator,
    private readonly clock: Clock,
  ) {}

  /** Throws NotFound, and all errors of `decideCancellation`. A repeat that changes nothing writes nothing. */
  execute(command: CancelEventCommand): Promise<void> {
    return this.work.run((tx) => this.cancelWithin(tx, command));
  }

  /** Does the same within a transaction. */
  async cancelWithin(tx: CancellationTx, command: CancelEventCommand): Promise<void> {
    const event = await tx.events.lock(command);
    if (!event) throw new NotFound('event');
    const counts = event.cancellation?.counts ?? (await tx.events.count(command));
    const decided = decideCancellation(event, command, counts, this.clock.now());
    if (!decided.isChanged) return;
    await tx.events.write(command, decided.cancellation, decided.hasWork);
    await this.report(tx, event, command, decided);
  }

  /** Returns what a cancellation would affect, and writes nothing. Throws NotFound. */
  preview(name: EventName): Promise<CancellationCounts> {
    return this.work.run(async ({ events }) => {
      if (!(await events.lock(name))) throw new NotFound('event');
      return events.count(name);
    });
  }

  private async report(
    { outbox, audit }: CancellationTx,
    { id: eventId, slug: eventSlug }: CancellableEvent,
    { workspaceId, author }: CancelEventCommand,
    { cancellation: { reason, refund, counts }, isNew, hasWork }: DecidedCancellation,
  ): Promise<void> {
    if (isNew) {
      const head = { id: this.ids.next(), workspaceId, mode: null };
      await outbox.append([factOf('event.cancelled.v1', head, { eventId, eventSlug })]);
    }
    const { registrations, orders, openCheckouts, savingsPlans } = counts;
    await audit.record(workspaceId, author, [
      {
        action: 'change',
        subject: { kind: 'event', ref: refOf('evt', eventId), name: eventSlug },
        fields: [isNew ? 'cancelledAt' : hasWork ? 'cancellation' : 'cancelReason'],
        details: { reason: reason ?? null, ...(hasWork && { refund, registrations, orders, openCheckouts, savingsPlans }) },
      },
    ]);
  }
}
