import type { PublicProductSummary } from '../generated/storefront';
import type { CallOptions } from '../http/settings';
import type { StorefrontCall } from '../storefront/operations';
import { type Change, changesOf, type FeedOptions } from './feed';

/** A copy of the products that keeps up. */
export function syncProducts(call: StorefrontCall) {
  return {
    /** Every product that has changed since the cursor, until the copy is current. See `FeedOptions`. */
    products: (options?: FeedOptions): AsyncGenerator<Change<PublicProductSummary>, void, undefined> =>
      changesOf((updatedSince, limit, callOptions) => call('listProducts', { query: { updatedSince, limit } }, callOptions), options),
    /** Which of your products the shop no longer shows: the feed tells of no product that is unpublished. Ask now and then. */
    missingProducts: async (refs: Iterable<string>, options?: CallOptions): Promise<string[]> => {
      const shown = new Set((await call('listProducts', {}, options)).map(({ ref }) => ref));
      return [...refs].filter((ref) => !shown.has(ref));
    },
  };
}
