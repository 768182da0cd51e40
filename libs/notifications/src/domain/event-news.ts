import { factOf, type FactOf, type KnownFact } from '@svc/contracts';
import type { MessageKind } from './message';
import { messageTo, type Addressee, type NewMessage } from './messages-of';

/** A fact that all guests of an event are to hear of, or those of them whose turn has not come yet. */
export type EventFact = FactOf<'event.rescheduled.v1'> | FactOf<'event.deleted.v1'> | FactOf<'event.guests_untold.v1'>;

/** What the guests of an event are to hear. */
export interface EventNews {
  workspaceId: string;
  eventId: string;
  news: 'rescheduled' | 'deleted';
  /** Id of the fact that all guests are told of, in however many turns: each hears of it once (D-83). */
  cause: string;
  /** The last registration that was told before; from the first on when absent. */
  after?: string;
}

const KINDS: Readonly<Record<EventNews['news'], MessageKind>> = { rescheduled: 'event_rescheduled', deleted: 'event_cancelled' };

/** Whether all guests of an event are concerned. */
export function isForAllGuests(fact: KnownFact): fact is EventFact {
  return fact.type === 'event.rescheduled.v1' || fact.type === 'event.deleted.v1' || fact.type === 'event.guests_untold.v1';
}

export function newsOf({ id, workspaceId, type, data }: EventFact): EventNews {
  if (type === 'event.guests_untold.v1') return { workspaceId, ...data };
  return { workspaceId, eventId: data.eventId, news: type === 'event.deleted.v1' ? 'deleted' : 'rescheduled', cause: id };
}

/** An e-mail to each of these guests, or a text to who has a phone alone. */
export function messagesAbout({ news, cause }: EventNews, guests: readonly Addressee[]): NewMessage[] {
  return guests.flatMap((guest) => messageTo(guest, { kind: KINDS[news], version: cause, details: {} }));
}

/** What is left to be told once `last` has been. */
export function untold({ workspaceId, eventId, news, cause }: EventNews, last: Addressee, id: string): FactOf<'event.guests_untold.v1'> {
  return factOf('event.guests_untold.v1', { id, workspaceId, mode: null }, { eventId, news, cause, after: last.registrationId });
}
