import type { Mode } from '@svc/kernel';
import type { Subscription, SubscriptionKind, SubscriptionName, SubscriptionState } from '../domain/subscription';
import type { ShelvedVariant } from '../domain/decide-restock-alert';

/** Which subscriptions, newest first. */
export interface SubscriptionQuery {
  mode: Mode;
  kind: SubscriptionKind;
  state?: SubscriptionState;
  variantId?: string;
  /** Part of the e-mail or name, in any case. */
  search?: string;
  /** Begin below this subscription's id. */
  after?: string;
  limit: number;
}

/** A restock alert with what it waits for, by its names now. */
export interface ListedSubscription extends Subscription {
  product?: { id: string; slug: string; name: string; isPackage: boolean; variantName: string };
}

/** How many wait for a variant, having confirmed it. */
export interface AwaitedVariant {
  variantId: string;
  product: NonNullable<ListedSubscription['product']>;
  waiting: number;
}

/** Reads subscriptions, and deletes what is over. One statement each. */
export abstract class SubscriptionList {
  abstract find(name: SubscriptionName): Promise<Subscription | undefined>;
  abstract page(workspaceId: string, query: SubscriptionQuery): Promise<{ data: ListedSubscription[]; next?: string }>;
  /** The variants that most people wait for first; at most `most`. */
  abstract awaited(workspaceId: string, mode: Mode, most: number): Promise<AwaitedVariant[]>;
  /** Deletes up to `most` that wait for an answer since before, or restock alerts that are over since before, of any workspace. Answers how many. */
  abstract purge(times: { unansweredSince: Date; overSince: Date }, most: number): Promise<number>;
}

/** Knows what is for sale, as far as one may wait for it. One statement. */
export abstract class RestockShelf {
  /** Undefined when no product of that slug is shown. */
  abstract find(workspaceId: string, slug: string, variantId: string | undefined): Promise<ShelvedVariant | undefined>;
}
