import { type Author, NotFound, refOf } from '@svc/kernel';
import { type CancellableEvent, type CancellationCounts, decideCancellation, type EventCancellation } from '../domain/event-cancellation';
import type { CancellationTx, EventName } from '../ports/event-cancellations';

/** A ticket type by its id and its key. */
export interface NamedTicketType {
  id: string;
  key: string;
}

export interface CancelTicketTypesCommand extends EventName {
  ticketTypes: readonly NamedTicketType[];
  author: Author;
  /** False to notify nobody; the event's end decides when absent. */
  notify?: boolean;
}

/** A cancelled ticket type, with what it has in live mode. */
export interface CancelledTicketType extends NamedTicketType {
  counts: CancellationCounts;
  notify: boolean;
}

/**
 * Cancels ticket types that a change of their event drops, in its transaction (D-147): seats and checkouts of them are ended by
 * `EndCancelledEvent`, and nothing is refunded. Returns them; none in a cancelled event, whose seats end anyway.
 * @throws NotFound
 */
export async function cancelTicketTypesWithin(
  tx: CancellationTx,
  command: CancelTicketTypesCommand,
  now: Date,
): Promise<CancelledTicketType[]> {
  const event = await lockEvent(tx, command);
  if (event.cancellation) return [];
  const { author, notify } = command;
  const cancelled: CancelledTicketType[] = [];
  for (const type of command.ticketTypes) {
    const counts = await tx.ticketTypes.count(command, type.id);
    const decided = decideCancellation(event, { refund: 'none', force: true, notify, author }, counts, now);
    await tx.ticketTypes.write({ ...command, ticketTypeId: type.id }, decided.cancellation);
    await report(tx, event, { ...command, type }, decided.cancellation);
    cancelled.push({ ...type, counts, notify: decided.cancellation.notify });
  }
  return cancelled;
}

/** Returns what `cancelTicketTypesWithin` would cancel, and writes nothing. Throws NotFound. */
export async function previewTicketTypes(
  tx: CancellationTx,
  command: EventName & Pick<CancelTicketTypesCommand, 'ticketTypes'>,
): Promise<Omit<CancelledTicketType, 'notify'>[]> {
  const event = await lockEvent(tx, command);
  if (event.cancellation) return [];
  const counted: Omit<CancelledTicketType, 'notify'>[] = [];
  for (const type of command.ticketTypes) counted.push({ ...type, counts: await tx.ticketTypes.count(command, type.id) });
  return counted;
}

async function lockEvent({ events }: CancellationTx, name: EventName): Promise<CancellableEvent> {
  const event = await events.lock(name);
  if (!event) throw new NotFound('event');
  return event;
}

async function report(
  { audit }: CancellationTx,
  { id, slug }: CancellableEvent,
  { workspaceId, author, type }: Pick<CancelTicketTypesCommand, 'workspaceId' | 'author'> & { type: NamedTicketType },
  { refund, counts: { registrations, orders, openCheckouts, savingsPlans } }: EventCancellation,
): Promise<void> {
  await audit.record(workspaceId, author, [
    {
      action: 'change',
      subject: { kind: 'event', ref: refOf('evt', id), name: slug },
      fields: [`ticketTypes.${type.key}.cancelledAt`],
      details: { ticketType: refOf('tkt', type.id), refund, registrations, orders, openCheckouts, savingsPlans },
    },
  ]);
}
