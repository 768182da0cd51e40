import type { PublicCollectionSummary } from './collection.view';

/** What is stored of a published collection, as the presenters take it. */
export interface CollectionSource
  extends Pick<PublicCollectionSummary, 'name' | 'slug' | 'description' | 'coverUrl' | 'coverKind' | 'gallery' | 'seoTitle' | 'seoDescription'> {
  id: string;
  /** Its published products, in its own order. */
  products: readonly { id: string; isPackage: boolean }[];
}
