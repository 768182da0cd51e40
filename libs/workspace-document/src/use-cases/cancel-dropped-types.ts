import type { Fault } from '@svc/contracts';
import type { Author } from '@svc/kernel';
import { cancelTicketTypesWithin, previewTicketTypes } from '@svc/ticketing';
import { type DroppedTypes, warnOfDroppedType } from '../domain/parts-in-use';
import type { DocumentTx } from '../ports/document-tx';

/** Change of events that cancels what it drops. */
interface Dropping {
  workspaceId: string;
  by: Author;
  /** False to notify nobody of it. */
  notify?: boolean;
  /** True to return the warnings and cancel nothing. */
  dryRun?: boolean;
}

/** Ticket types that a change has cancelled. */
export interface CancelledTypes {
  warnings: Fault[];
  /** People who are notified of it. */
  people: number;
}

/**
 * Cancels the ticket types that changes of events drop while they are in use, in the transaction of the change, before they are dropped: so
 * their seats, checkouts and savings plans end as those of a cancelled event, and orders are not refunded (D-147).
 */
export async function cancelDroppedTypes(tx: DocumentTx, dropping: Dropping, dropped: readonly DroppedTypes[]): Promise<CancelledTypes> {
  const warnings: Fault[] = [];
  let people = 0;
  for (const { eventId, ticketTypes } of dropped) {
    const paths = new Map(ticketTypes.map(({ id, path }) => [id, path]));
    for (const { id, counts, notify } of await cancelOf(tx, dropping, { eventId, ticketTypes })) {
      warnings.push(warnOfDroppedType(paths.get(id)!, counts));
      if (notify) people += counts.people;
    }
  }
  return { warnings, people };
}

async function cancelOf(
  { cancellations, now }: DocumentTx,
  { workspaceId, by: author, notify, dryRun = false }: Dropping,
  { eventId, ticketTypes }: DroppedTypes,
) {
  const command = { workspaceId, eventId, ticketTypes };
  if (dryRun) return (await previewTicketTypes(cancellations, command)).map((type) => ({ ...type, notify: false }));
  // Only `false` of a change is a choice about its cancellations, too: else the end of the event decides.
  return cancelTicketTypesWithin(cancellations, { ...command, author, ...(notify === false && { notify }) }, await now());
}
