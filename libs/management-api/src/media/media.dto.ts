import { MEDIA_VISIBILITIES, type MediaAddress, type MediaFile } from '@svc/content';
import { describedEnum, mediaType, withMeanings } from '@svc/contracts';
import { refOf, timestampOf } from '@svc/kernel';
import { z } from 'zod';
import { createdAtOf } from '../moments.dto';

const pixels = (about: string) =>
  z.number().int().optional().describe(`${about} of the uploaded picture in pixels. Absent for files other than pictures.`);
const VISIBILITIES = {
  public: 'Anyone with the URL can open the file.',
  private: 'The file opens only by signed links, which expire.',
};

/** An uploaded file; its fields fit into the pieces of catalogs and the files of folders. */
export const mediaView = z
  .object({
    ref: z.string().describe('Ref of the uploaded file, given by the service: `med_…`.'),
    name: z.string().describe('File name at the upload, such as `poster.jpg`.'),
    type: mediaType,
    visibility: describedEnum(MEDIA_VISIBILITIES, 'Visibility of the uploaded file.', VISIBILITIES),
    url: z
      .string()
      .describe(
        'Permanent URL of the uploaded file: put it into fields of products, events and pages that take a file or picture. The URL of a private file opens only by the signed `downloadUrl`.',
      ),
    downloadUrl: z
      .string()
      .optional()
      .describe('Signed URL of the private file, valid for an hour from this response. Absent for public files.'),
    thumbnailUrl: z
      .string()
      .optional()
      .describe('URL of a small version of the public picture, for lists. Absent for private files and for files other than pictures.'),
    mimeType: z.string().describe('MIME type of the uploaded file, such as `image/webp`.'),
    sizeBytes: z.number().int().describe('Size of the stored file in bytes.'),
    checksumSha256: z.string().describe('SHA-256 checksum of the stored file, 64 lower-case hexadecimal digits.'),
    width: pixels('Width'),
    height: pixels('Height'),
    createdAt: createdAtOf('file'),
  })
  .meta({ id: 'MediaFile', description: 'An uploaded picture or other file.' });
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

/** Query of an upload. Unknown parameters are refused, since a misspelt `visibility` must not publish a private file. */
export const uploadMediaQuery = z.strictObject({
  name: z
    .string('Give one name.')
    .max(1_000)
    .describe('File name, where the upload itself gives none; at most 1,000 characters. Default: the name that the upload gives.')
    .optional(),
  visibility: z
    .enum(MEDIA_VISIBILITIES, 'Give public or private.')
    .describe(withMeanings('Visibility of the file. Default: documents are private, all other files public.', VISIBILITIES))
    .optional(),
});
