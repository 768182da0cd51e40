import { Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { SubscriptionLinks } from '@svc/contracts';
import { idOf, NotFound } from '@svc/kernel';
import { ANNOUNCEMENT_MESSAGE_KIND, MessageLog } from '@svc/notifications';
import { EndMailings, type MailingsReader } from '@svc/subscriptions';
import type { Request, Response } from 'express';
import { PageErrorFilter, sendPage } from '../page';
import { ByLink, type PageLink, pathName, visitorOf } from '../page-visitor';
import { mailingsPage } from './answer-page';
import { type SubscriptionPageRequest, SubscriptionPageService } from './subscription-page-service';

/**
 * Page of the link by which guests unsubscribe from mails that are not about their event (D-137): `GET` asks, `POST` unsubscribes, from
 * wherever a mail program sends it (RFC 8058): the token is the proof, and no cookie, origin or body counts (D-154).
 */
@Controller(':workspace/mailings/:ref/unsubscribe')
@UseFilters(PageErrorFilter)
export class MailingsController {
  constructor(
    private readonly service: SubscriptionPageService,
    private readonly messages: MessageLog,
    private readonly mailings: EndMailings,
    private readonly links: SubscriptionLinks,
  ) {}

  @Get()
  async ask(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { page, reader } = await this.open(link, request);
    const isOff = !reader || (await this.mailings.isOff(reader));
    sendPage(response, mailingsPage(page, { isOff, address: request.originalUrl }));
  }

  @Post()
  async end(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { page, reader } = await this.open(link, request);
    if (reader) await this.mailings.execute(reader);
    sendPage(response, mailingsPage(page, { isOff: true, address: request.originalUrl }));
  }

  /**
   * Opens the page, and finds the recipient of the mail; there is none for a mail whose text was deleted, or whose recipient was erased (D-154).
   * @throws NotFound for unknown mails and for wrong tokens alike (D-1a); RateLimited
   */
  private async open({ ref, token }: PageLink, request: Request): Promise<{ page: SubscriptionPageRequest; reader?: MailingsReader }> {
    const page = await this.service.load({ workspace: pathName(request, 'workspace'), ...visitorOf(request), alsoSwitchedOff: true });
    const { id: workspaceId, slug: workspaceSlug } = page.workspace;
    const subscriptionId = idOf('msg', ref);
    if (!subscriptionId || !this.links.opens(token, { workspaceSlug, kind: 'mailings', subscriptionId }, 'end')) throw new NotFound('page');
    const message = await this.messages.find(workspaceId, subscriptionId);
    if (message?.kind !== ANNOUNCEMENT_MESSAGE_KIND) throw new NotFound('page');
    return { page, reader: message.recipient.includes('@') ? { workspaceId, email: message.recipient } : undefined };
  }
}
