import { idOf, InvalidInput } from '@svc/kernel';
import type { GuestList, QuestionedEvent } from '@svc/registration';

/** The event that a request names by its ref or its slug. Throws InvalidInput. */
export async function eventNamed(guests: GuestList, workspaceId: string, refOrSlug: string): Promise<QuestionedEvent> {
  const id = idOf('evt', refOrSlug);
  const event = await guests.event(workspaceId, id ? { id } : { slug: refOrSlug });
  if (!event) throw new InvalidInput('There is no event of this ref or slug.', { invalid: ['event'] });
  return event;
}
