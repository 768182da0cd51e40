import type { CatalogSource, FormSource, NoteSource } from './content-source';
import type { CollectionSource } from './collection-source';
import type { Storefront, StoreReviews } from './storefront.view';
import type { PackageOptionIds } from './with-option-refs';

type WorkedOut =
  | 'ref' | 'displayName' | 'timezone' | 'catalogs' | 'packages' | 'packageDetails' | 'products' | 'collections' | 'events' | 'paymentMethods'
  | 'reviews' | 'forms';

/** What is stored of a storefront beside its products and events, as the presenter takes it. */
export interface StorefrontSource {
  /** The published storefront document; links and showcases in it hold slugs and key paths. */
  document?: Omit<Storefront, WorkedOut>;
  /** Published ones in display order, as are the catalogs and collections. */
  forms: readonly FormSource[];
  catalogs: readonly (Pick<CatalogSource, 'id' | 'slug' | 'name' | 'coverUrl'> & { itemCount: number })[];
  collections: readonly CollectionSource[];
  /** Those whose time of publication is to come are among them. */
  notes: readonly Pick<NoteSource, 'id' | 'slug' | 'publishedAt'>[];
  packageOptionIds: PackageOptionIds;
  reviews: StoreReviews;
}
