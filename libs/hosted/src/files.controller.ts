import { z } from 'zod';
import { downloadNameOf, type OpenedMedia, OpenSubmittedFile } from '@svc/content';
import type { Response } from 'express';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { nameParam, read } from '@svc/http';
import { OpenFile } from '@svc/storefront';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const FOLLOW = 'Follow the link as it was given.';

/** Query of a signed link (D-1a). */
export const linkQuery = z.object({
  expires: z
    .string(FOLLOW)
    .regex(/^\d{1,12}$/, FOLLOW)
    .transform(Number),
  signature: z.string(FOLLOW).max(100, FOLLOW),
});
type LinkQuery = z.output<typeof linkQuery>;

const YEAR_SECONDS = 31_536_000;

/** Policy of files: nothing may run, load or be framed, even when a file is opened as a page of its own. */
const NOTHING_RUNS = "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";

export function etagOf({ file }: OpenedMedia): string {
  return `"${file.checksumSha256}"`;
}

/**
 * Sets the headers of a file: public ones are cached permanently and readable from any origin, private ones are never cached. Documents
 * and private files are downloaded, and never shown as pages of this host.
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

/** Signed links of files, for people without a key (D-3.5 PublicFolder `downloadUrl`). */
@Controller()
export class HostedFilesController {
  constructor(private readonly openFile: OpenFile) {}

  /** Redirects to the location of the file. */
  @Get(':workspace/files/:ref')
  async open(
    @Param('workspace', nameParam('file')) workspaceSlug: string,
    @Param('ref', nameParam('file')) ref: string,
    @Query(read(linkQuery)) link: LinkQuery,
    @Res() response: Response,
  ): Promise<void> {
    const url = await this.openFile.execute({ workspaceSlug, ref, ...link });
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(302, url);
  }
}

/**
 * Signed links of files sent with forms, for the merchant's staff: files of strangers are downloaded, and never shown as a page of this
 * host.
 */
@Controller()
export class SubmittedFilesController {
  constructor(private readonly openFile: OpenSubmittedFile) {}

  @Get(':workspace/submissions/:ref/:file')
  async open(
    @Param('workspace', nameParam('file')) workspaceSlug: string,
    @Param('ref', nameParam('file')) submissionRef: string,
    @Param('file', nameParam('file')) fileRef: string,
    @Query(read(linkQuery)) link: LinkQuery,
    @Res() response: Response,
  ): Promise<void> {
    const { file, bytes } = await this.openFile.execute({ workspaceSlug, submissionRef, fileRef, link });
    response.attachment(downloadNameOf(file.name, file.storageKey));
    response.setHeader('Content-Type', file.contentType);
    response.setHeader('Content-Length', file.sizeBytes);
    response.setHeader('Cache-Control', 'private, no-store');
    response.setHeader('Content-Security-Policy', NOTHING_RUNS);
    await pipeline(Readable.from(bytes), response);
  }
}
