import { z } from 'zod';
import {
  CATALOG_LAYOUTS,
  checkDistinct,
  described,
  type Fault,
  httpUrl,
  key,
  line,
  linksIn,
  mediaPiece,
  prose,
  type RuleScope,
  slug,
} from '@svc/contracts';
import { position, published } from './item-parts';
import { catalogPieceTexts, catalogTexts } from './item-texts';
import { checkLink } from './links';

/** A media catalog from the merchant (D-3.5 PublicCatalog). */
export const catalogItem = z
  .strictObject(
    described(
      {
        slug,
        name: line,
        description: prose.optional(),
        coverUrl: httpUrl.optional(),
        layout: z.enum(CATALOG_LAYOUTS).default('grid'),
        items: z
          .array(
            z.strictObject(described({ key, ...mediaPiece }, catalogPieceTexts)).meta({
              id: 'CatalogItemPiece',
              description: 'Piece of a media catalog as you write it: a picture, video or other file with title, caption and link.',
            }),
          )
          .max(1_000, 'A catalog holds at most 1,000 pieces.')
          .default([]),
        seoTitle: line.optional(),
        seoDescription: z.string().max(1_000).optional(),
        published,
        position,
      },
      catalogTexts,
    ),
  )
  .meta({
    id: 'CatalogItem',
    description:
      'Media catalog as you write it: a named list of pictures, videos and other files. A piece keeps its ref as long as you keep its key.',
  });
export type CatalogItem = z.infer<typeof catalogItem>;

/** Returns the faults of a media catalog beyond its shape (D-3.5 PublicCatalog); paths are relative to it. */
export function checkCatalog(catalog: CatalogItem, scope: RuleScope): Fault[] {
  return [...checkDistinct(catalog.items, 'key', 'items'), ...linksIn(catalog).flatMap(({ link, path }) => checkLink(link, path, scope))];
}
