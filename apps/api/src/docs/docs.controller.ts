import { Controller, Get, NotFoundException, Param, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OpenApiDocuments } from '../openapi/openapi-documents';
import type { OpenApiDocument } from '../openapi/openapi-document';
import { DemoKeys } from './demo-keys';
import { ASSETS } from './docs-assets';
import { docsPage, DOCS_POLICY, type Interface } from './docs-page';
import { guidesOf } from './guides';
import { referenceDocument } from './reference-document';

const ONE_HOUR_MS = 3_600_000;
const AT_DOCS = { storefront: '/docs', management: '/docs/management', assets: '/docs/assets', tryable: true };

/** Serves the reference page of each interface, and its files; nothing comes from another host. */
@Controller()
export class DocsController {
  constructor(
    private readonly demoKeys: DemoKeys,
    private readonly documents: OpenApiDocuments,
  ) {}

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

  /** Returns the document that the page draws, for people. Programs use `/v1/openapi.json`. */
  @Get('docs/reference/:side.json')
  reference(@Param('side') side: string): OpenApiDocument {
    if (side === 'storefront') return referenceDocument(this.documents.of('store'), guidesOf(side));
    if (side === 'management') return referenceDocument(this.documents.of('management'), guidesOf(side));
    throw new NotFoundException();
  }

  @Get('docs/assets/:name')
  asset(@Param('name') name: string, @Res() response: Response): void {
    const asset = ASSETS.get(name);
    if (!asset) throw new NotFoundException();
    if ('text' in asset) response.type(name).send(asset.text);
    else response.sendFile(asset.file, { maxAge: ONE_HOUR_MS });
  }

  private async show(side: Interface, request: Request, response: Response): Promise<void> {
    const key = await this.demoKeys.forPage(side, request.hostname);
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(docsPage(side, { ...AT_DOCS, reference: `/docs/reference/${side}.json` }, key));
  }
}
