import type { Mode } from '@svc/kernel';
import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { MessageDetails } from './message';
import { messageTo, type NewMessage } from './messages-of';

/** Where the buyer of an order, or of a checkout whose money goes back, is reached. */
export interface Buyer {
  workspaceId: string;
  mode: Mode;
  /** Of the order, of the refund, or of the attempt to pay. */
  subjectId: string;
  email?: string;
  phone?: string;
}

/** Returns the id of the subject of a fact about money: an order, an attempt to pay, or a refund. */
function subjectIdOf({ data }: FactFor<'buyers'>): string {
  if ('orderId' in data) return data.orderId;
  return 'attemptId' in data ? data.attemptId : data.refundId;
}

/** What the buyer is sent: the order that was paid, handed over, refunded or called off, tickets of it that are void or issued anew, what of it is still to be paid, how a savings plan stands, where to transfer money, or that it is on its way back (D-29). */
export function buyerMessagesOf(fact: FactFor<'buyers'>, buyers: readonly Buyer[]): NewMessage[] {
  const { id: version, workspaceId, mode } = fact;
  const subjectId = subjectIdOf(fact);
  const buyer = buyers.find((one) => one.workspaceId === workspaceId && one.mode === mode && one.subjectId === subjectId);
  const kind = buyer && kindFor('buyers', fact, buyer);
  if (!kind) return [];
  const isByEmailAlone = fact.type === 'payment.account_opened.v1';
  return messageTo({ ...buyer, phone: isByEmailAlone ? undefined : buyer.phone }, { kind, version, details: detailsOf(fact) });
}

function detailsOf(fact: FactFor<'buyers'>): MessageDetails {
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

/** Where somebody who has signed up is reached. */
export interface SubscriberAddress {
  workspaceId: string;
  mode: Mode;
  subscriptionId: string;
  email: string;
}

/** What somebody who has signed up is sent: to confirm it, or that what they wait for is back. */
export function subscriberMessagesOf(fact: FactFor<'subscribers'>, addresses: readonly SubscriberAddress[]): NewMessage[] {
  const { id: version, workspaceId, data } = fact;
  const { subscriptionId: subjectId } = data;
  const found = addresses.find((one) => one.workspaceId === workspaceId && one.mode === fact.mode && one.subscriptionId === subjectId);
  const kind = found && kindFor('subscribers', fact, found);
  if (!kind) return [];
  return [{ workspaceId, mode: found.mode, channel: 'email', recipient: found.email, subjectId, version, kind, details: {} }];
}
