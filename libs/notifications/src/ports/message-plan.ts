import type { KnownFact } from '@svc/contracts';
import type { Buyer, SubscriberAddress } from '../domain/buyer-messages-of';
import type { ConfirmationAddress } from '../domain/confirmation-messages-of';
import type { AnnouncementReader } from '../domain/announcements/announcement';
import type { Addressee, AlertAddress, EventGuest, EventNews } from '../domain/messages-of';
import type { AttendeeSeat } from '../domain/attendee-messages-of';
import type { FormerAttendee, SeatHolderAddress } from '../domain/holder-messages-of';
import type { FormNotice } from '../domain/merchant-messages-of';
import type { PlannedMessage } from '../domain/message';
import type { EventSchedule } from '../domain/schedule/concerned-guests';

/** A thing of a workspace, by its id. */
export interface Owned {
  workspaceId: string;
  id: string;
}

/** Messages that follow from facts, written in the relay's transaction. */
export interface MessagePlan {
  /** Returns the people who took these registrations. */
  addressees(registrations: readonly Owned[]): Promise<Addressee[]>;
  /**
   * Returns the recipients of these changes, up to `most` for each, in the order of their registrations, orders or seats.
   * Guests: registered people with a seat that is neither given back nor declined. Buyers: people whose order has valid tickets. Holders:
   * people who were given such a seat, or were sent a ticket for a seat that somebody else took.
   * Nobody for an event that was deleted after its end.
   */
  guestsOf(news: readonly EventNews[], most: number): Promise<EventGuest[][]>;
  /** Returns the present times and places of these events; none for one that is gone. */
  schedulesOf(events: readonly Owned[]): Promise<EventSchedule[]>;
  /**
   * Returns the readers of each of these announcements: up to `most`, by their keys, beyond `after`. Unsubscribed readers are left out of
   * those that can be unsubscribed from.
   */
  readersOf(announcements: readonly (Owned & { after?: string })[], most: number): Promise<AnnouncementReader[][]>;
  /** Enqueues facts for a later transaction of the relay. */
  enqueueFacts(facts: readonly KnownFact[]): Promise<void>;
  /** Returns the present holders of those of these seats, in live mode, that were given away. */
  holders(seats: readonly Owned[]): Promise<SeatHolderAddress[]>;
  /**
   * Returns the former attendees of those of these seats, in live mode, that were given away: each other address that was sent a ticket for
   * them, except the buyer's or registrant's.
   */
  formerAttendees(seats: readonly Owned[]): Promise<FormerAttendee[]>;
  /**
   * Returns, of these registrations, orders and seats, in live mode, the seats that name another e-mail address than their buyer's or
   * registrant's, in their order.
   */
  attendees(of: { registrations: readonly Owned[]; orders: readonly Owned[]; seats: readonly Owned[] }): Promise<AttendeeSeat[]>;
  /** Returns the buyers of these orders, and of the checkouts that these refunds or attempts belong to. */
  buyers(of: { orders: readonly Owned[]; refunds: readonly Owned[]; attempts: readonly Owned[] }): Promise<Buyer[]>;
  /** Returns the addresses of subscribers; none for a subscription that is gone. */
  subscribers(of: readonly Owned[]): Promise<SubscriberAddress[]>;
  /** Returns the addresses that confirmation codes go to; none for a confirmation that is gone. */
  confirmations(of: readonly Owned[]): Promise<ConfirmationAddress[]>;
  /** Clears the counts of unanswered mails to the buyers of these orders, as far as they have paid something (D-153). */
  clearForPayers(orders: readonly Owned[]): Promise<void>;
  /** Returns the alert addresses of these workspaces; none for a workspace that has set no address. */
  alertAddresses(workspaceIds: readonly string[]): Promise<AlertAddress[]>;
  /** Returns the addresses that these forms name for notices of submissions. */
  formNotices(forms: readonly Owned[]): Promise<FormNotice[]>;
  /** Writes messages, due at once; a message planned before stays unchanged (D-83). Returns the ids of the new ones. */
  insert(messages: readonly PlannedMessage[]): Promise<string[]>;
}
