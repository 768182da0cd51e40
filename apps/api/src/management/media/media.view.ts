import { MEDIA_VISIBILITIES, type MediaAddress, type MediaFile } from '@svc/content';
import { MEDIA_TYPES } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';

const pixels = z.number().int().optional().describe('Pixels, of pictures only.');

/** An uploaded file; its fields fit into the pieces of catalogs and the files of folders. */
export const mediaView = z
  .object({
    ref: z.string(),
    name: z.string().describe('What it was called when it was uploaded.'),
    type: z.enum(MEDIA_TYPES),
    visibility: z.enum(MEDIA_VISIBILITIES),
    url: z.string().describe('Its address for good. A private file opens there by signed links only, such as those of a folder.'),
    downloadUrl: z.string().optional().describe('Of a private file: the address signed, good for an hour.'),
    thumbnailUrl: z.string().optional().describe('Of a public picture.'),
    mimeType: z.string(),
    sizeBytes: z.number().int(),
    checksumSha256: z.string(),
    width: pixels,
    height: pixels,
    createdAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'MediaFile' });
export type MediaView = z.infer<typeof mediaView>;

export function presentMedia(media: MediaFile, workspaceSlug: string, address: MediaAddress, now: Date): MediaView {
  const { file, thumbnail, visibility } = media;
  const { name: _, ...facts } = file;
  const url = address.of(workspaceSlug, media, file);
  return {
    ref: refOf('med', media.id),
    name: media.title,
    type: media.type,
    visibility,
    url,
    downloadUrl: visibility === 'private' ? address.signedForAnHour(workspaceSlug, url, now) : undefined,
    thumbnailUrl: thumbnail && address.of(workspaceSlug, media, thumbnail),
    ...facts,
    createdAt: timestampOf(media.createdAt),
  };
}
