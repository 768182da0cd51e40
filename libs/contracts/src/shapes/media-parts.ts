import { z } from 'zod';
import { httpUrl, line, link, MEDIA_TYPES } from './common';

export const CATALOG_LAYOUTS = ['grid', 'masonry', 'carousel', 'list'] as const;

const pixels = z.number().int('Give whole pixels.').positive().max(1_000_000, 'Give at most 1,000,000 pixels.');
export const mimeType = z
  .string()
  .regex(/^[\w.+-]+\/[\w.+-]+$/, 'Give a MIME type such as image/jpeg.')
  .max(127);
export const byteCount = z.number().int('Give whole bytes.').min(0, 'Give 0 or more.').max(Number.MAX_SAFE_INTEGER);

/** A piece of a media catalog (D-3.5 PublicCatalog), alike in the workspace document and in the response. */
export const mediaPiece = {
  type: z.enum(MEDIA_TYPES),
  title: line.optional(),
  caption: z.string().max(1_000).optional(),
  alt: z.string().max(1_000).optional(),
  url: httpUrl,
  thumbnailUrl: httpUrl.optional(),
  width: pixels.optional(),
  height: pixels.optional(),
  durationSeconds: z.number().positive().optional(),
  mimeType,
  sizeBytes: byteCount,
  link: link.optional(),
  tags: z.array(line).max(50).default([]),
};

/** A file of a folder (D-3.5 PublicFolder), alike in the workspace document and in the response. */
export const folderFile = {
  name: line,
  url: httpUrl,
  mimeType,
  sizeBytes: byteCount,
  checksumSha256: z.string().regex(/^[0-9a-f]{64}$/, 'Give the SHA-256 of the file as 64 lower-case hexadecimal digits.'),
  thumbnailUrl: httpUrl.optional(),
  width: pixels.optional(),
  height: pixels.optional(),
};
