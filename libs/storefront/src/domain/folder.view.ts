import { folderFile, timestamp } from '@svc/contracts';
import { z } from 'zod';

/** A folder and its files (decisions 3.5 PublicFolder). */
export const publicFolder = z
  .object({
    ref: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.string().optional(),
    coverUrl: z.string().optional(),
    parentSlug: z.string().optional().describe('The folder it lies in, when that is public.'),
    folders: z
      .array(
        z.object({ ref: z.string(), slug: z.string(), name: z.string(), fileCount: z.number().int() }).meta({ id: 'PublicFolderChild' }),
      )
      .describe('Public folders that lie in this one.'),
    files: z.array(
      z
        .object({
          ref: z.string(),
          ...folderFile,
          downloadUrl: z.string().describe('Signed; good for an hour.'),
          sort: z.number().int(),
          createdAt: timestamp,
          updatedAt: timestamp,
        })
        .meta({ id: 'PublicFile' }),
    ),
    fileCount: z.number().int(),
    totalSizeBytes: z.number().int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'PublicFolder', description: 'A folder and its files.' });
export type PublicFolder = z.infer<typeof publicFolder>;
