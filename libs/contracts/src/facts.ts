import type { Fact, Mode, TraceContext } from '@svc/kernel';

/** A fact that a transaction has taken from the queue. */
export interface QueuedFact {
  fact: KnownFact;
  /** Number of failed attempts to relay it. */
  attempts: number;
  /** Trace of the work that left it, where it was recorded. */
  trace?: TraceContext;
}

/**
 * The reading end of the outbox, bound to the transaction that writes the results of the facts: its commit removes them,
 * its rollback returns them. Facts that another transaction has taken are skipped.
 */
export interface FactQueue {
  /** Takes up to `most` facts without an attempt so far, oldest first; none whose id is lower than `from`. */
  take(most: number, from?: string): Promise<QueuedFact[]>;
  /** Takes one failed fact whose retry is due. */
  takeFailed(): Promise<QueuedFact[]>;
  /** Counts one more failure of a fact and schedules its retry at `dueAt`. */
  postpone(id: string, failure: { reason: string; dueAt: Date }): Promise<void>;
  /** Has what the transaction writes from here on belong to a trace, or to none. */
  belongTo(trace: TraceContext | undefined): Promise<void>;
}

/** States of a guest and of each seat (D-13). */
export const ATTENDEE_STATUSES = ['confirmed', 'pending', 'declined', 'cancelled', 'checked_in'] as const;
export type AttendeeStatus = (typeof ATTENDEE_STATUSES)[number];

/** Where a registration came from (D-16). */
export const REGISTRATION_SOURCES = ['storefront_api', 'hosted_storefront', 'rsvp_link', 'admin', 'import'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];

/** Payment states of an order (D-11); there is no fact of `pending` and `saving` ones. */
export const ORDER_STATUSES = ['pending', 'saving', 'deposit_paid', 'paid', 'partially_refunded', 'refunded', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** Fulfilment states of an order (D-12); the spelling is the specification's. */
export const FULFILLMENT_STATUSES = [
  'not_required',
  'unfulfilled',
  'scheduled',
  'partially_fulfilled',
  'fulfilled',
  'returned',
  'cancelled',
] as const;
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number];

/** Reasons for the permanent deletion of an order (D-17). */
export const ORDER_DELETION_REASONS = ['test_retention', 'gdpr_erasure', 'admin'] as const;
export type OrderDeletionReason = (typeof ORDER_DELETION_REASONS)[number];

/**
 * Marks seats that ended because their event, or the last day that they were valid on, is cancelled (D-147); `notify`: their holders are to be
 * notified.
 */
export interface EventCancelled {
  notify: boolean;
  /** Day that alone was cancelled. */
  dayId?: string;
}

