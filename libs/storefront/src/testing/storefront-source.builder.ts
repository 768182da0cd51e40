import type { StorefrontSource } from '../domain/storefront.view';

/** Returns an empty storefront. */
export function aStorefrontSource(overrides: Partial<StorefrontSource> = {}): StorefrontSource {
  return {
    forms: [],
    catalogs: [],
    collections: [],
    notes: [],
    packageOptionIds: {},
    reviews: { average: 0, count: 0, items: [] },
    ...overrides,
  };
}
