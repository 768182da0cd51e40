import { refOf } from '@svc/kernel';
import type { PublicCollectionSummary } from './collection.view';
import { productRef } from './present-product-summary';

/** What is stored of a collection. */
export interface CollectionSource
  extends Pick<PublicCollectionSummary, 'name' | 'slug' | 'description' | 'coverUrl' | 'coverKind' | 'gallery' | 'seoTitle' | 'seoDescription'> {
  id: string;
  /** Its published products, in its own order. */
  products: readonly { id: string; isPackage: boolean }[];
}

/** A collection in a list (§2.5). */
export function presentCollectionSummary({ id, products, ...told }: CollectionSource): PublicCollectionSummary {
  return { ref: refOf('col', id), ...told, productRefs: products.map(productRef), itemCount: products.length };
}
