import type { Subscription } from './subscription';

/** What a subscription is once whoever got the mail has confirmed it; what is not waiting for that stays as it is. */
export function confirm(subscription: Subscription, now: Date): Subscription {
  return subscription.state === 'pending' ? { ...subscription, state: 'confirmed', confirmedAt: now } : subscription;
}

/** What a subscription is once its mails are unwanted; what is over stays as it is. */
export function end(subscription: Subscription, now: Date): Subscription {
  return subscription.state === 'pending' || subscription.state === 'confirmed' ? { ...subscription, state: 'ended', endedAt: now } : subscription;
}
