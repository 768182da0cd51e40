import type { Mode } from '@svc/kernel';
import type { FactFor } from './kinds/audiences';
import { kindFor } from './kinds/planned-kinds';
import type { MessageDetails } from './message';
import { dayOf, limited, messageTo, type NewMessage } from './messages-of';

/** Address of the buyer of an order, or of a checkout whose money is refunded. */
export interface Buyer {
  workspaceId: string;
  mode: Mode;
  /** Id of the order, the refund, or the attempt to pay. */
  subjectId: string;
  email?: string;
  phone?: string;
  /** Nothing was paid for it yet (D-153). */
  unpaid?: boolean;
}

/** Returns the id of the subject of a fact about money: an order, an attempt to pay, or a refund. */
function subjectIdOf({ data }: FactFor<'buyers'>): string {
  if ('orderId' in data) return data.orderId;
  return 'attemptId' in data ? data.attemptId : data.refundId;
}

/**
 * Returns the message that a fact plans to the buyer: about an order, its tickets, its balance, a savings plan, a transfer or a refund
 * (D-29).
 */
export function buyerMessagesOf(fact: FactFor<'buyers'>, buyers: readonly Buyer[]): NewMessage[] {
  const { id: version, workspaceId, mode } = fact;
  const subjectId = subjectIdOf(fact);
  const buyer = buyers.find((one) => one.workspaceId === workspaceId && one.mode === mode && one.subjectId === subjectId);
  const kind = buyer && kindFor('buyers', fact, buyer);
  if (!kind) return [];
  const isByMerchant = fact.type === 'order.buyer_corrected.v1';
  const isByEmailAlone = fact.type === 'payment.account_opened.v1' || fact.type === 'payment.event_cancelled.v1';
  return messageTo(
    { ...buyer, phone: isByEmailAlone ? undefined : buyer.phone },
    {
      kind,
      version,
      details: { ...detailsOf(fact), ...limited(kind, !buyer.unpaid || isByMerchant) },
    },
  );
}

function detailsOf(fact: FactFor<'buyers'>): MessageDetails {
  switch (fact.type) {
    case 'order.handed_over.v1': {
      const { orderId: _, ...handedOver } = fact.data;
      return { handedOver };
    }
    case 'order.refunded.v1':
      return { refundMinor: fact.data.amountMinor };
    case 'order.cancelled.v1':
      return { refundMinor: fact.data.refundMinor };
    case 'order.tickets_voided.v1':
      return {
        attendeeIds: fact.data.attendeeIds,
        refundMinor: fact.data.refundMinor,
        isCancelled: fact.data.isCancelled,
        ...dayOf(fact.data),
      };
    case 'order.ticket_reissued.v1':
    case 'order.ticket_changed.v1':
      return { attendeeIds: [fact.data.attendeeId] };
    case 'order.buyer_corrected.v1':
      return { paymentId: fact.data.part?.paymentId };
    case 'saving.part_paid.v1':
      return { paymentId: fact.data.paymentId };
    case 'saving.ended.v1':
      return { ended: { why: fact.data.why, refundedMinor: fact.data.refundedMinor, keptMinor: fact.data.keptMinor } };
    default:
      return {};
  }
}

/** Address of a subscriber. */
export interface SubscriberAddress {
  workspaceId: string;
  mode: Mode;
  subscriptionId: string;
  email: string;
}

/** Returns the message that a fact plans to a subscriber: to confirm the subscription, or that a product is back in stock. */
export function subscriberMessagesOf(fact: FactFor<'subscribers'>, addresses: readonly SubscriberAddress[]): NewMessage[] {
  const { id: version, workspaceId, data } = fact;
  const { subscriptionId: subjectId } = data;
  const address = addresses.find((one) => one.workspaceId === workspaceId && one.mode === fact.mode && one.subscriptionId === subjectId);
  const kind = address && kindFor('subscribers', fact, address);
  if (!kind) return [];
  return [
    {
      workspaceId,
      mode: address.mode,
      channel: 'email',
      recipient: address.email,
      subjectId,
      version,
      kind,
      details: limited(kind, false),
    },
  ];
}
