import type { FactOf, KnownFact } from '@svc/contracts';
import type { Mode } from '@svc/kernel';
import type { SubscriptionMessageKind } from './message';
import type { NewMessage } from './messages-of';

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

/** What whoever signed up is told: to confirm it, or that what they wait for is back. */
export function subscriberMessagesOf(fact: SubscriptionFact, addresses: readonly SubscriberAddress[]): NewMessage[] {
  const { id: version, workspaceId, data: { subscriptionId } } = fact;
  const found = addresses.find((one) => one.workspaceId === workspaceId && one.mode === fact.mode && one.subscriptionId === subscriptionId);
  if (!found) return [];
  return [{ workspaceId, mode: found.mode, channel: 'email', recipient: found.email, subjectId: subscriptionId, version, kind: kindOf(fact), details: {} }];
}

function kindOf(fact: SubscriptionFact): SubscriptionMessageKind {
  if (fact.type === 'subscription.restocked.v1') return 'restock_available';
  return fact.data.kind === 'newsletter' ? 'newsletter_confirm' : 'restock_confirm';
}
