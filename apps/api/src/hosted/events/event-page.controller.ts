import { Controller, Get, HttpStatus, Param, type PipeTransform, Post, Query, Req, Res, type Type, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import type { RegistrationSource } from '@svc/contracts';
import { LinkSigner, NotFound } from '@svc/kernel';
import type { Request, Response } from 'express';
import { nameParam, read } from '../../edge';
import { contextOf } from '../../edge/request-context';
import { FormValues, readForm, refuseCrossSite } from '../posted-form';
import { PageErrorFilter, sendPage } from '../page';
import { type CheckoutPageRequest, EventPageService, type Place } from './event-page-service';
import { eventPage } from './event-page';
import { viewOf } from './event-page-view';
import { isGoodOutcome, outcomeLink, outcomeQuery, registeredPage, type SignedOutcome } from './registered-page';

/** The page of an event below `/<workspace>/<door>/<event>`, on which guests register without the merchant's site (decisions 3.15, D-16). */
function eventPageController(door: string, source: RegistrationSource): Type {
  const route = `:workspace/${door}/:slug`;

  @Controller()
  @UseFilters(PageErrorFilter)
  class EventPageController {
    constructor(
      private readonly service: EventPageService,
      private readonly signer: LinkSigner,
      private readonly config: ServiceConfig,
    ) {}

    @Get(route)
    async show(@Param(placeAt(door)) place: Place, @Req() request: Request, @Res() response: Response): Promise<void> {
      const values = new FormValues(new URL(request.originalUrl, 'http://self').searchParams);
      sendPage(response, eventPage(viewOf({ ...(await this.load(place, values, request)), values })));
    }

    @Post(route)
    async register(@Param(placeAt(door)) place: Place, @Req() request: Request, @Res() response: Response): Promise<void> {
      refuseCrossSite(request, this.config.http.publicUrl);
      const values = new FormValues(await readForm(request, response));
      const page = await this.load(place, values, request);
      const outcome = await this.service.register(page, values, source);
      if (outcome.registered) {
        response.redirect(HttpStatus.SEE_OTHER, outcomeLink(page.path, outcome.registered, this.signer));
        return;
      }
      if (outcome.retryAfterSeconds) response.setHeader('Retry-After', outcome.retryAfterSeconds);
      sendPage(response, eventPage(viewOf({ ...page, values, problems: outcome.problems })), outcome.status);
    }

    @Get(`${route}/registered`)
    async tell(@Param(placeAt(door)) place: Place, @Query(read(outcomeQuery)) outcome: SignedOutcome, @Req() request: Request, @Res() response: Response): Promise<void> {
      const { page, brand, path, locale, words } = await this.load(place, new FormValues(new URLSearchParams()), request);
      if (!isGoodOutcome(path, outcome, this.signer)) throw new NotFound('page');
      sendPage(response, registeredPage({ event: page.event, brand, path, outcome, locale, words }));
    }

    private load(place: Place, values: FormValues, request: Request): Promise<CheckoutPageRequest> {
      return this.service.load(place, values, { clientIp: contextOf(request).clientIp, acceptLanguage: request.headers['accept-language'] });
    }
  }
  Object.defineProperty(EventPageController, 'name', { value: `EventPageController_${door}` });
  return EventPageController;
}

/** Pipe for the parameters of the path; what can be no name is not found. */
function placeAt(door: string): PipeTransform<Omit<Place, 'door'>, Place> {
  const name = nameParam('page');
  return { transform: ({ workspace, slug }, metadata) => ({ workspace: name.transform(workspace, metadata), slug: name.transform(slug, metadata), door }) };
}

export { EventPageService } from './event-page-service';

/** The event page of a shop, and the link that an organiser sends to those who are invited. */
export const EVENT_PAGE_CONTROLLERS = [eventPageController('e', 'hosted_storefront'), eventPageController('rsvp', 'rsvp_link')];
