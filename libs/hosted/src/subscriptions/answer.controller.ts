import { Controller, Get, Post, Req, Res, UseFilters, type Type } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { SubscriptionLinks, type SubscriptionAnswer } from '@svc/contracts';
import { idOf, NotFound } from '@svc/kernel';
import { AnswerSignUp, SUBSCRIPTION_PREFIX, type SubscriptionKind, SubscriptionList, type SubscriptionName } from '@svc/subscriptions';
import type { Request, Response } from 'express';
import { refuseCrossSite } from '../posted-form';
import { PageErrorFilter, sendPage } from '../page';
import { ByLink, type PageLink, pathName, visitorOf } from '../page-visitor';
import { answerPage } from './answer-page';
import { linkStateOf, type SubscriptionPageRequest, SubscriptionPageService } from './subscription-page-service';

/**
 * Returns the controller of the links in mails to subscribers: `GET` asks, `POST` answers. A mail program's post to unsubscribe (RFC
 * 8058) takes effect without another step, from wherever it is sent: the token is the proof, and no cookie, origin or body counts
 * (D-154). A form that confirms is accepted from the page alone.
 */
export function answerController(kind: SubscriptionKind, answer: SubscriptionAnswer, path: string): Type {
  const ends = answer === 'end';
  @Controller(`:workspace/${kind}/:ref/${path}`)
  @UseFilters(PageErrorFilter)
  class AnswerController {
    constructor(
      private readonly service: SubscriptionPageService,
      private readonly subscriptions: SubscriptionList,
      private readonly answering: AnswerSignUp,
      private readonly links: SubscriptionLinks,
      private readonly config: ServiceConfig,
    ) {}

    @Get()
    async ask(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
      const { page, name } = await this.open(link, request);
      const state = linkStateOf(answer, await this.subscriptions.find(name));
      sendPage(response, answerPage(page, { kind, answer, state, address: request.originalUrl }));
    }

    @Post()
    async take(@ByLink() link: PageLink, @Req() request: Request, @Res() response: Response): Promise<void> {
      if (!ends) refuseCrossSite(request, this.config.http.publicUrl);
      const { page, name } = await this.open(link, request);
      const state = linkStateOf(answer, await this.answering.execute(name, answer));
      sendPage(response, answerPage(page, { kind, answer, state, address: request.originalUrl }));
    }

    /** @throws NotFound for unknown subscriptions and for wrong tokens alike (D-1a); RateLimited */
    private async open({ ref, token }: PageLink, request: Request): Promise<{ page: SubscriptionPageRequest; name: SubscriptionName }> {
      const workspace = pathName(request, 'workspace');
      const page = await this.service.load({ workspace, ...visitorOf(request), alsoSwitchedOff: ends });
      const subscriptionId = idOf(SUBSCRIPTION_PREFIX[kind], ref);
      const { id: workspaceId, slug: workspaceSlug } = page.workspace;
      if (!subscriptionId || !this.links.opens(token, { workspaceSlug, kind, subscriptionId }, answer)) throw new NotFound('page');
      return { page, name: { workspaceId, mode: 'live', id: subscriptionId } };
    }
  }
  Object.defineProperty(AnswerController, 'name', { value: `AnswerController_${kind}_${answer}` });
  return AnswerController;
}
