/** Kinds of things whose changes storefront reads show. */
export const CHANGE_KINDS = [
  'product', 'collection', 'event', 'form', 'table', 'catalog', 'folder', 'note', 'delivery_zone', 'code', 'storefront', 'workspace',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A thing that a storefront read shows has come, changed or gone; a package is a product, `id` is a UUID. */
export interface Change {
  kind: ChangeKind;
  id: string;
}

/**
 * Where a transaction notes what it changes, bound to it and to one workspace as its stores are. Everything that a
 * storefront read shows is noted here, by the stores themselves: the delta feeds (§4.1 r2) and the prepared responses
 * (D-30) go by it. What is rolled back was never noted.
 */
export interface ChangeLog {
  record(changes: readonly Change[]): Promise<void>;
}
