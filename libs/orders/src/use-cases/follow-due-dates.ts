import { followDueDate } from '../domain/follow-due-date';
import type { DueDateStore } from '../ports/due-date-store';

/** Lets the balances of placed orders follow the ticket types of changed events, within the transaction that changes these (D-148). */
export async function followDueDates(store: DueDateStore, workspaceId: string, eventIds: readonly string[], now: Date): Promise<void> {
  const orders = await store.ofEvents(workspaceId, eventIds);
  const followed = orders.flatMap((order) => followDueDate(order, now) ?? []);
  if (followed.length > 0) await store.follow(workspaceId, followed);
}
