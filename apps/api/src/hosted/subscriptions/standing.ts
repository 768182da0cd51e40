import type { SubscriptionAnswer } from '@svc/contracts';
import type { Subscription } from '@svc/subscriptions';

/** What the holder of a link sees: the question that it is about, how it stands, or that the link is of no use any more. */
export type Standing = 'asked' | 'confirmed' | 'ended' | 'over';

/** @param subscription undefined when it is kept no longer */
export function standingOf(answer: SubscriptionAnswer, subscription: Pick<Subscription, 'state'> | undefined): Standing {
  if (!subscription) return answer === 'end' ? 'ended' : 'over';
  const { state } = subscription;
  if (answer === 'end') return state === 'pending' || state === 'confirmed' ? 'asked' : 'ended';
  if (state === 'pending') return 'asked';
  return state === 'confirmed' ? 'confirmed' : 'over';
}
