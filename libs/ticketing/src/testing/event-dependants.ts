import type { FactType } from '@svc/contracts';

/*
 * Of a cancelled day the same is true for seats, checkouts, plans and orders of ticket types none of whose valid days is left: they are read
 * as ended from the cancellation on. Where other types or the day itself need a sentence, the tables have it.
 */

/** Marks what is not about an event. */
const NOT = 'not about an event';
const MONEY = 'Mails about money go on.';
const NOT_WRITTEN = 'A mail that was planned is not written any more: each asks for the event when it is sent (`removed`).';
const ENDED = 'The seat has ended with the event; until the job has come to it, the rules of its change hold.';

/**
 * Effects of a cancelled event (D-147) on each relay route, by the fact that it takes. The compiler demands every type of fact, so a new one
 * is judged here.
 */
export const FACTS_OF_CANCELLED_EVENTS: Readonly<Record<FactType, string>> = {
  'attendee.registered.v1': NOT_WRITTEN,
  'attendee.updated.v1': 'Webhooks alone.',
  'ticket.given_away.v1': `No ticket changes hands (rule "cancelled"). ${NOT_WRITTEN}`,
  'ticket.repeated.v1': NOT_WRITTEN,
  'registration.repeated.v1': `Nobody registers again (rule "cancelled"). ${NOT_WRITTEN}`,
  'registration.approved.v1': `${ENDED} ${NOT_WRITTEN}`,
  'registration.declined.v1': ENDED,
  'registration.reopened.v1': `Refused once the event is cancelled. ${NOT_WRITTEN}`,
  'registration.cancelled.v1':
    'The news to guests, holders and attendees: `ofEvent`, with the day that alone is cancelled. Webhook `attendee.cancelled`.',
  'registration.ticket_reissued.v1': `${ENDED} ${NOT_WRITTEN}`,
  'registration.ticket_changed.v1': `Refused once the event is cancelled. ${NOT_WRITTEN}`,
  'event.rescheduled.v1': `Changes of a cancelled event notify nobody. ${NOT_WRITTEN} A cancelled day is none of the days of a ticket that has others.`,
  'event.cancelled.v1': 'Webhook `event.cancelled`. Of a day, the news to those whose tickets keep other days.',
  'event.seats_ended.v1': 'The news to those whose seats have ended without a notice, where the merchant wants that later.',
  'event.deleted.v1': 'Notifies nobody of a cancelled event.',
  'event.guests_untold.v1': 'Goes on with a change or a deletion; as these.',
  'event.announced.v1': 'Announcements go on; their readers are the guests with seats, of whom there are none once the job is done.',
  'customer.linked.v1': NOT,
  'confirmation.asked.v1': 'Codes for a change of a ticket are of no use: the change is refused.',
  'subscription.asked.v1': NOT,
  'subscription.restocked.v1': NOT,
  'product.deleted.v1': NOT,
  'form.submitted.v1': NOT,
  'form.files_full.v1': NOT,
  'variant.stock_low.v1': NOT,
  'message.failed.v1': NOT,
  'webhook.delivery_failed.v1': NOT,
  'checkout.paid.v1': 'None after the cancellation: settling ends the checkout. An earlier one confirms the money, and no ticket.',
  'checkout.expired.v1': 'Webhooks alone.',
  'order.updated.v1': 'Webhooks alone.',
  'order.handed_over.v1': 'Goods beside the tickets stay.',
  'order.refunded.v1': MONEY,
  'order.cancelled.v1': MONEY,
  'order.tickets_voided.v1': 'The news to buyers, holders and attendees: `ofEvent`, with the day that alone is cancelled.',
  'order.refund_asked.v1': MONEY,
  'order.refund_declined.v1': MONEY,
  'order.ticket_reissued.v1': `${ENDED} ${NOT_WRITTEN}`,
  'order.ticket_changed.v1': `Refused once the event is cancelled. ${NOT_WRITTEN}`,
  'order.buyer_corrected.v1': `${ENDED} ${NOT_WRITTEN}`,
  'registration.guest_corrected.v1': `${ENDED} ${NOT_WRITTEN}`,
  'attendee.corrected.v1': `${ENDED} ${NOT_WRITTEN}`,
  'order.balance_asked.v1': 'What tickets leave unpaid is waived: a mail that was planned is not written any more.',
  'order.balance_paid.v1': MONEY,
  'saving.part_paid.v1': 'None after the cancellation: settling ends the plan. A mail that was planned is not written any more.',
  'saving.reminded.v1': 'None after the cancellation.',
  'saving.ended.v1': 'The news to savers: everything goes back.',
  'order.deleted.v1': NOT,
  'payment.account_opened.v1': 'The account is closed, and money that comes by it goes back.',
  'payment.event_cancelled.v1': 'The news to buyers of open checkouts who had begun to pay.',
  'payment.returned.v1': MONEY,
  'payment.refund_failed.v1': MONEY,
  'payment.rail_refused.v1': NOT,
  'payment.refunds_waiting.v1': MONEY,
  'webhook.destination_failing.v1': NOT,
  'webhook.destination_disabled.v1': NOT,
  'workspace.admin_token_made.v1': NOT,
};

