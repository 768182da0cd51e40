import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { OpenFile } from '@svc/storefront';
import type { Response } from 'express';
import { nameParam, read } from '../edge';
import { linkQuery, type LinkQuery } from './link-query';

/** Signed links of files, for people without a key (D-3.5 PublicFolder `downloadUrl`). */
@Controller()
export class HostedFilesController {
  constructor(private readonly openFile: OpenFile) {}

  /** Leads to where the file lies. */
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
