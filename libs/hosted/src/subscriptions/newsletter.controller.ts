import { Controller, Get, Param, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { parseOrRefuse } from '@svc/contracts';
import { nameParam } from '@svc/http';
import { newsletterRequest, SubscribeToNewsletter } from '@svc/subscriptions';
import type { Request, Response } from 'express';
import { FormValues, readPostedForm } from '../posted-form';
import { PageErrorFilter, redirectTo, sendPage } from '../page';
import { visitorOf } from '../page-visitor';
import { newsletterPage } from './newsletter-page';
import { sentPage } from './answer-page';
import { SubscriptionPageService } from './subscription-page-service';

/** Sign-up page of the newsletter at `/<workspace>/newsletter`, without the merchant's site. */
@Controller(':workspace/newsletter')
@UseFilters(PageErrorFilter)
export class HostedNewsletterController {
  constructor(
    private readonly service: SubscriptionPageService,
    private readonly subscribe: SubscribeToNewsletter,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Param('workspace', nameParam('page')) workspace: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    sendPage(
      response,
      newsletterPage(await this.service.load({ workspace, ...visitorOf(request) }), new FormValues(new URLSearchParams())),
    );
  }

  @Post()
  async signUp(
    @Param('workspace', nameParam('page')) workspace: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const page = await this.service.load({ workspace, ...visitorOf(request) });
    const refusal = await this.service.take(page, values, () => {
      const wish = parseOrRefuse(newsletterRequest, { email: values.text('email'), name: values.text('name') });
      return this.subscribe.execute({
        workspaceId: page.workspace.id,
        mode: 'live',
        request: wish,
        source: 'hosted',
        language: page.locale,
      });
    });
    if (!refusal) {
      redirectTo(response, `/${page.workspace.slug}/newsletter/sent`);
      return;
    }
    if (refusal.retryAfterSeconds) response.setHeader('Retry-After', refusal.retryAfterSeconds);
    sendPage(response, newsletterPage(page, values, refusal.problems), refusal.status);
  }

  @Get('sent')
  async showSent(
    @Param('workspace', nameParam('page')) workspace: string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const page = await this.service.load({ workspace, ...visitorOf(request) });
    sendPage(response, sentPage(page, `/${page.workspace.slug}/newsletter`));
  }
}
