import { requireFound } from '@svc/http';
import { idOf } from '@svc/kernel';
import type { GuestList } from '@svc/registration';
import type { ItemName } from '@svc/workspace-document';

/** Returns the event that a request cancels, by its ref or slug, also a deleted one (D-147). Throws NotFound. */
export async function eventToCancel(guests: Pick<GuestList, 'event'>, workspaceId: string, name: string): Promise<ItemName> {
  const ref = idOf('evt', name);
  const { id } = requireFound('event', await guests.event(workspaceId, ref ? { id: ref } : { slug: name }));
  return { workspaceId, section: 'events', id };
}
