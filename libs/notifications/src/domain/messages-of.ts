import { type EventCancelled, factOf, type FactOf, type KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { Buyer } from './buyer-messages-of';
import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { GuestSchedule } from './schedule/concerned-guests';
import type { Channel, MessageDetails, MessageKind, PlannedMessage } from './message';
import { mailGroupOf } from './limits/unanswered-mails';

/** A guest for planning: address, and whether any seat is confirmed. */
export interface Addressee {
  workspaceId: string;
  mode: Mode;
  registrationId: string;
  eventId: string;
  email?: string;
  phone?: string;
  /** Some seat lets in; otherwise all wait for approval, were declined or given back. */
  admitted: boolean;
}

/** Recipient of a workspace's alerts. */
export interface AlertAddress {
  workspaceId: string;
  email: string;
}

/** A message before it has an id. */
export type NewMessage = Omit<PlannedMessage, 'id'>;

/**
 * Returns the messages that a fact about a registration plans to its guest; none for facts that guests are not notified of (§4.4 r5, D-13,
 * D-51).
 */
export function messagesOf(fact: FactFor<'guests'>, addressees: readonly Addressee[]): NewMessage[] {
  const { workspaceId, mode, data } = fact;
  return addressees.flatMap((addressee) => {
    const isMeant = addressee.workspaceId === workspaceId && addressee.mode === mode && addressee.registrationId === data.registrationId;
    const kind = isMeant ? kindFor('guests', fact, addressee) : undefined;
    return kind
      ? messageTo(
          { ...addressee, subjectId: addressee.registrationId },
          { kind, version: fact.id, details: { ...detailsOf(fact), ...limited(kind, isOfMerchant(fact)) } },
        )
      : [];
  });
}

/** Returns true for a registration that the merchant made or corrected: its mails are the merchant's (D-153). */
function isOfMerchant({ type, data }: FactFor<'guests'>): boolean {
  if (type === 'registration.guest_corrected.v1') return true;
  return type === 'attendee.registered.v1' && (data.source === 'admin' || data.source === 'import');
}

/** Returns the detail of a mail that a stranger can cause. */
export function limited(kind: MessageKind, isTrusted: boolean): Pick<MessageDetails, 'limitedAs'> {
  const limitedAs = mailGroupOf(kind, { isTrusted });
  return limitedAs ? { limitedAs } : {};
}

function detailsOf(fact: FactFor<'guests'>): MessageDetails {
  if (fact.type === 'registration.ticket_reissued.v1' || fact.type === 'registration.ticket_changed.v1')
    return { attendeeIds: [fact.data.attendeeId] };
  return fact.type === 'registration.cancelled.v1' ? { attendeeIds: fact.data.attendeeIds, ...dayOf(fact.data) } : {};
}

/** Returns the day that alone was cancelled, of seats that ended with their last day (D-147). */
export function dayOf(data: object & { ofEvent?: EventCancelled }): Pick<MessageDetails, 'dayId'> {
  const { ofEvent } = data;
  return ofEvent?.dayId ? { dayId: ofEvent.dayId } : {};
}

/** Returns an e-mail where there is an address, else an SMS (§4.4 r5); nothing where there is neither. */
export function messageTo(
  { workspaceId, mode, subjectId, email, phone }: Buyer,
  message: Pick<NewMessage, 'kind' | 'version' | 'details'>,
): NewMessage[] {
  const address = email
    ? { channel: 'email' as Channel, recipient: email }
    : phone
      ? { channel: 'sms' as Channel, recipient: phone }
      : undefined;
  return address ? [{ workspaceId, mode, subjectId, ...address, ...message }] : [];
}

/** A fact of which all guests and buyers of an event are to be notified, or the remaining ones. */
export type EventFact =
  | FactOf<'event.rescheduled.v1'>
  | FactOf<'event.deleted.v1'>
  | FactOf<'event.cancelled.v1'>
  | FactOf<'event.seats_ended.v1'>
  | FactOf<'event.guests_untold.v1'>;

/** A change of an event of which its guests or buyers are to be notified. */
export interface EventNews {
  workspaceId: string;
  eventId: string;
  /** `cancelled`: a day, of which seats that keep other days hear; `seats_ended`: seats have ended with an event or a day (D-147). */
  news: FactOf<'event.guests_untold.v1'>['data']['news'];
  /** Day that is cancelled: the news of a cancelled event are those of seats that end (ADR 0147). */
  dayId?: string;
  /** Recipients: people who registered, who bought tickets, or who were given one or sit on the seat of another. */
  who: 'guests' | 'buyers' | 'holders';
  /** Id of the original fact, over all transactions that notify people of it: each of them once (D-83). */
  cause: string;
  /** Last registration, order or seat that was notified before; undefined at the start. */
  after?: string;
}

/**
 * Holders of seats of an event; the subject is the registration, the order that bought them, or the seat that was given to them or that
 * they sit on.
 */
export type EventGuest = Buyer & {
  /** All seats of a holder of several, and those that have ended with a cancelled event or day. */
  attendeeIds?: readonly string[];
  /** Present for news of a changed event. */
  schedule?: GuestSchedule;
};

const FOR_ALL_GUESTS: readonly KnownFact['type'][] = [
  'event.rescheduled.v1',
  'event.deleted.v1',
  'event.seats_ended.v1',
  'event.guests_untold.v1',
];

/** Returns true for facts that concern all guests of an event. */
export function isForAllGuests(fact: KnownFact): fact is EventFact {
  if (fact.type === 'event.cancelled.v1') return fact.data.day?.notify === true;
  return FOR_ALL_GUESTS.includes(fact.type);
}

const NEWS = { 'event.rescheduled.v1': 'rescheduled', 'event.deleted.v1': 'deleted', 'event.cancelled.v1': 'cancelled' } as const;
const READERS = ['guests', 'buyers', 'holders'] as const;

/** Returns the news of a fact to each kind of reader; of ended seats of a day also those to seats that keep other days. */
export function newsOf({ id, workspaceId, type, data }: EventFact): EventNews[] {
  if (type === 'event.guests_untold.v1') return [{ workspaceId, ...data }];
  const to = (change: Pick<EventNews, 'news' | 'dayId'>) =>
    READERS.map((who) => ({ workspaceId, eventId: data.eventId, ...change, cause: id, who }));
  if (type === 'event.seats_ended.v1') {
    const { dayId } = data;
    return [...to({ news: 'seats_ended', ...(dayId && { dayId }) }), ...(dayId ? to({ news: 'cancelled', dayId }) : [])];
  }
  const day = type === 'event.cancelled.v1' && data.day ? { dayId: data.day.id } : {};
  return to({ news: NEWS[type], ...day });
}

/** Returns an e-mail to each guest, or an SMS where only a phone is known. */
export function messagesAbout({ eventId, news, dayId, who, cause }: EventNews, guests: readonly EventGuest[]): NewMessage[] {
  const day = dayId && { id: dayId, notify: true };
  return guests.flatMap((guest) => {
    const kind = kindFor(`${who}OfEvent`, { type: `event.${news}.v1`, data: { eventId, eventSlug: '', ...(day && { day }) } }, guest);
    const attendeeIds = guest.attendeeIds ?? (who === 'holders' ? [guest.subjectId] : undefined);
    const details = { ...(attendeeIds && { attendeeIds }), ...(dayId && { dayId }) };
    return kind ? messageTo(guest, { kind, version: cause, details }) : [];
  });
}

/** Returns the fact by which the guests after `last` are notified. */
export function remainingNews(
  { workspaceId, eventId, news, dayId, who, cause }: EventNews,
  last: EventGuest,
  id: string,
): FactOf<'event.guests_untold.v1'> {
  return factOf(
    'event.guests_untold.v1',
    { id, workspaceId, mode: null },
    { eventId, news, ...(dayId && { dayId }), who, cause, after: last.subjectId },
  );
}
