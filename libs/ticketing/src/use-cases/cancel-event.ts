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

/** Moment of a cancellation, and ids of its facts. */
export interface CancellationMeans {
  ids: IdGenerator;
  now: Date;
}

/**
 * Cancels an event within a transaction (D-147), and returns what was decided. A repeat that changes nothing writes nothing.
 * @throws NotFound, and all errors of `decideCancellation`
 */
export async function cancelEventWithin(
  tx: CancellationTx,
  command: CancelEventCommand,
  { ids, now }: CancellationMeans,
): Promise<DecidedCancellation> {
  const event = await tx.events.lock(command);
  if (!event) throw new NotFound('event');
  const counts = event.cancellation?.counts ?? (await tx.events.count(command));
  const decided = decideCancellation(event, command, counts, now);
  if (!decided.isChanged) return decided;
  await tx.events.write(command, decided.cancellation, decided.hasWork);
  await report(tx, event, command, decided, ids.next());
  return decided;
}

async function report(
  { outbox, audit }: CancellationTx,
  { id: eventId, slug: eventSlug }: CancellableEvent,
  { workspaceId, author }: CancelEventCommand,
  { cancellation: { reason, refund, isNoticeDue, counts }, isNew, hasWork }: DecidedCancellation,
  factId: string,
): Promise<void> {
  if (isNew) await outbox.append([factOf('event.cancelled.v1', { id: factId, workspaceId, mode: null }, { eventId, eventSlug })]);
  const { registrations, orders, openCheckouts, savingsPlans } = counts;
  await audit.record(workspaceId, author, [
    {
      action: 'change',
      subject: { kind: 'event', ref: refOf('evt', eventId), name: eventSlug },
      fields: [isNew ? 'cancelledAt' : hasWork ? 'cancellation' : 'cancelReason'],
      details: {
        reason: reason ?? null,
        ...(isNoticeDue && { notify: 'true' }),
        ...(hasWork && { refund, registrations, orders, openCheckouts, savingsPlans }),
      },
    },
  ]);
}

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
    return this.work.run(async (tx) => {
      await cancelEventWithin(tx, command, { ids: this.ids, now: this.clock.now() });
    });
  }

  /** Returns what a cancellation would affect, and writes nothing. Throws NotFound. */
  preview(name: EventName): Promise<CancellationCounts> {
    return this.work.run(async ({ events }) => {
      if (!(await events.lock(name))) throw new NotFound('event');
      return events.count(name);
    });
  }
}
