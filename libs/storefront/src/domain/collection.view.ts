import { COVER_KINDS } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import { productRef, publicProductSummary } from './product-summary.view';

/** A collection in a list (§2.5). */
export const publicCollectionSummary = z
  .object({
    ref: z.string(),
    name: z.string(),
    slug: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    coverKind: z.enum(COVER_KINDS),
    gallery: z.array(z.string()),
    productRefs: z.array(z.string()).describe('Published products, in the order shown.'),
    itemCount: z.number().int(),
    seoTitle: z.string().optional(),
    seoDescription: z.string().optional(),
  })
  .meta({ id: 'PublicCollectionSummary' });
export type PublicCollectionSummary = z.infer<typeof publicCollectionSummary>;

/** A collection with its products (§2.5). */
export const publicCollectionDetail = z
  .object({ collection: publicCollectionSummary, products: z.array(publicProductSummary) })
  .meta({ id: 'PublicCollectionDetail' });
export type PublicCollectionDetail = z.infer<typeof publicCollectionDetail>;

/** Stored fields of a published collection, the input of the presenters. */
export interface CollectionSource
  extends Pick<
    PublicCollectionSummary,
    'name' | 'slug' | 'description' | 'coverUrl' | 'coverKind' | 'gallery' | 'seoTitle' | 'seoDescription'
  > {
  id: string;
  /** Its published products, in its own order. */
  products: readonly { id: string; isPackage: boolean }[];
}

/** Returns a collection in a list (§2.5). */
export function presentCollectionSummary({ id, products, ...fields }: CollectionSource): PublicCollectionSummary {
  return { ref: refOf('col', id), ...fields, productRefs: products.map(productRef), itemCount: products.length };
}
