import type { Mode } from '@svc/kernel';

/** Kinds of subscriptions: the merchant's newsletter, or an alert when a variant can be bought again. */
export const SUBSCRIPTION_KINDS = ['newsletter', 'restock'] as const;
export type SubscriptionKind = (typeof SUBSCRIPTION_KINDS)[number];

/**
 * `pending` until its confirmation mail is answered, `confirmed` since; a restock alert is `told` once its mail is on the way.
 * `ended`: unsubscribed. After `told` or `ended` the person may sign up again.
 */
export const SUBSCRIPTION_STATES = ['pending', 'confirmed', 'told', 'ended'] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Places of the sign-up. */
export const SUBSCRIPTION_SOURCES = ['hosted', 'storefront_api'] as const;
export type SubscriptionSource = (typeof SUBSCRIPTION_SOURCES)[number];

/** Key of a subscription, as other contexts use it. */
export interface SubscriptionName {
  workspaceId: string;
  mode: Mode;
  /** UUID; refs are `nls_…` for a newsletter, `rsa_…` for a restock alert. */
  id: string;
}

/** Subject and subscriber: one subscription for each combination. */
export interface Wish {
  workspaceId: string;
  mode: Mode;
  kind: SubscriptionKind;
  /** UUIDs of the product and variant of a restock alert. */
  productId?: string;
  variantId?: string;
  /** Address in its normalised form. */
  email: string;
}

/** Subscription of a person to mails of a merchant, confirmed or waiting for it. */
export interface Subscription extends Wish {
  id: string;
  state: SubscriptionState;
  /** Name as it was typed; mails never show it, since anybody can type in anything. */
  name?: string;
  source: SubscriptionSource;
  /** Language of the person, BCP 47 (D-114). */
  language?: string;
  createdAt: Date;
  /** Time of the last confirmation mail. */
  askedAt: Date;
  confirmedAt?: Date;
  /** Time at which it became `told` or `ended`. */
  endedAt?: Date;
}

/** Prefixes of public refs by kind. */
export const SUBSCRIPTION_PREFIX = { newsletter: 'nls', restock: 'rsa' } as const satisfies Record<SubscriptionKind, string>;

/** Confirms a subscription for the recipient of its mail; one that is not pending stays as it is. */
export function confirm(subscription: Subscription, now: Date): Subscription {
  return subscription.state === 'pending' ? { ...subscription, state: 'confirmed', confirmedAt: now } : subscription;
}

/** Ends a subscription at the recipient's request; one that is over stays as it is. */
export function end(subscription: Subscription, now: Date): Subscription {
  return subscription.state === 'pending' || subscription.state === 'confirmed'
    ? { ...subscription, state: 'ended', endedAt: now }
    : subscription;
}
