import { z } from 'zod';
import { httpUrl, line } from './common';
import { link, mediaType } from './content-parts';

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
  title: line.optional().describe('Title of the piece (file) of a media catalog, one line to show. Absent when the merchant wrote none.'),
  caption: z
    .string()
    .max(1_000)
    .optional()
    .describe(
      'Caption to show below the piece (file) of a media catalog, plain text of at most 1,000 characters. Absent when there is none.',
    ),
  alt: z
    .string()
    .max(1_000)
    .optional()
    .describe(
      'Alternative text of the picture in a media catalog, for people who cannot see it; plain text of at most 1,000 characters. Absent when there is none.',
    ),
  url: httpUrl.describe('Absolute http or https URL of the piece (file) of a media catalog itself, in full size.'),
  thumbnailUrl: httpUrl
    .optional()
    .describe(
      'Absolute http or https URL of a small still picture of the piece (file) of a media catalog, for lists. Absent when there is none.',
    ),
  width: pixels
    .optional()
    .describe('Width of the picture or video in a media catalog, in pixels. Absent for sounds and documents, and when it is not known.'),
  height: pixels
    .optional()
    .describe('Height of the picture or video in a media catalog, in pixels. Absent for sounds and documents, and when it is not known.'),
  durationSeconds: z
    .number()
    .positive()
    .optional()
    .describe('Playing time of the video or sound in a media catalog, in seconds. Absent for other files, and when it is not known.'),
  mimeType: mimeType.describe('MIME type of the piece (file) of a media catalog, such as `image/webp`.'),
  sizeBytes: byteCount.describe('Size of the piece (file) of a media catalog in bytes; show it beside a download link.'),
  link: link
    .optional()
    .describe(
      'Target that a click on the piece of a media catalog opens: an object whose `type` says which of its fields to read. Absent: the piece has no link.',
    ),
  tags: z
    .array(line)
    .max(50)
    .default([])
    .describe(
      'Tags of the piece (file) of a media catalog, one word or line each, by which to group or filter pieces. Empty when there are none. Default: empty.',
    ),
};

/** A file of a folder (D-3.5 PublicFolder), alike in the workspace document and in the response. */
export const folderFile = {
  name: line.describe('File name of the file in a folder, with its extension, to show to visitors, such as `menu.pdf`.'),
  url: httpUrl.describe(
    'Absolute http or https URL of the file in a folder, as the merchant gave it. Link visitors to `downloadUrl` instead: not everybody may be able to read `url`.',
  ),
  mimeType: mimeType.describe('MIME type of the file in a folder, such as `application/pdf`.'),
  sizeBytes: byteCount.describe('Size of the file in a folder in bytes; show it beside a download link.'),
  checksumSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 of the file as 64 lower-case hexadecimal digits.')
    .describe('SHA-256 checksum of the file in a folder, as 64 lower-case hexadecimal digits. Use it to verify a download.'),
  thumbnailUrl: httpUrl
    .optional()
    .describe('Absolute http or https URL of a small still picture of the file in a folder, for lists. Absent when there is none.'),
  width: pixels.optional().describe('Width of the picture or video in a folder, in pixels. Absent for other files.'),
  height: pixels.optional().describe('Height of the picture or video in a folder, in pixels. Absent for other files.'),
};
