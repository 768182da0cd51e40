import type { Whereabouts } from '@svc/contracts';
import type { CollectionItem } from './collection.item';

/** A collection after products were renamed or deleted: what is gone is no longer in it. */
export function retargetCollection(collection: CollectionItem, now: Whereabouts): CollectionItem {
  const productRefs = collection.productRefs.flatMap((slug) => {
    const product = now('product', slug);
    return product === undefined ? [] : (now('package', product) ?? []);
  });
  return { ...collection, productRefs };
}
