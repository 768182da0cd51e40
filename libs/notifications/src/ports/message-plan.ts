import type { KnownFact } from '@svc/contracts';
import type { Buyer, SubscriberAddress } from '../domain/buyer-messages-of';
import type { ConfirmationAddress } from '../domain/confirmation-messages-of';
import type { AnnouncementReader } from '../domain/announcements/announcement';
import type { Addressee, AlertAddress, EventGuest, EventNews } from '../domain/messages-of';
import type { AttendeeSeat } from '../domain/attendee-messages-of';
import type { FormerAttendee, SeatHolderAddress } from '../domain/holder-messages-of';
import type { FormNotice } from '../domain/merchant-messages-of';
import type { PlannedMessage } from '../domain/message';

/** A thing of a workspace, by its id. */
export interface Owned {
  workspaceId: string;
  id: string;
}

/** Where the relay's transaction writes what follows from facts for people. */
export interface MessagePlan {
  /** Who took these registrations. */
  addressees(registrations: readonly Owned[]): Promise<Addressee[]>;
  /**
   * Who is to be notified of these changes: of guests who registered, who holds a seat that is neither given back nor declined; of buyers,
   * whose order has tickets of theirs that let in; of holders, who was given a seat that is neither given back nor declined, and who was sent a ticket for seats that somebody else took. For each of the news up to
   * `most`, in the order of their registrations, orders or seats.
   * Nobody, of an event that was deleted once it was over.
   */
  guestsOf(news: readonly EventNews[], most: number): Promise<EventGuest[][]>;
  /** Returns the readers of each of these announcements: up to `most`, by their keys, beyond `after`. Who has unsubscribed is left out where it can be unsubscribed from. */
  readersOf(announcements: readonly (Owned & { after?: string })[], most: number): Promise<AnnouncementReader[][]>;
  /** Leaves facts for a later transaction of the relay. */
  enqueueFacts(facts: readonly KnownFact[]): Promise<void>;
  /** Those of these seats, in live mode, that were given to somebody, with who has them now. */
  holders(seats: readonly Owned[]): Promise<SeatHolderAddress[]>;
  /** Returns, of these seats, in live mode, that were given to somebody, each address other than theirs that a ticket for them was sent to, beside whoever took them. */
  formerAttendees(seats: readonly Owned[]): Promise<FormerAttendee[]>;
  /** Returns, of these registrations, orders and seats, in live mode, the seats that name another e-mail address than who took them, in their order. */
  attendees(of: { registrations: readonly Owned[]; orders: readonly Owned[]; seats: readonly Owned[] }): Promise<AttendeeSeat[]>;
  /** Who bought these orders, and the checkouts whose money these refunds give back, or that these attempts pay. */
  buyers(of: { orders: readonly Owned[]; refunds: readonly Owned[]; attempts: readonly Owned[] }): Promise<Buyer[]>;
  /** Where those who have signed up are reached; none for a subscription that is gone. */
  subscribers(of: readonly Owned[]): Promise<SubscriberAddress[]>;
  /** Where codes go that confirm something; none for a confirmation that is gone. */
  confirmations(of: readonly Owned[]): Promise<ConfirmationAddress[]>;
  /** Where alerts of these workspaces go; none for a workspace that has set no address. */
  alertAddresses(workspaceIds: readonly string[]): Promise<AlertAddress[]>;
  /** The addresses that these forms name for notices of submissions. */
  formNotices(forms: readonly Owned[]): Promise<FormNotice[]>;
  /** Writes messages, due at once; one that was planned before stays as it is (D-83). Answers the ids of the new ones. */
  insert(messages: readonly PlannedMessage[]): Promise<string[]>;
}