/** Data of each fact: ids (UUIDs), and only such figures as an event of §6 carries. */
export interface FactData {
  /** One per registration (D-78); `attendeeId` is the lead's, `ticketTypeId` that of the lead's seat. */
  'attendee.registered.v1': {
    registrationId: string;
    attendeeId: string;
    eventId: string;
    eventSlug: string;
    ticketTypeId: string;
    status: AttendeeStatus;
    /** Seats in the group. */
    attendeeCount: number;
    source: RegistrationSource;
  };
  /** A guest has changed something about their seat, such as the name on it. */
  'attendee.updated.v1': { attendeeId: string; eventId: string; ticketTypeId: string; status: AttendeeStatus };
  /** A ticket was given away, confirmed by `confirmationId`: the new holder gets it, and the recipient of the code is notified. */
  'ticket.given_away.v1': { attendeeId: string; confirmationId: string; wasGiven?: boolean };
  /** The holder of a given ticket gets it once more; the last mail is long enough ago (D-51). */
  'ticket.repeated.v1': { attendeeId: string };
  /** A guest whose e-mail already has a seat registered again; the last confirmation is long enough ago (D-51). */
  'registration.repeated.v1': { registrationId: string };
  /** `attendeeIds`: attendees whose seats were approved or declined. */
  'registration.approved.v1': { registrationId: string; attendeeIds?: string[] };
  'registration.declined.v1': { registrationId: string; attendeeIds?: string[] };
  /** Declined seats wait for the merchant again (D-149). */
  'registration.reopened.v1': { registrationId: string; attendeeIds: string[] };
  /** Seats were given back: all of the group's, or some. */
  'registration.cancelled.v1': { registrationId: string; attendeeIds: string[]; ofEvent?: EventCancelled };
  /**
   * The merchant has corrected the address of a registrant, who is sent what is of use now: `confirms`, while a seat is held. `attendeeIds` are
   * seats with new tickets (D-149).
   */
  'registration.guest_corrected.v1': { registrationId: string; attendeeIds: string[]; confirms: boolean };
  /** The merchant has corrected the e-mail address on a seat of somebody who has not taken it: an attendee, or its new holder (D-149). */
  'attendee.corrected.v1': { attendeeId: string };
  /** The ticket of a seat was reissued; the guest who registered gets it (D-80). */
  'registration.ticket_reissued.v1': { registrationId: string; attendeeId: string };
  /** The merchant has changed the ticket type of a seat; the guest who registered gets the ticket as it is now (ADR 0159). */
  'registration.ticket_changed.v1': { registrationId: string; attendeeId: string };
  /** Day, time or place of an event has changed: its guests get new calendar entries. */
  'event.rescheduled.v1': { eventId: string };
  /**
   * An event was cancelled, or one of its days; the seats and checkouts that end with it are ended one by one, with facts of their own (D-147).
   */
  'event.cancelled.v1': { eventId: string; eventSlug: string; day?: { id: string; notify: boolean } };
  /**
   * Seats have ended with a cancelled event, or with the day that alone is cancelled, and nobody was notified: their guests are now, as the merchant
   * wants it later (D-147).
   */
  'event.seats_ended.v1': { eventId: string; dayId?: string };
  /** An event was deleted: its guests are notified that it does not take place. */
  'event.deleted.v1': { eventId: string };
  /**
   * Recipients not yet notified of the fact `cause`: guests, buyers, or holders of given tickets, whose registrations, orders or seats
   * sort after `after`.
   */
  'event.guests_untold.v1': {
    eventId: string;
    news: 'rescheduled' | 'deleted' | 'cancelled' | 'seats_ended';
    /** Day that is cancelled, for the news of one. */
    dayId?: string;
    who: 'guests' | 'buyers' | 'holders';
    cause: string;
    after: string;
  };
  /** The merchant has written to guests of an event. Recipients are the guests whose keys sort after `after`, or all (D-137). */
  'event.announced.v1': { eventId: string; announcementId: string; after?: string };
  /** A merchant's own user was linked with a contact, once for each link (§4.7). */
  'customer.linked.v1': { customerId: string; contactId: string };
  /** A confirmation code was requested and is to be mailed. */
  'confirmation.asked.v1': { confirmationId: string };
  /** Somebody signed up for a newsletter or a restock alert and is to be mailed a request to confirm it. */
  'subscription.asked.v1': { subscriptionId: string; kind: 'newsletter' | 'restock' };
  /** The variant of a restock alert can be bought again; recorded once. */
  'subscription.restocked.v1': { subscriptionId: string };
  'product.deleted.v1': { productId: string; slug: string; isPackage: boolean };
  /** Answers to a form were stored. It has no mode, like facts of the catalogue (D-77): test keys store no answers. */
  'form.submitted.v1': { submissionId: string; formId: string; formSlug: string };
  /** Files sent by this form exceeded the storage limit; recorded once a day for a workspace (D-110). */
  'form.files_full.v1': { formId: string };
  /** The units of a variant at hand have gone from above its `lowStockThreshold` to it or below (D-156); `left` are those at hand. */
  'variant.stock_low.v1': { variantId: string; left: number };
  /** A message of live mode has no attempt left: the merchant may be notified (D-156). */
  'message.failed.v1': { messageId: string };
  /** A webhook delivery of live mode has no attempt left: the merchant may be notified (D-156). */
  'webhook.delivery_failed.v1': { deliveryId: string };
  /** A checkout was paid and has become an order (`checkout.completed`, D-78). */
  /** `byMerchant`: its merchant has placed it by hand, and no provider took money (D-163). */
  'checkout.paid.v1': { checkoutId: string; orderId: string; byMerchant?: true };
  /** A checkout lapsed unpaid. */
  'checkout.expired.v1': { checkoutId: string };
  /**
   * Status, fulfilment, delivery address or requested refund of an order changed after it was first paid, or a fulfilment of it was corrected
   * or taken back (D-12, D-149, ADR 0068). Values are those after the change.
   */
  'order.updated.v1': { orderId: string; status: OrderStatus; fulfillmentStatus: FulfillmentStatus };
  /**
   * Pieces of an order were handed over, and how they travel; `isAll`: nothing of it is left to hand over; `isCorrection`: carrier or tracking
   * of an earlier fulfilment were corrected.
   */
  'order.handed_over.v1': {
    orderId: string;
    /** Absent in facts of the release before. */
    fulfillmentId?: string;
    isCorrection?: boolean;
    pieces: { itemId: string; quantity: number }[];
    isAll: boolean;
    carrier?: string;
    trackingNumber?: string;
    /** Address at the carrier, https only. */
    trackingUrl?: string;
  };
  /** The merchant refunds a part of an order (minor units); the order and its tickets stay valid. */
  'order.refunded.v1': { orderId: string; amountMinor: number };
  /** The merchant cancelled an order without valid tickets; `refundMinor` is refunded. */
  'order.cancelled.v1': { orderId: string; refundMinor: number };
  /** Tickets of an order were voided, since it was cancelled or they were refunded. */
  'order.tickets_voided.v1': {
    orderId: string;
    attendeeIds: string[];
    /** Refunded amount (minor units). It and the cancellation of the order are reported to the buyer by this fact only. */
    refundMinor?: number;
    isCancelled?: boolean;
    ofEvent?: EventCancelled;
  };
  /** The buyer of an order requests a refund; its merchant decides. */
  'order.refund_asked.v1': { orderId: string };
  /** The merchant declines the requested refund of an order, with a reason. */
  'order.refund_declined.v1': { orderId: string };
  /** The ticket of a bought seat was reissued; the buyer gets it (D-80). */
  'order.ticket_reissued.v1': { orderId: string; attendeeId: string };
  /** The merchant has changed the ticket type of a bought seat; the buyer gets the ticket as it is now (ADR 0159). */
  'order.ticket_changed.v1': { orderId: string; attendeeId: string };
  /**
   * The merchant has corrected the address of an order's buyer, which is sent what is of use now: `confirms` the order, `part` the savings plan
   * as of its last part. `attendeeIds` are seats with new tickets (D-149).
   */
  'order.buyer_corrected.v1': {
    orderId: string;
    attendeeIds: string[];
    confirms?: boolean;
    part?: { paymentId: string; isFirst: boolean };
  };
  /** The buyer of an order is due a reminder of the balance: its due date is near, or the merchant requests it. */
  'order.balance_asked.v1': { orderId: string; why: 'reminder' | 'asked' };
  /** The balance of an order with a deposit was paid, online or to the merchant. */
  'order.balance_paid.v1': { orderId: string };
  /** A part of a savings plan came; `isFirst` began it (D-15). The one that completes it is recorded as `checkout.paid.v1`. */
  'saving.part_paid.v1': { checkoutId: string; orderId: string; paymentId: string; isFirst: boolean };
  /** The deadline of a savings plan is near. */
  'saving.reminded.v1': { checkoutId: string; orderId: string };
  /** A savings plan ended before it was complete; one part of the savings is refunded, the other stays with the merchant. */
  'saving.ended.v1': {
    checkoutId: string;
    orderId: string;
    why: 'buyer' | 'merchant' | 'deadline';
    refundedMinor: number;
    keptMinor: number;
  };
  /** An order was permanently deleted (D-17). */
  'order.deleted.v1': { orderId: string; test: boolean; reason: OrderDeletionReason };
  /** A bank account for a buyer's transfer was opened; recorded once for each payment attempt. */
  'payment.account_opened.v1': { checkoutId: string; attemptId: string };
  /** A payment was refunded automatically; buyer and merchant are notified of the reason (D-29). */
  /** The cancelled event of a checkout has ended it while the buyer had begun to pay, and no money has come (D-147). */
  'payment.event_cancelled.v1': { checkoutId: string; attemptId: string };
  'payment.returned.v1': { checkoutId: string; refundId: string; exceptionId: string };
  /** The provider refused a refund: a person has to make it. */
  'payment.refund_failed.v1': { refundId: string; exceptionId: string };
  /** A provider refuses consecutive charges on a rail, and not because of cards: the merchant is notified (D-127). */
  'payment.rail_refused.v1': { exceptionId: string };
  /** The merchant's money at a provider does not suffice for refunds, which wait: the merchant is notified once (D-147). */
  'payment.refunds_waiting.v1': { exceptionId: string };
  /** Events for a webhook destination are being lost, or have been failing for 72 h: the merchant is notified (D-74). */
  'webhook.destination_failing.v1': { destinationId: string; warning: 'exhausted' | 'failing_for_days' };
  /** The operator has created an admin token of the workspace: the merchant is notified (D-109). */
  'workspace.admin_token_made.v1': { keyId: string };
  /** A destination was disabled after 120 h of failures, or after a response 410 (D-73, D-74). */
  'webhook.destination_disabled.v1': { destinationId: string; reason: 'failing' | 'gone' };
}
export type FactType = keyof FactData;
export type FactOf<Type extends FactType> = Fact<Type, FactData[Type]>;
/** Any fact of the service. */
export type KnownFact = { [Type in FactType]: FactOf<Type> }[FactType];

