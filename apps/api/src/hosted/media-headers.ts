import { downloadNameOf, type OpenedMedia } from '@svc/content';
import type { Response } from 'express';

const YEAR_SECONDS = 31_536_000;

/** Nothing in a file may run, load or be framed, even when it is opened as a page of its own. */
export const NOTHING_RUNS = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

export function etagOf({ file }: OpenedMedia): string {
  return `"${file.checksumSha256}"`;
}

/**
 * What is said of a file: public ones are kept by everyone for good and may be read by pages of any origin, private
 * ones are kept by nobody. Documents and private files are saved, and never shown as pages of this host.
 */
export function setMediaHeaders(response: Response, media: OpenedMedia): void {
  const { file, title, type, visibility } = media;
  if (visibility === 'private' || type === 'document') response.attachment(downloadNameOf(title, file.name));
  if (visibility === 'public') response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cache-Control', visibility === 'public' ? `public, max-age=${YEAR_SECONDS}, immutable` : 'private, no-store');
  response.setHeader('Content-Type', file.mimeType.startsWith('text/') ? `${file.mimeType}; charset=utf-8` : file.mimeType);
  response.setHeader('Content-Security-Policy', NOTHING_RUNS);
  response.setHeader('Accept-Ranges', 'bytes');
  response.setHeader('ETag', etagOf(media));
}
