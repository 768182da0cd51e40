import type { Fault } from '@svc/contracts';
import type { Author } from '@svc/kernel';
import { type CancellationCounts, cancelEventWithin } from '@svc/ticketing';
import { type DeletedEvent, warnOfCancellation } from '../domain/parts-in-use';
import type { DocumentTx } from '../ports/document-tx';

/** Deletion that cancels events first. */
interface Deletion {
  workspaceId: string;
  by: Author;
  /** True to return the warnings and cancel nothing. */
  dryRun?: boolean;
}

/**
 * Cancels events before they are deleted, in the transaction that deletes them, so that seats, checkouts and savings plans end as those of any
 * cancelled event; their orders are not refunded (D-147). Returns a warning for each, and none for those that are cancelled already.
 */
export async function cancelDeletedEvents(tx: DocumentTx, deletion: Deletion, events: readonly DeletedEvent[]): Promise<Fault[]> {
  const warnings: Fault[] = [];
  for (const event of events) {
    const counts = deletion.dryRun ? await countsOf(tx, deletion, event) : await cancel(tx, deletion, event);
    if (counts) warnings.push(warnOfCancellation(event, counts));
  }
  return warnings;
}

/** Cancels an event. Returns what it had, and undefined where it is cancelled already. */
async function cancel(
  { cancellations, now, ids }: DocumentTx,
  { workspaceId, by: author }: Deletion,
  { id: eventId }: DeletedEvent,
): Promise<CancellationCounts | undefined> {
  const command = { workspaceId, eventId, author, refund: 'none', force: true } as const;
  const { isNew, cancellation } = await cancelEventWithin(cancellations, command, { ids, now: await now() });
  return isNew ? cancellation.counts : undefined;
}

/** Returns what an event has, and undefined where it is cancelled already. */
async function countsOf(
  { cancellations: { events } }: DocumentTx,
  { workspaceId }: Deletion,
  { id: eventId }: DeletedEvent,
): Promise<CancellationCounts | undefined> {
  const event = await events.lock({ workspaceId, eventId });
  return event?.cancellation ? undefined : events.count({ workspaceId, eventId });
}
