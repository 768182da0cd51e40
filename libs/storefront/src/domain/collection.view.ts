import { coverKind } from '@svc/contracts';
import { z } from 'zod';
import { refOf } from '@svc/kernel';
import { productRef, publicProductSummary } from './product-summary.view';

/** A collection in a list (§2.5). */
export const publicCollectionSummary = z
  .object({
    ref: z.string().describe('Ref of the collection (`col_…`), given by the service.'),
    name: z.string().describe('Name of the collection, to show as a heading; plain text.'),
    slug: z
      .string()
      .describe('Name of the collection in URLs, such as `summer`: read the collection’s products by `GET /v1/store/collections/{slug}`.'),
    description: z.string().optional().describe('Text about the collection, plain text; absent when the merchant wrote none.'),
    coverUrl: z
      .string()
      .optional()
      .describe('Absolute URL of the picture or video at the top of the collection (`coverKind` says which); absent when there is none.'),
    coverKind: coverKind,
    gallery: z
      .array(z.string())
      .describe('Absolute URLs of further pictures of the collection, in display order; empty when there are none.'),
    productRefs: z
      .array(z.string())
      .describe('Refs of the published products (`prd_…`) and packages (`pkg_…`) in the collection, in display order.'),
    itemCount: z.number().int().describe('Number of published products and packages in the collection.'),
    seoTitle: z
      .string()
      .optional()
      .describe('Title of the collection’s page for search engines and link previews; use `name` when absent.'),
    seoDescription: z
      .string()
      .optional()
      .describe('Summary of the collection’s page for search engines and link previews; use `description` when absent.'),
  })
  .meta({ id: 'PublicCollectionSummary', description: 'A collection of products, without the products themselves.' });
export type PublicCollectionSummary = z.infer<typeof publicCollectionSummary>;

/** A collection with its products (§2.5). */
export const publicCollectionDetail = z
  .object({
    collection: publicCollectionSummary.describe('The collection itself: name, text, pictures and refs of the products.'),
    products: z.array(publicProductSummary).describe('Published products and packages of the collection, in display order.'),
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
