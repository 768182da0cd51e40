import { z } from 'zod';
import { folderFile, httpUrl, key, line, prose, slug } from '@svc/contracts';
import { position } from './item-parts';

/** A folder of files as the merchant writes it (D-3.5 PublicFolder). */
export const folderItem = z
  .strictObject({
    slug,
    name: line,
    description: prose.optional(),
    coverUrl: httpUrl.optional(),
    parentSlug: slug.optional(),
    public: z.boolean().default(true).describe('Whether the storefront API shows the folder.'),
    files: z.array(z.strictObject({ key, ...folderFile })).max(1_000, 'A folder holds at most 1,000 files.').default([]),
    position,
  })
  .meta({ id: 'FolderItem', description: 'A folder; its files keep their refs as long as they keep their keys.' });
export type FolderItem = z.infer<typeof folderItem>;
