import type { EmailSourceOf } from '../../ports/email-sources';
import { writeAnnouncementEmail } from '../announcements/write-announcement-email';
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

/** All kinds of messages: to whom each goes, what it is about, what its mail is made of and by what. */
export const MESSAGES: { readonly [Kind in MessageKind]: MessageRow<Kind> } = {
  registration_confirmed: { ...toGuest, sample: sampleSeats() },
  registration_received: { ...toGuest, sample: sampleSeats({ status: 'pending' }) },
  registration_approved: { ...toGuest, sample: sampleSeats() },
  registration_declined: { ...toGuest, sample: sampleSeats({ status: 'declined' }) },
  registration_cancelled: { ...toGuest, sample: sampleSeats({ status: 'cancelled' }) },
  ticket_reissued: { ...toGuest, sample: sampleSeats() },
  event_rescheduled: { ...toGuest, sample: sampleSeats() },
  event_cancelled: { ...toGuest, sample: sampleSeats({ removed: true }) },
  ticket_given: { ...toHolder, sample: sampleSeats() },
  ticket_given_pending: { ...toHolder, sample: sampleSeats({ status: 'pending' }) },
  attendee_ticket: { ...toHolder, sample: sampleSeats() },

  order_confirmed: { ...toBuyer, sample: sampleOrder() },
  order_fulfilled: { ...toBuyer, sample: sampleOrder() },
  order_refunded: { ...toBuyer, sample: sampleOrder(), sampleDetails: SAMPLE_REFUNDED },
  order_refund_declined: { ...toBuyer, sample: sampleOrder({ isDeclined: true }) },
  order_cancelled: { ...toBuyer, sample: sampleOrder(), sampleDetails: SAMPLE_REFUNDED },
  tickets_voided: { ...toBuyer, sample: sampleOrder({ seats: { status: 'cancelled' } }) },
  order_ticket_reissued: { ...toBuyer, sample: sampleOrder({ seats: {} }) },
  order_event_rescheduled: { ...toBuyer, sample: sampleOrder({ seats: {} }) },
  order_event_cancelled: { ...toBuyer, sample: sampleOrder({ seats: { removed: true } }) },
  balance_asked: { ...toBuyer, sample: sampleOrder({ owes: true }) },
  balance_reminder: { ...toBuyer, sample: sampleOrder({ owes: true }) },
  balance_received: { ...toBuyer, sample: sampleOrder() },

  transfer_instructions: {
    to: 'customer',
    about: 'pay',
    source: 'transfer',
    write: (_, source, stationery) => writeTransferEmail(source, stationery),
    sample: sampleTransfer,
  },

  savings_started: { ...toSaver, sample: sampleSavings() },
  savings_part_received: { ...toSaver, sample: sampleSavings() },
  savings_reminder: { ...toSaver, sample: sampleSavings() },
  savings_ended: { ...toSaver, sample: sampleSavings('cancelled'), sampleDetails: SAMPLE_ENDED },

  payment_returned: { ...aboutMoney, to: 'customer', sample: sampleRefund },
  money_returned: { ...aboutMoney, to: 'merchant' },
  refund_failed: { ...aboutMoney, to: 'merchant' },

  webhook_failing: ofDestination,
  webhook_disabled: ofDestination,
  form_submitted: { to: 'merchant', about: 'sub', source: 'submission', write: (_, source) => writeFormEmail(source) },
  form_files_full: { to: 'merchant', about: 'frm', source: 'formFiles', write: (_, source) => writeFormFilesEmail(source) },
  texts_waiting: { to: 'merchant', about: 'wks', source: 'texts', write: (_, source) => writeTextsEmail(source) },
  admin_token_made: { to: 'merchant', about: 'key', source: 'adminToken', write: (_, source) => writeAdminTokenEmail(source) },
  refund_asked: { to: 'merchant', about: 'ord', source: 'order', write: (_, source) => writeRefundAskedEmail(source) },
  rail_refused: { to: 'merchant', about: 'exc', source: 'rail', write: (_, source) => writeRailEmail(source) },

  newsletter_confirm: { ...toSubscriber, about: 'nls', sample: sampleSubscription('newsletter') },
  restock_confirm: { ...toSubscriber, about: 'rsa', sample: sampleSubscription('restock') },
  restock_available: { ...toSubscriber, about: 'rsa', sample: sampleSubscription('restock', 'told') },

  confirmation_code: {
    to: 'customer',
    about: 'cnf',
    source: 'confirmation',
    write: (_, source, { confirmations: codes, now }) => writeConfirmationEmail(source, { codes, now }),
  },
  ticket_given_away: { to: 'customer', about: 'cnf', source: 'confirmation', write: writeGivenAwayEmail },
  event_announcement: { to: 'customer', about: 'evt', source: 'announcement', write: writeAnnouncementEmail },
};
