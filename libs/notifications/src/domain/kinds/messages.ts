import type { EmailSourceOf } from '../../ports/email-sources';
import { writeAnnouncementEmail } from '../announcements/write-announcement-email';
import type { AttendeeSeat } from '../attendee-messages-of';
import type { MessageKind, RefundMessageKind, SubscriptionMessageKind } from '../message';
import { writeConfirmationEmail, writeGivenAwayEmail } from '../write-confirmation-email';
import { writeFormEmail, writeFormFilesEmail } from '../write-form-email';
import { writeGuestEmail } from '../write-guest-email';
import { writeAdminTokenEmail, writeAlertEmail, writeRailEmail, writeTextsEmail } from '../write-merchant-email';
import { writeRefundEmail } from '../write-order-email';
import { writeAboutOrder } from '../write-order-news-email';
import { writeRefundAskedEmail } from '../write-refund-asked-email';
import { writeSavingsEmail } from '../write-savings-email';
import { writeSubscriptionEmail } from '../write-subscription-email';
import { writeTransferEmail } from '../write-transfer-email';
import type { MailStationery, MessageOf, MessageRow } from './message-row';
import {
  SAMPLE_ENDED,
  SAMPLE_REFUNDED,
  sampleOrder,
  sampleRefund,
  sampleSavings,
  sampleSeats,
  sampleSubscription,
  sampleTransfer,
} from './samples';

const toGuest = { to: 'customer', about: 'grp', source: 'seats', write: writeGuestEmail } as const;
const toHolder = { ...toGuest, about: 'att' } as const;
const toBuyer = { to: 'customer', about: 'ord', source: 'order', write: writeAboutOrder } as const;
const toSaver = { to: 'customer', about: 'ord', source: 'savings', write: writeSavingsEmail } as const;
const aboutMoney = {
  about: 'rfd',
  source: 'refund',
  write: ({ kind }: MessageOf<RefundMessageKind>, source: EmailSourceOf['refund']) => writeRefundEmail(kind, source),
} as const;
const toSubscriber = {
  to: 'customer',
  source: 'subscription',
  write: ({ kind }: MessageOf<SubscriptionMessageKind>, source: EmailSourceOf['subscription'], stationery: MailStationery) =>
    writeSubscriptionEmail(kind, source, stationery),
} as const;
const ofDestination = { to: 'merchant', about: 'wdn', source: 'destination', write: writeAlertEmail } as const;

const isToHaveTicket = (_: unknown, { wanted, admitted }: AttendeeSeat) => wanted && admitted;
const hasTicket = (_: unknown, { told, admitted }: AttendeeSeat) => told && admitted;
const hadTicket = (_: unknown, { told, admitted }: AttendeeSeat) => told && !admitted;

