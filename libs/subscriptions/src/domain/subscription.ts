import type { Mode } from '@svc/kernel';

/** What somebody signs up for: the merchant's newsletter, or word that a variant can be bought again. */
export const SUBSCRIPTION_KINDS = ['newsletter', 'restock'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/**
 * `pending` until the mail that went to the address is answered, `confirmed` since; a restock alert is `told` once its
 * mail is on the way. `ended`: unsubscribed. Whoever is `told` or `ended` may sign up again.
 */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'told', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Where somebody signed up. */
export const SUBSCRIPTION_SOURCES = ['hosted', 'storefront_api'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** A subscription, as others know it. */
export interface SubscriptionName {
  workspaceId: string;
  mode: Mode;
  /** UUID; `nls_…` of a newsletter, `rsa_…` of a restock alert. */
  id: string;
}

/** What is signed up for, and who wants it: one subscription for each of these. */
export interface Wish {
  workspaceId: string;
  mode: Mode;
  kind: SubscriptionKind;
  /** Of a restock alert: UUIDs of what is waited for. */
  productId?: string;
  variantId?: string;
  /** Normalised. */
  email: string;
}

/** Somebody who wants mails from a merchant, and has proven it or is about to. */
export interface Subscription extends Wish {
  id: string;
  state: SubscriptionState;
  /** As it was typed; no mail says it, since anybody can type in anything. */
  name?: string;
  source: SubscriptionSource;
  /** BCP 47, in which they were served (D-114). */
  language?: string;
  createdAt: Date;
  /** When the last mail asked to confirm it. */
  askedAt: Date;
  /** Mails that asked to confirm it since it was last confirmed, the last of which with less than a day from one to the next. */
  mails: number;
  confirmedAt?: Date;
  /** When it became `told` or `ended`. */
  endedAt?: Date;
}

/** Prefixes of public refs by what is signed up for. */
export const SUBSCRIPTION_PREFIX = { newsletter: 'nls', restock: 'rsa' } as const satisfies Record<SubscriptionKind, string>;

/** What a subscription is once whoever got the mail has confirmed it; what is not waiting for that stays as it is. */
export function confirm(subscription: Subscription, now: Date): Subscription {
  return subscription.state === 'pending' ? { ...subscription, state: 'confirmed', confirmedAt: now } : subscription;
}

/** What a subscription is once its mails are unwanted; what is over stays as it is. */
export function end(subscription: Subscription, now: Date): Subscription {
  return subscription.state === 'pending' || subscription.state === 'confirmed'
    ? { ...subscription, state: 'ended', endedAt: now }
    : subscription;
}
