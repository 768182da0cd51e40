import { coverKind } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import { productRef, publicProductSummary } from './product-summary.view';

/** A collection in a list (§2.5). */
export const publicCollectionSummary = z
  .object({
    ref: z.string().describe('Ref of the collection (`col_…`).'),
    name: z.string().describe('Heading to show for the collection.'),
    slug: z.string().describe('Name for URLs: read the products by `GET /v1/store/collections/{slug}`.'),
    description: z.string().optional().describe('Text about the collection; absent when the merchant wrote none.'),
    coverUrl: z.string().optional().describe('Absolute address of the picture or video at the top; absent when there is none.'),
    coverKind: coverKind,
    gallery: z.array(z.string()).describe('Addresses of further pictures, in the order to show; empty when there are none.'),
    productRefs: z.array(z.string()).describe('Refs of the published products and packages, in the order to show.'),
    itemCount: z.number().int().describe('Number of entries of `productRefs`.'),
    seoTitle: z.string().optional().describe('Title for search engines and link previews; use `name` when absent.'),
    seoDescription: z.string().optional().describe('Summary for search engines and link previews; use `description` when absent.'),
  })
  .meta({ id: 'PublicCollectionSummary', description: 'A collection of products, without the products themselves.' });
export type PublicCollectionSummary = z.infer<typeof publicCollectionSummary>;

/** A collection with its products (§2.5). */
export const publicCollectionDetail = z
  .object({
    collection: publicCollectionSummary.describe('The collection itself.'),
    products: z.array(publicProductSummary).describe('Its published products and packages, in the order to show.'),
  })
  .meta({ id: 'PublicCollectionDetail', description: 'A collection with its products.' });
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
