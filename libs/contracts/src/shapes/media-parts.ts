import { z } from 'zod';
import { httpUrl, line, link, mediaType } from './common';

export const CATALOG_LAYOUTS = ['grid', 'masonry', 'carousel', 'list'] as const;

const pixels = z.number().int('Give whole pixels.').positive().max(1_000_000, 'Give at most 1,000,000 pixels.');
export const mimeType = z
  .string()
  .regex(/^[\w.+-]+\/[\w.+-]+$/, 'Give a MIME type such as image/jpeg.')
  .max(127);
export const byteCount = z.number().int('Give whole bytes.').min(0, 'Give 0 or more.').max(Number.MAX_SAFE_INTEGER);

/** A piece of a media catalog (D-3.5 PublicCatalog), alike in the workspace document and in the response. */
export const mediaPiece = {
  type: mediaType,
  title: line.optional().describe('Title to show; absent when the merchant wrote none.'),
  caption: z.string().max(1_000).optional().describe('Text to show below the file; absent when there is none.'),
  alt: z.string().max(1_000).optional().describe('Alternative text for people who cannot see the picture; absent when there is none.'),
  url: httpUrl.describe('Absolute http or https address of the file itself.'),
  thumbnailUrl: httpUrl.optional().describe('Address of a small still picture for lists; absent when there is none.'),
  width: pixels.optional().describe('Width of the picture or video, pixels; absent for files without one.'),
  height: pixels.optional().describe('Height of the picture or video, pixels; absent for files without one.'),
  durationSeconds: z.number().positive().optional().describe('Playing time of a video or sound, seconds; absent for other files.'),
  mimeType: mimeType.describe('MIME type of the file, such as `image/webp`.'),
  sizeBytes: byteCount.describe('Number of bytes to download: show it beside the link.'),
  link: link.optional().describe('Where a click on the piece leads; absent when it leads nowhere.'),
  tags: z.array(line).max(50).default([]).describe('Words by which to group or filter the pieces; empty when there are none.'),
};

/** A file of a folder (D-3.5 PublicFolder), alike in the workspace document and in the response. */
export const folderFile = {
  name: line.describe('File name to show, with its extension.'),
  url: httpUrl.describe(
    'Address of the file as the merchant gave it. Offer `downloadUrl` to visitors: this one may not be readable by everybody.',
  ),
  mimeType: mimeType.describe('MIME type of the file, such as `application/pdf`.'),
  sizeBytes: byteCount.describe('Number of bytes to download: show it beside the link.'),
  checksumSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 of the file as 64 lower-case hexadecimal digits.')
    .describe('SHA-256 of the file as 64 lower-case hexadecimal digits, to verify a download.'),
  thumbnailUrl: httpUrl.optional().describe('Address of a small still picture for lists; absent when there is none.'),
  width: pixels.optional().describe('Width of a picture or video, pixels; absent for other files.'),
  height: pixels.optional().describe('Height of a picture or video, pixels; absent for other files.'),
};
