import { factOf, type FactOf, type KnownFact } from '@svc/contracts';
import type { Buyer } from './buyer-messages-of';
import type { MessageKind } from './message';
import { messageTo, type NewMessage } from './messages-of';

/** A fact that all who come to an event are to hear of, or those of them whose turn has not come yet. */
export type EventFact = FactOf<'event.rescheduled.v1'> | FactOf<'event.deleted.v1'> | FactOf<'event.guests_untold.v1'>;

/** What those who come to an event are to hear. */
export interface EventNews {
  workspaceId: string;
  eventId: string;
  news: 'rescheduled' | 'deleted';
  /** Who registered, or who bought tickets. */
  who: 'guests' | 'buyers';
  /** Id of the fact that all are told of, in however many turns: each hears of it once (D-83). */
  cause: string;
  /** The last registration or order that was told before; from the first on when absent. */
  after?: string;
}

/** Who holds seats of an event; the subject is the registration, or the order that bought them. */
export type EventGuest = Buyer;

const KINDS: Readonly<Record<EventNews['who'], Record<EventNews['news'], MessageKind>>> = {
  guests: { rescheduled: 'event_rescheduled', deleted: 'event_cancelled' },
  buyers: { rescheduled: 'order_event_rescheduled', deleted: 'order_event_cancelled' },
};

/** Whether all who come to an event are concerned. */
export function isForAllGuests(fact: KnownFact): fact is EventFact {
  return fact.type === 'event.rescheduled.v1' || fact.type === 'event.deleted.v1' || fact.type === 'event.guests_untold.v1';
}

export function newsOf({ id, workspaceId, type, data }: EventFact): EventNews[] {
  if (type === 'event.guests_untold.v1') return [{ workspaceId, ...data }];
  const told = { workspaceId, eventId: data.eventId, news: type === 'event.deleted.v1' ? 'deleted' : 'rescheduled', cause: id } as const;
  return [{ ...told, who: 'guests' }, { ...told, who: 'buyers' }];
}

/** An e-mail to each of these, or a text to who has a phone alone. */
export function messagesAbout({ news, who, cause }: EventNews, guests: readonly EventGuest[]): NewMessage[] {
  return guests.flatMap((guest) => messageTo(guest, { kind: KINDS[who][news], version: cause, details: {} }));
}

/** What is left to be told once `last` has been. */
export function untold({ workspaceId, eventId, news, who, cause }: EventNews, last: EventGuest, id: string): FactOf<'event.guests_untold.v1'> {
  return factOf('event.guests_untold.v1', { id, workspaceId, mode: null }, { eventId, news, who, cause, after: last.subjectId });
}
