import { Controller, Get, Param, Query, Req, Res } from '@nestjs/common';
import { OpenMedia, type ByteRange, type OpenedMedia } from '@svc/content';
import { nameParam, read } from '@svc/http';
import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { z } from 'zod';
import { etagOf, linkQuery, setMediaHeaders } from './files.controller';

const mediaQuery = linkQuery.partial();

/** Uploaded files for everyone who has their address (decisions 3.16 media). */
@Controller()
export class HostedMediaController {
  constructor(private readonly openMedia: OpenMedia) {}

  /** Sends the file, a range of it (`Range`), or 304, since it never changes. */
  @Get('media/:workspace/:ref/:name')
  async open(
    @Param('workspace', nameParam('file')) workspaceSlug: string,
    @Param('ref', nameParam('file')) ref: string,
    @Param('name', nameParam('file')) name: string,
    @Query(read(mediaQuery)) { expires, signature }: z.output<typeof mediaQuery>,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const link = expires !== undefined && signature !== undefined ? { expires, signature } : undefined;
    const media = await this.openMedia.execute({ workspaceSlug, ref, name, link });
    if (isKnown(request, etagOf(media))) {
      setMediaHeaders(response, media);
      response.status(304).end();
      return;
    }
    const range = rangeOf(request, media);
    if (range === 'unsatisfiable') {
      response.status(416).setHeader('Content-Range', `bytes */${media.file.sizeBytes}`).setHeader('Cache-Control', 'no-store').end();
      return;
    }
    await send(request, response, media, range);
  }
}

/** Opens the file before the response begins, so that a file missing in the storage is answered as not found. */
async function send(request: Request, response: Response, media: OpenedMedia, range: ByteRange | undefined): Promise<void> {
  const { sizeBytes } = media.file;
  const bytes = request.method === 'HEAD' ? undefined : await media.read(range);
  setMediaHeaders(response, media);
  response.setHeader('Content-Length', range ? range.end - range.start + 1 : sizeBytes);
  if (range) response.status(206).setHeader('Content-Range', `bytes ${range.start}-${range.end}/${sizeBytes}`);
  if (bytes) await pipeline(Readable.from(bytes), response);
  else response.end();
}

function isKnown(request: Request, etag: string): boolean {
  const etags = request
    .get('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  return etags !== undefined && (etags.includes(etag) || etags.includes('*'));
}

/** Returns the one requested range; undefined for the whole file, for several ranges, and for a range of another version. */
function rangeOf(request: Request, media: OpenedMedia): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = request.get('if-range');
  if (ifRange !== undefined && ifRange !== etagOf(media)) return undefined;
  const ranges = request.range(media.file.sizeBytes);
  if (ranges === -1) return 'unsatisfiable';
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
