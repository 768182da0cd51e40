import { refOf } from '@svc/kernel';
import type { CatalogSource } from './content-source';
import type { PublicCatalog } from './catalog.view';
import { withOptionRefs } from './with-option-refs';

/** A media catalog as clients see it (D-3.5 PublicCatalog). */
export function presentCatalog({ id, items, packageOptionIds, ...told }: CatalogSource): PublicCatalog {
  return {
    ref: refOf('cat', id),
    ...told,
    items: withOptionRefs(items, packageOptionIds).map(({ id: itemId, key: _, ...item }, sort) => ({ ref: refOf('itm', itemId), ...item, sort })),
    itemCount: items.length,
  };
}
