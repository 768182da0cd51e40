import type { FactOf, KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { MessageDetails, OrderMessageKind, RefundMessageKind, SavingsMessageKind, SubscriptionMessageKind } from './message';
import type { AlertAddress, NewMessage } from './messages-of';

/** Where the buyer of an order, or of a checkout whose money goes back, is reached. */
export interface Buyer {
  workspaceId: string;
  mode: Mode;
  /** Of the order, of the refund, or of the attempt to pay. */
  subjectId: string;
  email?: string;
  phone?: string;
}

const ABOUT_ORDERS = [
  'checkout.paid.v1',
  'order.handed_over.v1',
  'order.refunded.v1',
  'order.refund_declined.v1',
  'order.cancelled.v1',
  'order.tickets_voided.v1',
  'order.ticket_reissued.v1',
  'order.balance_asked.v1',
  'order.balance_paid.v1',
  'saving.part_paid.v1',
  'saving.reminded.v1',
  'saving.ended.v1',
] as const;

/** Facts about an order, also one that is still saved up for, of which its buyer is notified. */
type OrderFact = { [Type in (typeof ABOUT_ORDERS)[number]]: FactOf<Type> }[(typeof ABOUT_ORDERS)[number]];

/** Facts about money of which people are notified. */
export type MoneyFact =
  | OrderFact
  | FactOf<'payment.account_opened.v1'>
  | FactOf<'payment.returned.v1'>
  | FactOf<'payment.refund_failed.v1'>;

/** Of live mode alone: test orders send nothing (part 6). */
export function isAboutMoney(fact: KnownFact): fact is MoneyFact {
  return (
    fact.mode === 'live' &&
    (isAboutOrder(fact) ||
      fact.type === 'payment.account_opened.v1' ||
      fact.type === 'payment.returned.v1' ||
      fact.type === 'payment.refund_failed.v1')
  );
}

export function isAboutOrder(fact: KnownFact): fact is OrderFact {
  return ABOUT_ORDERS.some((type) => type === fact.type);
}

/** What a fact about money is about. */
export function subjectIdOf(fact: MoneyFact): string {
  if (isAboutOrder(fact)) return fact.data.orderId;
  return fact.type === 'payment.account_opened.v1' ? fact.data.attemptId : fact.data.refundId;
}

/** What the buyer is sent: the order that was paid, handed over, refunded or called off, tickets of it that are void or issued anew, what of it is still to be paid, how a savings plan stands, where to transfer money, or that it is on its way back (D-29). */
export function buyerMessagesOf(fact: MoneyFact, buyers: readonly Buyer[]): NewMessage[] {
  if (fact.type === 'payment.refund_failed.v1') return [];
  const subjectId = subjectIdOf(fact);
  const { email, phone } =
    buyers.find((buyer) => buyer.workspaceId === fact.workspaceId && buyer.mode === fact.mode && buyer.subjectId === subjectId) ?? {};
  const isByEmailAlone = fact.type === 'payment.account_opened.v1';
  const address = email
    ? { channel: 'email' as const, recipient: email }
    : phone && !isByEmailAlone
      ? { channel: 'sms' as const, recipient: phone }
      : undefined;
  const kind = isAboutOrder(fact)
    ? orderKindOf(fact)
    : fact.type === 'payment.account_opened.v1'
      ? 'transfer_instructions'
      : 'payment_returned';
  return address
    ? [{ workspaceId: fact.workspaceId, mode: 'live', subjectId, version: fact.id, kind, details: detailsOf(fact), ...address }]
    : [];
}

function detailsOf(fact: MoneyFact): MessageDetails {
  switch (fact.type) {
    case 'order.handed_over.v1':
      return { handedOver: { pieces: fact.data.pieces, isAll: fact.data.isAll } };
    case 'order.refunded.v1':
      return { refundMinor: fact.data.amountMinor };
    case 'order.cancelled.v1':
      return { refundMinor: fact.data.refundMinor };
    case 'order.tickets_voided.v1':
      return { attendeeIds: fact.data.attendeeIds, refundMinor: fact.data.refundMinor, isCancelled: fact.data.isCancelled };
    case 'order.ticket_reissued.v1':
      return { attendeeIds: [fact.data.attendeeId] };
    case 'saving.part_paid.v1':
      return { paymentId: fact.data.paymentId };
    case 'saving.ended.v1':
      return { ended: { why: fact.data.why, refundedMinor: fact.data.refundedMinor, keptMinor: fact.data.keptMinor } };
    default:
      return {};
  }
}

const ORDER_KINDS = {
  'checkout.paid.v1': 'order_confirmed',
  'order.handed_over.v1': 'order_fulfilled',
  'order.refunded.v1': 'order_refunded',
  'order.refund_declined.v1': 'order_refund_declined',
  'order.cancelled.v1': 'order_cancelled',
  'order.tickets_voided.v1': 'tickets_voided',
  'order.ticket_reissued.v1': 'order_ticket_reissued',
  'order.balance_paid.v1': 'balance_received',
  'saving.reminded.v1': 'savings_reminder',
  'saving.ended.v1': 'savings_ended',
} as const satisfies Partial<Record<OrderFact['type'], OrderMessageKind | SavingsMessageKind>>;

function orderKindOf(fact: OrderFact): OrderMessageKind | SavingsMessageKind {
  if (fact.type === 'saving.part_paid.v1') return fact.data.isFirst ? 'savings_started' : 'savings_part_received';
  if (fact.type === 'order.balance_asked.v1') return fact.data.why === 'reminder' ? 'balance_reminder' : 'balance_asked';
  return ORDER_KINDS[fact.type];
}

/** What the merchant is sent of money that went back by itself, or would not; nothing where no address for alerts is set. */
export function moneyAlertsOf(fact: MoneyFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { email } = addresses.find((one) => one.workspaceId === fact.workspaceId) ?? {};
  if (isAboutOrder(fact) || fact.type === 'payment.account_opened.v1' || email === undefined) return [];
  const kind: RefundMessageKind = fact.type === 'payment.returned.v1' ? 'money_returned' : 'refund_failed';
  return [
    {
      workspaceId: fact.workspaceId,
      mode: 'live',
      channel: 'email',
      recipient: email,
      subjectId: subjectIdOf(fact),
      version: fact.id,
      kind,
      details: {},
    },
  ];
}

export type SubscriptionFact = FactOf<'subscription.asked.v1'> | FactOf<'subscription.restocked.v1'>;

/** Where somebody who has signed up is reached. */
export interface SubscriberAddress {
  workspaceId: string;
  mode: Mode;
  subscriptionId: string;
  email: string;
}

export function isForSubscribers(fact: KnownFact): fact is SubscriptionFact {
  return fact.type === 'subscription.asked.v1' || fact.type === 'subscription.restocked.v1';
}

/** What somebody who has signed up is sent: to confirm it, or that what they wait for is back. */
export function subscriberMessagesOf(fact: SubscriptionFact, addresses: readonly SubscriberAddress[]): NewMessage[] {
  const {
    id: version,
    workspaceId,
    data: { subscriptionId },
  } = fact;
  const found = addresses.find((one) => one.workspaceId === workspaceId && one.mode === fact.mode && one.subscriptionId === subscriptionId);
  if (!found) return [];
  return [
    {
      workspaceId,
      mode: found.mode,
      channel: 'email',
      recipient: found.email,
      subjectId: subscriptionId,
      version,
      kind: kindOf(fact),
      details: {},
    },
  ];
}

function kindOf(fact: SubscriptionFact): SubscriptionMessageKind {
  if (fact.type === 'subscription.restocked.v1') return 'restock_available';
  return fact.data.kind === 'newsletter' ? 'newsletter_confirm' : 'restock_confirm';
}
