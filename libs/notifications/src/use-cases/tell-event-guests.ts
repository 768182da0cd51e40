import type { IdGenerator } from '@svc/kernel';
import { messagesAbout, newsOf, untold, type EventFact } from '../domain/event-news';
import type { NewMessage } from '../domain/messages-of';
import type { MessagePlan } from '../ports/message-plan';

/** Guests and buyers who are planned for in one transaction of the relay, of all events together. */
export const MOST_GUESTS_AT_ONCE = 500;

/**
 * What those who come are told of their events, so many at a time: for those who are left a further fact goes into the
 * outbox by the same commit, so that a crash between two turns neither forgets nor repeats anybody.
 */
export async function tellEventGuests(plan: MessagePlan, facts: readonly EventFact[], ids: IdGenerator): Promise<NewMessage[]> {
  if (facts.length === 0) return [];
  const news = facts.flatMap(newsOf);
  const most = Math.ceil(MOST_GUESTS_AT_ONCE / news.length);
  const turns = await plan.guestsOf(news, most);
  await plan.leave(news.flatMap((each, at) => (turns[at]!.length === most ? untold(each, turns[at]!.at(-1)!, ids.next()) : [])));
  return news.flatMap((each, at) => messagesAbout(each, turns[at]!));
}
