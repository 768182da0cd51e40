import { CATALOG_LAYOUTS, mediaPiece, timestamp } from '@svc/contracts';
import { z } from 'zod';

/** A media catalog (decisions 3.5 PublicCatalog). */
export const publicCatalog = z
  .object({
    ref: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    layout: z.enum(CATALOG_LAYOUTS),
    items: z.array(z.object({ ref: z.string(), ...mediaPiece, sort: z.number().int() }).meta({ id: 'PublicCatalogItem' })),
    itemCount: z.number().int(),
    seoTitle: z.string().optional(),
    seoDescription: z.string().optional(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicCatalog', description: 'A media catalog.' });
export type PublicCatalog = z.infer<typeof publicCatalog>;

/** A media catalog in the storefront's list (decisions 3.16). */
export const publicCatalogSummary = z
  .object({ ref: z.string(), slug: z.string(), name: z.string(), coverUrl: z.string().optional(), itemCount: z.number().int() })
  .meta({ id: 'PublicCatalogSummary' });
export type PublicCatalogSummary = z.infer<typeof publicCatalogSummary>;
