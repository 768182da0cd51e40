import { COVER_KINDS, httpUrl, line, prose, slug } from '@svc/contracts';
import { z } from 'zod';

/** A collection as the workspace document writes it; `productRefs` are slugs of products and packages in the order shown (§2.5). */
export const collectionItem = z
  .strictObject({
    slug,
    name: line,
    published: z.boolean().default(true),
    position: z.number().int().optional(),
    description: prose.optional(),
    coverUrl: httpUrl.optional(),
    coverKind: z.enum(COVER_KINDS).default('image'),
    gallery: z.array(httpUrl).max(100).default([]),
    productRefs: z.array(slug).max(5_000).default([]),
    seoTitle: line.optional(),
    seoDescription: line.optional(),
  })
  .meta({ id: 'CollectionItem' });
export type CollectionItem = z.infer<typeof collectionItem>;
