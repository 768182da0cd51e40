import { Controller, Get, NotFoundException, Param, Redirect, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { OpenApiDocuments } from '../openapi/openapi-documents';
import { acceptedEncoding, PreparedAnswer } from '../pipeline/prepared-answer';
import { sendCompressed } from '../pipeline/send-compressed';
import { DemoKeys } from './demo-keys';
import { ASSETS, formOf } from './docs-assets';
import { docsPage, DOCS_POLICY, type Interface } from './docs-page';
import { guidesOf } from './guides';
import { referenceDocument } from './reference-document';
import { topicsOf } from './reference-topics';

const ONE_HOUR_MS = 3_600_000;
const AT_DOCS = { storefront: '/docs', management: '/docs/management', assets: '/docs/assets', tryable: true };

/** Serves the reference page of each interface, and its files; nothing comes from another host. */
@Controller()
export class DocsController {
  private readonly answers = new Map<string, PreparedAnswer>();

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
  async reference(@Param('side') side: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    if (side !== 'storefront' && side !== 'management') throw new NotFoundException();
    const document = () => referenceDocument(side, this.documents.of(side === 'storefront' ? 'store' : side), guidesOf(side));
    await sendCompressed(this.prepared(`${side}.json`, document), request, response);
  }

  @Get('docs/assets/:name')
  async asset(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const asset = ASSETS.get(name);
    if (!asset) throw new NotFoundException();
    if ('file' in asset) return sendForm(asset.file, asset.type, request, response);
    const { text, type } = asset;
    await sendCompressed(
      this.prepared(name, () => Buffer.from(text)),
      request,
      response,
      type,
    );
  }

  /** Returns what is sent under a name, which is made and compressed once. */
  private prepared(name: string, make: () => unknown): PreparedAnswer {
    const answer = this.answers.get(name) ?? new PreparedAnswer(make());
    this.answers.set(name, answer);
    return answer;
  }

  private async show(side: Interface, request: Request, response: Response): Promise<void> {
    const key = await this.demoKeys.forPage(side, request.hostname);
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response
      .type('html')
      .send(docsPage(side, { ...AT_DOCS, reference: `/docs/reference/${side}.json`, topics: topicsOf(guidesOf(side)) }, key));
  }
}

/** Sends a file of the build in the encoding that the request accepts, compressed by the build and not by each request. */
async function sendForm(file: string, type: string, request: Request, response: Response): Promise<void> {
  const { path, etag, encoding } = await formOf(file, acceptedEncoding(request.get('accept-encoding')));
  response.vary('Accept-Encoding').set('ETag', etag).type(type);
  if (encoding) response.set('Content-Encoding', encoding);
  response.sendFile(path, { maxAge: ONE_HOUR_MS, lastModified: false });
}
