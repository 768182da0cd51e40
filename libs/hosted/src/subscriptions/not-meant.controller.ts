import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { SubscriptionLinks } from '@svc/contracts';
import { idOf, NotFound } from '@svc/kernel';
import { SayNotMeant } from '@svc/notifications';
import type { Request, Response } from 'express';
import { readPostedForm } from '../posted-form';
import { PageErrorFilter, sendPage } from '../page';
import { ByLink, type PageLink, pathName, visitorOf } from '../page-visitor';
import { notMeantPage } from './answer-page';
import { type SubscriptionPageRequest, SubscriptionPageService } from './subscription-page-service';

interface OpenedMail {
  page: SubscriptionPageRequest;
  mail: { workspaceId: string; messageId: string };
}

/**
 * Page of the link by which somebody whom a seat names says that they are not meant (D-153): `GET` asks, `POST` answers by a button, since
 * mail scanners open links. A mail whose recipient was erased changes nothing.
 */
@Controller(':workspace/named/:ref/not-meant')
@UseFilters(PageErrorFilter)
export class NotMeantController {
  constructor(
    private readonly service: SubscriptionPageService,
    private readonly answers: SayNotMeant,
    private readonly links: SubscriptionLinks,
    private readonly config: ServiceConfig,
  ) {}

  @Get()
  async ask(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { page, mail } = await this.open(link, request);
    const isSaid = await this.answers.isSaid(mail);
    if (isSaid === undefined) throw new NotFound('page');
    sendPage(response, notMeantPage(page, { isSaid, address: request.originalUrl }));
  }

  @Post()
  async answer(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const values = await readPostedForm(request, response, this.config.http.publicUrl);
    const { page, mail } = await this.open(link, request);
    const answer = values.text('answer') === 'meant' ? 'meant' : 'not_meant';
    if (!(await this.answers.execute(mail, answer))) throw new NotFound('page');
    sendPage(response, notMeantPage(page, { isSaid: answer === 'not_meant', address: request.originalUrl }));
  }

  /** @throws NotFound for unknown mails and for wrong tokens alike (D-1a); RateLimited */
  private async open({ ref, token }: PageLink, request: Request): Promise<OpenedMail> {
    const page = await this.service.load({ workspace: pathName(request, 'workspace'), ...visitorOf(request), alsoSwitchedOff: true });
    const { id: workspaceId, slug: workspaceSlug } = page.workspace;
    const messageId = idOf('msg', ref);
    if (!messageId || !this.links.opensNotMeant(token, { workspaceSlug, messageId })) throw new NotFound('page');
    return { page, mail: { workspaceId, messageId } };
  }
}
