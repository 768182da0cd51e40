import { Controller, Get, NotFoundException, Param, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DemoKeys } from './demo-keys';
import { ASSETS } from './docs-assets';
import { docsPage, DOCS_POLICY, type Interface } from './docs-page';

const ONE_DAY_MS = 86_400_000;

/** Serves the reference page of each interface, and the files it is made of; nothing comes from another host. */
@Controller()
export class DocsController {
  constructor(private readonly demoKeys: DemoKeys) {}

  @Get()
  @Redirect('/docs')
  home(): void {}

  @Get('docs')
  storefront(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.show('storefront', request, response);
  }

  @Get('docs/management')
  management(@Req() request: Request, @Res() response: Response): Promise<void> {
    return this.show('management', request, response);
  }

  @Get('docs/assets/:name')
  asset(@Param('name') name: string, @Res() response: Response): void {
    const asset = ASSETS.get(name);
    if (!asset) throw new NotFoundException();
    if ('text' in asset) response.type(name).send(asset.text);
    else response.sendFile(asset.file, { root: asset.folder, maxAge: ONE_DAY_MS });
  }

  private async show(side: Interface, request: Request, response: Response): Promise<void> {
    const key = await this.demoKeys.forPage(side, request.hostname);
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(docsPage(side, key));
  }
}
