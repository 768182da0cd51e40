import { COVER_KINDS } from '@svc/contracts';
import { z } from 'zod';
import { publicProductSummary } from './product-summary.view';

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
