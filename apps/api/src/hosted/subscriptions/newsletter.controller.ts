import { Controller, Get, HttpStatus, Inject, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { parseOrRefuse } from '@svc/contracts';
import { newsletterRequest, SubscribeToNewsletter } from '@svc/subscriptions';
import type { Request, Response } from 'express';
import { nameOf } from '../../edge';
import { readForm, refuseCrossSite } from '../form-body';
import { FormValues } from '../form-values';
import { PageErrorFilter, sendPage } from '../page';
import { newsletterPage } from './newsletter-page';
import { sentPage } from './sent-page';
import { SubscriptionDesk } from './subscription-desk';

/** `/<workspace>/newsletter`, where people sign up for the newsletter without the merchant's site. */
@Controller(':workspace/newsletter')
@UseFilters(PageErrorFilter)
export class HostedNewsletterController {
  constructor(
    @Inject(SubscriptionDesk) private readonly desk: SubscriptionDesk,
    @Inject(SubscribeToNewsletter) private readonly subscribe: SubscribeToNewsletter,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Param('workspace', nameOf('page')) workspace: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPage(response, newsletterPage(await this.desk.visit(workspace, request), new FormValues(new URLSearchParams())));
  }

  @Post()
  async signUp(@Param('workspace', nameOf('page')) workspaceSlug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const values = new FormValues(await readForm(request, response));
    const visit = await this.desk.visit(workspaceSlug, request);
    const refusal = await this.desk.take(visit, values, () => {
      const wish = parseOrRefuse(newsletterRequest, { email: values.text('email'), name: values.text('name') });
      return this.subscribe.execute({ workspaceId: visit.workspace.id, mode: 'live', request: wish, source: 'hosted' });
    });
    if (!refusal) {
      response.redirect(HttpStatus.SEE_OTHER, `/${visit.workspace.slug}/newsletter/sent`);
      return;
    }
    if (refusal.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
    sendPage(response, newsletterPage(visit, values, refusal.problems), refusal.status);
  }

  @Get('sent')
  async tell(@Param('workspace', nameOf('page')) workspaceSlug: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const visit = await this.desk.visit(workspaceSlug, request);
    sendPage(response, sentPage(visit, `/${visit.workspace.slug}/newsletter`));
  }
}
