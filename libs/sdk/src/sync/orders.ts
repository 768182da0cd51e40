import type { StoreOrderRecord } from '../generated/storefront';
import type { StorefrontCall } from '../storefront/operations';
import { type Change, changesOf, type FeedOptions } from './feed';

/** Feed of orders. */
export interface OrderFeed {
  /** Yields every order that has changed since the cursor, until the copy is current. See `FeedOptions`. */
  orders(options?: FeedOptions): AsyncGenerator<Change<StoreOrderRecord>, void, undefined>;
}

/** Returns the feed that keeps a copy of the orders current. */
export function syncOrders(call: StorefrontCall): OrderFeed {
  return {
    orders: (options) =>
      changesOf((updatedSince, limit, callOptions) => call('listOrders', { query: { updatedSince, limit } }, callOptions), options),
  };
}