/** The types of facts, by which rows that are read back are checked. */
export const FACT_TYPES = [
  'attendee.registered.v1',
  'attendee.updated.v1',
  'ticket.given_away.v1',
  'ticket.repeated.v1',
  'registration.repeated.v1',
  'registration.approved.v1',
  'registration.declined.v1',
  'registration.reopened.v1',
  'registration.cancelled.v1',
  'registration.guest_corrected.v1',
  'attendee.corrected.v1',
  'registration.ticket_reissued.v1',
  'registration.ticket_changed.v1',
  'event.rescheduled.v1',
  'event.cancelled.v1',
  'event.seats_ended.v1',
  'event.deleted.v1',
  'event.guests_untold.v1',
  'event.announced.v1',
  'customer.linked.v1',
  'confirmation.asked.v1',
  'subscription.asked.v1',
  'subscription.restocked.v1',
  'product.deleted.v1',
  'form.submitted.v1',
  'form.files_full.v1',
  'variant.stock_low.v1',
  'message.failed.v1',
  'webhook.delivery_failed.v1',
  'checkout.paid.v1',
  'checkout.expired.v1',
  'order.updated.v1',
  'order.handed_over.v1',
  'order.refunded.v1',
  'order.cancelled.v1',
  'order.tickets_voided.v1',
  'order.refund_asked.v1',
  'order.refund_declined.v1',
  'order.ticket_reissued.v1',
  'order.ticket_changed.v1',
  'order.buyer_corrected.v1',
  'order.balance_asked.v1',
  'order.balance_paid.v1',
  'saving.part_paid.v1',
  'saving.reminded.v1',
  'saving.ended.v1',
  'order.deleted.v1',
  'payment.account_opened.v1',
  'payment.event_cancelled.v1',
  'payment.returned.v1',
  'payment.refund_failed.v1',
  'payment.rail_refused.v1',
  'payment.refunds_waiting.v1',
  'webhook.destination_failing.v1',
  'webhook.destination_disabled.v1',
  'workspace.admin_token_made.v1',
] as const satisfies readonly FactType[];

/** Makes a fact. `mode` is null for facts of the catalogue. */
export function factOf<Type extends FactType>(
  type: Type,
  { id, workspaceId, mode }: { id: string; workspaceId: string; mode: Mode | null },
  data: FactData[Type],
): FactOf<Type> {
  return { id, type, workspaceId, mode, data };
}
