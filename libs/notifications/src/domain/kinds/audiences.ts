import type { FactOf, KnownFact } from '@svc/contracts';
import type { AnnouncementReader } from '../announcements/announcement';
import type { AttendeeSeat } from '../attendee-messages-of';
import type { Buyer, SubscriberAddress } from '../buyer-messages-of';
import type { ConfirmationAddress } from '../confirmation-messages-of';
import type { FormerAttendee, SeatHolderAddress } from '../holder-messages-of';
import type { FormNotice } from '../merchant-messages-of';
import type { Addressee, AlertAddress, EventGuest } from '../messages-of';

type EventFacts = 'event.rescheduled.v1' | 'event.deleted.v1' | 'event.cancelled.v1' | 'event.seats_ended.v1';

/** People who are notified of facts: the types of those facts, and the data of one person. */
export interface Audiences {
  /** The guest who registered. */
  guests: {
    facts:
      | 'attendee.registered.v1'
      | 'registration.repeated.v1'
      | 'registration.approved.v1'
      | 'registration.declined.v1'
      | 'registration.reopened.v1'
      | 'registration.cancelled.v1'
      | 'registration.ticket_reissued.v1'
      | 'registration.ticket_changed.v1'
      | 'registration.guest_corrected.v1';
    one: Addressee;
  };
  /** All guests of an event, buyers of its tickets, and holders of seats, a bounded number at a time. */
  guestsOfEvent: { facts: EventFacts; one: EventGuest };
  buyersOfEvent: { facts: EventFacts; one: EventGuest };
  holdersOfEvent: { facts: EventFacts; one: EventGuest };
  /** Guests to whom the merchant writes. */
  readers: { facts: 'event.announced.v1'; one: AnnouncementReader };
  /** People who were given seats, and are notified in place of the original guest (ADR 0067). */
  holders: {
    facts:
      | 'ticket.given_away.v1'
      | 'ticket.repeated.v1'
      | 'registration.approved.v1'
      | 'registration.declined.v1'
      | 'registration.reopened.v1'
      | 'registration.cancelled.v1'
      | 'registration.ticket_reissued.v1'
      | 'registration.ticket_changed.v1'
      | 'order.ticket_reissued.v1'
      | 'order.ticket_changed.v1'
      | 'order.tickets_voided.v1'
      | 'attendee.corrected.v1';
    one: SeatHolderAddress;
  };
  /** The guest who confirmed that a ticket is given away. */
  givers: { facts: 'ticket.given_away.v1'; one: ConfirmationAddress };
  /** Former attendees of a seat that was given away (D-137). */
  formerAttendees: { facts: 'ticket.given_away.v1'; one: FormerAttendee };
  /** Attendees of seats that somebody else took (D-137). */
  attendees: {
    facts:
      | 'attendee.registered.v1'
      | 'checkout.paid.v1'
      | 'registration.approved.v1'
      | 'registration.cancelled.v1'
      | 'registration.ticket_reissued.v1'
      | 'registration.ticket_changed.v1'
      | 'order.tickets_voided.v1'
      | 'order.ticket_reissued.v1'
      | 'order.ticket_changed.v1'
      | 'order.buyer_corrected.v1'
      | 'registration.guest_corrected.v1'
      | 'attendee.corrected.v1';
    one: AttendeeSeat;
  };
  /** Buyers of an order, also of one that is still saved up for, or of a checkout whose money moves. */
  buyers: {
    facts:
      | 'checkout.paid.v1'
      | 'order.handed_over.v1'
      | 'order.refunded.v1'
      | 'order.refund_declined.v1'
      | 'order.cancelled.v1'
      | 'order.tickets_voided.v1'
      | 'order.ticket_reissued.v1'
      | 'order.ticket_changed.v1'
      | 'order.buyer_corrected.v1'
      | 'order.balance_asked.v1'
      | 'order.balance_paid.v1'
      | 'saving.part_paid.v1'
      | 'saving.reminded.v1'
      | 'saving.ended.v1'
      | 'payment.account_opened.v1'
      | 'payment.event_cancelled.v1'
      | 'payment.returned.v1'
      | 'payment.refund_failed.v1';
    one: Buyer;
  };
  /** The addresses that a form names. */
  formOwners: { facts: 'form.submitted.v1'; one: FormNotice };
  /** The person who is to confirm something by a code. */
  confirming: { facts: 'confirmation.asked.v1'; one: ConfirmationAddress };
  subscribers: { facts: 'subscription.asked.v1' | 'subscription.restocked.v1'; one: SubscriberAddress };
  /** Merchants, at their address for alerts (D-74). */
  merchants: {
    facts:
      | 'payment.returned.v1'
      | 'payment.refund_failed.v1'
      | 'payment.rail_refused.v1'
      | 'payment.refunds_waiting.v1'
      | 'form.files_full.v1'
      | 'webhook.destination_failing.v1'
      | 'webhook.destination_disabled.v1'
      | 'workspace.admin_token_made.v1';
    one: AlertAddress;
  };
}
export type Audience = keyof Audiences;

/** A fact of which this audience is notified. */
export type FactFor<Of extends Audience> = Extract<KnownFact, { type: Audiences[Of]['facts'] }>;

/** Condition under which a fact plans a kind of message: always, or when it holds of the fact's data and the recipient. */
export type PlannedWhen<Data, One> = true | { holds(data: Data, one: One): boolean }['holds'];

/** Facts that plan a kind of message, by the audience that is notified. */
export type PlannedBy = {
  readonly [Of in Audience]?: { readonly [Type in Audiences[Of]['facts']]?: PlannedWhen<FactOf<Type>['data'], Audiences[Of]['one']> };
};
