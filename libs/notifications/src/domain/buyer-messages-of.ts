import type { FactOf, KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { OrderMessageKind, RefundMessageKind } from './message';
import type { AlertAddress, NewMessage } from './messages-of';

/** Where the buyer of an order, or of a checkout whose money goes back, is reached. */
export interface Buyer {
  workspaceId: string;
  mode: Mode;
  /** Of the order, or of the refund. */
  subjectId: string;
  email?: string;
  phone?: string;
}

/** What is about an order, and told to its buyer. */
type OrderFact = FactOf<'checkout.paid.v1'> | FactOf<'order.tickets_voided.v1'> | FactOf<'order.balance_asked.v1'> | FactOf<'order.balance_paid.v1'>;

/** What is about money, and told to people. */
export type MoneyFact = OrderFact | FactOf<'payment.returned.v1'> | FactOf<'payment.refund_failed.v1'>;

/** Of live mode alone: test orders send nothing (part 6). */
export function isAboutMoney(fact: KnownFact): fact is MoneyFact {
  return fact.mode === 'live' && (isAboutOrder(fact) || fact.type === 'payment.returned.v1' || fact.type === 'payment.refund_failed.v1');
}

export function isAboutOrder(fact: KnownFact): fact is OrderFact {
  const types: readonly KnownFact['type'][] = ['checkout.paid.v1', 'order.tickets_voided.v1', 'order.balance_asked.v1', 'order.balance_paid.v1'];
  return types.includes(fact.type);
}

/** What a fact about money is about. */
export function subjectIdOf(fact: MoneyFact): string {
  return isAboutOrder(fact) ? fact.data.orderId : fact.data.refundId;
}

/** What the buyer is told: the order that was paid, tickets of it that are void, what of it is still to be paid, or that money is on its way back (D-29). */
export function buyerMessagesOf(fact: MoneyFact, buyers: readonly Buyer[]): NewMessage[] {
  if (fact.type === 'payment.refund_failed.v1') return [];
  const subjectId = subjectIdOf(fact);
  const { email, phone } = buyers.find((buyer) => buyer.workspaceId === fact.workspaceId && buyer.mode === fact.mode && buyer.subjectId === subjectId) ?? {};
  const address = email ? { channel: 'email' as const, recipient: email } : phone ? { channel: 'sms' as const, recipient: phone } : undefined;
  const kind = isAboutOrder(fact) ? orderKindOf(fact) : 'payment_returned';
  const details = fact.type === 'order.tickets_voided.v1' ? { attendeeIds: fact.data.attendeeIds } : {};
  return address ? [{ workspaceId: fact.workspaceId, mode: 'live', subjectId, version: fact.id, kind, details, ...address }] : [];
}

function orderKindOf(fact: OrderFact): OrderMessageKind {
  if (fact.type === 'checkout.paid.v1') return 'order_confirmed';
  if (fact.type === 'order.tickets_voided.v1') return 'tickets_voided';
  if (fact.type === 'order.balance_paid.v1') return 'balance_received';
  return fact.data.why === 'reminder' ? 'balance_reminder' : 'balance_asked';
}

/** What the merchant is told of money that went back by itself, or would not; nothing where no address for alerts is set. */
export function moneyAlertsOf(fact: MoneyFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { email } = addresses.find((one) => one.workspaceId === fact.workspaceId) ?? {};
  if (isAboutOrder(fact) || email === undefined) return [];
  const kind: RefundMessageKind = fact.type === 'payment.returned.v1' ? 'money_returned' : 'refund_failed';
  return [{ workspaceId: fact.workspaceId, mode: 'live', channel: 'email', recipient: email, subjectId: subjectIdOf(fact), version: fact.id, kind, details: {} }];
}
