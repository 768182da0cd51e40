import { Controller, Get, HttpStatus, Post, Query, Req, Res, type Type, UseFilters } from '@nestjs/common';
import { ServiceConfig } from '@svc/composition';
import { read } from '@svc/http';
import { LinkSigner, NotFound } from '@svc/kernel';
import { TicketDocuments } from '@svc/notifications';
import type { GuestSource } from '@svc/registration';
import type { Request, Response } from 'express';
import { FollowRenamed } from '../follow-renamed';
import { addressQuery, Entering, type PageEntry } from '../page-visitor';
import { FormValues, readPostedForm } from '../posted-form';
import { inChosenLanguage, PageErrorFilter, redirectTo, sendPage } from '../page';
import { sendFile } from '../send-file';
import { calendarOfEvent } from './event-calendar';
import { EventPageService } from './event-page-service';
import { SellTickets } from './sell-tickets';
import { eventPage } from './event-page';
import { type EventPageView, viewOf } from './event-page-view';
import { CODE, STEP } from './field-names';
import { isGoodOutcome, outcomeLink, outcomeQuery, registeredPage, type SignedOutcome } from './registered-page';

/**
 * Returns the controller of an event's page below `/<workspace>/<door>/<event>`, on which guests register without the merchant's site
 * (decisions 3.15, D-16).
 */
function eventPageController(door: string, source: GuestSource): Type {
  const route = `:workspace/${door}/:slug`;

  @Controller()
  @FollowRenamed('event')
  @UseFilters(PageErrorFilter)
  class EventPageController {
    constructor(
      private readonly service: EventPageService,
      private readonly documents: TicketDocuments,
      private readonly signer: LinkSigner,
      private readonly config: ServiceConfig,
    ) {}

    @Get(route)
    async show(@Entering() entry: PageEntry, @Req() request: Request, @Res() response: Response): Promise<void> {
      const values = new FormValues(addressQuery(request));
      const page = await this.service.load({ ...entry, door }, values);
      sendChoice(response, viewOf({ ...page, values, isForInvited: source === 'rsvp_link' }));
    }

    @Post(route)
    async register(@Entering() entry: PageEntry, @Req() request: Request, @Res() response: Response): Promise<void> {
      const values = await readPostedForm(request, response, this.config.http.publicUrl);
      const page = await this.service.load({ ...entry, door }, values);
      if (values.has(STEP)) {
        sendChoice(response, viewOf({ ...page, values }));
        return;
      }
      const outcome = await this.service.take(page, values, source);
      if (outcome.checkoutUrl !== undefined) {
        redirectTo(response, outcome.checkoutUrl);
        return;
      }
      if (outcome.registered) {
        redirectTo(response, outcomeLink(page.path, outcome.registered, this.signer));
        return;
      }
      if (outcome.retryAfterSeconds) response.setHeader('Retry-After', outcome.retryAfterSeconds);
      sendPage(response, eventPage(viewOf({ ...page, values, problems: outcome.problems })), outcome.status);
    }

    @Get(`${route}/event.ics`)
    async keep(@Entering() entry: PageEntry, @Req() request: Request, @Res() response: Response): Promise<void> {
      const { page, brand, url, now } = await this.service.load({ ...entry, door }, new FormValues(new URLSearchParams()));
      const organiser = { name: brand.name, email: this.config.messaging.from };
      sendFile(
        response,
        'text/calendar; charset=utf-8; method=PUBLISH',
        'event.ics',
        this.documents.calendar(calendarOfEvent(page.event, { url: inChosenLanguage(request, url), organiser, now })),
      );
    }

    @Get(`${route}/registered`)
    async showRegistered(
      @Entering() entry: PageEntry,
      @Query(read(outcomeQuery)) outcome: SignedOutcome,
      @Res() response: Response,
    ): Promise<void> {
      const { page, brand, path, locale, words } = await this.service.load({ ...entry, door }, new FormValues(new URLSearchParams()));
      if (!isGoodOutcome(path, outcome, this.signer)) throw new NotFound('page');
      sendPage(response, registeredPage({ event: page.event, brand, path, outcome, locale, words }));
    }
  }
  Object.defineProperty(EventPageController, 'name', { value: `EventPageController_${door}` });
  return EventPageController;
}

/** Sends the page of a choice; 400 where it cannot be taken as it was sent. An address with a code that opens nothing shows the event. */
function sendChoice(response: Response, view: EventPageView): void {
  const isRefused = view.problems.some(({ name }) => name !== CODE);
  sendPage(response, eventPage(view), isRefused ? HttpStatus.BAD_REQUEST : HttpStatus.OK);
}

/** Providers of these controllers. */
export const EVENT_PAGE_PARTS = [EventPageService, SellTickets];

/** Event page of a shop, and the link that an organiser sends to invited guests. */
export const EVENT_PAGE_CONTROLLERS = [eventPageController('e', 'hosted_storefront'), eventPageController('rsvp', 'rsvp_link')];
