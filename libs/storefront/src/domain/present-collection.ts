import { refOf } from '@svc/kernel';
import type { CollectionSource } from './collection-source';
import type { PublicCollectionSummary } from './collection.view';
import { productRef } from './present-product-summary';

/** A collection in a list (§2.5). */
export function presentCollectionSummary({ id, products, ...told }: CollectionSource): PublicCollectionSummary {
  return { ref: refOf('col', id), ...told, productRefs: products.map(productRef), itemCount: products.length };
}
