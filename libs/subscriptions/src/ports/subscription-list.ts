import type { Mode } from '@svc/kernel';
import type { Subscription, SubscriptionKind, SubscriptionName, SubscriptionState } from '../domain/subscription';
import type { ShelvedVariant } from '../domain/decide-restock-alert';

/** Filter of a list of subscriptions, newest first. */
export interface SubscriptionQuery {
  mode: Mode;
  kind: SubscriptionKind;
  state?: SubscriptionState;
  variantId?: string;
  /** Part of the e-mail or name, in any case. */
  search?: string;
  /** Id of a subscription, after which the list goes on (smaller ids). */
  after?: string;
  limit: number;
}

/** Restock alert with the present names of its product and variant. */
export interface ListedSubscription extends Subscription {
  product?: { id: string; slug: string; name: string; isPackage: boolean; variantName: string };
}

/** Variant with the number of its confirmed alerts. */
export interface AwaitedVariant {
  variantId: string;
  product: NonNullable<ListedSubscription['product']>;
  waiting: number;
}

/** Reads subscriptions, and deletes expired ones. One statement each. */
export abstract class SubscriptionList {
  abstract find(name: SubscriptionName): Promise<Subscription | undefined>;
  abstract page(workspaceId: string, query: SubscriptionQuery): Promise<{ data: ListedSubscription[]; next?: string }>;
  /** Returns the variants with the most alerts first; at most `most`. */
  abstract awaited(workspaceId: string, mode: Mode, most: number): Promise<AwaitedVariant[]>;
  /**
   * Deletes up to `most` subscriptions of any workspace that wait for an answer since before a moment, or restock alerts that are
   * over since before one. Returns their number.
   */
  abstract purge(times: { unansweredSince: Date; overSince: Date }, most: number): Promise<number>;
}

/** Reads variants for restock alerts. One statement. */
export abstract class RestockShelf {
  /** Returns undefined when no product of that slug is shown. */
  abstract find(workspaceId: string, slug: string, variantId: string | undefined): Promise<ShelvedVariant | undefined>;
}
