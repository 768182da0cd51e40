import type { Subscription, SubscriptionName } from '../domain/subscription';

/** Reads subscriptions. One statement each. */
export abstract class SubscriptionList {
  abstract find(name: SubscriptionName): Promise<Subscription | undefined>;
}