/** All kinds of messages: to whom each goes, what it is about, what plans it, what its mail is made of and by what. */
export const MESSAGES: { readonly [Kind in MessageKind]: MessageRow<Kind> } = {
  registration_confirmed: {
    ...toGuest,
    plannedBy: {
      guests: { 'attendee.registered.v1': ({ status }) => status !== 'pending', 'registration.repeated.v1': (_, { admitted }) => admitted },
    },
    sample: sampleSeats(),
  },
  registration_received: {
    ...toGuest,
    plannedBy: {
      guests: {
        'attendee.registered.v1': ({ status }) => status === 'pending',
        'registration.repeated.v1': (_, { admitted }) => !admitted,
      },
    },
    sample: sampleSeats({ status: 'pending' }),
  },
  registration_approved: {
    ...toGuest,
    plannedBy: { guests: { 'registration.approved.v1': true }, holders: { 'registration.approved.v1': true } },
    sample: sampleSeats(),
  },
  registration_declined: {
    ...toGuest,
    plannedBy: { guests: { 'registration.declined.v1': true }, holders: { 'registration.declined.v1': true } },
    sample: sampleSeats({ status: 'declined' }),
  },
  registration_cancelled: {
    ...toGuest,
    plannedBy: {
      guests: { 'registration.cancelled.v1': true },
      holders: { 'registration.cancelled.v1': true, 'order.tickets_voided.v1': true },
      attendees: { 'registration.cancelled.v1': hadTicket, 'order.tickets_voided.v1': hadTicket },
    },
    sample: sampleSeats({ status: 'cancelled' }),
  },
  ticket_reissued: {
    ...toGuest,
    plannedBy: {
      guests: { 'registration.ticket_reissued.v1': true },
      holders: { 'registration.ticket_reissued.v1': true, 'order.ticket_reissued.v1': true },
      attendees: { 'registration.ticket_reissued.v1': hasTicket, 'order.ticket_reissued.v1': hasTicket },
    },
    sample: sampleSeats(),
  },
  event_rescheduled: {
    ...toGuest,
    plannedBy: { guestsOfEvent: { 'event.rescheduled.v1': true }, holdersOfEvent: { 'event.rescheduled.v1': true } },
    sample: sampleSeats(),
  },
  event_cancelled: {
    ...toGuest,
    plannedBy: { guestsOfEvent: { 'event.deleted.v1': true }, holdersOfEvent: { 'event.deleted.v1': true } },
    sample: sampleSeats({ removed: true }),
  },
  ticket_given: {
    ...toHolder,
    plannedBy: { holders: { 'ticket.given_away.v1': (_, { pending }) => !pending, 'ticket.repeated.v1': (_, { pending }) => !pending } },
    sample: sampleSeats(),
  },
  ticket_given_pending: {
    ...toHolder,
    plannedBy: { holders: { 'ticket.given_away.v1': (_, { pending }) => pending, 'ticket.repeated.v1': (_, { pending }) => pending } },
    sample: sampleSeats({ status: 'pending' }),
  },
  attendee_ticket: {
    ...toHolder,
    plannedBy: {
      attendees: {
        'attendee.registered.v1': isToHaveTicket,
        'checkout.paid.v1': isToHaveTicket,
        'registration.approved.v1': isToHaveTicket,
      },
    },
    sample: sampleSeats(),
  },

  order_confirmed: { ...toBuyer, plannedBy: { buyers: { 'checkout.paid.v1': true } }, sample: sampleOrder() },
  order_fulfilled: { ...toBuyer, plannedBy: { buyers: { 'order.handed_over.v1': true } }, sample: sampleOrder() },
  order_refunded: {
    ...toBuyer,
    plannedBy: { buyers: { 'order.refunded.v1': true } },
    sample: sampleOrder(),
    sampleDetails: SAMPLE_REFUNDED,
  },
  order_refund_declined: {
    ...toBuyer,
    plannedBy: { buyers: { 'order.refund_declined.v1': true } },
    sample: sampleOrder({ isDeclined: true }),
  },
  order_cancelled: {
    ...toBuyer,
    plannedBy: { buyers: { 'order.cancelled.v1': true } },
    sample: sampleOrder(),
    sampleDetails: SAMPLE_REFUNDED,
  },
  tickets_voided: {
    ...toBuyer,
    plannedBy: { buyers: { 'order.tickets_voided.v1': true } },
    sample: sampleOrder({ seats: { status: 'cancelled' } }),
  },
  order_ticket_reissued: { ...toBuyer, plannedBy: { buyers: { 'order.ticket_reissued.v1': true } }, sample: sampleOrder({ seats: {} }) },
  order_event_rescheduled: {
    ...toBuyer,
    plannedBy: { buyersOfEvent: { 'event.rescheduled.v1': true } },
    sample: sampleOrder({ seats: {} }),
  },
  order_event_cancelled: {
    ...toBuyer,
    plannedBy: { buyersOfEvent: { 'event.deleted.v1': true } },
    sample: sampleOrder({ seats: { removed: true } }),
  },
  balance_asked: {
    ...toBuyer,
    plannedBy: { buyers: { 'order.balance_asked.v1': ({ why }) => why === 'asked' } },
    sample: sampleOrder({ owes: true }),
  },
  balance_reminder: {
    ...toBuyer,
    plannedBy: { buyers: { 'order.balance_asked.v1': ({ why }) => why === 'reminder' } },
    sample: sampleOrder({ owes: true }),
  },
  balance_received: { ...toBuyer, plannedBy: { buyers: { 'order.balance_paid.v1': true } }, sample: sampleOrder() },

  transfer_instructions: {
    to: 'customer',
    about: 'pay',
    plannedBy: { buyers: { 'payment.account_opened.v1': true } },
    source: 'transfer',
    write: (_, source, stationery) => writeTransferEmail(source, stationery),
    sample: sampleTransfer,
  },

  savings_started: { ...toSaver, plannedBy: { buyers: { 'saving.part_paid.v1': ({ isFirst }) => isFirst } }, sample: sampleSavings() },
  savings_part_received: {
    ...toSaver,
    plannedBy: { buyers: { 'saving.part_paid.v1': ({ isFirst }) => !isFirst } },
    sample: sampleSavings(),
  },
  savings_reminder: { ...toSaver, plannedBy: { buyers: { 'saving.reminded.v1': true } }, sample: sampleSavings() },
  savings_ended: {
    ...toSaver,
    plannedBy: { buyers: { 'saving.ended.v1': true } },
    sample: sampleSavings('cancelled'),
    sampleDetails: SAMPLE_ENDED,
  },

  payment_returned: { ...aboutMoney, to: 'customer', plannedBy: { buyers: { 'payment.returned.v1': true } }, sample: sampleRefund },
  money_returned: { ...aboutMoney, to: 'merchant', plannedBy: { merchants: { 'payment.returned.v1': true } } },
  refund_failed: { ...aboutMoney, to: 'merchant', plannedBy: { merchants: { 'payment.refund_failed.v1': true } } },

  webhook_failing: { ...ofDestination, plannedBy: { merchants: { 'webhook.destination_failing.v1': true } } },
  webhook_disabled: { ...ofDestination, plannedBy: { merchants: { 'webhook.destination_disabled.v1': true } } },
  form_submitted: {
    to: 'merchant',
    about: 'sub',
    plannedBy: { formOwners: { 'form.submitted.v1': true } },
    source: 'submission',
    write: (_, source) => writeFormEmail(source),
  },
  form_files_full: {
    to: 'merchant',
    about: 'frm',
    plannedBy: { merchants: { 'form.files_full.v1': true } },
    source: 'formFiles',
    write: (_, source) => writeFormFilesEmail(source),
  },
  texts_waiting: { to: 'merchant', about: 'wks', plannedBy: {}, source: 'texts', write: (_, source) => writeTextsEmail(source) },
  admin_token_made: {
    to: 'merchant',
    about: 'key',
    plannedBy: { merchants: { 'workspace.admin_token_made.v1': true } },
    source: 'adminToken',
    write: (_, source) => writeAdminTokenEmail(source),
  },
  refund_asked: {
    to: 'merchant',
    about: 'ord',
    plannedBy: { merchants: { 'order.refund_asked.v1': true } },
    source: 'order',
    write: (_, source) => writeRefundAskedEmail(source),
  },
  rail_refused: {
    to: 'merchant',
    about: 'exc',
    plannedBy: { merchants: { 'payment.rail_refused.v1': true } },
    source: 'rail',
    write: (_, source) => writeRailEmail(source),
  },

  newsletter_confirm: {
    ...toSubscriber,
    about: 'nls',
    plannedBy: { subscribers: { 'subscription.asked.v1': ({ kind }) => kind === 'newsletter' } },
    sample: sampleSubscription('newsletter'),
  },
  restock_confirm: {
    ...toSubscriber,
    about: 'rsa',
    plannedBy: { subscribers: { 'subscription.asked.v1': ({ kind }) => kind !== 'newsletter' } },
    sample: sampleSubscription('restock'),
  },
  restock_available: {
    ...toSubscriber,
    about: 'rsa',
    plannedBy: { subscribers: { 'subscription.restocked.v1': true } },
    sample: sampleSubscription('restock', 'told'),
  },

  confirmation_code: {
    to: 'customer',
    about: 'cnf',
    plannedBy: { confirming: { 'confirmation.asked.v1': true } },
    source: 'confirmation',
    write: (_, source, { confirmations: codes, now }) => writeConfirmationEmail(source, { codes, now }),
  },
  ticket_given_away: {
    to: 'customer',
    about: 'cnf',
    plannedBy: { givers: { 'ticket.given_away.v1': true }, formerAttendees: { 'ticket.given_away.v1': ({ wasGiven }) => !wasGiven } },
    source: 'confirmation',
    write: writeGivenAwayEmail,
  },
  event_announcement: {
    to: 'customer',
    about: 'evt',
    plannedBy: { readers: { 'event.announced.v1': true } },
    source: 'announcement',
    write: writeAnnouncementEmail,
  },
};
