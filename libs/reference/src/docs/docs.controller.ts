import { Controller, Get, NotFoundException, Param, Redirect, Req, Res } from '@nestjs/common';
import { acceptedEncoding, PreparedAnswer, sendCompressed } from '@svc/http';
import type { Request, Response } from 'express';
import { OpenApiDocuments } from '../openapi/openapi-documents';
import { DemoKeys } from './demo-keys';
import { ASSETS, formOf } from './docs-assets';
import { docsPage, DOCS_POLICY, type Interface } from './docs-page';
import { anchorOf } from './guide-text';
import { type Guide, guidesOf } from './guides';
import { errorCodes } from './error-guide';
import { llmsText, markdownPages, type MarkdownPage } from './markdown-pages';
import { referenceDocument } from './reference-document';
import { topicsOf } from './reference-topics';

const ONE_HOUR_MS = 3_600_000;
const AT_DOCS = { storefront: '/docs', management: '/docs/management', assets: '/docs/assets', llms: '/llms.txt', tryable: true };
const MARKDOWN = 'text/markdown; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';

/** Serves the reference page of each interface that this process serves, and its files; nothing comes from another host. */
@Controller()
export class DocsController {
  private readonly answers = new Map<string, PreparedAnswer>();
  private pages?: ReadonlyMap<string, MarkdownPage>;

  constructor(
    private readonly demoKeys: DemoKeys,
    private readonly documents: OpenApiDocuments,
  ) {}

  @Get()
  @Redirect()
  home(): { url: string } {
    return { url: this.documents.isServed('store') ? AT_DOCS.storefront : AT_DOCS.management };
  }

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
    this.documents.requireServed(audienceOf(side));
    const document = () => referenceDocument(side, this.documents.of(audienceOf(side)), guidesOf(side));
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

  /** Returns the list of all pages as Markdown, for programs that read the reference. */
  @Get(['llms.txt', 'docs/llms.txt'])
  async llms(@Req() request: Request, @Res() response: Response): Promise<void> {
    const text = () => Buffer.from(llmsText([...this.markdown().values()], '/docs/'));
    await sendCompressed(this.prepared('llms.txt', text), request, response, PLAIN);
  }

  /** Leads to an error code in the page, so that logs and messages can link to it. */
  @Get('docs/errors/:code')
  error(@Param('code') name: string, @Req() request: Request, @Res() response: Response): Promise<void> | void {
    if (name.endsWith('.md')) return this.page(`errors/${name}`, request, response);
    if (!errorCodes().some((code) => code === name)) throw new NotFoundException();
    response.redirect(`/docs${anchorOf(name)}`);
  }

  @Get('docs/:name.md')
  guide(@Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.page(`${name}.md`, request, response);
  }

  @Get('docs/:side/:name.md')
  operation(@Param('side') side: string, @Param('name') name: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    return this.page(`${side}/${name}.md`, request, response);
  }

  private async page(path: string, request: Request, response: Response): Promise<void> {
    const page = this.markdown().get(path);
    if (!page) throw new NotFoundException();
    await sendCompressed(
      this.prepared(path, () => Buffer.from(page.text)),
      request,
      response,
      MARKDOWN,
    );
  }

  /** Returns every page of the reference as Markdown by its path, made on first use. */
  private markdown(): ReadonlyMap<string, MarkdownPage> {
    if (this.pages) return this.pages;
    const documents = { storefront: this.documents.of('store'), management: this.documents.of('management') };
    const guides = { storefront: this.servedGuides('storefront'), management: this.servedGuides('management') };
    this.pages = new Map(markdownPages(documents, guides).map((page) => [page.path, page]));
    return this.pages;
  }

  private servedGuides(side: Interface): Guide[] {
    return this.documents.isServed(audienceOf(side)) ? guidesOf(side) : [];
  }

  /** Returns what is sent under a name, which is made and compressed once. */
  private prepared(name: string, make: () => unknown): PreparedAnswer {
    const answer = this.answers.get(name) ?? new PreparedAnswer(make(), undefined, 'lasting');
    this.answers.set(name, answer);
    return answer;
  }

  private async show(side: Interface, request: Request, response: Response): Promise<void> {
    this.documents.requireServed(audienceOf(side));
    const key = await this.demoKeys.forPage(side, request.hostname);
    response.setHeader('Content-Security-Policy', DOCS_POLICY);
    response.setHeader('Cache-Control', 'no-store');
    response
      .type('html')
      .send(docsPage(side, { ...AT_DOCS, reference: `/docs/reference/${side}.json`, topics: topicsOf(guidesOf(side)) }, key));
  }
}

const audienceOf = (side: Interface) => (side === 'storefront' ? 'store' : side);

/** Sends a file of the build in the encoding that the request accepts, compressed by the build and not by each request. */
async function sendForm(file: string, type: string, request: Request, response: Response): Promise<void> {
  const { path, etag, encoding } = await formOf(file, acceptedEncoding(request.get('accept-encoding')));
  response.vary('Accept-Encoding').set('ETag', etag).type(type);
  if (encoding) response.set('Content-Encoding', encoding);
  response.sendFile(path, { maxAge: ONE_HOUR_MS, lastModified: false });
}
