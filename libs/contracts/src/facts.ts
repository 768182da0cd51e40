import type { Fact, Mode } from '@svc/kernel';

/** A fact that somebody has taken in hand. */
export interface QueuedFact {
  fact: KnownFact;
  /** How many attempts to relay it have failed. */
  attempts: number;
}

/**
 * The reading end of the outbox, bound to the transaction that writes what follows from the facts: with its commit they
 * are gone, with its rollback they are back. What another transaction has in hand is left to it.
 */
export interface FactQueue {
  /** Takes up to `most` facts that nobody has tried to relay, oldest first; none whose id is lower than `from`. */
  take(most: number, from?: string): Promise<QueuedFact[]>;
  /** Takes one whose relaying failed, and whose time has come again. */
  takeFailed(): Promise<QueuedFact[]>;
  /** Counts one more failure of a fact, and has it wait until `dueAt`. */
  postpone(id: string, failure: { reason: string; dueAt: Date }): Promise<void>;
}

/** States of a guest and of each seat (D-13). */
export const ATTENDEE_STATUSES = ['confirmed', 'pending', 'declined', 'cancelled', 'checked_in'] as const;
export type AttendeeStatus = (typeof ATTENDEE_STATUSES)[number];

/** Where a registration came from (D-16). */
export const REGISTRATION_SOURCES = ['storefront_api', 'hosted_storefront', 'rsvp_link', 'admin', 'import'] as const;
export type RegistrationSource = (typeof REGISTRATION_SOURCES)[number];

/** What has become of an order's money (D-11); there is no fact of `pending` and `saving` ones. */
export const ORDER_STATUSES = ['pending', 'saving', 'deposit_paid', 'paid', 'partially_refunded', 'refunded', 'cancelled'] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** What has become of its goods (D-12); the spelling is the specification's. */
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

/** Why an order was removed for good (D-17). */
export const ORDER_DELETION_REASONS = ['test_retention', 'gdpr_erasure', 'admin'] as const;
export type OrderDeletionReason = (typeof ORDER_DELETION_REASONS)[number];

