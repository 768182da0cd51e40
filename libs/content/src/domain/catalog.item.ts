import { z } from 'zod';
import { CATALOG_LAYOUTS, httpUrl, key, line, mediaPiece, prose, slug } from '@svc/contracts';
import { position, published } from './item-parts';

/** A media catalog as the merchant writes it (D-3.5 PublicCatalog). */
export const catalogItem = z
  .strictObject({
    slug,
    name: line,
    description: prose.optional(),
    coverUrl: httpUrl.optional(),
    layout: z.enum(CATALOG_LAYOUTS).default('grid'),
    items: z.array(z.strictObject({ key, ...mediaPiece })).max(1_000, 'A catalog holds at most 1,000 pieces.').default([]),
    seoTitle: line.optional(),
    seoDescription: z.string().max(1_000).optional(),
    published,
    position,
  })
  .meta({ id: 'CatalogItem', description: 'A media catalog; its pieces keep their refs as long as they keep their keys.' });
export type CatalogItem = z.infer<typeof catalogItem>;
