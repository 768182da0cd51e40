import { Controller, Get, HttpStatus, Inject, Param, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { returnUrlWith } from '@svc/checkout';
import { ServiceConfig } from '@svc/composition';
import type { Request, Response } from 'express';
import { z } from 'zod';
import { nameOf, read } from '../../edge';
import { contextOf } from '../../edge/request-context';
import { readForm, refuseCrossSite } from '../form-body';
import { FormValues } from '../form-values';
import { PageErrorFilter, sendPage } from '../page';
import { CheckoutDesk } from './checkout-desk';
import { checkoutPage } from './checkout-page';
import { CheckoutVisits, type Visit } from './checkout-visits';
import { standingOf } from './live/standing-of';
import { addressOf } from './page-address';

const pageQuery = z.object({ t: z.string().max(100), way: z.string().max(20).optional(), done: z.string().max(1).optional() });
type PageQuery = z.output<typeof pageQuery>;
interface PagePath {
  workspace: string;
  ref: string;
}

/** Pipe for the names in the path; what can be none is not found. */
const place = { transform: ({ workspace, ref }: PagePath) => ({ workspace: name.transform(workspace, { type: 'param' }), ref: name.transform(ref, { type: 'param' }) }) };
const name = nameOf('page');

/** The hosted checkout: where buyers pay, and to which they come back from the provider (§3, §4.2, D-82). */
@Controller(':workspace/c/:ref')
@UseFilters(PageErrorFilter)
export class HostedCheckoutController {
  constructor(
    @Inject(CheckoutVisits) private readonly visits: CheckoutVisits,
    @Inject(CheckoutDesk) private readonly desk: CheckoutDesk,
    @Inject(ServiceConfig) private readonly config: ServiceConfig,
  ) {}

  @Get()
  async show(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const visit = await this.visit(path, query, request);
    const view = await this.desk.view(visit, new FormValues(new URLSearchParams()), { wantsOtherWay: query.way === 'other' });
    // A form may not be redirected to the shop's own host (form-action), so who has just ordered is sent on by the page.
    if (view.returnUrl && query.done) response.setHeader('Refresh', `0;url=${view.returnUrl}`);
    sendPage(response, checkoutPage(view));
  }

  @Post('pay')
  async pay(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    refuseCrossSite(request, this.config.http.publicUrl);
    const values = new FormValues(await readForm(request, response));
    const visit = await this.visit(path, query, request);
    const outcome = await this.desk.pay(visit, values);
    if (outcome === 'ended') {
      await this.showEnd(await this.visit(path, query, request), values, response);
    } else if (typeof outcome === 'string') {
      response.redirect(HttpStatus.SEE_OTHER, addressOf(visit, '', outcome === 'done' ? { done: '1' } : {}));
    } else if ('goTo' in outcome) {
      response.redirect(HttpStatus.SEE_OTHER, outcome.goTo);
    } else {
      sendPage(response, checkoutPage(await this.desk.view(visit, outcome.values, outcome)), outcome.status);
    }
  }

  /** Who opens the address of the form, or a page of it once more, finds the page. */
  @Get('pay')
  async backToPage(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    response.redirect(HttpStatus.SEE_OTHER, addressOf(await this.visit(path, query, request)));
  }

  /** For a page that is open: how the checkout stands, and where a buyer who has paid goes on. */
  @Get('status')
  async status(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const { found, now } = await this.visit(path, query, request);
    response.setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    response.json(standingOf(found, now));
  }

  /** Where the provider sends buyers, and where they ask whether their money has come. Only who has paid goes on to the shop (§3), unless the shop has the step of paying itself (§4.5 r4). */
  @Get('return')
  async comeBack(@Param(place) path: PagePath, @Query(read(pageQuery)) query: PageQuery, @Req() request: Request, @Res() response: Response): Promise<void> {
    const visit = await this.visit(path, query, request, { fresh: true });
    const { checkout } = visit.found;
    const goesOn = checkout.status === 'paid' || checkout.channel === 'headless';
    response.redirect(HttpStatus.SEE_OTHER, goesOn ? returnUrlWith(checkout.returnUrl, path.ref) : addressOf(visit));
  }

  /** A form that came too late: what was filled in is shown once more, except to who has paid. */
  private async showEnd(visit: Visit, values: FormValues, response: Response): Promise<void> {
    const view = await this.desk.view(visit, values);
    if (view.state === 'paid') response.redirect(HttpStatus.SEE_OTHER, addressOf(visit));
    else sendPage(response, checkoutPage(view), HttpStatus.CONFLICT);
  }

  private visit(path: PagePath, { t }: PageQuery, request: Request, how: { fresh?: boolean } = {}): Promise<Visit> {
    return this.visits.visit({ ...path, token: t, clientIp: contextOf(request).clientIp, acceptLanguage: request.headers['accept-language'] }, how);
  }
}