/** What each fact carries: ids (UUIDs), and only such figures as an event of part 6 carries. */
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
  /** Who had a ticket has given it to somebody, which `confirmationId` confirmed: the new holder is to get it, and whoever the code was mailed to is to know. */
  'ticket.given_away.v1': { attendeeId: string; confirmationId: string; wasGiven?: boolean };
  /** Who was given a ticket is to get it once more, and the last mail is long enough ago (D-51). */
  'ticket.repeated.v1': { attendeeId: string };
  /** A guest whose e-mail already holds a seat asked again, and the last confirmation is long enough ago (D-51). */
  'registration.repeated.v1': { registrationId: string };
  /** `attendeeIds`: whose seats were approved or declined by it. */
  'registration.approved.v1': { registrationId: string; attendeeIds?: string[] };
  'registration.declined.v1': { registrationId: string; attendeeIds?: string[] };
  /** Seats were given back: all of the group's, or some. */
  'registration.cancelled.v1': { registrationId: string; attendeeIds: string[] };
  /** The ticket of a seat was issued anew, and whoever took the seat is to get it (D-80). */
  'registration.ticket_reissued.v1': { registrationId: string; attendeeId: string };
  /** Day, time or place of an event has changed: calendars of its guests are to follow. */
  'event.rescheduled.v1': { eventId: string };
  /** An event was deleted: its guests are to know that it does not take place. */
  'event.deleted.v1': { eventId: string };
  /** Guests, buyers or those who were given tickets of an event, who are yet to be notified of the fact `cause`: their registrations, orders of tickets, or seats come after `after`. */
  'event.guests_untold.v1': {
    eventId: string;
    news: 'rescheduled' | 'deleted';
    who: 'guests' | 'buyers' | 'holders';
    cause: string;
    after: string;
  };
  /** The merchant has written to guests of an event: those are to be mailed whose keys come after `after`, or all (D-137). */
  'event.announced.v1': { eventId: string; announcementId: string; after?: string };
  /** A merchant's own user was linked with a contact, once for each link (§4.7). */
  'customer.linked.v1': { customerId: string; contactId: string };
  /** Somebody is to be mailed the code that confirms what they ask for. */
  'confirmation.asked.v1': { confirmationId: string };
  /** A mail is to ask whoever signed up whether they want it, for a newsletter or for word that a variant is back. */
  'subscription.asked.v1': { subscriptionId: string; kind: 'newsletter' | 'restock' };
  /** What somebody waits for can be bought again; recorded once. */
  'subscription.restocked.v1': { subscriptionId: string };
  'product.deleted.v1': { productId: string; slug: string; isPackage: boolean };
  /** A form's answers were kept. It has no mode, as facts of the catalogue have none (D-77): test keys keep no answers. */
  'form.submitted.v1': { submissionId: string; formId: string; formSlug: string };
  /** Files that came by this form found no room; recorded once a day for a workspace (D-110). */
  'form.files_full.v1': { formId: string };
  /** A checkout was paid and has become an order (`checkout.completed`, D-78). */
  'checkout.paid.v1': { checkoutId: string; orderId: string };
  /** A checkout lapsed unpaid. */
  'checkout.expired.v1': { checkoutId: string };
  /** Status or fulfilment of an order changed after it was first paid (D-12), or where it goes, or a refund that its buyer asks for (ADR 0068); values as of then. */
  'order.updated.v1': { orderId: string; status: OrderStatus; fulfillmentStatus: FulfillmentStatus };
  /** So many pieces of an order were handed over; `isAll`: nothing of it is left to hand over. */
  'order.handed_over.v1': { orderId: string; pieces: { itemId: string; quantity: number }[]; isAll: boolean };
  /** So much of an order's money goes back, by its merchant (minor units); the order stands, with its tickets. */
  'order.refunded.v1': { orderId: string; amountMinor: number };
  /** An order without tickets that admit was called off by its merchant; so much of its money goes back. */
  'order.cancelled.v1': { orderId: string; refundMinor: number };
  /** Tickets of an order admit nobody any more, since it was called off or they were refunded. */
  'order.tickets_voided.v1': {
    orderId: string;
    attendeeIds: string[];
    /** What of the order's money goes back by it (minor units), and whether the order was called off; no other fact tells the buyer of these. */
    refundMinor?: number;
    isCancelled?: boolean;
  };
  /** The buyer of an order asks for a refund, which its merchant is to answer. */
  'order.refund_asked.v1': { orderId: string };
  /** The merchant does not give back what the buyer of an order asked for, and says why. */
  'order.refund_declined.v1': { orderId: string };
  /** The ticket of a seat that was bought was issued anew, and the buyer is to get it (D-80). */
  'order.ticket_reissued.v1': { orderId: string; attendeeId: string };
  /** The buyer of an order is due a reminder of what is still to be paid: its day comes near, or the merchant asks for it. */
  'order.balance_asked.v1': { orderId: string; why: 'reminder' | 'asked' };
  /** What was left of an order that was paid by deposit has come, or was handed to the merchant. */
  'order.balance_paid.v1': { orderId: string };
  /** A part of a savings plan came; `isFirst` began it (D-15). The one that completes it is recorded as `checkout.paid.v1`. */
  'saving.part_paid.v1': { checkoutId: string; orderId: string; paymentId: string; isFirst: boolean };
  /** The deadline of a savings plan comes near. */
  'saving.reminded.v1': { checkoutId: string; orderId: string };
  /** A savings plan ended before it was complete; of what was saved, so much goes back, and so much stays with the merchant. */
  'saving.ended.v1': {
    checkoutId: string;
    orderId: string;
    why: 'buyer' | 'merchant' | 'deadline';
    refundedMinor: number;
    keptMinor: number;
  };
  /** An order was removed for good (D-17). */
  'order.deleted.v1': { orderId: string; test: boolean; reason: OrderDeletionReason };
  /** A bank account waits for a buyer's transfer; known once for each attempt to pay. */
  'payment.account_opened.v1': { checkoutId: string; attemptId: string };
  /** Money was given back by itself; buyer and merchant learn why (D-29). */
  'payment.returned.v1': { checkoutId: string; refundId: string; exceptionId: string };
  /** The provider would not refund: a person has to. */
  'payment.refund_failed.v1': { refundId: string; exceptionId: string };
  /** A provider refuses one charge after another on a rail, and not because of cards: the merchant is to know (D-127). */
  'payment.rail_refused.v1': { exceptionId: string };
  /** Events for a webhook destination are being lost, or have been failing for 72 h: the merchant is to know (D-74). */
  'webhook.destination_failing.v1': { destinationId: string; warning: 'exhausted' | 'failing_for_days' };
  /** The operator has made an admin token of the workspace: the merchant is to know (D-109). */
  'workspace.admin_token_made.v1': { keyId: string };
  /** After 120 h of failures, or since it answered 410 (D-73, D-74). */
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
  'registration.cancelled.v1',
  'registration.ticket_reissued.v1',
  'event.rescheduled.v1',
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
  'order.balance_asked.v1',
  'order.balance_paid.v1',
  'saving.part_paid.v1',
  'saving.reminded.v1',
  'saving.ended.v1',
  'order.deleted.v1',
  'payment.account_opened.v1',
  'payment.returned.v1',
  'payment.refund_failed.v1',
  'payment.rail_refused.v1',
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
