import type { StorefrontSource } from '../domain/storefront.view';

/** A storefront with nothing in it. */
export function aStorefrontSource(given: Partial<StorefrontSource> = {}): StorefrontSource {
  return {
    forms: [],
    catalogs: [],
    collections: [],
    notes: [],
    packageOptionIds: {},
    reviews: { average: 0, count: 0, items: [] },
    ...given,
  };
}
