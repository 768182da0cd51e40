import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { downloadNameOf, OpenSubmittedFile } from '@svc/content';
import type { Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { nameParam, read } from '../edge';
import { linkQuery, type LinkQuery } from './link-query';
import { NOTHING_RUNS } from './media-headers';

/** Signed links of files that came with forms, for the merchant's people: what a stranger sent is saved, and never shown as a page of this host. */
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
