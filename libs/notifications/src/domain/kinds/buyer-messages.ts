import type { EmailSourceOf } from '../../ports/email-sources';
import type { OrderMessageKind, PaymentMessageKind, SavingsMessageKind, SubscriptionMessageKind } from '../message';
import { writeRefundEmail } from '../write-refund-email';
import { writeAboutOrder } from '../write-order-news-email';
import { writeSavingsEmail } from '../write-savings-email';
import { writeSubscriptionEmail } from '../write-subscription-email';
import { writeEndedPaymentEmail, writeTransferEmail } from '../write-transfer-email';
import { isByPerson, isOfDay, isOfEvent } from './guest-messages';
import type { MessageContext, MessageOf, MessageRows } from './message-row';
import {
  SAMPLE_ENDED,
  SAMPLE_REFUNDED,
  SAMPLE_SENT,
  sampleOrder,
  sampleFailedRefund,
  sampleRefund,
  sampleSavings,
  sampleSubscription,
  sampleEndedPayment,
  sampleTransfer,
} from './samples';

const toBuyer = { to: 'customer', about: 'ord', source: 'order', write: writeAboutOrder } as const;
const toSaver = { to: 'customer', about: 'ord', source: 'savings', write: writeSavingsEmail } as const;
const toSubscriber = {
  to: 'customer',
  source: 'subscription',
  write: ({ kind }: MessageOf<SubscriptionMessageKind>, source: EmailSourceOf['subscription'], context: MessageContext) =>
    writeSubscriptionEmail(kind, source, context),
} as const;

/** Messages to buyers of orders, about their money, and to subscribers. */
export const BUYER_MESSAGES: MessageRows<
  OrderMessageKind | PaymentMessageKind | SavingsMessageKind | SubscriptionMessageKind | 'payment_returned' | 'refund_not_received'
> = {
  order_confirmed: {
    ...toBuyer,
    plannedBy: { buyers: { 'checkout.paid.v1': true, 'order.buyer_corrected.v1': ({ confirms }) => confirms === true } },
    sample: sampleOrder(),
  },
  order_fulfilled: {
    ...toBuyer,
    plannedBy: { buyers: { 'order.handed_over.v1': true } },
    sample: sampleOrder(),
    sampleDetails: SAMPLE_SENT,
  },
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
    plannedBy: { buyers: { 'order.tickets_voided.v1': isByPerson } },
    sample: sampleOrder({ seats: { status: 'cancelled' } }),
  },
  order_ticket_reissued: { ...toBuyer, plannedBy: { buyers: { 'order.ticket_reissued.v1': true } }, sample: sampleOrder({ seats: {} }) },
  order_ticket_changed: { ...toBuyer, plannedBy: { buyers: { 'order.ticket_changed.v1': true } }, sample: sampleOrder({ seats: {} }) },
  order_event_rescheduled: {
    ...toBuyer,
    plannedBy: { buyersOfEvent: { 'event.rescheduled.v1': true } },
    sample: sampleOrder({ seats: {} }),
  },
  order_event_cancelled: {
    ...toBuyer,
    plannedBy: {
      buyersOfEvent: { 'event.deleted.v1': true, 'event.cancelled.v1': isOfDay, 'event.seats_ended.v1': true },
      buyers: { 'order.tickets_voided.v1': isOfEvent },
    },
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
    usefulUntil: ({ transfer: { expiresAt } }) => expiresAt,
    write: (_, source, context) => writeTransferEmail(source, context),
    sample: sampleTransfer,
  },
  payment_event_cancelled: {
    to: 'customer',
    about: 'pay',
    plannedBy: { buyers: { 'payment.event_cancelled.v1': true } },
    source: 'endedPayment',
    write: (_, source) => writeEndedPaymentEmail(source),
    sample: sampleEndedPayment,
  },
  savings_started: {
    ...toSaver,
    plannedBy: {
      buyers: { 'saving.part_paid.v1': ({ isFirst }) => isFirst, 'order.buyer_corrected.v1': ({ part }) => part?.isFirst === true },
    },
    sample: sampleSavings(),
  },
  savings_part_received: {
    ...toSaver,
    plannedBy: {
      buyers: { 'saving.part_paid.v1': ({ isFirst }) => !isFirst, 'order.buyer_corrected.v1': ({ part }) => part?.isFirst === false },
    },
    sample: sampleSavings(),
  },
  savings_reminder: { ...toSaver, plannedBy: { buyers: { 'saving.reminded.v1': true } }, sample: sampleSavings() },
  savings_ended: {
    ...toSaver,
    plannedBy: { buyers: { 'saving.ended.v1': true } },
    sample: sampleSavings('cancelled'),
    sampleDetails: SAMPLE_ENDED,
  },
  payment_returned: {
    to: 'customer',
    about: 'rfd',
    plannedBy: { buyers: { 'payment.returned.v1': true } },
    source: 'refund',
    write: ({ kind }, source) => writeRefundEmail(kind, source),
    sample: sampleRefund,
  },
  refund_not_received: {
    to: 'customer',
    about: 'rfd',
    plannedBy: { buyers: { 'payment.refund_failed.v1': true } },
    source: 'refund',
    write: ({ kind }, source) => writeRefundEmail(kind, source),
    sample: sampleFailedRefund,
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
};