/** Effects of a cancelled event on the jobs of each queue. */
export const QUEUES_OF_CANCELLED_EVENTS: Readonly<Record<string, string>> = {
  'event-cancellation.v1': 'Ends checkouts, registrations and tickets of orders: all of an event; of a day those of types without days.',
  'checkout-expiry.v2': 'Settling ends the checkout of a cancelled event, and one with a ticket type without days.',
  'saving-reminder.v2': 'Reminds nobody of a plan whose event is cancelled.',
  'balance-reminder.v2': 'Finds no balance: it is waived.',
  'notification.v2': NOT_WRITTEN,
  'webhook-delivery.v2': 'What was recorded is delivered.',
  'refund.v2': MONEY,
  'payment-close.v2': 'Closes the payments of ended checkouts.',
  'payment-look.v2': 'Finds money that comes later: it goes back as `after_cancel`.',
  'provider-event.v2': 'As the former.',
  'provider-account.v1': NOT,
  'sandbox-callback.v2': 'As a provider’s.',
  'test-clock.v1': NOT,
};

/** Effects of a cancelled event on each maintenance task, but those that delete what has been kept long enough. */
export const TASKS_OF_CANCELLED_EVENTS: Readonly<Record<string, string>> = {
  'keep-partitions': NOT,
  'merge-search-indexes': NOT,
  'analyze-grown-tables': NOT,
  'delete-removed-workspaces': NOT,
  'reconcile-inventory': 'Seats are given back with the registrations and orders that end, so counters agree.',
  'settle-left-codes': NOT,
  'tell-restocked': NOT,
  'mail-notices': 'News say what is so when they are mailed: registrations that wait no more are left out.',
  'add-provider-accounts': NOT,
  'send-staff-mails': NOT,
  'purge-staff': NOT,
};

/** Effects on the rows of each table that points at an event, a day or a ticket type, by a foreign key or by a column of that name. */
export const TABLES_OF_CANCELLED_EVENTS: Readonly<Record<string, string>> = {
  admission: 'Stays as a fact, on a cancelled day as well.',
  announcement: 'Stays as a fact.',
  attendee: 'Ends with its registration or order.',
  checkout: 'Ends by its settlement, which the job asks for.',
  event_day: 'Stays with the event; a cancelled one has its own state, and nobody is admitted on it.',
  notified_schedule: 'Says which calendar entries the mails that end seats call off.',
  event_refund: 'Notes that an order was refunded for the event.',
  registration: 'Ends by the job.',
  store_order: 'Loses its tickets by the job, and keeps its status.',
  ticket_type:
    'Stays with the event, which refuses it on every path; one without days is refused by itself, others lose the day. One that is dropped while it is in use has its own state, and its seats end.',
  unlock_code: 'Stays with the event; the uses of ended registrations come back.',
};
