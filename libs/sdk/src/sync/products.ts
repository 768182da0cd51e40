import type { PublicProductSummary } from '../generated/storefront';
import type { CallOptions } from '../http/settings';
import type { StorefrontCall } from '../storefront/operations';
import { type Change, changesOf, type FeedOptions } from './feed';

/** Feed of products. */
export interface ProductFeed {
  /** Yields every product that has changed since the cursor, until the copy is current. See `FeedOptions`. */
  products(options?: FeedOptions): AsyncGenerator<Change<PublicProductSummary>, void, undefined>;
  /**
   * Returns the refs of your copy that the shop no longer lists. The feed does not report unpublished products, so call this from time
   * to time.
   */
  missingProducts(refs: Iterable<string>, options?: CallOptions): Promise<string[]>;
}

/** Returns the feed that keeps a copy of the products current. */
export function syncProducts(call: StorefrontCall): ProductFeed {
  return {
    products: (options) =>
      changesOf((updatedSince, limit, callOptions) => call('listProducts', { query: { updatedSince, limit } }, callOptions), options),
    missingProducts: async (refs, options) => {
      const shown = new Set((await call('listProducts', {}, options)).map(({ ref }) => ref));
      return [...refs].filter((ref) => !shown.has(ref));
    },
  };
}
