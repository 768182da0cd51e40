import { Controller, Get, HttpStatus, Param, Post, Req, Res, UseFilters, type PipeTransform } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { fileRuleOf, IncomingFiles } from '@svc/content';
import { IdGenerator, LinkSigner } from '@svc/kernel';
import type { Request, Response } from 'express';
import { nameParam } from '../../edge';
import { contextOf } from '../../edge/request-context';
import { refuseCrossSite } from '../posted-form';
import { PageErrorFilter, sendPage } from '../page';
import { answerField, type FileIntake, firstValues, readSentForm, SEAL, sealOf, type SentForm } from './read-sent-form';
import { FormPageService, roomOf, type FormRefusal, type FormPageRequest } from './form-page-service';
import { formPage, thanksPage, viewOf } from './form-page';

interface Place {
  workspace: string;
  slug: string;
}

/** `/<workspace>/f/<form>`, the `hostedUrl` of a form, where people fill it in without the merchant's site. */
@Controller(':workspace/f/:slug')
@UseFilters(PageErrorFilter)
export class HostedFormController {
  constructor(
    private readonly service: FormPageService,
    private readonly incoming: IncomingFiles,
    private readonly signer: LinkSigner,
    private readonly ids: IdGenerator,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Param(place()) at: Place, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.load(at, request);
    const values = firstValues(page.form.fields, new URL(request.originalUrl, 'http://self').searchParams);
    sendPage(response, formPage(viewOf(page, { values, seal: this.newSeal(page) })));
  }

  @Post()
  async submit(@Param(place()) at: Place, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const page = await this.load(at, request);
    const refused = page.form.status === 'closed' ? { status: HttpStatus.CONFLICT, problems: [] } : await this.service.admitForm(page);
    const intake = refused ? undefined : intakeOf(page, this.incoming);
    const { sent, refusal } = await readSentForm(request, intake, async (sent) => ({ sent, refusal: refused ?? (await this.service.submit(page, sent)) }));
    if (refusal) this.askAgain(response, page, sent, refusal);
    else response.redirect(HttpStatus.SEE_OTHER, `${page.path}/thanks`);
  }

  @Get('thanks')
  async thank(@Param(place()) at: Place, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.load(at, request);
    const { redirectUrl } = page.form;
    if (redirectUrl) response.setHeader('Refresh', `0;url=${new URL(redirectUrl).href}`);
    sendPage(response, thanksPage(page));
  }

  private askAgain(response: Response, page: FormPageRequest, { values, chosen }: SentForm, { status, problems, retryAfterSeconds, isOld }: FormRefusal): void {
    const seal = isOld ? this.newSeal(page) : values.text(SEAL);
    if (retryAfterSeconds) response.setHeader('Retry-After', retryAfterSeconds);
    sendPage(response, formPage(viewOf(page, { values, seal, problems, lost: chosen })), status);
  }

  private newSeal({ path, now }: FormPageRequest): string {
    return sealOf({ path, shownAt: now, id: this.ids.next() }, this.signer);
  }

  private load({ workspace, slug }: Place, request: Request): Promise<FormPageRequest> {
    return this.service.load({ workspace, slug, clientIp: contextOf(request).clientIp, acceptLanguage: request.headers['accept-language'] });
  }
}

/** Pipe for the parameters of the path; what can be no name is not found. */
function place(): PipeTransform<Place, Place> {
  const name = nameParam('page');
  return { transform: ({ workspace, slug }, metadata) => ({ workspace: name.transform(workspace, metadata), slug: name.transform(slug, metadata) }) };
}

/** Of each question one file more than it takes, so that it can be told. */
function intakeOf(page: FormPageRequest, incoming: IncomingFiles): FileIntake | undefined {
  const asking = page.form.fields.filter(({ type, hidden }) => type === 'file' && !hidden);
  if (asking.length === 0) return undefined;
  const rules = asking.map(fileRuleOf);
  return {
    incoming,
    keys: new Map(asking.map(({ key }) => [answerField(key), key])),
    files: rules.reduce((sum, { maxFiles }) => sum + maxFiles + 1, 0),
    fileSize: Math.max(...rules.map(({ maxSizeBytes }) => maxSizeBytes)) + 1,
    inAll: roomOf(page).perSubmissionBytes,
  };
}
