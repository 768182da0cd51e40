import { Controller, Get, HttpStatus, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { fileRuleOf, IncomingFiles } from '@svc/content';
import { IdGenerator, LinkSigner } from '@svc/kernel';
import type { Request, Response } from 'express';
import { FollowRenamed } from '../follow-renamed';
import { addressQuery, Entering, type PageEntry } from '../page-visitor';
import { refuseCrossSite } from '../posted-form';
import { PageErrorFilter, redirectTo, sendPage } from '../page';
import { answerField, type FileIntake, firstValues, readSentForm, SEAL, sealOf, type SentForm } from './read-sent-form';
import { FormPageService, roomOf, type PublicFormRefusal, type FormPageRequest } from './form-page-service';
import { formPage, thanksPage, viewOf } from './form-page';

/** Page of a form at `/<workspace>/f/<form>`, its `hostedUrl`, where people fill it in without the merchant's site. */
@Controller(':workspace/f/:slug')
@FollowRenamed('form')
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
  async show(@Entering() entry: PageEntry, @Req() request: Request, @Res() response: Response): Promise<void> {
    const page = await this.service.load(entry);
    const values = firstValues(page.form.fields, addressQuery(request));
    sendPage(response, await formPage(viewOf(page, { values, seal: this.newSeal(page) })));
  }

  @Post()
  async submit(@Entering() entry: PageEntry, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const page = await this.service.load(entry);
    const refused = page.form.status === 'closed' ? { status: HttpStatus.CONFLICT, problems: [] } : await this.service.admitForm(page);
    const intake = refused ? undefined : intakeOf(page, this.incoming);
    const { sent, refusal } = await readSentForm(request, intake, async (sent) => ({
      sent,
      refusal: refused ?? (await this.service.submit(page, sent)),
    }));
    if (refusal) await this.askAgain(response, page, sent, refusal);
    else redirectTo(response, `${page.path}/thanks`);
  }

  @Get('thanks')
  async thank(@Entering() entry: PageEntry, @Res() response: Response): Promise<void> {
    const page = await this.service.load(entry);
    const { redirectUrl } = page.form;
    if (redirectUrl) response.setHeader('Refresh', `0;url=${new URL(redirectUrl).href}`);
    sendPage(response, thanksPage(page));
  }

  private async askAgain(
    response: Response,
    page: FormPageRequest,
    { values, chosen }: SentForm,
    { status, problems, retryAfterSeconds, isOld }: PublicFormRefusal,
  ): Promise<void> {
    const seal = isOld ? this.newSeal(page) : values.text(SEAL);
    if (retryAfterSeconds) response.setHeader('Retry-After', retryAfterSeconds);
    sendPage(response, await formPage(viewOf(page, { values, seal, problems, lost: chosen })), status);
  }

  private newSeal({ path, now }: FormPageRequest): string {
    return sealOf({ path, shownAt: now, id: this.ids.next() }, this.signer);
  }
}

/** Returns the limits of files: one file more than each question accepts, so that the refusal can say so. */
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
