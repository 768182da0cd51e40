import type { FactOf, KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { RefundMessageKind } from './message';
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

/** What is about money, and told to people. */
export type MoneyFact = FactOf<'checkout.paid.v1'> | FactOf<'payment.returned.v1'> | FactOf<'payment.refund_failed.v1'>;

/** Of live mode alone: test orders send nothing (part 6). */
export function isAboutMoney(fact: KnownFact): fact is MoneyFact {
  return fact.mode === 'live' && (fact.type === 'checkout.paid.v1' || fact.type === 'payment.returned.v1' || fact.type === 'payment.refund_failed.v1');
}

/** What a fact about money is about. */
export function subjectIdOf(fact: MoneyFact): string {
  return fact.type === 'checkout.paid.v1' ? fact.data.orderId : fact.data.refundId;
}

/** What the buyer is told: the order that was paid, or that money is on its way back (D-29). */
export function buyerMessagesOf(fact: MoneyFact, buyers: readonly Buyer[]): NewMessage[] {
  if (fact.type === 'payment.refund_failed.v1') return [];
  const subjectId = subjectIdOf(fact);
  const { email, phone } = buyers.find((buyer) => buyer.workspaceId === fact.workspaceId && buyer.mode === fact.mode && buyer.subjectId === subjectId) ?? {};
  const address = email ? { channel: 'email' as const, recipient: email } : phone ? { channel: 'sms' as const, recipient: phone } : undefined;
  const kind = fact.type === 'checkout.paid.v1' ? 'order_confirmed' : 'payment_returned';
  return address ? [{ workspaceId: fact.workspaceId, mode: 'live', subjectId, version: fact.id, kind, details: {}, ...address }] : [];
}

/** What the merchant is told of money that went back by itself, or would not; nothing where no address for alerts is set. */
export function moneyAlertsOf(fact: MoneyFact, addresses: readonly AlertAddress[]): NewMessage[] {
  const { email } = addresses.find((one) => one.workspaceId === fact.workspaceId) ?? {};
  if (fact.type === 'checkout.paid.v1' || email === undefined) return [];
  const kind: RefundMessageKind = fact.type === 'payment.returned.v1' ? 'money_returned' : 'refund_failed';
  return [{ workspaceId: fact.workspaceId, mode: 'live', channel: 'email', recipient: email, subjectId: subjectIdOf(fact), version: fact.id, kind, details: {} }];
}
