import { Controller, Get, NotFoundException, Param, Res } from '@nestjs/common';
import { FONT_PAIRINGS, fontPairing } from '@svc/contracts';
import type { Response } from 'express';
import { filesOf } from './page/font-files';

const YEAR_SECONDS = 31_536_000;

/** Fonts of hosted pages, which no other host sends. Their addresses change with their bytes, so they never expire. */
@Controller()
export class FontsController {
  private files?: ReadonlyMap<string, Buffer>;

  @Get('media/fonts/:file')
  send(@Param('file') file: string, @Res() response: Response): void {
    const bytes = this.byName().get(file);
    if (!bytes) throw new NotFoundException();
    response.setHeader('Content-Type', 'font/woff2');
    response.setHeader('Cache-Control', `public, max-age=${YEAR_SECONDS}, immutable`);
    response.end(bytes);
  }

  private byName(): ReadonlyMap<string, Buffer> {
    return (this.files ??= new Map(
      FONT_PAIRINGS.flatMap((name) => [fontPairing(name).headings, fontPairing(name).text])
        .flatMap(filesOf)
        .map(({ address, bytes }) => [address.slice(address.lastIndexOf('/') + 1), bytes]),
    ));
  }
}
